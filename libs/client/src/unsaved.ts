import { session } from './session.ts';
import { storage } from './storage.ts';
import { unsavedPlace } from './unsaved-places.ts';

/** What was typed, and whether its form was open and is to be open again. */
type Kept = { typed: unknown; isOpen: boolean };

/** How names of forms begin that nobody who is signed in fills in. */
const visitors = 'visitor:';

/** Whose is what is typed in this form now: nobody's by id where it is a visitor's; undefined where nothing of it may be kept. */
function ownerOf(name: string): string | undefined {
  const userId = session.current()?.user.userId;
  if (!name.startsWith(visitors)) return userId;
  return userId === undefined ? '' : undefined;
}

/**
 * What somebody had typed when their sign-in ended or they left the form, by its name: kept in this tab alone, given back to nobody
 * else, and gone with a logout. Of visitors, only what is typed in forms whose names begin with "visitor:".
 */
export const unsaved = {
  read(name: string): Kept | undefined {
    const kept = storage.read(unsavedPlace(name));
    return kept && kept.userId === ownerOf(name) ? kept : undefined;
  },
  drop(name: string): void {
    storage.remove(unsavedPlace(name));
  },
  /** Keeps it while somebody is away from the form: another screen, or a reload. */
  keep(name: string, kept: Kept): void {
    const userId = ownerOf(name);
    if (userId !== undefined) storage.write(unsavedPlace(name), { userId, ...kept });
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
