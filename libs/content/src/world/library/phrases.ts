import type { BlueprintVisions } from '../../schemas/blueprint.ts';
import type { Survey } from '../../schemas/survey.ts';
import type { Told } from '../world.ts';

const file = 'blueprint/visions.json';

/** Lists of answers in a vision: how each option reads in a sentence must be said. */
export function tellOfPhrases({ phrases, parts }: BlueprintVisions, survey: Survey): Told[] {
  const questions = survey.phases.flatMap((phase) => phase.questions);
  const told = new Set<string>();
  return parts.flatMap(({ patterns }, part) =>
    patterns.flatMap(({ text }, pattern) =>
      [...text.matchAll(/\{([^{}]*)\}/g)].flatMap(([, slot = '']): Told[] => {
        const question = questions.find(({ id }) => id === slot);
        if (!question || !('options' in question) || told.has(slot)) return [];
        told.add(slot);
        const lacking = question.options.map(({ id }) => `${slot}:${id}`).filter((tag) => !Object.hasOwn(phrases, tag));
        if (lacking.length === 0) return [];
        if (lacking.length === question.options.length) return [{ file, at: ['parts', part, 'patterns', pattern, 'text'], code: 'placeholder', message: `has {${slot}}, and "phrases" say of none of its options how it reads in a sentence` }];
        return [{ file, at: ['phrases'], part: 'key', code: 'missing-field', message: `lack ${lacking.map((tag) => `"${tag}"`).join(', ')}: how it reads in the middle of a sentence` }];
      }),
    ),
  );
}
