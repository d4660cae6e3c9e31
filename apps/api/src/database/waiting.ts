import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseBusyError, isPassing } from './failures.ts';

const shortest = 50;
const longest = 1000;
const crowd = 15_000; // for so long after it was away there is more to do than usual, of those who waited

/** The moments (ms, of performance.now()) until which work is begun again, and after which nobody waits for it any more. */
export type Time = { until: number; ends: number };

/**
 * Waits out a database that is somewhere else for the moment: what failed for that reason is asked again, at growing
 * distances. One that has been away from one kind of work for long is waited for by nobody: they would only hang.
 */
export function createWaiting(longestAway = 60_000, now = () => performance.now()) {
  const away = new Map<string, number>();
  let lastAway = -Infinity;
  return async function waitOut<T>(share: string, { until }: Pick<Time, 'until'>, work: () => Promise<T>): Promise<T> {
    for (let distance = shortest; ; distance = Math.min(distance * 2, longest)) {
      try {
        const done = await work();
        away.delete(share);
        return done;
      } catch (error) {
        const isCrowded = error instanceof DatabaseBusyError && now() - lastAway < crowd;
        if (!isPassing(error) && !isCrowded) {
          away.delete(share); // it was there to say so
          throw error;
        }
        const since = away.get(share) ?? now();
        away.set(share, since);
        if (!isCrowded) lastAway = now();
        const wait = distance * (0.5 + Math.random());
        if (now() + wait > until || now() - since > longestAway) throw error;
        await pause(wait);
      }
    }
  };
}
