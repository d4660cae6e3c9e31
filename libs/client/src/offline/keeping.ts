import * as v from 'valibot';
import { credentials } from '../credentials.ts';
import { userDataPlace } from '../session-record.ts';
import { storage, stored } from '../storage.ts';

const place = stored('local', 'keepsAnswers', v.boolean());
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
  await load().then(({ wipeAnswers }) => wipeAnswers(userId), () => {});
}

function whenQuiet(work: () => Promise<void>): void {
  const run = () => void work().catch(() => {}); // its file did not come: the next answer is kept instead
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 3000 });
  else setTimeout(run, 500);
}
