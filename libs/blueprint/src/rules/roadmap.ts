import { years } from '@bridge/model';
import type { CareerBlueprint, Milestone, Year } from '@bridge/model';

/** A year as people and addresses count it. */
export type YearNumber = 1 | 2 | 3 | 4 | 5;
/** How far a year, or the whole roadmap, is. */
export type Progress = { done: number; total: number };

export function yearNumber(year: Year): YearNumber {
  return (years.indexOf(year) + 1) as YearNumber; // `years` holds five entries
}

export function progressOf(milestones: Milestone[]): Progress {
  return { done: milestones.filter((milestone) => milestone.completed).length, total: milestones.length };
}

export function progressByYear(blueprint: CareerBlueprint): Progress[] {
  return years.map((year) => progressOf(blueprint.milestones[year]));
}

export function overallProgress(blueprint: CareerBlueprint): Progress {
  return progressOf(years.flatMap((year) => blueprint.milestones[year]));
}

/** The first milestone that is not done yet: its year and its place in that year, both counted from 1. */
export function nextMilestone(blueprint: CareerBlueprint): { year: YearNumber; milestone: number } | undefined {
  for (const year of years) {
    const place = blueprint.milestones[year].findIndex((milestone) => !milestone.completed);
    if (place >= 0) return { year: yearNumber(year), milestone: place + 1 };
  }
  return undefined;
}

/** The same blueprint with one milestone ticked, or its tick taken back. */
export function withCompletion(blueprint: CareerBlueprint, year: Year, id: string, completed: boolean): CareerBlueprint {
  const changed = blueprint.milestones[year].map((milestone) => (milestone.id === id ? { ...milestone, completed } : milestone));
  return { ...blueprint, milestones: { ...blueprint.milestones, [year]: changed } };
}
