import { fileOf, idsIn, type Told, type World } from '../world.ts';
import { tellOfAsking } from './asking.ts';
import { namesFor, type Conditions, type Milestone } from './conditions.ts';
import { tellOfGroups } from './groups.ts';
import { tellOfOrder } from './order.ts';
import { tellOfPhrases } from './phrases.ts';
import { tellOfRubric } from './rubric.ts';
import { tellOfRules } from './rules.ts';
import { tellOfPatterns, tellOfText } from './text.ts';
import { tellOfLongVisions } from './visions.ts';
import { tellOfYears } from './years.ts';

/** Texts of the blueprint that nobody can ever get, years that stay empty, places that nothing fills. */
export function tellOfLibrary(world: World): Told[] {
  const [survey, rules, visions] = [world.document('surveys/talent'), world.document('blueprint/rules'), world.document('blueprint/visions')];
  if (!survey || !rules || !visions || world.files.some((file) => file.startsWith('blueprint/milestones/') && world.document(`blueprint/milestones/${file.slice('blueprint/milestones/'.length, -'.json'.length)}`) === undefined)) return [];
  const milestones = idsIn(world, 'blueprint/milestones').flatMap((id): Milestone[] => world.document(id)!.milestones.map((entry, index) => ({ entry, file: fileOf(id), at: ['milestones', index] }))); // idsIn() lists those with a document
  const known = namesFor(survey);
  const everyText = [...milestones.map(({ entry }) => entry), ...visions.parts.flatMap(({ patterns }) => patterns)];
  return [
    ...milestones.flatMap(({ entry, file, at }) => tellOfText(entry, rules, known).map((found) => ({ file, ...found, at: [...at, ...found.at] }))),
    ...tellOfTwins(milestones),
    ...tellOfOrder(milestones),
    ...tellOfYears(milestones),
    ...visions.parts.flatMap(({ id, patterns }, part) => (patterns.some(isForEverybody) ? [] : [{ file: 'blueprint/visions.json', at: ['parts', part, 'patterns'], part: 'key' as const, code: 'never' as const, message: `have none for everybody: who answered nothing would get no sentence for "${id}"` }])),
    ...visions.parts.flatMap(({ patterns }, part) => tellOfPatterns(patterns, rules, known).concat(patterns.flatMap((pattern, index) => tellOfText(pattern, rules, known).map((found) => ({ ...found, at: [index, ...found.at] })))).map((found) => ({ file: 'blueprint/visions.json', ...found, at: ['parts', part, 'patterns', ...found.at] }))),
    ...tellOfLongVisions(world, rules),
    ...tellOfPhrases(visions, survey),
    ...tellOfRubric(world, milestones, rules),
    ...(/[{}]/.test(visions.quote) ? [] : [{ file: 'blueprint/visions.json', at: ['quote'], code: 'placeholder' as const, message: 'lacks {words}: nothing would be quoted' }]),
    ...Array.from(visions.quote.replaceAll('{words}', '').matchAll(/\{[^{}]*\}|[{}]/g), ([name]): Told => ({ file: 'blueprint/visions.json', at: ['quote'], code: 'placeholder', message: `has ${name}, which is filled by nothing: {words} alone is` })),
    ...tellOfRules(milestones, rules, survey, known),
    ...tellOfGroups(world, everyText, rules, known),
    ...tellOfAsking(world, rules, known),
  ];
}

/** A milestone is ticked by its year and text: where two say the same, both would be. */
function tellOfTwins(milestones: readonly Milestone[]): Told[] {
  const first = new Map<string, string>();
  return milestones.flatMap(({ entry: { id, text }, file, at }): Told[] => {
    const other = first.get(text);
    if (other === undefined) first.set(text, id);
    return other === undefined ? [] : [{ file, at: [...at, 'text'], code: 'contradiction', message: `is that of "${other}" too: a tick could not tell them apart` }];
  });
}

function isForEverybody({ text, for: only, when, unless }: Conditions): boolean {
  return !only && !when && !unless && !text.includes('{');
}
