import { Refusal } from '../core/refusal.ts';
import { holdAllGrants } from '../core/staff-grants.ts';
import { isSuspended } from '../safeguarding/face.ts';
import type { Database } from '../database/database.ts';

/** Somebody's own account goes, and with it what they may do: it is written down, and refused to the last who may change permissions. */
export async function leaveStaff(transaction: Pick<Database, 'query'>, id: string): Promise<void> {
  await holdAllGrants(transaction);
  const [held] = await transaction.query<{ is_staff: boolean; is_last: boolean }>(
    `select exists (select 1 from staff_grants where user_id = $1) as is_staff,
       exists (select 1 from staff_grants where user_id = $1 and permission = 'staff') and not exists (select 1 from staff_grants where user_id <> $1 and permission = 'staff' and not ${isSuspended('staff_grants.user_id')}) as is_last`,
    [id],
  );
  if (held?.is_last) throw new Refusal('last-of-staff');
  if (held?.is_staff) await transaction.query(`select audit_append('staff ' || $1::text, 'staff', 'person', $1::text, '')`, [id]);
}
