import type { BlueprintRules } from '../../schemas/blueprint.ts';
import type { Told, World } from '../world.ts';
import { tellOfUntyped, type Conditions, type Known } from './conditions.ts';

/** Groups that nothing names, and answers in them that nobody can give. */
export function tellOfGroups(world: World, texts: readonly Conditions[], { groups }: BlueprintRules, known: Known): Told[] {
  const asked = (world.document('blueprint/asking')?.conflicts ?? []).flatMap(({ when }) => when);
  const named = new Set([...texts.flatMap(({ when = [], unless = [] }) => [...when, ...unless]), ...asked]);
  const file = 'blueprint/rules.json';
  return Object.entries(groups).flatMap(([name, tags]): Told[] => [
    ...(named.has(name) || world.document('blueprint/asking') === undefined ? [] : [{ file, at: ['groups', name], part: 'key' as const, code: 'never' as const, message: `"${name}" is named by no text of the library: take it out` }]),
    ...tellOfUntyped(tags, ['groups', name], known).map((found) => ({ file, ...found })),
  ]);
}
