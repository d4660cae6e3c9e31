import { changeRoadmap, years } from '@bridge/model';
import type { CareerBlueprint, Milestone, PlannedMilestone, Roadmap, RoadmapChange } from '@bridge/model';

/** The blueprint with a change made, to show before the server has answered; as it was where the change cannot be made. */
export function withChange(blueprint: CareerBlueprint, change: RoadmapChange): CareerBlueprint {
  const changed = changeRoadmap({ years: blueprint.milestones, removed: blueprint.removed }, change, 'unsent');
  return typeof changed === 'string' ? blueprint : withRoadmap(blueprint, changed);
}

/** The same blueprint with another roadmap; ticks go with the milestones. */
export function withRoadmap(blueprint: CareerBlueprint, roadmap: Roadmap): CareerBlueprint {
  const done = new Set(years.flatMap((year) => blueprint.milestones[year]).flatMap(({ id, completed }) => (completed ? [id] : [])));
  const milestones = { ...blueprint.milestones };
  // One that was taken out a moment ago still carries its tick.
  const isDone = (milestone: PlannedMilestone) => done.has(milestone.id) || ('completed' in milestone && milestone.completed === true);
  for (const year of years) milestones[year] = roadmap.years[year].map((milestone): Milestone => ({ ...milestone, completed: isDone(milestone) }));
  const fiveYearRoadmap = { ...blueprint.structuredJson.fiveYearRoadmap };
  for (const year of years) fiveYearRoadmap[year] = milestones[year].map(({ text }) => text);
  return { ...blueprint, milestones, structuredJson: { ...blueprint.structuredJson, fiveYearRoadmap }, removed: roadmap.removed };
}

/** The change that moves a milestone one place up or down; undefined at the end of its year. */
export function moveBy(list: readonly Milestone[], id: string, step: -1 | 1): RoadmapChange | undefined {
  const place = list.findIndex((milestone) => milestone.id === id);
  if (place < 0 || !list[place + step]) return undefined;
  return { change: 'move', id, after: list[step === 1 ? place + 1 : place - 2]?.id ?? null };
}
