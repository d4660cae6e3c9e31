import { expect, test } from 'vitest';
import { sweep } from './housekeeping.ts';
import { sweptBy, testContent } from './testing/content.ts';
import { startTestServer } from './testing/server.ts';

test('what has expired is cleared away, and nothing else', async () => {
  await using server = await startTestServer();
  const gone = await server.person();
  const kept = await server.person();
  await server.database.query(`update sign_in_sessions set created_at = now() - interval '9 days', expires_at = now() - interval '1 day' where user_id = $1`, [gone.id]);
  await server.database.query(`update verification_codes set expires_at = now() - interval '1 second' where user_id = $1`, [gone.id]);
  await server.call('login', { body: { email: 'nobody@example.com', password: 'x' } });
  const limits = await server.database.query('select key from rate_limits');
  await server.database.query(`insert into rate_limits (key, used, resets_at) values ($1, 1, now() - interval '1 second')`, [Buffer.alloc(32)]);
  await server.database.query(`insert into provider_tokens_by_day (day, used) values (now()::date, 1), (now()::date - 60, 1)`);

  await sweep(sweptBy(server), testContent.document('mentors/sessions'));
  expect(await server.database.query('select used from provider_tokens_by_day')).toHaveLength(1);
  expect(await server.database.query('select user_id from sign_in_sessions')).toEqual([{ user_id: kept.id }]);
  expect(await server.database.query('select user_id from verification_codes')).toEqual([{ user_id: kept.id }]);
  expect(await server.database.query('select key from rate_limits')).toHaveLength(limits.length);
  expect(await server.database.query('select id from users')).toHaveLength(2);
});
