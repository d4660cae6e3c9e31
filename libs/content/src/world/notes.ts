import { personDecisionSchema } from '@bridge/model';
import { hint } from '../near.ts';
import type { Told, World } from './world.ts';

const aboutPeople: readonly string[] = personDecisionSchema.options.map(({ entries }) => entries.decision.literal);

/** Notes of the staff that are offered for a decision that nobody can take. */
export function tellOfNotes(world: World): Told[] {
  const words = world.document('interface/staff')?.['decisions'];
  const { notes = [] } = world.document('lists/decision-notes') ?? {};
  if (typeof words !== 'object') return [];
  return notes.flatMap(({ kinds, decisions }, index) => {
    const known = [...(kinds.some((kind) => kind !== 'person') ? Object.keys(words) : []), ...(kinds.includes('person') ? aboutPeople : [])];
    return decisions.flatMap((name, place): Told[] => (known.includes(name) ? [] : [{ file: 'lists/decision-notes.json', at: ['notes', index, 'decisions', place], code: 'dangling-reference', message: `"${name}" is not among the decisions of interface/staff.json${kinds.includes('person') ? ` or about a person (${aboutPeople.join(', ')})` : ''}: the note would never be offered for it.${hint(name, known)}` }]));
  });
}
