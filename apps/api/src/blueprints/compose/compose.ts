import type { BlueprintLibrary, Survey } from '@bridge/content';
import { years, type Answers, type AskedAnswers, type Reason, type Year } from '@bridge/model';
import { chooseMilestones, type Candidate } from './choose.ts';
import type { Fact, Facts } from './facts.ts';
import { factsFor, fill, prepare } from './prepare.ts';
import { isRefused, toldBy } from './told.ts';

export type ComposedMilestone = { id: string; text: string; reasons: Reason[] };
export type ComposedBlueprint = { careerVision: string; years: Record<Year, ComposedMilestone[]> };
export type ComposerInput = { library: BlueprintLibrary; survey: Survey; answers: Answers; envision: string; /** What was said to questions asked back. */ asked?: AskedAnswers; /** The library's language: how its lists are joined. */ locale?: string };

/** Puts a blueprint together from the library's texts. Pure: the same answers always give the same blueprint. */
export function composeBlueprint({ locale = 'en-GB', ...given }: ComposerInput): ComposedBlueprint {
  const { library } = given;
  const { rules } = library;
  const prepared = prepare(library);
  const { facts, refused } = toldBy(given);
  const candidates = prepared.milestones.flatMap((milestone): Candidate[] => {
    const found = isRefused(milestone.entry, refused) ? undefined : factsFor(milestone, facts);
    return found ? [{ entry: milestone.entry, facts: found }] : [];
  });
  const roadmap = chooseMilestones(candidates, library.milestones, facts, rules).map((year) =>
    year.map(({ entry, facts: found }) => ({ id: entry.id, text: fill(entry.text, facts, rules.listLength, locale), reasons: reasonsOf(found) })),
  );
  return { careerVision: vision(prepared, facts, rules.listLength, locale), years: byYear(roadmap) };
}

/** One sentence for each part: the first pattern that fits. */
function vision({ parts }: ReturnType<typeof prepare>, facts: Facts, listLength: number, locale: string): string {
  const sentences = parts.flatMap((patterns) => patterns.find((pattern) => factsFor(pattern, facts)) ?? []);
  return sentences.map(({ entry }) => fill(entry.text, facts, listLength, locale)).join(' ');
}

/** The same answer can lead to a milestone twice, by itself and by its theme: said once. */
function reasonsOf(facts: Fact[]): Reason[] {
  return [...new Map(facts.flatMap(({ reasons }) => reasons.map((reason) => [JSON.stringify(reason), reason] as const))).values()];
}

function byYear<Value>(values: Value[][]): Record<Year, Value[]> {
  return Object.fromEntries(years.map((year, index) => [year, values[index] ?? []])) as Record<Year, Value[]>; // fromEntries forgets the keys
}
