import { expect, test } from 'vitest';
import type { Database } from './database/index.ts';
import { answering } from './testing/answering.ts';
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

const rules = testContent.document('mentors/sessions');
const expire = (server: { database: Database }, count: number) =>
  server.database.query(`insert into rate_limits (key, used, resets_at) select decode(lpad(to_hex(n), 64, '0'), 'hex'), 1, now() - interval '1 second' from generate_series(1, $1::integer) as n`, [count]);
const left = async (server: { database: Database }) => (await server.database.query<{ count: number }>('select count(*) from rate_limits'))[0]?.count;

test('more than fits into one batch is cleared away, too', async () => {
  await using server = await startTestServer();
  await expire(server, 2100);
  await sweep(sweptBy(server), rules);
  expect(await left(server)).toBe(0);
});

test('a sweep that fails is reported, and the others do their work', async () => {
  await using server = await startTestServer();
  await expire(server, 1);
  const { database } = server;
  const failing = answering(database, (text, values) => (text.includes('session_packs') || text.includes('sign_in_sessions') ? Promise.reject(new Error('no')) : database.query(text, values)));
  const reported: unknown[] = [];
  await sweep(sweptBy({ database: { ...failing, transaction: () => Promise.reject(new Error('no')) } }), rules, (error) => reported.push(error));
  expect([...new Set(reported.map(String))]).toEqual(['Error: no']);
  expect(reported.length).toBeGreaterThan(1);
  expect(await left(server)).toBe(0);
});

test('of several processes one does what is due, and nobody does it again before it is due again', async () => {
  await using server = await startTestServer();
  const look = () => Promise.all([1, 2, 3].map(() => sweep(sweptBy(server), rules, undefined, { onlyDue: true })));
  await expire(server, 1);
  await look();
  expect(await left(server)).toBe(0);
  await expire(server, 1);
  await look();
  expect(await left(server)).toBe(1);
  await server.database.query(`update housekeeping set due_at = now() where name = 'limits'`);
  await look();
  expect(await left(server)).toBe(0);
});
