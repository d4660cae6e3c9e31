import type { OperatorDatabase } from './open-for-operator.ts';

/**
 * Reads the audit where nobody has put anything else in its place: PostgreSQL looks for names in the schemas that the user has set
 * for itself, and in temporary ones before all. Within, the audit is named with its schema, and all else is the engine's own.
 */
export async function readAudit<Result>(database: OperatorDatabase, read: (within: Pick<OperatorDatabase, 'query'>) => Promise<Result>): Promise<Result> {
  if (database.kind !== 'postgres') return read(database);
  return database.transaction(async (transaction) => {
    await transaction.query('set local search_path = pg_catalog, pg_temp'); // no function, which could be another one
    const found = await read(transaction);
    await transaction.query('set local search_path to default'); // for what the end of the transaction asks
    return found;
  });
}

/** What leads names of the audit elsewhere for whoever does not say the schema, in words: something of the same name, or schemas that are looked through first. */
export async function whatShadows(within: Pick<OperatorDatabase, 'query'>): Promise<string[]> {
  const beside = await within.query<{ name: string }>(
    `select pg_catalog.format('%I.%I', nspname, name) as name from (
       select relnamespace as space, relname::text as name from pg_catalog.pg_class where relname in ('audit', 'audit_head')
       union select pronamespace, proname::text from pg_catalog.pg_proc where proname in ('audit_append', 'audit_hash', 'audit_fault')) as found
     join pg_catalog.pg_namespace on pg_namespace.oid = space where nspname <> 'public' order by 1`,
  );
  const settings = await within.query<{ role: string | null; path: string }>(
    `select rolname::text as role, pg_catalog.substr(setting, 13) as path from pg_catalog.pg_db_role_setting
       cross join lateral pg_catalog.unnest(setconfig) as setting left join pg_catalog.pg_roles on pg_roles.oid = setrole
     where setting like 'search_path=%' and setdatabase in (0, (select oid from pg_catalog.pg_database where datname = pg_catalog.current_database())) order by 1, 2`,
  );
  const first = (path: string) => path.split(',').map((one) => one.trim().replaceAll(/^["']+|["']+$/g, '')).find((one) => one !== '$user' && one !== '');
  return [
    ...beside.map(({ name }) => `There is another ${name}. It is not read here, but the server may read it.`),
    ...settings.filter(({ path }) => first(path) !== 'public').map(({ role, path }) => `The search_path of ${role ?? 'everybody'} is ${path}: what the server itself shows of the audit may come from elsewhere. Expected is one that begins with public.`),
  ];
}
