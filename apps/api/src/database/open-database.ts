import path from 'node:path';
import { answerOperator } from './running-server/answer.ts';
import type { Database } from './database.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import { readMigrations } from './migrate.ts';
import { openPostgres } from './postgres/open-postgres.ts';

export type OpenOptions = {
  /** PostgreSQL, or any engine that speaks its protocol. Wins over `folder`. */
  url?: string | undefined;
  /** PostgreSQL is asked through a pooler in transaction mode. */
  pooled?: boolean | undefined;
  /** Data folder of the embedded database. */
  folder?: string | undefined;
  /** Folder of the SQL migrations, where it is not beside these sources. */
  migrations?: string | undefined;
};

/** Opens the database and brings it to the newest migration: PostgreSQL by its URL, else the embedded one in its folder. */
export async function openDatabase({ url, pooled, folder = '.data', migrations: from }: OpenOptions): Promise<Database> {
  const migrations = await readMigrations(from);
  return url ? openPostgres({ url, pooled, migrations }) : openEmbedded({ folder: path.resolve(folder), migrations, onRequest: answerOperator });
}
