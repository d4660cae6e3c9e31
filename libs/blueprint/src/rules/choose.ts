import { isChanged, mergeRoadmaps, years } from '@bridge/model';
import type { CareerBlueprint, MergeChoice, Milestone, Roadmap, Year } from '@bridge/model';

/** What the owner said of single milestones; those they said nothing of follow the rule. */
export type Said = ReadonlyMap<string, boolean>;

/**
 * Completed and changed milestones stay as they are; what was taken out before stays out; unless the owner says otherwise.
 * A completed one that only changes its language needs no keeping: its tick stays with it.
 */
export function choiceOf(current: CareerBlueprint, next: CareerBlueprint, said: Said): MergeChoice {
  const removed = new Set(current.removed.map(({ id }) => id));
  const present = new Set(milestonesOf(current).map(({ id }) => id));
  const stays = (milestone: Milestone) => isChanged(milestone) || (milestone.completed && !isTranslated(milestone, current, next));
  return {
    keep: milestonesOf(current).filter((milestone) => said.get(milestone.id) ?? stays(milestone)).map(({ id }) => id),
    skip: milestonesOf(next).filter(({ id }) => !present.has(id) && !(said.get(id) ?? !removed.has(id))).map(({ id }) => id),
  };
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

/** What replacing will give; 'year-full' where a year would hold too many. */
export function mergedOf(current: CareerBlueprint, next: CareerBlueprint, choice: MergeChoice): Roadmap | string {
  return mergeRoadmaps({ years: current.milestones, removed: current.removed }, next.milestones, choice);
}

function milestonesOf(blueprint: CareerBlueprint): Milestone[] {
  return years.flatMap((year) => blueprint.milestones[year]);
}
