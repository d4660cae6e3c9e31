import type { Told } from '../world.ts';
import type { Milestone } from './conditions.ts';

/** The years of a blueprint. */
export const years = [1, 2, 3, 4, 5];
/** So many milestones a year has at least. */
export const fewest = 3;
/** And at most. */
export const most = 6;

/** Who has answered nothing gets three milestones a year, of those that are for everybody. */
export function tellOfYears(milestones: readonly Milestone[]): Told[] {
  const general = milestones.filter(({ entry }) => !entry.for && !entry.when && !/\{/.test(entry.text) && !entry.after);
  const file = mostOf(general.map((milestone) => milestone.file)) ?? 'blueprint/rules.json';
  return years.flatMap((year): Told[] => {
    const own = general.filter(({ entry }) => entry.years.includes(year));
    const different = new Set(own.map(({ entry }) => entry.topic ?? entry.id)).size;
    return different >= fewest ? [] : [{ file, at: ['milestones'], part: 'key', code: 'never', message: `year ${year} has ${different} milestones that are for everybody, and needs at least ${fewest}: who answered nothing would find it empty` }];
  });
}

function mostOf(names: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}
