import type { StaffCase } from '@bridge/model';
import type { Database } from '../database/database.ts';
import { instantOf } from '../database/moments.ts';

type Entry = StaffCase['trail'][number];

/** What the audit tells of a subject, the first first. */
export function auditTrail(database: Pick<Database, 'query'>, kinds: readonly string[], subject: string): Promise<Entry[]> {
  return database.query<Entry>(`select action, actor as by, ${instantOf('at')} as at, note from audit where kind = any($1::text[]) and subject = $2 order by seq`, [kinds, subject]);
}
