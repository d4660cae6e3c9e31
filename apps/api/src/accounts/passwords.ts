import { hash, verify } from '@node-rs/argon2';
import { createQueue, type Turn } from './queue.ts';

/** Hashes and compares passwords, a few at a time: each takes memory and a core. */
export type Passwords = {
  hash(password: string, turn?: Turn): Promise<string>;
  /** False without a stored hash, after the same work as with one: how long it takes tells nothing. */
  matches(password: string, stored: string | undefined, turn?: Turn): Promise<boolean>;
  /** For a server that ends: what is being hashed is, what waits for its turn is refused as unavailable. */
  close(): void;
};
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
