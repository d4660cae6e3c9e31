import { expect, test, vi } from 'vitest';
import { handlers } from '../handlers.ts';
import { testContent } from '../testing/content.ts';
import type { Handlers } from './call-handler.ts';
import { DatabaseUnavailableError } from '../database/index.ts';
import { execute } from './execute.ts';
import type { Services } from './services.ts';
import { openWords } from './words.ts';

const raw = { params: {}, query: {}, body: undefined, headers: {}, address: '127.0.0.1' };
const report = vi.fn();
const services = { words: openWords(testContent), report } as unknown as Services; // a public call with a handler of its own needs no more

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
])('%s is answered with 503 and when to try again', async (_, error) => {
  const failing = withHealth(() => Promise.reject(error));
  expect(await execute('health', raw, failing, services)).toMatchObject({ status: 503, retryAfter: 5, body: { code: 'unavailable' } });
});
