import { emailSchema } from '@bridge/model';
import { storage, stored } from '@bridge/client';

const place = stored('session', 'resetEmail', emailSchema);

/** The address that a reset code was sent to. */
export const resetEmail = {
  read: (): string | undefined => storage.read(place),
  remember: (email: string): void => storage.write(place, email),
  forget: (): void => storage.remove(place),
};
