import { expect, test, vi } from 'vitest';
import { handlers } from '../handlers.ts';
import { testContent } from '../testing/content.ts';
import type { Handlers } from './call-handler.ts';
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
