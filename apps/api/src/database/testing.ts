import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { Database } from './database.ts';
import { buildTemplate } from './embedded/build-template.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import { readMigrations, type Migration } from './migrate.ts';
import { openPostgres } from './postgres/open-postgres.ts';

export type TestDatabase = Database & { drop(): Promise<void> };

/** The engine that tests run on: embedded, or PostgreSQL with TEST_DATABASE=postgres and TEST_POSTGRES_URL (an administrator's). */
export const testEngine = process.env['TEST_DATABASE'] === 'postgres' ? 'postgres' : 'embedded';

/** A database with all migrations and no rows, for one test; drop() it afterwards. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const migrations = await readMigrations();
  return testEngine === 'postgres' ? onPostgres(migrations) : embedded(migrations);
}

/** A folder below the system's temporary one; those of ended test processes are swept. */
export function temporaryFolder(): string {
  const parent = path.join(tmpdir(), 'bridge-ai-tests');
  mkdirSync(parent, { recursive: true });
  for (const name of readdirSync(parent)) {
    if (!isAlive(Number(name.split('-')[0]))) rmSync(path.join(parent, name), { recursive: true, force: true });
  }
  return mkdtempSync(path.join(parent, `${process.pid}-`));
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

let spare: TestDatabase | undefined; // a dropped database, emptied: the next test takes it instead of opening another

async function embedded(migrations: readonly Migration[]): Promise<TestDatabase> {
  const taken = spare;
  spare = undefined;
  if (taken) return taken;
  await buildTemplate(migrations);
  const folder = temporaryFolder();
  const db = await openEmbedded({ folder, migrations, durable: false, longestWait: Infinity });
  const schema = await schemaOf(db);
  const remove = async () => {
    await db.close();
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const test: TestDatabase = {
    ...db,
    close: remove,
    drop: async () => {
      if (spare || (await schemaOf(db)) !== schema) return remove();
      await empty(db);
      spare = test;
    },
  };
  return test;
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

async function empty(db: Database): Promise<void> {
  const tables = await db.query<{ name: string }>("select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'migrations'");
  if (tables.length) await db.query(`truncate ${tables.map(({ name }) => name).join(', ')} restart identity cascade`);
}

async function onPostgres(migrations: readonly Migration[]): Promise<TestDatabase> {
  const admin = process.env['TEST_POSTGRES_URL'];
  if (!admin) throw new Error('TEST_DATABASE=postgres needs TEST_POSTGRES_URL, the URL of a PostgreSQL where databases may be created.');
  const template = await postgresTemplate(admin, migrations);
  const name = `bridge_test_${randomBytes(6).toString('hex')}`;
  await administer(admin, `create database ${name} template ${template}`);
  const db = await openPostgres({ url: withDatabase(admin, name), migrations, longestWait: Infinity });
  return {
    ...db,
    drop: async () => {
      await db.close();
      await administer(admin, `drop database if exists ${name} with (force)`);
    },
  };
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
