import { session } from './session.ts';
import { storage } from './storage.ts';
import { unsavedPlace } from './unsaved-places.ts';

/**
 * What somebody had typed when their sign-in ended or they left the form, by its name: kept in this tab alone, given back to nobody
 * else, and gone with a logout.
 */
export const unsaved = {
  read(name: string): unknown {
    const kept = storage.read(unsavedPlace(name));
    return kept && kept.userId === session.current()?.user.userId ? kept.typed : undefined;
  },
  drop(name: string): void {
    storage.remove(unsavedPlace(name));
  },
  /** Keeps it while somebody is away from the form: another screen, or a reload. */
  keep(name: string, typed: unknown): void {
    const userId = session.current()?.user.userId;
    if (userId) storage.write(unsavedPlace(name), { userId, typed });
  },
  /** Calls back when the sign-in has ended without a logout here; `keep` is for what is typed then. */
  whenEnded(tell: (keep: (name: string, typed: unknown) => void) => void): () => void {
    const userId = session.current()?.user.userId;
    return session.subscribe((now, change) => {
      if (!userId || now || (change !== 'expired' && change !== 'elsewhere')) return;
      tell((name, typed) => storage.write(unsavedPlace(name), { userId, typed }));
    });
  },
};
