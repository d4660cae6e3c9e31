import * as v from 'valibot';
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

/** What the address of the sign-up form may say of it. */
export const roleSearchSchema = v.object({ role: v.fallback(v.optional(roleSchema), undefined) });
