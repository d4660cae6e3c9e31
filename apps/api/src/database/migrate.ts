import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { errorCode, MigrationError } from './failures.ts';
import { migrationsFolder } from './places.ts';

export type Migration = { name: string; sql: string; sha: string };

const lockKey = 4_201_118_001; // any number, the same in every process of this product
const lockTimeout = 500; // ms: whoever comes after a statement that waits for a table waits as well
const mostWaits = 200; // some ten minutes
const goneAfter = '30 seconds'; // without a word a process is taken for ended
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

/** Takes something away that an older version needs: applied once no process of one runs any more, and no way back to one. */
export function isContract({ name }: { name: string }): boolean {
  return /^\d{4}_contract_/.test(name);
}

/** Indexes on tables that are in use: made beside what goes on there, and so outside a transaction. */
function isConcurrent({ sql }: Migration): boolean {
  return /\bconcurrently\b/i.test(withoutComments(sql));
}

export const withoutComments = (sql: string): string => sql.replaceAll(/--.*$/gm, '');

type Client = Pick<pg.PoolClient, 'query'>;
type Outcome = 'applied' | 'done' | 'contracts wait' | 'somebody else is at it';
/** Whether indexes can be made outside a transaction: by an engine with others beside, on a connection that is ours for as long. */
type Way = { beside: boolean };

/**
 * Brings the database to the newest migration, each in its own transaction. Any number of processes may do this at
 * once: the first one works, the others wait and then find nothing to do. A table that others use is waited for in short
 * tries, so that they go on. Answers whether migrations are left for when no older version runs any more.
 */
