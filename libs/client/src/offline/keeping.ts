import * as v from 'valibot';
import { credentials } from '../credentials.ts';
import { userDataPlace } from '../session-record.ts';
import { storage, stored } from '../storage.ts';

const place = stored('local', 'keepsAnswers', v.boolean());
const patience = 2_000;
let underWay: Promise<unknown> = Promise.resolve();
const load = () => import('./kept-answers.ts');

/** Whether this browser keeps what the server says of its user, for when there is no network. Goes with the session. */
export const keeping = {
  isOn: () => storage.read(place) === true,
  turn: (isOn: boolean) => storage.write(place, isOn),
  /** Whose it is: known also when the session has ended while no page was open. */
  ownerKept: () => storage.read(userDataPlace)?.userId,
};

/** Keeps an answer, once the page has nothing better to do. */
export function remember(address: string, text: string): void {
  const userId = credentials.userId();
  if (userId === undefined || !keeping.isOn()) return;
  const at = Date.now();
  whenQuiet(async () => {
    const { keepAnswer } = await load();
    if (credentials.userId() === userId) await keepAnswer(userId, address, { text, at }); // nobody keeps what is another's by now
  });
}

/** What was kept of an answer; nothing where this browser keeps none. */
export async function recall(address: string): Promise<{ text: string; at: number } | undefined> {
  const userId = credentials.userId();
  if (userId === undefined || !keeping.isOn()) return undefined;
  return load().then(({ keptAnswer }) => keptAnswer(userId, address), () => undefined);
}

/** Wipes the answers that were kept of somebody, or of everybody. */
export async function forgetAnswers(userId?: string): Promise<void> {
  const work = load().then(({ wipeAnswers }) => wipeAnswers(userId), () => {});
  underWay = Promise.all([underWay, work]);
  await work;
}

/** Wipes what is there of anybody but whoever is signed in: a page that was closed may have broken a wipe off. */
export async function forgetOthers(): Promise<void> {
  try {
    const databases = await (indexedDB as Partial<IDBFactory>).databases?.(); // younger than the oldest browsers
    if (databases && databases.length === 0) return; // nobody's answers were ever kept here
    const { wipeAllBut } = await load();
    await wipeAllBut(credentials.userId());
  } catch {
    // storage is blocked, or the file did not come: the next start wipes
  }
}

/** Once nothing is being wiped any more: leaving the page before would break it off. A browser that takes its time is not waited for. */
export async function forgotten(): Promise<void> {
  await Promise.race([underWay, new Promise((late) => setTimeout(late, patience))]);
}

function whenQuiet(work: () => Promise<void>): void {
  const run = () => void work().catch(() => {}); // its file did not come: the next answer is kept instead
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 3000 });
  else setTimeout(run, 500);
}
