import { hint } from '../../near.ts';
import type { BlueprintRules } from '../../schemas/blueprint.ts';
import type { Told, World } from '../world.ts';
import { questionOf, type Known } from './conditions.ts';

/** Questions asked back about themes that there are not, and contradictions that are none. */
export function tellOfAsking(world: World, { themes, groups }: BlueprintRules, { chosen, typed }: Known): Told[] {
  const asking = world.document('blueprint/asking');
  if (!asking) return [];
  const file = 'blueprint/asking.json';
  const known = themes.map(({ id }) => id);
  const told = Object.keys(asking.themes).filter((id) => !known.includes(id)).map((id): Told => ({ file, at: ['themes', id], part: 'key', code: 'dangling-reference', message: `"${id}" is not among the themes.${hint(id, known.filter((one) => !Object.hasOwn(asking.themes, one)))}` }));
  const unasked = known.filter((id) => !Object.hasOwn(asking.themes, id));
  if (unasked.length > 0 && told.length === 0) told.push({ file, at: ['themes'], part: 'key', code: 'missing-field', message: `have no question for ${unasked.map((id) => `"${id}"`).join(', ')}: where its reading is unsure, nobody could be asked` });
  asking.conflicts.forEach(({ when, drops, yesDrops = [] }, index) => {
    const at = ['conflicts', index];
    const answers = when.flatMap((name) => groups[name] ?? [name]);
    const isTheme = (tag: string) => known.some((id) => tag === `theme:${id}`);
    if (!answers.every((tag) => chosen.has(tag) || typed.has(tag) || isTheme(tag))) return; // told as such
    if (new Set(answers.map((tag) => (isTheme(tag) ? tag : questionOf(tag)))).size < 2) told.push({ file, at: [...at, 'when'], code: 'never', message: `names answers to "${questionOf(answers[0]!)}" alone: they contradict nothing` }); // a list of two or more
    else for (const [key, tags] of Object.entries({ drops, yesDrops })) {
      tags.forEach((tag, place) => {
        if (!answers.includes(tag)) told.push({ file, at: [...at, key, place], code: 'never', message: `"${tag}" is not among the answers of "when"` });
      });
    }
  });
  return told;
}
