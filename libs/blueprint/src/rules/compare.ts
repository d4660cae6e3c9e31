import { isChanged, years } from '@bridge/model';
import type { CareerBlueprint, Milestone, Year } from '@bridge/model';

/** A milestone of both: as it is, and with the words of the new version where they differ. */
export type Kept = Milestone & { freshText?: string };
export type YearComparison = { year: Year; kept: Kept[]; added: Milestone[]; leaving: Milestone[] };
export type Comparison = { years: YearComparison[]; visionChanges: boolean; changes: boolean };

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
  const inYear = ({ kept, added, leaving }: YearComparison) => added.length > 0 || leaving.length > 0 || kept.some(isChanged);
  return { years: compared, visionChanges, changes: visionChanges || compared.some(inYear) };
}

function byId(blueprint: CareerBlueprint) {
  return new Map(years.flatMap((year) => blueprint.milestones[year]).map((milestone) => [milestone.id, milestone]));
}
