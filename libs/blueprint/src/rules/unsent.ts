import { progressChangeSchema, roadmapChangeSchema, years, type CareerBlueprint, type CompletionStats } from '@bridge/model';
import * as v from 'valibot';
import { withChange } from './change.ts';
import { progressOf, withCompletion } from './roadmap.ts';

/** A change as it waits for the network. */
type Unsent = { call: string; body: unknown; refused?: unknown };

/** The blueprint with the changes that wait made, in their order: what was done does not vanish from the screen until it is sent. */
export function withUnsent(blueprint: CareerBlueprint, changes: readonly Unsent[]): CareerBlueprint {
  return changes.filter(({ refused }) => !refused).reduce(withOne, blueprint);
}

function withOne(blueprint: CareerBlueprint, { call, body }: Unsent): CareerBlueprint {
  if (call === 'changeRoadmap') {
    const change = v.safeParse(roadmapChangeSchema, body);
    return change.success ? withChange(blueprint, change.output) : blueprint;
  }
  const ticked = v.safeParse(progressChangeSchema, body);
  if (call !== 'updateProgress' || !ticked.success) return blueprint;
  const { completed, ...texts } = ticked.output;
  return years.reduce((made, year) => {
    const ids = made.milestones[year].filter(({ text }) => texts[year]?.includes(text)).map(({ id }) => id);
    return ids.reduce((next, id) => withCompletion(next, year, id, completed), made);
  }, blueprint);
}

/** Percent of milestones done in each year, counted as the server does. */
export function statsOf(blueprint: CareerBlueprint): CompletionStats {
  const of = (year: (typeof years)[number]) => {
    const { done, total } = progressOf(blueprint.milestones[year]);
    return total ? Math.round((100 * done) / total) : 0;
  };
  return { year1MilestonesCompleted: of('year1'), year2MilestonesCompleted: of('year2'), year3MilestonesCompleted: of('year3'), year4MilestonesCompleted: of('year4'), year5MilestonesCompleted: of('year5') };
}
