import { useSyncExternalStore } from 'react';
import { session, type Session } from './session.ts';

/** Who is signed in, or null; follows every change, whichever tab made it. */
export function useSession(): Session | null {
  return useSyncExternalStore(session.subscribe, session.current, () => null);
}
