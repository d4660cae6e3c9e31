import type { PlannedMilestone } from '../blueprint.ts';

/** Whether its owner made something of a milestone: words, a target, a note, a link, or all of it. */
export function isChanged({ own, revision, target, note, link }: PlannedMilestone): boolean {
  return Boolean(own || revision || target || note || link);
}
