import type { Database } from '../database.ts';

/** Notes that a backup was made just now. */
export async function noteBackup(database: Pick<Database, 'query'>): Promise<void> {
  await database.query('insert into last_backup default values on conflict (id) do update set made_at = now()');
}
