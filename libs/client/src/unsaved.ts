import { session } from './session.ts';
import { storage } from './storage.ts';
import { unsavedPlace } from './unsaved-places.ts';

/** What was typed, and whether its form was open and is to be open again. */
type Kept = { typed: unknown; isOpen: boolean };

/**
 * What somebody had typed when their sign-in ended or they left the form, by its name: kept in this tab alone, given back to nobody
 * else, and gone with a logout.
 */
export const unsaved = {
  read(name: string): Kept | undefined {
    const kept = storage.read(unsavedPlace(name));
    return kept && kept.userId === session.current()?.user.userId ? kept : undefined;
  },
  drop(name: string): void {
    storage.remove(unsavedPlace(name));
  },
  /** Keeps it while somebody is away from the form: another screen, or a reload. */
  keep(name: string, kept: Kept): void {
    const userId = session.current()?.user.userId;
    if (userId) storage.write(unsavedPlace(name), { userId, ...kept });
  },
  /** Calls back when the sign-in has ended without a logout here; `keep` is for what is typed then. */
  whenEnded(tell: (keep: (name: string, kept: Kept) => void) => void): () => void {
    const userId = session.current()?.user.userId;
    return session.subscribe((now, change) => {
      if (!userId || now || (change !== 'expired' && change !== 'elsewhere')) return;
      tell((name, kept) => storage.write(unsavedPlace(name), { userId, ...kept }));
    });
  },
};
