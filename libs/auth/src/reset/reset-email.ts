import { emailSchema } from '@bridge/model';
import { storage, stored } from '@bridge/client';

const place = stored('session', 'resetEmail', emailSchema);
let said: string | undefined;

/** The address that a reset code was sent to, and what was said about it: the screen that follows says it, once. */
export const resetEmail = {
  read: (): string | undefined => storage.read(place),
  said: (): string | undefined => said,
  remember(email: string, words?: string): void {
    storage.write(place, email);
    said = words;
  },
  heard(): void {
    said = undefined;
  },
  forget: (): void => storage.remove(place),
};
