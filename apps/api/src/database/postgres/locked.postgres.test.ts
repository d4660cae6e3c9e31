import process from 'node:process';
import pg from 'pg';
import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/server.ts';

test('while a table is locked, calls that do not need it are answered, and those that do are asked to come back', async () => {
  await using server = await startTestServer();
  const { id, token } = await server.person();
  const [{ name } = { name: '' }] = await server.database.query<{ name: string }>('select current_database() as name');
  const url = new URL(process.env['TEST_POSTGRES_URL'] ?? '');
  url.pathname = `/${name}`;
  const other = new pg.Client({ connectionString: url.href });
  await other.connect();
  await other.query('begin; lock table survey_drafts in access exclusive mode');

  const params = { userId: id };
  const flood = Promise.all(Array.from({ length: 8 }, (_, n) => (n % 2 ? server.call('readDraft', { params, token }) : server.call('saveDraft', { params, token, body: { envision: 'x' } }))));
  let isFree = false;
  void flood.then(() => (isFree = true));
  for (let n = 0; n < 20; n += 1) {
    expect((await server.call('ownProfile', { token })).status).toBe(200);
    expect((await server.call('ready')).status).toBe(200);
  }
  expect(isFree).toBe(false); // the others were answered beside it, not after it
  for (const { status, body, headers } of await flood) expect([status, body.code, Number(headers['retry-after']) > 0]).toEqual([503, 'unavailable', true]);

  await other.query('rollback');
  await other.end();
  expect((await server.call('saveDraft', { params, token, body: { envision: 'free again' } })).status).toBe(200);
});
