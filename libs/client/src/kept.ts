// What a script may need of this browser's storage that runs before the program, and has no room for all of this lib.
import { userDataPlace, type UserRecord } from './session-record.ts';
import { storage } from './storage.ts';

export { storage };

/** The user that this browser keeps as signed in, for whoever cannot wait for the session. */
export function keptUser(): UserRecord | undefined {
  return storage.read(userDataPlace);
}
