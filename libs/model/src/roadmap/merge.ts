import { years, type PlannedMilestone, type Year } from '../blueprint.ts';
import { limits } from '../limits.ts';
import type { Roadmap, RoadmapProblem } from './change.ts';

/** What the owner chose of a new version: present milestones that stay as they are, and new ones that do not come. */
export type MergeChoice = { keep: readonly string[]; skip: readonly string[] };
type Years = Record<Year, PlannedMilestone[]>;

/** The new version with what the owner keeps of the present one. */
export function mergeRoadmaps(present: Roadmap, next: Years, choice: MergeChoice): Roadmap | RoadmapProblem {
  const merged = mergeYears(present.years, next, choice);
  if (years.some((year) => merged[year].length > limits.milestonesPerYear)) return 'year-full';

  const keep = new Set(choice.keep);
  const skip = new Set(choice.skip.filter((id) => !keep.has(id)));
  const shown = new Set(years.flatMap((year) => merged[year].map(({ id }) => id)));
  const skipped = years.flatMap((year) => next[year].map((milestone, place) => ({ ...milestone, year, place }))).filter(({ id }) => skip.has(id));
  const before = present.removed.filter(({ id }) => !shown.has(id) && !skip.has(id));
  return { years: merged, removed: [...before, ...skipped].slice(-limits.removedMilestones) };
}

/** The years of both as chosen, however long they become. What stays keeps its order; what comes follows it. */
export function mergeYears(present: Years, next: Years, choice: MergeChoice): Years {
  const keep = new Set(choice.keep);
  const skip = new Set(choice.skip.filter((id) => !keep.has(id)));
  const comes = new Map(years.flatMap((year) => next[year].map((milestone) => [milestone.id, { year, milestone }] as const)));
  const has = new Map(years.flatMap((year) => present[year].map((milestone) => [milestone.id, milestone] as const)));

  return eachYear((year) => {
    const stays = present[year].flatMap((milestone) => {
      const there = comes.get(milestone.id);
      if (keep.has(milestone.id)) return there && there.year !== year ? [] : [milestone];
      return there?.year === year && !skip.has(milestone.id) ? [there.milestone] : [];
    });
    const placed = new Set(stays.map(({ id }) => id));
    const added = next[year].flatMap((milestone) => {
      if (skip.has(milestone.id) || placed.has(milestone.id)) return [];
      return keep.has(milestone.id) ? (has.get(milestone.id) ?? milestone) : milestone; // it moved here from another year
    });
    return withoutTwins([...stays, ...added]);
  });
}

/** In a year the text alone says which milestone is meant: what says the same again does not come. */
function withoutTwins(list: PlannedMilestone[]): PlannedMilestone[] {
  return list.filter(({ text }, place) => list.findIndex((one) => one.text === text) === place);
}

function eachYear(make: (year: Year) => PlannedMilestone[]): Years {
  return Object.fromEntries(years.map((year) => [year, make(year)])) as Years; // fromEntries forgets the keys
}
