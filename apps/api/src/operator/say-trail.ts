import type { Context } from './command.ts';
import { printable } from './terminal.ts';

type Entry = { state: string; note?: string | null; changed_by: string; at: string };

/** What was decided so far, a line each. */
export function sayTrail(entries: readonly Entry[], say: Context['say']): void {
  for (const { state, note, changed_by, at } of entries) say(`  ${at} UTC  ${state} by ${printable(changed_by)}${note ? `: ${printable(note)}` : ''}`);
}
