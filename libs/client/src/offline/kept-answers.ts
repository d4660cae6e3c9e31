import { clear, createStore, delMany, get, keys, set, type UseStore } from 'idb-keyval';

/** An answer as the server gave it, and when. */
export type KeptAnswer = { text: string; at: number };

let opened: UseStore | undefined;
const store = () => (opened ??= createStore('bridge', 'answers'));
const placeOf = (userId: string, address: string) => `${userId} ${address}`;

/** Keeps the newest answer to a read of a user's; a browser that keeps nothing goes on without. */
export async function keepAnswer(userId: string, address: string, answer: KeptAnswer): Promise<void> {
  await set(placeOf(userId, address), answer, store()).catch(() => {});
}

/** The answer that was kept last. */
export async function keptAnswer(userId: string, address: string): Promise<KeptAnswer | undefined> {
  return get<KeptAnswer>(placeOf(userId, address), store()).catch(() => undefined);
}

/** Wipes what was kept of somebody, or of everybody. */
export async function wipeAnswers(userId?: string): Promise<void> {
  if (userId === undefined) return clear(store()).catch(() => {});
  const own = (await keys<string>(store()).catch(() => [])).filter((place) => place.startsWith(placeOf(userId, '')));
  await delMany(own, store()).catch(() => {});
}
