import type { Told } from '../world.ts';
import type { Milestone } from './conditions.ts';

/** Milestones that wait for others in a circle, or for none that can be earlier. */
export function tellOfOrder(milestones: readonly Milestone[]): Told[] {
  const byId = new Map(milestones.map((milestone) => [milestone.entry.id, milestone]));
  const earliest = new Map<string, number>();
  for (let changed = true; changed; ) {
    changed = false;
    for (const { entry } of milestones) {
      if (earliest.has(entry.id)) continue;
      const after = (entry.after ?? []).flatMap((id) => (byId.has(id) ? [earliest.get(id) ?? Infinity] : [-Infinity])); // one that does not exist is told as such
      const from = entry.after ? Math.min(...after) : -Infinity;
      const first = Math.min(...entry.years.filter((year) => year > from));
      if (!Number.isFinite(first)) continue;
      earliest.set(entry.id, first);
      changed = true;
    }
  }
  const toldCircles = new Set<string>();
  return milestones.flatMap(({ entry, file, at }): Told[] => {
    if (entry.topic !== undefined && entry.after?.every((id) => id !== entry.id && byId.get(id)?.entry.topic === entry.topic)) return [{ file, at: [...at, 'after'], code: 'never', message: `waits for milestones of its own topic, "${entry.topic}", of which a blueprint holds one: it would never be used` }];
    if (earliest.has(entry.id)) return [];
    const circle = circleOf(entry.id, byId);
    if (circle) {
      const members = [...new Set(circle)].sort().join();
      if (toldCircles.has(members)) return [];
      toldCircles.add(members);
      return [{ file, at: [...at, 'after'], code: 'never', message: `waits for itself: ${circle.join(' → ')}` }];
    }
    const waitsForCircle = (entry.after ?? []).every((id) => !earliest.has(id));
    if (waitsForCircle) return []; // what it waits for is the fault
    return [{ file, at: [...at, 'after'], code: 'never', message: `waits for milestones that come in year ${Math.min(...(entry.after ?? []).flatMap((id) => earliest.get(id) ?? []))} at the earliest, but stands in year ${Math.max(...entry.years)} at the latest: it would never be used` }];
  });
}

function circleOf(start: string, byId: ReadonlyMap<string, Milestone>): string[] | undefined {
  const seen = new Set<string>();
  const ways = [[start]];
  for (let way = ways.shift(); way; way = ways.shift()) {
    for (const next of byId.get(way.at(-1)!)?.entry.after ?? []) { // a way is not empty
      if (next === start) return [...way, next];
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return undefined;
}
