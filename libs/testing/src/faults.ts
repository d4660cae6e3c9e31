import { onTestFinished, vi } from 'vitest';
import { session } from '@bridge/client';
import { dropMemory, offline, refuse } from '@bridge/client/testing';

/** What may come instead of the answer to a call: `status` is 0 where there was none, `words` are the server's for people. */
export type Fault = { name: string; status: number; words?: string; answer: () => Response | Promise<Response> };

const refused = (name: string, code: Parameters<typeof refuse>[0], status: number, words: string): Fault => ({ name, status, words, answer: () => refuse(code, words) });

/** Every way in which a call fails that has nothing to do with what was sent. */
export const faults: readonly Fault[] = [
  { name: 'offline', status: 0, answer: () => Promise.reject(offline) },
  { name: 'no answer in time', status: 0, answer: () => new Promise<Response>(() => {}) },
  refused('500', 'unexpected', 500, 'Try again; if it happens again, contact us.'),
  { name: '500 in HTML', status: 500, answer: () => new Response('<html>', { status: 500 }) },
  refused('401, the sign-in has ended', 'not-signed-in', 401, 'Please sign in to do this.'),
  refused('429', 'too-many-requests', 429, 'You can try again in 12 minutes.'),
  { name: 'HTML for JSON', status: 200, answer: () => new Response('<!doctype html><title>Wi-Fi login</title>') },
  { name: 'half an answer', status: 200, answer: () => new Response('{"success":true,"mess') },
  { name: 'an empty answer', status: 200, answer: () => new Response('') },
  { name: 'an answer of another shape', status: 200, answer: () => Response.json({ ok: 1 }) },
];

/** Each of the steps with each fault where LONG is given; else every fault with one of the steps, in turn. */
export function withFaults<Step extends { name: string }>(steps: readonly Step[]): { title: string; step: Step; fault: Fault }[] {
  const isLong = Boolean(import.meta.env['LONG']);
  return steps.flatMap((step, row) =>
    faults.filter((_, column) => isLong || column % steps.length === row).map((fault) => ({ title: `${step.name}, ${fault.name}`, step, fault })),
  );
}

/** Calls give up soon, until the answer is called: nobody waits 15 seconds in a test. */
export function impatience(): () => void {
  const limit = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const late = new AbortController();
    setTimeout(() => late.abort(new DOMException('', 'TimeoutError')), 400);
    return late.signal;
  });
  onTestFinished(() => limit.mockRestore());
  return () => limit.mockRestore();
}

const blocked = () => {
  throw new DOMException('blocked', 'SecurityError');
};
const storages = {
  blocked: () => {
    for (const area of ['localStorage', 'sessionStorage'] as const) vi.spyOn(window, area, 'get').mockImplementation(blocked);
    Object.defineProperty(document, 'cookie', { configurable: true, get: blocked, set: blocked }); // two spies on one property would not both be taken away
    onTestFinished(() => void Reflect.deleteProperty(document, 'cookie'));
  },
  full: () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
  },
  corrupt: (keys: readonly string[]) => {
    for (const key of keys) for (const area of [localStorage, sessionStorage]) area.setItem(key, '{"half');
  },
};

export const brokenStorages = ['blocked', 'full', 'corrupt'] as const;

/** Breaks the browser's storage until the test is over; corrupt, it holds rubbish under these keys. */
export function breakStorage(how: (typeof brokenStorages)[number], keys: readonly string[]): void {
  onTestFinished(() => {
    vi.restoreAllMocks();
    session.signOut();
    dropMemory();
    for (const key of keys) for (const area of [localStorage, sessionStorage]) area.removeItem(key);
  });
  storages[how](keys);
}
