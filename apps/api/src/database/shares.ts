import { DatabaseBusyError, DatabaseUnavailableError } from './failures.ts';

const longestLine = 2000;

/** Lets work to the connections and answers what gives its connection back. */
export type Shares = { enter(name: string, longest?: number): Promise<() => void>; /** Connections by what they do, and work that waits for one. */ figures(): { busy: number; free: number; waiting: number } };

type Place = { take: (leave: () => void) => void };
type Share = {
  held: number;
  line: Set<Place>;
  /** Milliseconds between two of its turns, while it has a line; and when the last one was. */
  spacing: number;
  lastTurn: number;
};

/**
 * Divides a few connections among kinds of work. A kind may hold no more of them than stay free besides, so that one that
 * hangs or is flooded leaves room for the others, and that room shrinks only with the number of kinds that hang. Who
 * waits is served kind by kind. A line whose last would wait too long (ms) takes nobody in: what is quick is turned away
 * last. A line in which nothing moves is no sign of much work: those who hold the connections get no answer.
 */
export function createShares(connections: number, longestWait: number, now = () => performance.now()): Shares {
  const shares = new Map<string, Share>(); // in the order in which it is their turn
  let free = connections;
  let waiting = 0;

  async function enter(name: string, longest = longestWait): Promise<() => void> {
    const share = shares.get(name) ?? { held: 0, line: new Set(), spacing: 0, lastTurn: now() };
    shares.set(name, share);
    if (share.line.size === 0 && hasRoom(share)) return begin(share);
    if (share.line.size === 0) share.lastTurn = now();
    const expected = Math.max(share.spacing * (share.line.size + 1), now() - share.lastTurn);
    if (expected > longestWait || share.line.size >= longestLine) throw refusal(share, expected);
    return turn(share, Math.min(longest, longestWait));
  }

  function refusal(share: Share, wait: number): DatabaseUnavailableError {
    return now() - share.lastTurn > longestWait ? new DatabaseUnavailableError('Whoever asks the database has not been answered for a while.') : new DatabaseBusyError(wait);
  }

  function turn(share: Share, longest: number): Promise<() => void> {
    const { promise, resolve, reject } = Promise.withResolvers<() => void>();
    const late = Number.isFinite(longest) ? setTimeout(() => leaveLine() && reject(refusal(share, longest)), longest) : undefined;
    const place: Place = {
      take: (leave) => {
        clearTimeout(late);
        resolve(leave);
      },
    };
    const leaveLine = () => share.line.delete(place) && (waiting -= 1) >= 0;
    share.line.add(place);
    waiting += 1;
    return promise;
  }

  function begin(share: Share): () => void {
    share.held += 1;
    free -= 1;
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      share.held -= 1;
      free += 1;
      while (waiting > 0 && serveNext());
    };
  }

  function serveNext(): boolean {
    for (const [name, share] of shares) {
      const [place] = share.line;
      if (!place || !hasRoom(share)) continue;
      share.line.delete(place);
      waiting -= 1;
      share.spacing += (now() - share.lastTurn - share.spacing) / 8;
      share.lastTurn = now();
      shares.delete(name);
      shares.set(name, share); // it is everybody else's turn first
      place.take(begin(share));
      return true;
    }
    return false;
  }

  function hasRoom({ held }: Share): boolean {
    return held < free;
  }
  return { enter, figures: () => ({ busy: connections - free, free, waiting }) };
}
