import { hint } from '../../near.ts';
import type { BlueprintRules } from '../../schemas/blueprint.ts';
import type { Told, World } from '../world.ts';
import type { Milestone } from './conditions.ts';

const file = 'blueprint/rubric.json';

/** A rubric that the product's own texts fall short of, and words for aims that nobody can have. */
export function tellOfRubric(world: World, milestones: readonly Milestone[], { roads }: BlueprintRules): Told[] {
  const rubric = world.document('blueprint/rubric');
  if (!rubric) return [];
  const topics = [...new Set(roads.flatMap((road) => road.topics))];
  const wordsOf = (text: string) => text.replace(/\{[^{}]*\}/g, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu)?.length ?? 0;
  const tooLong = milestones.filter(({ entry }) => wordsOf(entry.text) > rubric.milestoneWords);
  return [
    ...Object.keys(rubric.roads).filter((topic) => !topics.includes(topic)).map((topic): Told => ({ file, at: ['roads', topic], part: 'key', code: 'dangling-reference', message: `"${topic}" is the topic of no road in rules.json.${hint(topic, topics)}` })),
    ...topics.filter((topic) => !Object.hasOwn(rubric.roads, topic) && Object.keys(rubric.roads).every((other) => topics.includes(other))).map((topic): Told => ({ file, at: ['roads'], part: 'key', code: 'missing-field', message: `have no words for "${topic}", which a road of rules.json leads to` })),
    // Where most are too long, the figure is the mistake.
    ...(tooLong.length > 5 ? [{ file, at: ['milestoneWords'], code: 'contradiction' as const, message: `is less than ${tooLong.length} of our own milestones have` }] : tooLong.map(({ entry, ...place }): Told => ({ file: place.file, at: [...place.at, 'text'], code: 'too-long', message: `has ${wordsOf(entry.text)} words, and ${rubric.milestoneWords} are the most (rubric.json)` }))),
  ];
}
