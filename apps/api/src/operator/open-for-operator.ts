import { existsSync } from 'node:fs';
import path from 'node:path';
import { talkToServer } from '../database/running-server/ask.ts';
import type { Database } from '../database/database.ts';
import { openEmbedded } from '../database/embedded/open-embedded.ts';
import { FolderInUseError } from '../database/failures.ts';
import { openPostgres } from '../database/postgres/open-postgres.ts';
import type { Environment } from '../environment.ts';

export type OperatorDatabase = Database;

/** The server's database for a command, also while the server runs. Nothing is migrated: that is the server's to do. */
export async function openForOperator({ databaseUrl, pooled, dataFolder }: Pick<Environment, 'databaseUrl' | 'pooled' | 'dataFolder'>): Promise<OperatorDatabase> {
  if (databaseUrl) return openPostgres({ url: databaseUrl, pooled, connections: 1 });
  const folder = path.resolve(dataFolder);
  if (!existsSync(path.join(folder, 'postgres'))) throw new Error(`There is no database in ${folder}.`);
  try {
    return await openEmbedded({ folder, patience: 0 });
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    return talkToServer(folder);
  }
}
