import type { Passwords } from '../core/ports.ts';
import { hash, verify } from '@node-rs/argon2';
import { createQueue } from '../core/queue.ts';

export type HashCost = { memoryCost: number; timeCost: number; parallelism: number };

/** argon2id with 64 MiB and three passes: about 50 ms of one core. */
export const productionCost: HashCost = { memoryCost: 64 * 1024, timeCost: 3, parallelism: 1 };

/** So many are hashed at once, and so many wait for their turn. */
export type HashQueue = { atOnce: number; waiting: number };
const productionQueue: HashQueue = { atOnce: 2, waiting: 200 };

export async function createPasswords(cost: HashCost, { atOnce, waiting } = productionQueue): Promise<Passwords> {
  const queue = createQueue(atOnce, waiting);
  const nobody = await hash('nobody has this password', cost);
  return {
    hash: (password, turn) => queue.enter(() => hash(password, cost), turn),
    matches: async (password, stored, turn) => (await queue.enter(() => verify(stored ?? nobody, password), turn)) && stored !== undefined,
    close: queue.close,
  };
}
