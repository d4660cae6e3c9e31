import { headersFor } from './headers.ts';
import { readCookie, tokenCookie, userDataKey } from './places.ts';

type FirstCall = { address: string; startedAt: number; answer: Promise<Response> };
declare global {
  interface Window {
    bridgeFirstCall?: FirstCall | undefined;
  }
}

const freshFor = 10_000;

/**
 * Makes the call that fills a screen before the program is there to make it. `template` is its address, with `{userId}`
 * for one's own. Does nothing where nobody is signed in. It is small on purpose: a page runs it ahead of everything else.
 */
export function makeFirstCall(template: string): FirstCall | undefined {
  const token = readCookie(tokenCookie);
  const userId = template.includes('{userId}') ? keptUserId() : ''; // storage takes its time: only what is needed is read
  if (!token || userId === undefined) return undefined;
  const address = template.replace('{userId}', encodeURIComponent(userId));
  const answer = fetch(address, { headers: headersFor(token), credentials: 'same-origin' });
  answer.catch(() => {}); // whoever takes it hears of it
  return (window.bridgeFirstCall = { address, startedAt: Date.now(), answer });
}

/** The answer to the first call, for whoever asks for the same first; undefined where there is none, or it is no longer new. */
export function takeFirstCall(address: string, signal: AbortSignal): Pick<FirstCall, 'answer' | 'startedAt'> | undefined {
  const made = window.bridgeFirstCall;
  if (made?.address !== address) return undefined;
  window.bridgeFirstCall = undefined;
  if (Date.now() - made.startedAt > freshFor) return undefined;
  const given = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })); // as fetch rejects
  return { startedAt: made.startedAt, answer: Promise.race([made.answer, given]) };
}

function keptUserId(): string | undefined {
  try {
    return (JSON.parse(localStorage.getItem(userDataKey) ?? '') as { userId?: string }).userId; // ours
  } catch {
    return undefined; // blocked or damaged: the program makes the call itself
  }
}
