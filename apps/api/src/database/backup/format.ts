/**
 * A backup is a gzipped text, one JSON value a line: the head, then for each table its columns followed by its rows
 * (every value as PostgreSQL's own text, so nothing is rounded or reinterpreted), the sequences, and the end with the
 * counts, without which it is incomplete. It belongs to no engine and no version of PostgreSQL.
 */
export type Head = { format: 'bridge-ai-backup'; version: 1; madeAt: string; migrations: { name: string; sha: string }[] };
export type Table = { table: string; columns: string[] };
export type Row = (string | null)[];
export type Sequence = { sequence: string; value: string; called: boolean };
export type End = { end: true; tables: number; rows: number };
export type Line = Head | Table | Row | Sequence | End;

/** What was backed up or restored. */
export type Summary = { tables: number; rows: number };

export class BackupError extends Error {
  override name = 'BackupError';
}
