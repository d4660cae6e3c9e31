import { statfs } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import type { Database } from './database/index.ts';
import { openTestDatabase } from './database/testing.ts';
import { answering } from './testing/answering.ts';
import { startTestServer } from './testing/server.ts';

vi.mock('node:fs/promises', async (original) => ({ ...(await original<object>()), statfs: vi.fn() }));

/** The database with one thing about it that fails. */
function failing(database: Database, matches: RegExp, code: string): Database {
  const query: Database['query'] = (text, values) => (matches.test(text) ? Promise.reject(Object.assign(new Error('no'), { code })) : database.query(text, values));
  return answering(database, query);
}

const writes = /^\s*(insert|update|delete|with \w+ as \(\s*insert)/;

/** A row still fits beside the others; what needs room does not. */
const withoutRoom = (database: Database): Database => {
  const one: Database = { ...database, as: () => one, transaction: (work) => database.transaction((inside) => work(failing(inside, /filler/, '53100'))) };
  return one;
};

test.each([
  ['only reads', (database: Database) => failing(database, writes, '25006'), 'unavailable', '5'],
  ['has gone', (database: Database) => failing(database, writes, '57P01'), 'unavailable', '5'],
  ['has a full disk', (database: Database) => failing(database, writes, '53100'), 'disk-full', '60'],
  ['has a disk with room for a row', withoutRoom, 'disk-full', '60'],
])('where the database %s the process lives, and is not ready', async (_, fault, code, wait) => {
  const database = await openTestDatabase();
  await using server = await startTestServer({ shared: { ...fault(database), drop: async () => {} } });
  expect((await server.call('live')).status).toBe(200);
  for (const name of ['ready', 'health'] as const) {
    const answer = await server.call(name);
    expect([name, answer.status, answer.body.code, answer.headers['retry-after']]).toEqual([name, 503, code, wait]);
  }
  await database.drop();
});

test('a server that is ready says so, and that mails are late where one should have gone out long ago', async () => {
  await using server = await startTestServer();
  expect((await server.call('ready')).body).toEqual({ status: 'ok', database: 'ok', disk: 'ok', mail: 'ok' });
  await server.person();
  await server.database.query(`update outbox set run_at = now() - interval '20 minutes', expires_at = null`);
  await expect.poll(async () => (await server.call('ready')).body.mail, { timeout: 60_000 }).toBe('late'); // it is looked at every two seconds
});

test('however many ask, the database is asked once in two seconds', async () => {
  const database = await openTestDatabase();
  const asked: string[] = [];
  const query: Database['query'] = (text, values) => (asked.push(text), database.query(text, values));
  await using server = await startTestServer({ shared: { ...answering(database, query), drop: async () => {} } });
  await Promise.all(Array.from({ length: 50 }, (_, n) => server.call(n % 2 ? 'ready' : 'health')));
  expect(asked).toEqual([expect.stringMatching(writes), expect.stringMatching(/outbox/)]);
  await database.drop();
});

test('a database that does not come to an answer is none', async () => {
  const database = await openTestDatabase();
  await using server = await startTestServer({ shared: { ...answering(database, (text, values) => (writes.test(text) ? new Promise(() => {}) : database.query(text, values))), drop: async () => {} } });
  const answer = await server.call('ready');
  expect([answer.status, answer.body.code]).toEqual([503, 'unavailable']);
  await database.drop();
});

test.each([['53100'], ['ENOSPC']])('a call that a full disk refuses (%s) says so, and when to come again', async (code) => {
  const database = await openTestDatabase();
  await using server = await startTestServer({ shared: { ...failing(database, writes, code), drop: async () => {} } });
  const answer = await server.call('login', { body: { email: 'ada@example.com', password: 'correct horse battery', rememberMe: false } });
  expect([answer.status, answer.body.code, answer.headers['retry-after']]).toEqual([503, 'disk-full', '60']);
  await database.drop();
});

test('a server that is about to end lives, and is not ready', async () => {
  const ending = new AbortController();
  await using server = await startTestServer({ ending: ending.signal });
  expect((await server.call('ready')).status).toBe(200);
  ending.abort();
  expect((await server.call('live')).status).toBe(200);
  const answer = await server.call('ready');
  expect([answer.status, answer.body.code, answer.headers['retry-after']]).toEqual([503, 'unavailable', '5']);
});

const gigabyte = 2 ** 30;
test.each([
  ['a part of a large disk', { size: 1000 * gigabyte, free: gigabyte }, 'ok'],
  ['a large part of a small disk', { size: 0.5 * gigabyte, free: 0.1 * gigabyte }, 'ok'],
  ['hardly anything', { size: 10 * gigabyte, free: 0.1 * gigabyte }, 'low'],
  ['nothing', { size: 10 * gigabyte, free: 0 }, 'low'],
])('of the disk with %s free, a server that is ready says whether that is little', async (_, { size, free }, disk) => {
  vi.mocked(statfs).mockResolvedValue({ bsize: 4096, blocks: size / 4096, bavail: free / 4096 } as Awaited<ReturnType<typeof statfs>>); // the parts that are looked at
  await using server = await startTestServer({ dataFolder: '/data' });
  expect((await server.call('ready')).body).toMatchObject({ status: 'ok', disk });
});

test('a disk that cannot be asked is one to look at', async () => {
  vi.mocked(statfs).mockRejectedValue(Object.assign(new Error('no'), { code: 'EIO' }));
  await using server = await startTestServer({ dataFolder: '/data' });
  expect((await server.call('ready')).body).toMatchObject({ status: 'ok', disk: 'low' });
});
