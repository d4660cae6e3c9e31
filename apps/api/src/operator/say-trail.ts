import { named } from '../staff/face.ts';
import type { Context } from './command.ts';
import type { OperatorDatabase } from './open-for-operator.ts';
import { printable } from './terminal.ts';

type Entry = { state: string; note?: string | null; changed_by: string; at: string };

/** What was decided so far, a line each; people of the staff by name. */
export async function sayTrail(database: OperatorDatabase, entries: readonly Entry[], say: Context['say']): Promise<void> {
  for (const { state, note, by, at } of await named(database, entries.map(({ changed_by, ...entry }) => ({ ...entry, by: changed_by })))) say(`  ${at} UTC  ${state} by ${printable(by)}${note ? `: ${printable(note)}` : ''}`);
}
