import { hint } from '../near.ts';
import type { BlueprintBegin } from '../schemas/begin.ts';
import { idsIn, type Told, type World } from './world.ts';

/** The first act with a verb counts: no other one is ever known by it. */
function tellOfVerbs({ acts }: BlueprintBegin): Told[] {
  const first = new Map<string, string>();
  return acts.flatMap(({ id, verbs = '' }, index) =>
    verbs.split(/[,،]/).map((verb) => verb.trim()).filter(Boolean).flatMap((verb): Told[] => {
      const other = first.get(verb);
      if (other === undefined) first.set(verb, id);
      return other === undefined ? [] : [{ file: 'blueprint/begin.json', at: ['acts', index, 'verbs'], code: 'never', message: `name "${verb}", by which "${other}" is known already` }];
    }),
  );
}

const file = 'resources.json';

/** Acts with nowhere to go to, and resources that nobody would ever be shown. */
export function tellOfBegin(world: World): Told[] {
  const [begin, resources] = [world.document('blueprint/begin'), world.document('resources')];
  if (!begin || !resources) return [];
  const hasAll = world.files.filter((name) => name.startsWith('blueprint/milestones/')).length === idsIn(world, 'blueprint/milestones').length; // a file with a fault is told as such
  const topics = [...new Set(idsIn(world, 'blueprint/milestones').flatMap((id) => world.document(id)!.milestones.flatMap(({ topic }) => topic ?? [])))]; // idsIn() lists those with a document
  const helped = new Set(resources.items.flatMap(({ acts = [] }) => acts));
  return [
    ...begin.acts.flatMap(({ id }, index): Told[] => (helped.has(id) ? [] : [{ file: 'blueprint/begin.json', at: ['acts', index, 'id'], code: 'never', message: `has no resource that names "${id}" in "acts": its milestones could not be begun anywhere` }])),
    ...begin.acts.slice(0, -1).flatMap(({ verbs }, index): Told[] => (verbs ? [] : [{ file: 'blueprint/begin.json', at: ['acts', index], code: 'never', message: 'has no "verbs": the last act alone stands for what fits no other' }])),
    ...tellOfVerbs(begin),
    ...resources.items.flatMap(({ for: tags, topics: own = [], acts, address }, index): Told[] => {
      const at = ['items', index];
      const twin = resources.items.slice(0, index).find((other) => other.address === address);
      return [
        ...(tags || own.length > 0 || acts ? [] : [{ file, at, code: 'never' as const, message: 'has none of "for", "topics" and "acts": it would never be shown' }]),
        ...(twin ? [{ file, at: [...at, 'address'], code: 'contradiction' as const, message: `is the address of "${twin.id}", too` }] : []),
        ...own.flatMap((topic, place): Told[] => (!hasAll || topics.includes(topic) ? [] : [{ file, at: [...at, 'topics', place], code: 'dangling-reference', message: `"${topic}" is the topic of no milestone.${hint(topic, topics)}` }])),
      ];
    }),
  ];
}
