import { createStore, get, promisifyRequest, set, type UseStore } from 'idb-keyval';

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
export function wipeAnswers(userId?: string): Promise<void> {
  return wipe((place) => userId === undefined || place.startsWith(placeOf(userId, '')));
}

/** Wipes what was kept of everybody else. */
export function wipeAllBut(userId: string | undefined): Promise<void> {
  return wipe((place) => userId === undefined || !place.startsWith(placeOf(userId, '')));
}

/** In one transaction: what is being written when it begins is written before, and found. */
async function wipe(isMeant: (place: string) => boolean): Promise<void> {
  const work = store()('readwrite', async (answers) => {
    for (const place of await promisifyRequest(answers.getAllKeys())) if (isMeant(String(place))) answers.delete(place);
    await promisifyRequest(answers.transaction);
  });
  await work.catch(() => {});
}