export async function migrate(pool: pg.Pool, migrations: readonly Migration[], way: Way): Promise<{ contractsWait: boolean }> {
  const client = await pool.connect();
  let failed: Error | undefined;
  const lost = (error: Error) => void (failed = error); // between two statements nobody else listens
  client.on('error', lost);
  try {
    for (let tries = 1, waits = 1; ; ) {
      try {
        const outcome = await applyNext(client, migrations, way);
        if (outcome === 'somebody else is at it') {
          await wait(100 + 200 * Math.random());
          continue;
        }
        if (outcome !== 'applied') return { contractsWait: outcome === 'contracts wait' };
        tries = waits = 1;
      } catch (error) {
        await client.query('rollback').catch(() => {}); // a lost connection has rolled back already
        if (errorCode(error) === '55P03' && waits < mostWaits) {
          if (waits % 10 === 1) console.warn(`Database: a migration waits for a table that is in use (try ${waits}).`);
          await wait(Math.min(5000, 250 * waits) * (0.5 + Math.random()));
          waits += 1;
          continue;
        }
        // engines that speak PostgreSQL but know no advisory locks let two processes collide: the loser looks again
        if (!lostRace.has(errorCode(error) ?? '') || tries === 5) throw error;
        tries += 1;
        await wait(50 * tries);
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

async function applyNext(client: Client, migrations: readonly Migration[], { beside }: Way): Promise<Outcome> {
  await client.query('begin');
  await client.query('set local statement_timeout = 0; set local lock_timeout = 0');
  // Nobody waits inside a transaction: an index that is made beside it would wait for all of them.
  const { rows: lock } = await client.query<{ got: boolean }>('select pg_try_advisory_xact_lock($1) as got', [lockKey]);
  if (!lock[0]?.got) {
    await client.query('rollback');
    return 'somebody else is at it';
  }
  await client.query('create table if not exists migrations (name text primary key, sha text not null, applied_at timestamptz not null default now())');
  const { rows } = await client.query<Applied>('select name, sha from migrations order by name');
  const next = nextMigration(migrations, rows);
  if (!next || (isContract(next) && (await olderRuns(client, next)))) {
    await client.query('commit');
    return next ? 'contracts wait' : 'done';
  }
  if (isConcurrent(next) && beside) {
    await client.query('select pg_advisory_lock($1)', [lockKey]); // the same, beyond the transaction
    await client.query('commit');
    await named(next, () => applyBeside(client, next));
    return 'applied';
  }
  await client.query(`set local lock_timeout = ${lockTimeout}`);
  await named(next, () => client.query(isConcurrent(next) ? next.sql.replaceAll(/\bconcurrently\b/gi, '') : next.sql));
  await client.query('insert into migrations (name, sha) values ($1, $2)', [next.name, next.sha]);
  await client.query('commit');
  return 'applied';
}

async function named(next: Migration, work: () => Promise<unknown>): Promise<void> {
  await work().catch((error: Error) => {
    if (lostRace.has(errorCode(error) ?? '') || errorCode(error) === '55P03') throw error;
    throw new MigrationError(`Migration ${next.name} failed and was undone: ${error.message}`, { cause: error });
  });
}

/** Whether a process runs that has this migration not yet; processes tell their newest (heartbeat.ts). */
async function olderRuns(client: Client, { name }: Migration): Promise<boolean> {
  const { rows } = await client.query<{ told: boolean }>(`select to_regclass('processes') is not null as told`);
  if (!rows[0]?.told) return false;
  return (await client.query(`select 1 from processes where seen_at > now() - interval '${goneAfter}' and migration < $1 limit 1`, [name])).rows.length > 0;
}

/** One statement after the other, outside a transaction; an index that a try before this one left unfinished is made anew. */
async function applyBeside(client: Client, { name, sha, sql }: Migration): Promise<void> {
  await client.query('set statement_timeout = 0; set lock_timeout = 0'); // it waits for all who were there before
  try {
    for (const statement of withoutComments(sql).split(';').map((one) => one.trim()).filter(Boolean)) {
      const [, index] = /\bconcurrently\s+(?:if\s+not\s+exists\s+)?(\w+)/i.exec(statement) ?? [];
      const { rows } = await client.query<{ valid: boolean }>('select indisvalid as valid from pg_index where indexrelid = to_regclass($1)', [index ?? '']);
      if (rows[0]?.valid) continue;
      if (rows[0]) await client.query(`drop index concurrently ${index}`);
      await client.query(statement);
    }
    await client.query('insert into migrations (name, sha) values ($1, $2)', [name, sha]);
  } finally {
    // a lost connection has neither
    await client.query('reset statement_timeout; reset lock_timeout').catch(() => {});
    await client.query('select pg_advisory_unlock($1)', [lockKey]).catch(() => {});
  }
}

type Applied = { name: string; sha: string };

/** Hashes of migrations that a version between two releases had in other words, to the same effect: a database that has them so is as good. */
const sameEffect: ReadonlyMap<string, string> = new Map([['0157_what_waits', '26c0bdbb7b6d8e5b5366a0becd44cb1346853d26b363a9fb4657878f99e10672']]);

/**
 * The first migration not applied, those that take something away last; throws where what was applied is not what the folder
 * says. What a newer version added does an older one no harm.
 */
export function nextMigration(migrations: readonly Migration[], applied: readonly Applied[]): Migration | undefined {
  const known = new Set(migrations.map(({ name }) => name));
  const strange = applied.find((one) => !known.has(one.name) && isContract(one));
  if (strange) {
    throw new MigrationError(
      `The database has the migration ${strange.name}, which this version does not have: a newer version has taken away what this one needs. Start that version, or restore a backup made before.`,
    );
  }
  const shas = new Map(applied.map(({ name, sha }) => [name, sha]));
  const changed = migrations.find(({ name, sha }) => shas.has(name) && ![sha, sameEffect.get(name)].includes(shas.get(name)));
  if (changed) {
    throw new MigrationError(`Migration ${changed.name} was applied to this database and has changed since. Undo the change and write a new migration instead.`);
  }
  const missing = migrations.filter(({ name }) => !shas.has(name));
  const next = missing.find((one) => !isContract(one));
  const later = next && applied.find((one) => one.name > next.name && !isContract(one));
  if (later) throw new MigrationError(`Migration ${next.name} is new but comes before ${later.name}, which is applied already. Give it the next number.`);
  return next ?? missing[0];
}

/** Throws where something was applied that this version does not have at all. */
export function refuseNewer(migrations: readonly Migration[], applied: readonly Applied[]): void {
  const strange = applied.find(({ name }) => !migrations.some((one) => one.name === name));
  if (strange) throw new MigrationError(`It has the migration ${strange.name}, which this version does not have: a newer version wrote it. Use that version.`);
}
