import { Refusal } from '../core/refusal.ts';

/** Runs at most `atOnce` pieces of work; the others wait, and beyond `waiting` of them a newcomer is refused. */
export function createQueue(atOnce: number, waiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  const line: (() => void)[] = [];
  let running = 0;

  return async function enter(work) {
    if (running < atOnce) running += 1;
    else {
      if (line.length >= waiting) throw new Refusal('unavailable', { retryAfter: 10 });
      await new Promise<void>((resolve) => line.push(resolve)); // whoever leaves hands its place over
    }
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
