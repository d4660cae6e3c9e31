import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { nextMigration, refuseNewer, type Migration } from '../migrate.ts';
import type { Database } from '../database.ts';
import { openBackup } from './sealed.ts';
import { BackupError, type Head, type Line, type Row, type Sequence, type Summary, type Table } from './format.ts';
import { quoted } from './write-backup.ts';

const rowsAtOnce = 500;

/** The lines of a backup file, unpacked as they are needed. (node:readline would also split at U+2028, which texts may hold.) */
export async function* linesOf(file: string, key?: string): AsyncGenerator<Line> {
  const bytes = await openBackup(file, key);
  const unpacked = createGunzip().setEncoding('utf8');
  const read = pipeline(bytes, unpacked);
  read.catch(() => {}); // the loop below meets the same error
  let rest = '';
  try {
    for await (const chunk of unpacked) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) yield JSON.parse(line) as Line; // this program wrote it; the end line tells whether all of it is there
    }
    await read;
  } catch (error) {
    throw damaged(file, error);
  }
}

/** The head of a backup, and the migrations of this version that its data was written under. */
export async function readHead(file: string, migrations: readonly Migration[], key?: string): Promise<Migration[]> {
  const lines = linesOf(file, key);
  const { value } = await lines.next();
  await lines.return(undefined);
  if (!isHead(value)) throw new BackupError(`${file} is not a backup of this product. (A dump of pg_dump is restored with psql or pg_restore.)`);
  refuseNewer(migrations, value.migrations);
  nextMigration(migrations, value.migrations); // refuses a backup of a newer or changed schema, in its own words
  const applied = new Set(value.migrations.map(({ name }) => name));
  return migrations.filter(({ name }) => applied.has(name));
}

/** Puts a backup's rows into an empty database with the backup's migrations: all of them, or none. */
export async function loadBackup(db: Database, file: string, key?: string): Promise<Summary> {
  return db.transaction(async (tx) => {
    const tables = await tx.query<{ name: string }>("select tablename::text as name from pg_tables where schemaname = 'public' and tablename <> 'migrations'");
    const names = tables.map(({ name }) => quoted(name));
    const restoreOrder = await deferReferences(tx);
    for (const name of names) await tx.query(`alter table ${name} disable trigger user`);
    if (names.length) await tx.query(`truncate ${names.join(', ')}`); // rows that migrations themselves put there
    const summary = await load(tx, file, key);
    await tx.query('set constraints all immediate'); // every reference is checked here
    await restoreOrder();
    for (const name of names) await tx.query(`alter table ${name} enable trigger user`);
    return summary;
  }, { unhurried: true });
}

async function load(tx: Database, file: string, key: string | undefined): Promise<Summary> {
  const summary = { tables: 0, rows: 0 };
  let insert: ((rows: Row[]) => Promise<unknown>) | undefined;
  let batch: Row[] = [];
  const flush = async () => {
    if (insert && batch.length) await insert(batch);
    summary.rows += batch.length;
    batch = [];
  };
  for await (const line of linesOf(file, key)) {
    if (Array.isArray(line)) {
      batch.push(line);
      if (batch.length === rowsAtOnce) await flush();
      continue;
    }
    await flush();
    if ('table' in line) {
      insert = await insertInto(tx, line);
      summary.tables += 1;
    } else if ('sequence' in line) await setSequence(tx, line);
    else if ('end' in line) {
      if (line.rows === summary.rows && line.tables === summary.tables) return summary;
      throw new BackupError(`${file} is damaged: it should hold ${line.rows} rows and holds ${summary.rows}. Nothing was restored.`);
    }
  }
  throw new BackupError(`${file} is incomplete: its end is missing. Nothing was restored.`);
}

async function insertInto(tx: Database, { table, columns }: Table) {
  const types = await tx.query<{ name: string; type: string }>(
    `select attname::text as name, format_type(atttypid, atttypmod) as type from pg_attribute
     where attrelid = to_regclass($1) and attnum > 0 and not attisdropped`,
    [quoted(table)],
  );
  const typeOf = new Map(types.map(({ name, type }) => [name, type]));
  const missing = columns.find((column) => !typeOf.has(column));
  if (missing) throw new BackupError(`This version has no column ${table}.${missing}, which the backup holds.`);
  const values = columns.map((column, index) => `c${index}::${typeOf.get(column)}`).join(', ');
  const lists = columns.map((_, index) => `$${index + 1}::text[]`).join(', ');
  const statement = `insert into ${quoted(table)} (${columns.map(quoted).join(', ')}) overriding system value
    select ${values} from unnest(${lists}) as given (${columns.map((_, index) => `c${index}`).join(', ')})`;
  return (rows: Row[]) => tx.query(statement, columns.map((_, index) => rows.map((row) => row[index] ?? null)));
}

async function setSequence(tx: Database, { sequence, value, called }: Sequence): Promise<void> {
  await tx.query('select setval(to_regclass($1), $2::int8, $3)', [quoted(sequence), value, called]);
}

/** Tables come in the order of their names, so references are checked at the end. Gives the way back. */
async function deferReferences(tx: Database): Promise<() => Promise<void>> {
  const references = await tx.query<{ table: string; name: string }>(
    "select conrelid::regclass::text as table, conname::text as name from pg_constraint where contype = 'f' and not condeferrable and connamespace = 'public'::regnamespace",
  );
  const alter = async (how: string) => {
    for (const { table, name } of references) await tx.query(`alter table ${table} alter constraint ${quoted(name)} ${how}`);
  };
  await alter('deferrable initially deferred');
  return () => alter('not deferrable');
}

function isHead(line: unknown): line is Head {
  return typeof line === 'object' && line !== null && 'format' in line && line.format === 'bridge-ai-backup' && 'version' in line && line.version === 1;
}

function damaged(file: string, cause: unknown): BackupError {
  const missing = cause instanceof Error && 'code' in cause && cause.code === 'ENOENT';
  return new BackupError(missing ? `${file} does not exist.` : `${file} is damaged or no backup: ${cause instanceof Error ? cause.message : cause}.`, { cause });
}
