import { isChanged, limits, mergeYears, years } from '@bridge/model';
import type { CareerBlueprint, MergeChoice, Milestone, Year } from '@bridge/model';

/** What the owner said of single milestones; those they said nothing of follow the rule. */
export type Said = ReadonlyMap<string, boolean>;

/**
 * Completed and changed milestones stay as they are; what was taken out before stays out, and so do those that have no
 * room, and what is new in a year that is finished; unless the owner says otherwise. What has room is settled before they say anything: no tick moves another.
 */
export function choiceOf(current: CareerBlueprint, next: CareerBlueprint, said: Said): MergeChoice {
  const noRoom = withoutRoom(current, next).map((id) => [id, false] as const);
  return choiceByRule(current, next, new Map([...noRoom, ...said]));
}

/** The new milestones that have no room beside what stays: the last ones of a year that would be too long. */
export function withoutRoom(current: CareerBlueprint, next: CareerBlueprint): string[] {
  const choice = choiceByRule(current, next, new Map());
  const present = new Set(milestonesOf(current).map(({ id }) => id));
  const merged = mergeYears(current.milestones, next.milestones, choice);
  return years.flatMap((year) => {
    const tooMany = Math.max(0, merged[year].length - limits.milestonesPerYear);
    const added = merged[year].filter(({ id }) => !present.has(id));
    return added.slice(Math.max(0, added.length - tooMany)).map(({ id }) => id);
  });
}

/** A completed milestone that only changes its language needs no keeping: its tick stays with it. */
function choiceByRule(current: CareerBlueprint, next: CareerBlueprint, said: Said): MergeChoice {
  const removed = new Set(current.removed.map(({ id }) => id));
  const present = new Set(milestonesOf(current).map(({ id }) => id));
  const stands = new Set(years.filter((year) => isFinished(current.milestones[year])).flatMap((year) => next.milestones[year].map(({ id }) => id)));
  const stays = (milestone: Milestone) => isChanged(milestone) || (milestone.completed && !isTranslated(milestone, current, next));
  return {
    keep: milestonesOf(current).filter((milestone) => said.get(milestone.id) ?? stays(milestone)).map(({ id }) => id),
    skip: milestonesOf(next).filter(({ id }) => !present.has(id) && !(said.get(id) ?? !(removed.has(id) || stands.has(id)))).map(({ id }) => id),
  };
}

function isFinished(year: readonly Milestone[]): boolean {
  return year.length > 0 && year.every(({ completed }) => completed);
}

/** The same milestone from the same answers, in a version that is written in another language. */
function isTranslated({ id, reasons }: Milestone, current: CareerBlueprint, next: CareerBlueprint): boolean {
  if (!current.language || !next.language || current.language === next.language) return false;
  const fresh = milestonesOf(next).find((milestone) => milestone.id === id);
  return fresh !== undefined && JSON.stringify(fresh.reasons) === JSON.stringify(reasons);
}

/** Whether its owner made anything of a blueprint: ticked, edited, added or took out a milestone. */
export function hasOwnWork(blueprint: CareerBlueprint): boolean {
  return blueprint.removed.length > 0 || milestonesOf(blueprint).some((milestone) => milestone.completed || isChanged(milestone));
}

/** One answer for a whole year: all of the present one, or all of the new one. */
export function sayForYear(said: Said, current: CareerBlueprint, next: CareerBlueprint, year: Year, mine: boolean): Said {
  const present = current.milestones[year].map(({ id }) => [id, mine] as const);
  const here = new Set(milestonesOf(current).map(({ id }) => id));
  const added = next.milestones[year].filter(({ id }) => !here.has(id)).map(({ id }) => [id, !mine] as const);
  return new Map([...said, ...present, ...added]);
}

/** By how many milestones each year would be too long; years that would not are not there. */
export function tooManyIn(current: CareerBlueprint, next: CareerBlueprint, choice: MergeChoice): ReadonlyMap<Year, number> {
  const merged = mergeYears(current.milestones, next.milestones, choice);
  return new Map(years.map((year) => [year, merged[year].length - limits.milestonesPerYear] as const).filter(([, count]) => count > 0));
}

function milestonesOf(blueprint: CareerBlueprint): Milestone[] {
  return years.flatMap((year) => blueprint.milestones[year]);
}
