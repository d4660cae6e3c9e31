import { Refusal } from '../core/refusal.ts';

export type Queue = {
  enter<T>(work: () => Promise<T>): Promise<T>;
  /** Lets what has begun come to its end, and refuses whatever waits or comes later. */
  close(): void;
};

/** Runs at most `atOnce` pieces of work; the others wait, and beyond `waiting` of them a newcomer is refused. */
export function createQueue(atOnce: number, waiting: number): Queue {
  const line: PromiseWithResolvers<void>[] = [];
  const full = () => new Refusal('unavailable', { retryAfter: 10 });
  let running = 0;
  let isOpen = true;

  async function enter<T>(work: () => Promise<T>): Promise<T> {
    if (!isOpen) throw full();
    if (running < atOnce) running += 1;
    else {
      if (line.length >= waiting) throw full();
      const place = Promise.withResolvers<void>();
      line.push(place);
      await place.promise; // whoever leaves hands its place over
    }
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next.resolve();
      else running -= 1;
    }
  }

  function close(): void {
    isOpen = false;
    for (const place of line.splice(0)) place.reject(full());
  }
  return { enter, close };
}
