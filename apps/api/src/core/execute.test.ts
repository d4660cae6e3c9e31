import { expect, test, vi } from 'vitest';
import { handlers } from '../handlers.ts';
import { testContent } from '../testing/content.ts';
import type { Handlers } from './call-handler.ts';
import { DatabaseBusyError, DatabaseUnavailableError } from '../database/index.ts';
import { execute } from './execute.ts';
import type { Services } from './services.ts';
import { Refusal } from './refusal.ts';
import { openWords } from '../content/words.ts';

const raw = { params: {}, query: {}, body: undefined, headers: {}, address: '127.0.0.1' };
const report = vi.fn();
const services = { words: openWords(testContent), report, database: { as: () => undefined } } as unknown as Services; // a public call with a handler of its own needs no more

function withHealth(health: () => Promise<unknown>): Handlers {
  return { ...handlers, health: health as Handlers['health'] }; // what it gives is what is under test
}

test('an answer carries the fields of the contract and no others', async () => {
  const leaking = withHealth(async () => ({ status: 'ok', database: 'ok', password_hash: 'secret' }));
  expect(await execute('health', raw, leaking, services)).toEqual({ status: 200, body: { status: 'ok', database: 'ok' } });
});

test('an answer that breaks the contract never leaves the server', async () => {
  const broken = withHealth(async () => ({ status: 'splendid' }));
  expect(await execute('health', raw, broken, services)).toMatchObject({ status: 500, body: { code: 'unexpected' } });
  expect(report).toHaveBeenCalledOnce();
});

test.each([
  ['a database that was never reached', new DatabaseUnavailableError('not yet')],
  ['a connection that is refused', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
  ['a server that shuts down', Object.assign(new Error('terminating'), { code: '57P01' })],
  ['a node that only reads', Object.assign(new Error('cannot execute INSERT in a read-only transaction'), { code: '25006' })],
  ['a statement that took too long', Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' })],
  ['a lock that is not to be had', Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' })],
])('%s is answered with 503 and when to try again', async (_, error) => {
  const failing = withHealth(() => Promise.reject(error));
  expect(await execute('health', raw, failing, services)).toMatchObject({ status: 503, retryAfter: error instanceof DatabaseUnavailableError ? 5 : 1, body: { code: 'unavailable' } });
});

test.each([[1, 'in 1 minute.'], [601, 'in 11 minutes.'], [7300, 'in 3 hours.']])('who tried too often reads when it goes on: after %i s', async (retryAfter, said) => {
  const spent = withHealth(() => Promise.reject(new Refusal('too-many-requests', { retryAfter })));
  expect(await execute('health', raw, spent, services)).toMatchObject({ status: 429, body: { message: expect.stringContaining(said) } });
});

test('a full disk is answered by its name, with the time that somebody needs to make room', async () => {
  const failing = withHealth(() => Promise.reject(Object.assign(new Error('could not extend file'), { code: '53100' })));
  expect(await execute('health', raw, failing, services)).toMatchObject({ status: 503, retryAfter: 60, body: { code: 'disk-full' } });
});

test.each([
  ['NUL in a text', '22021', 400, 'invalid-input'],
  ['the year 0', '22008', 400, 'invalid-input'],
  ['a row whose owner has gone', '23503', 404, 'not-found'],
])('%s that only the database notices is answered by its kind', async (_, code, status, said) => {
  const failing = withHealth(() => Promise.reject(Object.assign(new Error('no'), { code })));
  expect(await execute('health', raw, failing, services)).toMatchObject({ status, body: { code: said } });
});

test('a database that has too much to do is answered with the time to wait, and is no fault to report', async () => {
  report.mockClear();
  const busy = withHealth(() => Promise.reject(new DatabaseBusyError(7200)));
  expect(await execute('health', raw, busy, services)).toMatchObject({ status: 503, retryAfter: 8, body: { code: 'unavailable' } });
  expect(report).not.toHaveBeenCalled();
});
