import { hint } from '../near.ts';
import type { Told, World } from './world.ts';

/** Notes of the staff that are offered for a decision that nobody can take. */
export function tellOfNotes(world: World): Told[] {
  const words = world.document('interface/staff')?.['decisions'];
  const { notes = [] } = world.document('lists/decision-notes') ?? {};
  if (typeof words !== 'object') return [];
  return notes.flatMap(({ decisions }, index) =>
    decisions.flatMap((name, place): Told[] => (Object.hasOwn(words, name) ? [] : [{ file: 'lists/decision-notes.json', at: ['notes', index, 'decisions', place], code: 'dangling-reference', message: `"${name}" is not among the decisions of interface/staff.json: the note would never be offered for it.${hint(name, Object.keys(words))}` }])),
  );
}
