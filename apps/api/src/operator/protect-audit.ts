import type { OperatorDatabase } from './open-for-operator.ts';

/** Why the audit cannot be put out of a user's reach; undefined where it can. */
export async function whyNotProtected(database: OperatorDatabase, user: string): Promise<string | undefined> {
  const [row] = await database.query<{ me: string; mine: boolean; theirs: boolean | null }>(
    'select current_user as me, (select rolsuper from pg_roles where rolname = current_user) as mine, (select rolsuper from pg_roles where rolname = $1) as theirs',
    [user],
  );
  if (!row?.mine) return `${row?.me} is no superuser of PostgreSQL: run it with the DATABASE_URL of one.`;
  if (row.theirs === null) return `There is no user "${user}" in PostgreSQL.`;
  return row.theirs ? `${user} is a superuser: nothing can be kept from it. Give the server a user of its own.` : undefined;
}

/**
 * From then on `user` reads the audit and adds to it, and changes nothing that is in it: it belongs, with all that writes and
 * checks it, to a role that cannot sign in, and the schema to whoever runs this. Any number of times is as good as once.
 */
export async function protectAudit(database: OperatorDatabase, user: string): Promise<void> {
  const [names] = await database.query<{ server: string; owner: string; admin: string; exists: boolean }>(
    'select quote_ident($1) as server, quote_ident($2) as owner, quote_ident(current_user) as admin, exists (select from pg_roles where rolname = $2) as exists',
    [user, `${user}_audit`],
  );
  if (!names) throw new Error('a select answers its row');
  const { server, owner, admin } = names;
  const append = 'public.audit_append(text, text, text, text, text, timestamptz)';
  const own = ['table public.audit', 'table public.audit_head', `function ${append}`, 'function public.audit_hash(bigint, timestamptz, text, text, text, text, text, bytea)', 'function public.audit_hash(bigint, timestamptz, text, text, text, text, text, bytea, bigint)', 'function public.audit_fault()', 'function public.audit_is_kept()'];
  const statements = [
    ...(names.exists ? [] : [`create role ${owner} nologin`]),
    `alter schema public owner to ${admin}`, // whoever owns a schema can drop what is in it
    `grant usage, create on schema public to ${server}`,
    `grant usage on schema public to ${owner}`,
    ...own.map((what) => `alter ${what} owner to ${owner}`),
    `revoke all on public.audit, public.audit_head from ${server}, public`,
    `grant select on public.audit, public.audit_head to ${server}`,
    `alter function ${append} security definer set search_path = pg_catalog, pg_temp`, // what runs as the owner runs nothing of anybody else
    'alter function public.audit_fault() set search_path = pg_catalog, pg_temp',
    `revoke all on function ${append} from public`,
    `grant execute on function ${append} to ${server}`,
  ];
  await database.query(statements.join('; ')); // all of it or nothing
}

/** Whether the user that asks could change the audit. */
export async function canChangeAudit(database: Pick<OperatorDatabase, 'query'>): Promise<boolean> {
  const [row] = await database.query<{ can: boolean }>(
    `select pg_catalog.pg_has_role(current_user, relowner, 'member') or pg_catalog.pg_has_role(current_user, (select nspowner from pg_catalog.pg_namespace where oid = relnamespace), 'member') as can from pg_catalog.pg_class where oid = 'public.audit'::pg_catalog.regclass`,
  );
  return row?.can ?? true;
}
