import { years } from '@bridge/model';
import type { CareerBlueprint, Milestone, Year } from '@bridge/model';

export type YearComparison = { year: Year; kept: Milestone[]; added: Milestone[]; leaving: Milestone[] };
export type Comparison = { years: YearComparison[]; visionChanges: boolean; changes: boolean };

/** What replacing `current` by `next` does, year by year. A milestone is the same one while its id is. */
export function compareBlueprints(current: CareerBlueprint, next: CareerBlueprint): Comparison {
  const before = idsOf(current);
  const after = idsOf(next);
  const compared = years.map((year) => ({
    year,
    kept: next.milestones[year].filter(({ id }) => before.has(id)).map(withTick(before)),
    added: next.milestones[year].filter(({ id }) => !before.has(id)),
    leaving: current.milestones[year].filter(({ id }) => !after.has(id)),
  }));
  const visionChanges = current.structuredJson.careerVision !== next.structuredJson.careerVision;
  return {
    years: compared,
    visionChanges,
    changes: visionChanges || compared.some(({ added, leaving }) => added.length > 0 || leaving.length > 0),
  };
}

/** Ticks by milestone id. */
function idsOf(blueprint: CareerBlueprint) {
  return new Map(years.flatMap((year) => blueprint.milestones[year]).map(({ id, completed }) => [id, completed]));
}

// A tick made since the preview was asked for must show.
function withTick(ticks: Map<string, boolean>) {
  return (milestone: Milestone) => ({ ...milestone, completed: ticks.get(milestone.id) === true });
}
