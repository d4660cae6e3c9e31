import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import type { Summary } from '../database/backup/format.ts';
import { BackupError } from '../database/backup/format.ts';
import { loadBackup, readHead } from '../database/backup/read-backup.ts';
import { lockFolder } from '../database/embedded/folder-lock.ts';
import { openEmbedded } from '../database/embedded/open-embedded.ts';
import { readMigrations, type Migration } from '../database/migrate.ts';
import { openPostgres } from '../database/postgres/open-postgres.ts';
import { readArguments, type Command } from './command.ts';

export const restore: Command = {
  usage: 'restore <file> [--folder <data folder>] [--key <private key>]',
  summary: 'Puts a backup into a new data folder, or into the empty PostgreSQL database of DATABASE_URL.',
  async run(args, { environment, say, complain }) {
    const { words, given, fault } = readArguments(args, ['folder', 'key']);
    const [file, ...more] = words;
    if (fault || !file || more.length) {
      complain(fault ?? `Usage: ${restore.usage}`);
      return 2;
    }
    const keyFile = given.get('key');
    const key = keyFile === undefined ? undefined : readFileSync(keyFile, 'utf8');
    const migrations = await readHead(file, await readMigrations(), key);
    const toPostgres = environment.databaseUrl && !given.has('folder') ? environment.databaseUrl : undefined;
    const folder = path.resolve(given.get('folder') ?? environment.dataFolder);
    const { tables, rows } = toPostgres ? await intoPostgres(toPostgres, file, migrations, key) : await intoFolder(folder, file, migrations, key);
    say(`Restored ${rows} rows of ${tables} tables into ${toPostgres ? 'the database of DATABASE_URL' : folder}. Start the server; it brings an older backup up to date.`);
    return 0;
  },
};

/** Made aside and put in place when it is complete: an interrupted restore leaves the folder as it was. */
async function intoFolder(folder: string, file: string, migrations: readonly Migration[], key: string | undefined): Promise<Summary> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = await lockFolder(folder);
  try {
    const place = path.join(folder, 'postgres');
    if (existsSync(place)) throw new BackupError(`${folder} holds a database already; nothing was changed. Name another folder with --folder, or move ${place} away first.`);
    const aside = path.join(folder, 'restoring');
    rmSync(aside, { recursive: true, force: true });
    try {
      const summary = await loadInto(aside, file, migrations, key);
      await rename(path.join(aside, 'postgres'), place);
      return summary;
    } finally {
      rmSync(aside, { recursive: true, force: true });
    }
  } finally {
    await lock.release();
  }
}

async function loadInto(folder: string, file: string, migrations: readonly Migration[], key: string | undefined): Promise<Summary> {
  const db = await openEmbedded({ folder, migrations });
  try {
    return await loadBackup(db, file, key);
  } finally {
    await db.close();
  }
}

async function intoPostgres(url: string, file: string, migrations: readonly Migration[], key: string | undefined): Promise<Summary> {
  const untouched = await openPostgres({ url, migrations: undefined, statementTimeout: 0 });
  try {
    const tables = await untouched.query("select 1 from pg_tables where schemaname = 'public' limit 1");
    if (tables.length) throw new BackupError('The database of DATABASE_URL is not empty; nothing was changed. Restore into a new one (createdb).');
  } finally {
    await untouched.close();
  }
  const db = await openPostgres({ url, migrations, statementTimeout: 0 });
  try {
    return await loadBackup(db, file, key);
  } finally {
    await db.close();
  }
}
