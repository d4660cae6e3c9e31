import { isChanged, years } from '@bridge/model';
import type { Answer, CareerBlueprint, Milestone, Reason, Year } from '@bridge/model';

/** A milestone of both: as it is, and with the words of the new version where they differ. */
export type Kept = Milestone & { freshText?: string };
export type YearComparison = { year: Year; kept: Kept[]; added: Milestone[]; leaving: Milestone[] };
/**
 * `answered` are the answers that differ, where both versions know theirs. Where one does not, `buildsOn` are the answers
 * that only the new version names, `leavesOut` those that only the present one does. `isSame` where replacing would do
 * nothing at all, not even note the present answers.
 */
export type Comparison = { years: YearComparison[]; visionChanges: boolean; changes: boolean; isSame: boolean; answered: ChangedAnswer[] | undefined; buildsOn: Reason[]; leavesOut: Reason[] };
/** A question, or `envision`, with the answer that each version was built on; undefined for none. */
export type ChangedAnswer = { question: string; before: Answer | undefined; after: Answer | undefined };

/** What replacing `current` by `next` can do, year by year. A milestone is the same one while its id is. */
export function compareBlueprints(current: CareerBlueprint, next: CareerBlueprint): Comparison {
  const before = byId(current);
  const after = byId(next);
  const compared = years.map((year) => ({
    year,
    kept: next.milestones[year].flatMap((milestone) => {
      const present = before.get(milestone.id);
      return present ? [{ ...present, ...(present.text !== milestone.text && { freshText: milestone.text }) }] : [];
    }),
    added: next.milestones[year].filter(({ id }) => !before.has(id)),
    leaving: current.milestones[year].filter(({ id }) => !after.has(id)),
  }));
  const visionChanges = current.structuredJson.careerVision !== next.structuredJson.careerVision;
  const inYear = ({ year, kept, added, leaving }: YearComparison) => added.length > 0 || leaving.length > 0 || kept.some((one) => isChanged(one) || one.freshText !== undefined || !current.milestones[year].some(({ id }) => id === one.id));
  const changes = visionChanges || compared.some(inYear);
  const answered = changedAnswers(current, next);
  const [buildsOn, leavesOut] = [reasonsOnlyOf(next, current), reasonsOnlyOf(current, next)];
  const isSame = !changes && !current.otherAnswers && (answered ?? [...buildsOn, ...leavesOut]).length === 0;
  return { years: compared, visionChanges, changes, isSame, answered, buildsOn, leavesOut };
}

function changedAnswers(current: CareerBlueprint, next: CareerBlueprint): ChangedAnswer[] | undefined {
  const [before, after] = [answersOf(current), answersOf(next)];
  if (!before || !after) return undefined;
  const questions = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  return questions.filter((question) => keyOf(before[question]) !== keyOf(after[question])).map((question) => ({ question, before: before[question], after: after[question] }));
}

function answersOf({ answers, envision }: CareerBlueprint): Record<string, Answer> | undefined {
  return answers && { ...(envision && { envision: { text: envision } }), ...answers };
}

/** The same for answers that say the same; the order of ticks says nothing. */
function keyOf({ options = [], other = '', text = '' }: Answer = {}): string {
  return JSON.stringify([options.toSorted(), other, text]);
}

function reasonsOnlyOf(one: CareerBlueprint, other: CareerBlueprint): Reason[] {
  const known = reasonsOf(other);
  return [...reasonsOf(one)].flatMap(([key, reason]) => (known.has(key) ? [] : [reason]));
}

/** All answers that its milestones came from. */
function reasonsOf(blueprint: CareerBlueprint): Map<string, Reason> {
  const all = years.flatMap((year) => blueprint.milestones[year].flatMap(({ reasons }) => reasons));
  return new Map(all.map((reason) => [`${reason.question} ${reason.option ?? ''} ${reason.text ?? ''}`, reason]));
}

function byId(blueprint: CareerBlueprint) {
  return new Map(years.flatMap((year) => blueprint.milestones[year]).map((milestone) => [milestone.id, milestone]));
}
