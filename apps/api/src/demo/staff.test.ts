import { expect, test } from 'vitest';
import { createPasswords } from '../accounts/passwords.ts';
import { testSecret } from '../testing/content.ts';
import { cheapHash, startTestServer } from '../testing/server.ts';
import { shutOutDemo } from './shut-out.ts';
import { addDemoStaff, demoCode, demoStaff } from './staff.ts';

test('the demo staff signs in with the code that is shown, is there once, and opens nothing in production', async () => {
  await using server = await startTestServer({ production: false, demoCode });
  const passwords = await createPasswords(cheapHash);
  await addDemoStaff(server.database, testSecret, passwords);
  await addDemoStaff(server.database, testSecret, passwords);
  const { email, password } = demoStaff;
  expect((await server.call('login', { body: { email, password } })).body.code).toBe('second-factor-needed');
  const outbox = await server.app.inject({ url: '/dev/outbox', headers: { host: 'localhost:4200' } });
  const code = /\b\d{6}\b/.exec(outbox.body)?.[0];
  const { token } = (await server.call('login', { body: { email, password, code: code ?? '' } })).body.data;
  expect((await server.call('staffToday', { token })).status).toBe(200);
  expect(await server.database.query(`select 1 from audit where actor = 'demo' and action = 'staff'`)).toHaveLength(1);

  await shutOutDemo(server.database);
  await shutOutDemo(server.database);
  expect((await server.call('staffToday', { token })).body.code).toBe('not-signed-in');
  expect(await server.database.query(`select 1 from audit where actor = 'the server' and action = 'staff'`)).toHaveLength(1);
});
