import { existsSync, readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { askForBackup } from '../database/running-server/ask.ts';
import type { Summary } from '../database/backup/format.ts';
import { noteBackup } from '../database/backup/last-backup.ts';
import { writeBackup } from '../database/backup/write-backup.ts';
import { openEmbedded } from '../database/embedded/open-embedded.ts';
import { FolderInUseError } from '../database/failures.ts';
import { verifyBackup } from './verify-backup.ts';
import { readArguments, type Command } from './command.ts';
import { openForOperator } from './open-for-operator.ts';

export const backup: Command = {
  usage: 'backup <file> [--seal-for <public key>] [--verify] [--folder <data folder>] | backup verify <file> [--key <private key>] | backup noted',
  summary: 'Writes a backup of the embedded database, also while the server runs; --seal-for names a file with a public RSA key, and only its other half opens the backup. "verify", or --verify for one that is not sealed, restores it into an empty database, brings that up to date and compares what came. "noted" says that PostgreSQL made its own just now: the console tells how old the last one is.',
  async run(args, { environment, say, complain }) {
    const { words, given, fault } = readArguments(args, ['folder', 'seal-for', 'key'], ['verify']);
    const [file, named, ...more] = words;
    const isVerify = file === 'verify' && named !== undefined;
    if (fault || !file || more.length || (named !== undefined && !isVerify) || (given.has('verify') && given.has('seal-for')) || (given.has('key') && !isVerify)) {
      complain(fault ?? `Usage: ${backup.usage}`);
      return 2;
    }
    if (isVerify) {
      say(await verifyBackup(path.resolve(named), keyIn(given.get('key'))));
      return 0;
    }
    if (environment.databaseUrl && file === 'noted' && !given.has('folder')) {
      const database = await openForOperator(environment);
      await noteBackup(database).finally(() => database.close());
      say('Noted: a backup was made just now.');
      return 0;
    }
    if (file === 'noted') {
      complain('The embedded database notes its backups by itself: "backup noted" is for PostgreSQL. Nothing was written.');
      return 1;
    }
    if (environment.databaseUrl && !given.has('folder')) {
      complain(
        'DATABASE_URL is set: PostgreSQL makes its own backups. Nothing was written. Use, with the same address:\n\n' +
          `  pg_dump --format=custom --file=${file} "$DATABASE_URL"\n\nand to restore into an empty database:\n\n  pg_restore --no-owner --exit-on-error --single-transaction --dbname="$DATABASE_URL" ${file}\n\n"backup noted" after pg_dump tells the console that it was made.`,
      );
      return 1;
    }
    const folder = path.resolve(given.get('folder') ?? environment.dataFolder);
    if (!existsSync(path.join(folder, 'postgres'))) {
      complain(`There is no database in ${folder}. Nothing was written.`);
      return 1;
    }
    const { tables, rows } = await backUp(folder, path.resolve(file), keyIn(given.get('seal-for')));
    say(`Backup written: ${path.resolve(file)} (${tables} tables, ${rows} rows, ${Math.ceil((await stat(file)).size / 1024)} kB). It holds personal data; keep it as safe as the server.`);
    if (given.has('verify')) say(await verifyBackup(path.resolve(file), undefined));
    return 0;
  },
};

/** By the server that has the folder, or, where none runs, by this process. */
async function backUp(folder: string, file: string, key: string | undefined): Promise<Summary> {
  try {
    const db = await openEmbedded({ folder, patience: 0 });
    try {
      return await writeBackup(db, file, key);
    } finally {
      await db.close();
    }
  } catch (error) {
    if (error instanceof FolderInUseError) return askForBackup(folder, file, key);
    throw error;
  }
}

function keyIn(file: string | undefined): string | undefined {
  return file === undefined ? undefined : readFileSync(file, 'utf8');
}
