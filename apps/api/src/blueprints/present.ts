import { years, type CareerBlueprint, type CompletionStats, type Year } from '@bridge/model';
import type { StoredBlueprint } from './store.ts';

/** A blueprint as its owner sees it. */
export function presentBlueprint({ structured, source, created_at, ticked }: StoredBlueprint): CareerBlueprint {
  const done = new Set(ticked);
  return {
    structuredJson: {
      careerVision: structured.careerVision,
      fiveYearRoadmap: eachYear((year) => structured.years[year].map(({ text }) => text)),
    },
    milestones: eachYear((year) => structured.years[year].map(({ id, text, reasons }) => ({ id, text, completed: done.has(id), reasons }))),
    source,
    generatedAt: created_at.toISOString(),
  };
}

/** Percent of each year's milestones that are ticked; nothing is done where there is no blueprint. */
export function presentStats(stored: StoredBlueprint | undefined): CompletionStats {
  const done = new Set(stored?.ticked);
  const percent = (year: Year) => {
    const milestones = stored?.structured.years[year] ?? [];
    return milestones.length === 0 ? 0 : Math.round((100 * milestones.filter(({ id }) => done.has(id)).length) / milestones.length);
  };
  return {
    year1MilestonesCompleted: percent('year1'),
    year2MilestonesCompleted: percent('year2'),
    year3MilestonesCompleted: percent('year3'),
    year4MilestonesCompleted: percent('year4'),
    year5MilestonesCompleted: percent('year5'),
  };
}

function eachYear<Value>(make: (year: Year) => Value): Record<Year, Value> {
  return Object.fromEntries(years.map((year) => [year, make(year)])) as Record<Year, Value>; // fromEntries forgets the keys
}
