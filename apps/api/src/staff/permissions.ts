import { ageOfAdults, caseKinds, isSurely, type Permission, type StaffCase } from '@bridge/model';
import { Refusal } from '../core/refusal.ts';
import { holdAllGrants } from '../core/staff-grants.ts';
import type { Services } from '../core/services.ts';
import type { Database } from '../database/database.ts';
import { instantOf } from '../database/moments.ts';
import type { Recipient } from '../mail/outbox.ts';
import { isSuspended } from '../safeguarding/face.ts';
import { tellOfPermissions } from './tell-permissions.ts';

type Reads = Pick<Database, 'query'>;

export type Member = { id: string; first_name: string; last_name: string; email: string; permissions: Permission[]; since: Date; revision: string };

/** SQL of users, for those of the staff: the last change of their permissions. */
const revision = `coalesce((select max(seq) from audit where kind = 'person' and action = 'staff' and subject = users.id::text), 0)::text`;

export function listMembers(database: Reads): Promise<Member[]> {
  return database.query<Member>(
    `select users.id, first_name, last_name, email, array_agg(permission order by permission) as permissions, min(granted_at) as since, ${revision} as revision
     from staff_grants join users on users.id = user_id group by users.id order by min(granted_at), users.id`,
  );
}

/**
 * Gives somebody exactly these permissions and writes it down. One statement: all of it or nothing, and never without a last
 * person who holds "staff". Undefined where nobody has this address; false where it would take the last one. Asked of what was
 * seen, it is done in a transaction, and refused where the permissions are others by then. Nobody gets any whose address is not
 * verified, or who is under 18 or suspended. What they hold of cases that they may not decide any more is free at once. They are mailed what changed.
 */
export async function grant(database: Reads, tools: Pick<Services, 'content' | 'words'>, email: string, permissions: readonly Permission[], by: string, seen?: string): Promise<boolean | undefined> {
  await holdAllGrants(database); // two who take it from each other take turns: one keeps it
  const [now] = seen === undefined ? [] : await database.query<{ revision: string }>(`select case when exists (select 1 from staff_grants where user_id = users.id) then ${revision} else '' end as revision from users where email = $1 for update`, [email.toLowerCase()]);
  if (now && now.revision !== seen) throw new Refusal('case-changed');
  if (permissions.length > 0) await refuseUnfit(database, email);
  const [person] = await database.query<Recipient & { before: Permission[] }>('select id::text, email, first_name, language, array(select permission from staff_grants where user_id = users.id order by permission) as before from users where email = $1', [email.toLowerCase()]);
  if (seen !== undefined && person?.before.length === 0 && permissions.length === 0) throw new Refusal('invalid-input', { fields: [{ path: 'permissions', problem: 'required' }] }); // nothing would change
  const [row] = await database.query<{ found: boolean; kept: boolean }>(
    `with found as (select id from users where email = $1),
     others as (select 1 from staff_grants where permission = 'staff' and user_id <> (select id from found) and not ${isSuspended('staff_grants.user_id')} limit 1),
     kept as (select id from found where 'staff' = any($2::text[]) or exists (select 1 from others)),
     taken as (delete from staff_grants where user_id = (select id from kept) and permission <> all($2::text[]) returning permission),
     freed as (
       delete from staff_claims using jsonb_each_text($4::jsonb) as needs (kind, permission)
       where claimed_by = (select id from kept) and staff_claims.kind = needs.kind and needs.permission <> all($2::text[]) returning 1),
     given as (
       insert into staff_grants (user_id, permission, granted_by) select kept.id, permission, $3 from kept, unnest($2::text[]) as permission
       on conflict do nothing returning permission),
     written as (
       select audit_append($3, 'staff', 'person', kept.id::text, array_to_string($2::text[], ', ')) as seq from kept
       where exists (select 1 from taken) or exists (select 1 from given))
     select exists (select 1 from found) as found, exists (select 1 from kept) as kept, (select seq from written) as seq`,
    [email.toLowerCase(), permissions, by, JSON.stringify(caseKinds)],
  );
  if (person && row?.kept) await tellOfPermissions(database, tools, person, { before: person.before, after: permissions, by });
  return row?.found ? row.kept : undefined;
}

async function refuseUnfit(database: Reads, email: string): Promise<void> {
  const [person] = await database.query<{ verified: boolean; suspended: boolean; birth_month: string | null }>(`select email_verified_at is not null as verified, ${isSuspended('users.id')} as suspended, birth_month from users where email = $1`, [email.toLowerCase()]);
  if (person?.suspended) throw new Refusal('member-suspended');
  if (person && !person.verified) throw new Refusal('member-not-verified');
  if (person && person.birth_month !== null && !isSurely(ageOfAdults, person.birth_month, new Date())) throw new Refusal('member-too-young');
}

/** What was written down of the permissions of whoever has this address. */
export function trailOfMember(database: Reads, email: string): Promise<StaffCase['trail']> {
  return database.query<StaffCase['trail'][number]>(
    `select action, actor as by, ${instantOf('at')} as at, note from audit where kind = 'person' and action = 'staff' and subject = (select id::text from users where email = $1) order by seq`,
    [email.toLowerCase()],
  );
}
