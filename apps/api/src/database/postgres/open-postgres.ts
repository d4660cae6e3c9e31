import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { haveMarks } from '../commit-marks.ts';
import type { Database } from '../database.ts';
import { verify } from '../connections.ts';
import { DatabaseUnavailableError, isUnavailable } from '../failures.ts';
import { migrate, type Migration } from '../migrate.ts';
import { createDatabase } from '../pooled.ts';
import { types } from '../values.ts';

export type PostgresOptions = {
  url: string;
  /** Absent: the database stays as it is. */
  migrations?: readonly Migration[] | undefined;
  /** Behind a pooler that hands a connection to somebody else after every transaction: nothing is left on it. */
  pooled?: boolean | undefined;
  /** Connections of this process; all processes together must stay below the server's max_connections. */
  connections?: number;
  statementTimeout?: number;
  /** How long (ms) a statement may wait for a lock: meanwhile it holds a connection that others could use. */
  lockTimeout?: number;
  /** How long (ms) work may wait for its turn. */
  longestWait?: number;
  /** How long (ms) the server may say nothing; longer than any statement may take. */
  silence?: number;
  /** How long (ms) statements wait for a server that is gone, is coming or cannot be written to: less than whoever asks does. */
  patience?: number;
};

const lookAgain = 60_000;
const pipelined = { pipeline: true }; // pg's types do not name it

/**
 * Opens PostgreSQL. Where it cannot be reached yet, this still resolves: statements fail as unavailable (answered 503)
 * while it keeps trying in the background, so a server started before its database recovers by itself. A database that
 * answers but refuses (password, name, migrations) is an error at once.
 */
export async function openPostgres({ url, migrations, pooled = false, connections = 10, statementTimeout = 5000, lockTimeout = 2000, longestWait = 5000, silence = statementTimeout + 2000, patience = 12_000 }: PostgresOptions): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: Math.min(4000, silence),
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // A pooler refuses them: there they are the database user's (docs/operators.md). One that a hole in the network has swallowed must not keep its locks.
    ...(!pooled && { statement_timeout: statementTimeout, lock_timeout: lockTimeout, idle_in_transaction_session_timeout: 10_000 }),
    application_name: 'bridge-ai',
    ...pipelined,
    verify: (client, done) => void verify(client, Math.min(4000, silence)).then(done),
    types,
  });
  let missing: Error | undefined;
  let hasMarks = false;
  const stop = new AbortController();
  pool.on('error', (error) => {
    if (!stop.signal.aborted) console.warn(`Database: an idle connection was lost (${error.message}); the next statement opens a new one.`);
  });
  const prepare = async () => {
    try {
      const left = migrations && (await migrate(pool, migrations, { beside: !pooled }));
      hasMarks = (await pool.query<{ have: boolean }>(haveMarks)).rows[0]?.have ?? false;
      if (pooled) await warnWithoutLimits(pool);
      missing = undefined;
      if (left?.contractsWait) void later();
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      missing = new DatabaseUnavailableError(`The database at ${withoutPassword(url)} cannot be reached yet: ${messageOf(error)}`, { cause: error });
    }
  };
  /** What takes something away from an older version waits until no process of one runs. */
  const later = async () => {
    await pause(lookAgain, undefined, { signal: stop.signal, ref: false }).catch(() => {});
    if (!stop.signal.aborted) await prepare().catch((error: unknown) => console.error(`Database: ${messageOf(error)}`));
  };
  const db = createDatabase({
    kind: 'postgres',
    pool,
    silence,
    statementTimeout,
    isOwn: !pooled,
    longestWait,
    patience,
    hasMarks: () => hasMarks,
    gone: () => missing,
    close: async () => {
      stop.abort();
      await pool.end();
    },
  });
  try {
    await prepare();
  } catch (error) {
    await db.close();
    throw error;
  }
  if (missing) void keepTrying(prepare, () => missing, stop.signal);
  return db;
}

async function warnWithoutLimits(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(`select name from pg_settings where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') and setting = '0'`);
  if (rows.length > 0) console.warn(`Database: behind the pooler nothing limits ${rows.map(({ name }) => name).join(', ')}. Set them for the database user (docs/operators.md, PgBouncer).`);
}

async function keepTrying(prepare: () => Promise<void>, missing: () => Error | undefined, stop: AbortSignal): Promise<void> {
  for (let pause = 500; !stop.aborted; pause = Math.min(pause * 2, 5000)) {
    const reason = missing();
    if (!reason) return console.log('Database: reached, the server is ready.');
    console.warn(`Database: ${reason.message}. Trying again in ${pause / 1000} s.`);
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (stop.aborted) return;
    await prepare().catch((error) => console.error(`Database: ${messageOf(error)}`));
  }
}

function withoutPassword(url: string): string {
  try {
    const { host, pathname, searchParams } = new URL(url);
    return `${host || searchParams.get('host') || 'the local socket'}${pathname}`;
  } catch {
    return 'DATABASE_URL';
  }
}

/** A connection tried on several addresses fails with an AggregateError, whose own message is empty. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}
