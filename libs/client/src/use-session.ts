import { useSyncExternalStore } from 'react';
import { session, type Session } from './session.ts';

let withoutBrowser: Session | null = null;

/** Who is signed in, or null; follows every change, whichever tab made it. */
export function useSession(): Session | null {
  return useSyncExternalStore(session.subscribe, session.current, () => withoutBrowser);
}

/** Says who is signed in, if anybody, where there is no browser: a build that draws what signed-in people see. */
export function drawFor(someone: Session | null): void {
  withoutBrowser = someone;
}
