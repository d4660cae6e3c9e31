import type { Permission } from '@bridge/model';
import type { Database } from '../database/database.ts';

type Reads = Pick<Database, 'query'>;

export type Member = { id: string; first_name: string; last_name: string; email: string; permissions: Permission[]; since: Date };

export function listMembers(database: Reads): Promise<Member[]> {
  return database.query<Member>(
    `select users.id, first_name, last_name, email, array_agg(permission order by permission) as permissions, min(granted_at) as since
     from staff_grants join users on users.id = user_id group by users.id order by min(granted_at), users.id`,
  );
}

/**
 * Gives somebody exactly these permissions and writes it down. One statement: all of it or nothing, and never without a last
 * person who holds "staff". Undefined where nobody has this address; false where it would take the last one.
 */
export async function grant(database: Reads, email: string, permissions: readonly Permission[], by: string): Promise<boolean | undefined> {
  const [row] = await database.query<{ found: boolean; kept: boolean }>(
    `with found as (select id from users where email = $1),
     others as (select 1 from staff_grants where permission = 'staff' and user_id <> (select id from found) limit 1),
     kept as (select id from found where 'staff' = any($2::text[]) or exists (select 1 from others)),
     taken as (delete from staff_grants where user_id = (select id from kept) and permission <> all($2::text[]) returning permission),
     given as (
       insert into staff_grants (user_id, permission, granted_by) select kept.id, permission, $3 from kept, unnest($2::text[]) as permission
       on conflict do nothing returning permission),
     written as (
       select audit_append($3, 'staff', 'person', kept.id::text, array_to_string($2::text[], ', ')) as seq from kept
       where exists (select 1 from taken) or exists (select 1 from given))
     select exists (select 1 from found) as found, exists (select 1 from kept) as kept, (select seq from written) as seq`,
    [email.toLowerCase(), permissions, by],
  );
  return row?.found ? row.kept : undefined;
}
