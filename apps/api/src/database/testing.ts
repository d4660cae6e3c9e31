import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import pg from 'pg';
import type { Database } from './database.ts';
import { buildTemplate } from './embedded/build-template.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import { readMigrations, type Migration } from './migrate.ts';
import { openPostgres } from './postgres/open-postgres.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

export type TestDatabase = Database & { drop(): Promise<void> };

/** The engine that tests run on: embedded, or PostgreSQL with TEST_DATABASE=postgres and TEST_POSTGRES_URL (an administrator's). */
export const testEngine = process.env['TEST_DATABASE'] === 'postgres' ? 'postgres' : 'embedded';

/** A database with all migrations and no rows, for one test; drop() it afterwards. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const migrations = await readMigrations();
  return testEngine === 'postgres' ? onPostgres(migrations) : embedded(migrations);
}

/** Databases that tests have given back, emptied: the next test takes one instead of opening another. */
const spares: TestDatabase[] = [];
const mostSpares = 2;

async function embedded(migrations: readonly Migration[]): Promise<TestDatabase> {
  const spare = spares.pop();
  if (spare) return spare;
  await buildTemplate(migrations);
  const folder = temporaryFolder();
  const db = await openEmbedded({ folder, migrations, durable: false, longestWait: Infinity });
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return reused(db, async () => {
    await db.close();
    rmSync(folder, { recursive: true, force: true });
  });
}

async function onPostgres(migrations: readonly Migration[]): Promise<TestDatabase> {
  const spare = spares.pop();
  if (spare) return spare;
  const admin = process.env['TEST_POSTGRES_URL'];
  if (!admin) throw new Error('TEST_DATABASE=postgres needs TEST_POSTGRES_URL, the URL of a PostgreSQL where databases may be created.');
  const template = await postgresTemplate(admin, migrations);
  const name = `bridge_test_${randomBytes(6).toString('hex')}`;
  await administer(admin, `create database ${name} template ${template}`);
  const db = await openPostgres({ url: withDatabase(admin, name), migrations, longestWait: Infinity });
  return reused(db, async () => {
    await db.close();
    await administer(admin, `drop database if exists ${name} with (force)`);
  });
}

/** The same database for a second server: on PostgreSQL with connections of its own. */
export async function openAgain(database: Database): Promise<Database> {
  const [row] = await database.query<{ name: string }>('select current_database() as name');
  return testEngine === 'postgres' ? openPostgres({ url: withDatabase(process.env['TEST_POSTGRES_URL'] ?? '', row?.name ?? ''), longestWait: Infinity }) : database;
}

/** Dropped, it is emptied and kept; one whose schema a test has changed, or that somebody still works on, goes. */
async function reused(db: Database, remove: () => Promise<void>): Promise<TestDatabase> {
  const schema = await schemaOf(db);
  let isClosed = false;
  const test: TestDatabase = {
    ...db,
    close: async () => {
      isClosed = true;
      await remove();
    },
    drop: async () => {
      if (isClosed) return;
      if (spares.length === mostSpares || (await schemaOf(db)) !== schema || (await isBusy(db))) return test.close();
      await empty(db);
      spares.push(test);
    },
  };
  return test;
}

async function isBusy(db: Database): Promise<boolean> {
  if (db.kind === 'embedded') return false; // it has one connection, and what is said here waits for its turn
  const others = await db.query("select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend' and state <> 'idle'");
  return others.length > 0;
}

/** Changes whenever a test creates, alters or drops a table, index, constraint or function. */
async function schemaOf(db: Database): Promise<string> {
  const [row] = await db.query<{ schema: string }>(
    `select md5(string_agg(thing, ',' order by thing)) as schema from (
       select c.oid::text || c.relname || c.relhastriggers as thing from pg_class c where relnamespace = 'public'::regnamespace
       union all select attrelid || attname || atttypid || attnotnull || attnum from pg_attribute
         where attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
       union all select oid::text || xmin from pg_constraint where connamespace = 'public'::regnamespace
       union all select oid::text || xmin from pg_proc where pronamespace = 'public'::regnamespace) as things`,
  );
  return row?.schema ?? '';
}

/** Where there are few rows, deleting them takes a fiftieth of the time of `truncate`, which makes every table and index anew. */
async function empty(db: Database): Promise<void> {
  await db.query(
    `do $$
       declare one record;
       begin
         set local session_replication_role = replica; -- tables in any order: no reference is followed meanwhile
         for one in select oid::regclass as name, pg_relation_size(oid) > 200000 or reltuples > 0 as is_large from pg_class
           where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migrations' and pg_relation_size(oid) > 0
         loop
           execute case when one.is_large then format('truncate %s restart identity cascade', one.name) else format('delete from %s', one.name) end;
         end loop;
       end $$`,
  );
}

async function postgresTemplate(admin: string, migrations: readonly Migration[]): Promise<string> {
  const name = `bridge_template_${migrations.map(({ sha }) => sha.slice(0, 4)).join('').slice(-40)}`;
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(420111)'); // one test process makes it, the others wait
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount) return name;
    await client.query(`create database ${name}_new`);
    await openPostgres({ url: withDatabase(admin, `${name}_new`), migrations }).then((db) => db.close());
    await client.query(`alter database ${name}_new rename to ${name}`);
    return name;
  } finally {
    await client.end();
  }
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The URL of another database on the same server. */
export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
