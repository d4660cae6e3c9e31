import { years, type Milestone, type Year } from '@bridge/model';
import type { SurveyLabels } from './reasons.ts';

type Reasoned = Pick<Milestone, 'reasons'>;

/**
 * What a year of a plan is about, in the words of the survey: the area that most of its milestones came from, and the one
 * that is this year's own more than any other's.
 */
export function areasOf({ milestones }: { milestones: Readonly<Partial<Record<Year, readonly Reasoned[]>>> }, year: Year, survey: SurveyLabels): string[] {
  const labels = new Map<string, string>(
    survey.phases.flatMap(({ questions }) => questions).filter(({ id }) => survey.areas?.includes(id)).flatMap(({ id, options = [] }) => options.map((option) => [`${id}:${option.id}`, option.label] as const)),
  );
  const here = countIn([year]);
  const everywhere = countIn(years);
  const [main] = ranked((count) => count);
  const [own] = ranked((count, area) => count / (everywhere.get(area) ?? count)).filter((area) => area !== main);
  return [main, own].flatMap((area) => (area === undefined ? [] : [labels.get(area) ?? area]));

  function countIn(some: readonly Year[]): Map<string, number> {
    const counts = new Map<string, number>();
    for (const { question, option } of some.flatMap((one) => milestones[one] ?? []).flatMap(({ reasons }) => reasons)) {
      const area = `${question}:${option}`;
      if (labels.has(area)) counts.set(area, (counts.get(area) ?? 0) + 1);
    }
    return counts;
  }

  function ranked(weigh: (count: number, area: string) => number): string[] {
    return [...here].toSorted(([one, first], [two, second]) => weigh(second, two) - weigh(first, one) || second - first).map(([area]) => area);
  }
}
