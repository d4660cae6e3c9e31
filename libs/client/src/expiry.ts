import { contract } from '@bridge/model';
import { call } from './call.ts';
import { knowsServerClock, serverNow } from './clock.ts';

const day = 86_400_000;

/**
 * Calls `end` when the server's clock passes `expiresAt`; the answer takes it back. One timer never runs for more than a
 * day: browsers overflow at 24.8 days and would fire at once.
 */
export function armExpiry(expiresAt: number, end: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over = false;
  const arm = () => {
    const left = expiresAt - serverNow();
    if (left > 0) timer = setTimeout(arm, Math.min(left, day));
    else if (knowsServerClock()) end();
    else void trustOwnClockIfAlone();
  };
  // Only this device's clock says it is over, and that one may be wrong: any answer brings the server's.
  const trustOwnClockIfAlone = async () => {
    await call(contract.health).catch(() => {});
    if (over) return;
    if (knowsServerClock() && expiresAt > serverNow()) arm();
    else end();
  };
  timer = setTimeout(arm); // never inside the caller: it is still taking the session up
  return () => {
    over = true;
    clearTimeout(timer);
  };
}
