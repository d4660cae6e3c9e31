import type { Permission } from '@bridge/model';
import type { Database } from '../database/database.ts';

type Within = Pick<Database, 'query'>;

// One order of locks for all: what somebody of the staff may do comes before whatever they decide, and before their account.

/** What somebody of the staff may do, kept from being taken until the transaction ends: what they do in it is done by somebody who may. */
export async function holdGrantsOf(transaction: Within, userId: string): Promise<Permission[]> {
  const rows = await transaction.query<{ permission: Permission }>('select permission from staff_grants where user_id = $1 order by permission for share', [userId]);
  return rows.map(({ permission }) => permission);
}

/** For whoever changes what people of the staff may do: they take turns, and wait for what is being decided. */
export async function holdAllGrants(transaction: Within): Promise<void> {
  await transaction.query('select 1 from staff_grants order by user_id, permission for update');
}
