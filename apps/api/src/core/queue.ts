import { Refusal } from './refusal.ts';

export type Turn = {
  /** Who asks, such as a network. Each has the same share of the turns, however many it waits for. */
  by?: string;
  /** Aborted where nobody waits for the work any more: what has not begun is left out. */
  signal?: AbortSignal | undefined;
};
export type Queue = {
  enter<T>(work: () => Promise<T>, turn?: Turn): Promise<T>;
  /** Lets what has begun come to its end, and refuses whatever waits or comes later. */
  close(): void;
};
type Place = PromiseWithResolvers<void>;

/** How long (ms) somebody waits who is no longer there by then: callers give a call up after fifteen seconds. */
const longestWait = 10_000;

/**
 * Runs at most `atOnce` pieces of work; the others wait in a line for each who asks, and the lines take turns. Beyond
 * `waiting` of them in all, the longest line loses its last, or the newcomer is refused where no line is longer than its own. Whoever has waited for
 * ten seconds is refused: on a machine that has no time, what would be done for them would be done for nobody.
 */
export function createQueue(atOnce: number, waiting: number): Queue {
  const lines = new Map<string, Place[]>();
  const full = () => new Refusal('unavailable', { retryAfter: 10 });
  let running = 0;
  let isOpen = true;

  async function enter<T>(work: () => Promise<T>, { by = '', signal }: Turn = {}): Promise<T> {
    if (!isOpen || signal?.aborted) throw full();
    if (running < atOnce) running += 1;
    else await wait(by, signal); // whoever leaves hands its place over
    try {
      return await work();
    } finally {
      const next = takeNext();
      if (next) next.resolve();
      else running -= 1;
    }
  }

  async function wait(by: string, signal: AbortSignal | undefined): Promise<void> {
    makeRoom(by);
    const place: Place = Promise.withResolvers();
    lines.set(by, [...(lines.get(by) ?? []), place]);
    const leave = () => {
      remove(by, place);
      place.reject(full());
    };
    const late = setTimeout(leave, longestWait);
    signal?.addEventListener('abort', leave, { once: true });
    try {
      await place.promise;
    } finally {
      clearTimeout(late);
      signal?.removeEventListener('abort', leave);
    }
  }

  function makeRoom(by: string): void {
    const all = [...lines.values()];
    if (all.reduce((sum, line) => sum + line.length, 0) < waiting) return;
    const longest = all.reduce((most, line) => (line.length > most.length ? line : most), []);
    const last = longest.length > (lines.get(by)?.length ?? 0) + 1 ? longest.pop() : undefined;
    if (!last) throw full();
    last.reject(full());
  }

  /** The first of the line whose turn it is; that line then comes last. */
  function takeNext(): Place | undefined {
    for (const [by, line] of lines) {
      const next = line.shift();
      lines.delete(by);
      if (line.length > 0) lines.set(by, line);
      if (next) return next;
    }
    return undefined;
  }

  function remove(by: string, place: Place): void {
    const line = lines.get(by)?.filter((one) => one !== place) ?? [];
    if (line.length > 0) lines.set(by, line);
    else lines.delete(by);
  }

  function close(): void {
    isOpen = false;
    for (const place of [...lines.values()].flat()) place.reject(full());
    lines.clear();
  }
  return { enter, close };
}
