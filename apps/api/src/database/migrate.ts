import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { errorCode, MigrationError } from './failures.ts';
import { migrationsFolder } from './places.ts';

export type Migration = { name: string; sql: string; sha: string };

const lockKey = 4_201_118_001; // any number, the same in every process of this product
const lostRace = new Set(['23505', '42P07', '42710', '40001', '40P01', 'XX000']);

/** The migrations of a folder (`0001_accounts.sql` …) in their order. */
export async function readMigrations(folder = migrationsFolder): Promise<Migration[]> {
  const files = await readdir(folder).catch((error: Error) => {
    throw new MigrationError(`The migrations cannot be read: ${error.message}`);
  });
  const names = files.filter((name) => name.endsWith('.sql')).sort();
  for (const [index, name] of names.entries()) {
    if (!/^\d{4}_[a-z0-9_]+\.sql$/.test(name)) throw new MigrationError(`${path.join(folder, name)}: a migration is named like 0007_add_bookings.sql.`);
    if (name.slice(0, 4) === names[index - 1]?.slice(0, 4)) throw new MigrationError(`${names[index - 1]} and ${name} have the same number.`);
  }
  return Promise.all(
    names.map(async (name) => {
      // git may check out with CRLF on Windows; that is no change of the migration
      const sql = (await readFile(path.join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name: name.replace(/\.sql$/, ''), sql, sha: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/** The newest migration that this version has. */
export async function newestMigration(): Promise<string> {
  return (await readMigrations()).at(-1)?.name ?? '';
}

/**
 * Brings the database to the newest migration, each in its own transaction. Any number of processes may do this at
 * once: the first one works, the others wait and then find nothing to do.
 */
export async function migrate(pool: pg.Pool, migrations: readonly Migration[]): Promise<void> {
  const client = await pool.connect();
  let failed: Error | undefined;
  const lost = (error: Error) => void (failed = error); // between two statements nobody else listens
  client.on('error', lost);
  try {
    for (let tries = 1; ; ) {
      try {
        if (!(await applyNext(client, migrations))) return;
        tries = 1;
      } catch (error) {
        await client.query('rollback').catch(() => {}); // a lost connection has rolled back already
        // engines that speak PostgreSQL but know no advisory locks let two processes collide: the loser looks again
        if (!lostRace.has(errorCode(error) ?? '') || tries === 5) throw error;
        tries += 1;
        await new Promise((resolve) => setTimeout(resolve, 50 * tries));
      }
    }
  } catch (error) {
    failed = error instanceof Error ? error : new Error(String(error));
    throw failed;
  } finally {
    client.removeListener('error', lost);
    client.release(failed && !(failed instanceof MigrationError) ? failed : undefined);
  }
}

async function applyNext(client: pg.PoolClient, migrations: readonly Migration[]): Promise<boolean> {
  await client.query('begin');
  await client.query('set local statement_timeout = 0; set local lock_timeout = 0');
  await client.query('select pg_advisory_xact_lock($1)', [lockKey]);
  await client.query('create table if not exists migrations (name text primary key, sha text not null, applied_at timestamptz not null default now())');
  const { rows } = await client.query<{ name: string; sha: string }>('select name, sha from migrations order by name');
  const next = nextMigration(migrations, rows);
  if (next) {
    await client.query(next.sql).catch((error: Error) => {
      if (lostRace.has(errorCode(error) ?? '')) throw error;
      throw new MigrationError(`Migration ${next.name} failed and was undone: ${error.message}`, { cause: error });
    });
    await client.query('insert into migrations (name, sha) values ($1, $2)', [next.name, next.sha]);
  }
  await client.query('commit');
  return next !== undefined;
}

/** The first migration not applied yet; throws where what was applied is not what the folder says. */
export function nextMigration(migrations: readonly Migration[], applied: readonly { name: string; sha: string }[]): Migration | undefined {
  const shas = new Map(applied.map(({ name, sha }) => [name, sha]));
  const known = new Set(migrations.map(({ name }) => name));
  const strange = applied.find(({ name }) => !known.has(name));
  if (strange) {
    throw new MigrationError(
      `The database has the migration ${strange.name}, which this version does not have: a newer version wrote it. Start that version, or restore a backup made before.`,
    );
  }
  const changed = migrations.find(({ name, sha }) => shas.has(name) && shas.get(name) !== sha);
  if (changed) {
    throw new MigrationError(`Migration ${changed.name} was applied to this database and has changed since. Undo the change and write a new migration instead.`);
  }
  const next = migrations.find(({ name }) => !shas.has(name));
  const later = next && applied.find(({ name }) => name > next.name);
  if (later) throw new MigrationError(`Migration ${next.name} is new but comes before ${later.name}, which is applied already. Give it the next number.`);
  return next;
}
