import { once } from 'node:events';
import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Database } from '../database.ts';
import { noteBackup } from './last-backup.ts';
import { sealing } from './sealed.ts';
import { BackupError, type Head, type Line, type Sequence, type Summary } from './format.ts';

type Put = (lines: Line[]) => Promise<void>;

const rowsAtOnce = 500;

/**
 * Writes a backup of the database as it is at one moment, while it is in use. The file appears under its name when it is
 * complete and on the disk. With a public key it is sealed for whoever has the other half. On the embedded engine other statements wait meanwhile (it has one connection).
 */
export async function writeBackup(db: Database, file: string, key?: string): Promise<Summary> {
  if (existsSync(file)) throw new BackupError(`${file} exists already; a backup never overwrites one.`);
  const part = `${file}.part`;
  await rm(part, { force: true });
  try {
    const gzip = createGzip();
    // for its owner only: it holds everything about everyone; flush: on the disk before it is called finished
    const target = createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true });
    const written = key ? pipeline(gzip, sealing(key), target) : pipeline(gzip, target);
    written.catch(() => {}); // awaited below; a full disk also fails the next write
    const put: Put = async (lines) => {
      if (!gzip.write(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))) await once(gzip, 'drain');
    };
    const summary = await db.transaction((tx) => dump(tx, put));
    gzip.end();
    await written;
    await rename(part, file);
    await noteBackup(db);
    return summary;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

async function dump(tx: Database, put: Put): Promise<Summary> {
  await tx.query('set transaction isolation level repeatable read read only');
  await tx.query("set local timezone = 'UTC'; set local datestyle = 'ISO'; set local statement_timeout = 0");
  const migrations = await tx.query<Head['migrations'][number]>('select name, sha from migrations order by name');
  await put([{ format: 'bridge-ai-backup', version: 1, madeAt: new Date().toISOString(), migrations }]);

  const tables = await tx.query<{ table: string; columns: string[] }>(`
    select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'migrations'
    group by c.relname order by c.relname`);
  let rows = 0;
  for (const { table, columns } of tables) {
    await put([{ table, columns }]);
    const asTexts = columns.map((column) => `${quoted(column)}::text`).join(', ');
    await tx.query(`declare everything no scroll cursor for select array[${asTexts}] as row from ${quoted(table)}`);
    for (;;) {
      const batch = await tx.query<{ row: (string | null)[] }>(`fetch ${rowsAtOnce} from everything`);
      if (batch.length === 0) break;
      await put(batch.map(({ row }) => row));
      rows += batch.length;
    }
    await tx.query('close everything');
  }
  await put(await sequencesOf(tx));
  await put([{ end: true, tables: tables.length, rows }]);
  return { tables: tables.length, rows };
}

async function sequencesOf(tx: Database): Promise<Sequence[]> {
  const names = await tx.query<{ name: string }>("select sequencename::text as name from pg_sequences where schemaname = 'public' order by 1");
  return Promise.all(
    names.map(async ({ name }) => {
      const [state] = await tx.query<Sequence>(`select $1::text as sequence, last_value::text as value, is_called as called from ${quoted(name)}`, [name]);
      if (!state) throw new BackupError(`The sequence ${name} cannot be read.`);
      return state;
    }),
  );
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
