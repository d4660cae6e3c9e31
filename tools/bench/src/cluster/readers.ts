import { randomUUID } from 'node:crypto';
import type { Caller, Calls } from './calls.ts';
import type { Cluster } from './nodes.ts';

const lanes = 16;

/** People who read and write through the product's front, one call after the other. */
export async function createReaders(calls: Calls, cluster: Cluster) {
  const { front } = cluster.ports;
  const { status, body } = await calls.untilAnswered(() => front, 'signUp', { body: { firstName: 'Ada', lastName: 'Example', email: `reader-${randomUUID()}@example.com`, password: 'a bench of twelve stones', role: 'TALENT', birthMonth: '1990-01' } }, () => false);
  if (status !== 200) throw new Error(`Nobody could sign up: ${status} ${JSON.stringify(body)}`);
  const { data } = body as { data: { token: string; user: { _id: string } } }; // by the contract
  const caller: Caller = { id: data.user._id, token: data.token, email: '' };
  const params = { userId: caller.id };
  calls.made.splice(0, calls.made.length);
  let isOver = false;
  const all = Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      for (let n = 0; !isOver; n += 1) {
        if (n % 4 === 0) await calls.once(front, 'saveDraft', { caller, params, body: { answers: { [`lane${lane}`]: { text: String(n) } } } });
        else await calls.once(front, n % 4 === 1 ? 'readDraft' : 'ownProfile', { caller, params });
      }
    }),
  );
  return {
    end: async () => {
      isOver = true;
      await all;
    },
  };
}
