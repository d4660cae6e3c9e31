import { roleSchema, type Role } from '@bridge/model';
import { storage, stored } from '@bridge/client';

const place = stored('local', 'chosenRole', roleSchema);

/** The kind of account a visitor chose, kept for the sign-up form. */
export function chosenRole(): Role | undefined {
  return storage.read(place);
}

export function chooseRole(role: Role): void {
  storage.write(place, role);
}
