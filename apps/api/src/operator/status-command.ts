import { lateMailSeconds } from '@bridge/model';
import { version } from '../core/version.ts';
import { newestMigration } from '../database/index.ts';
import { minuteOf } from '../database/moments.ts';
import { mailFigures } from '../mail/failed.ts';
import { readArguments, type Command } from './command.ts';
import { openForOperator, type OperatorDatabase } from './open-for-operator.ts';
import { canChangeAudit } from './protect-audit.ts';
import { printable } from './terminal.ts';

export const status: Command = {
  usage: 'status',
  summary: 'How it is: the database and its standbys, every process with its version and content, mails that wait, the last backup. Also while the server runs. 1 where something of it needs somebody.',
  async run(args, { environment, say, complain }) {
    const { words, fault } = readArguments(args, []);
    if (fault || words.length > 0) {
      complain(fault ?? `Usage: ${status.usage}`);
      return 2;
    }
    const database = await openForOperator(environment);
    try {
      const parts = [await databaseLines(database, environment.databaseUrl !== undefined), environment.databaseUrl ? await standbyLines(database) : [], environment.databaseUrl ? await processLines(database) : [], await mailLines(database), await backupLines(database)];
      for (const { text } of parts.flat()) say(printable(text));
      return parts.flat().some(({ isBad }) => isBad) ? 1 : 0;
    } finally {
      await database.close();
    }
  },
};

type Line = { text: string; isBad?: boolean };
const line = (name: string, text: string, isBad = false): Line => ({ text: `${name.padEnd(10)} ${text}${isBad ? '  !' : ''}`, isBad });

async function databaseLines(database: OperatorDatabase, isServer: boolean): Promise<Line[]> {
  const [row] = await database.query<{ version: string; only_reads: boolean; migration: string; bytes: string }>(
    `select current_setting('server_version') as version, current_setting('transaction_read_only')::boolean as only_reads, (select max(name) from migrations) as migration,
       pg_size_pretty(pg_database_size(current_database())) as bytes`,
  );
  const newest = await newestMigration();
  return [
    line('database', `PostgreSQL ${row?.version}, ${row?.only_reads ? 'only reads' : 'primary'}, ${row?.bytes}`, row?.only_reads),
    line('schema', `${row?.migration}${row?.migration === newest ? '' : `; this version (${version}) has ${newest}`}`),
    line('audit', !isServer ? 'in the embedded database, which has one user alone' : (await canChangeAudit(database)) ? 'the user of DATABASE_URL could change it (operator audit protect)' : 'out of reach of the user of DATABASE_URL'),
  ];
}

async function standbyLines(database: OperatorDatabase): Promise<Line[]> {
  const rows = await database.query<{ name: string; state: string | null; sync: string | null; behind: string | null; seconds: number | null }>(
    `select application_name as name, state, sync_state as sync, pg_size_pretty(pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn)) as behind, extract(epoch from replay_lag)::float8 as seconds
     from pg_stat_replication order by application_name`,
  );
  if (rows.length === 0) return [line('standbys', 'none')];
  const told = rows.some(({ state }) => state !== null);
  if (!told) return [line('standbys', `${rows.length}; the user of DATABASE_URL may not see how they are (grant pg_monitor to it)`)];
  return rows.map(({ name, state, sync, behind, seconds }) => line('standby', `${name}: ${state}, ${sync}, ${behind} behind${seconds === null ? '' : ` (${seconds.toFixed(1)} s)`}`, state !== 'streaming'));
}

const gone = 30; // seconds

async function processLines(database: OperatorDatabase): Promise<Line[]> {
  const rows = await database.query<{ name: string; version: string; migration: string; content: string | null; since: string; seconds: number }>(
    `select name, version, migration, content_release as content, ${minuteOf('started_at')} as since, extract(epoch from now() - seen_at)::integer as seconds from processes order by started_at, name`,
  );
  if (rows.length === 0) return [line('processes', 'none')];
  return rows.map(({ name, version: of, migration, content, since, seconds }) =>
    line('process', `${name}: version ${of}, schema ${migration.slice(0, 4)}, content ${content?.slice(0, 8) ?? 'unknown'}, since ${since}, seen ${seconds} s ago`, seconds > gone),
  );
}

async function mailLines(database: OperatorDatabase): Promise<Line[]> {
  const { waiting, oldest, failed } = await mailFigures(database);
  return [line('mails', `${waiting} due${waiting > 0 ? `, the oldest for ${oldest} s` : ''}; ${failed} given up in a week`, oldest > lateMailSeconds)];
}

async function backupLines(database: OperatorDatabase): Promise<Line[]> {
  const [row] = await database.query<{ at: string; hours: number }>(`select ${minuteOf('made_at')} as at, (extract(epoch from now() - made_at) / 3600)::integer as hours from last_backup`);
  return [row ? line('backup', `${row.at} (${row.hours} h ago)`, row.hours > 26) : line('backup', 'none noted', true)];
}
