import type { Milestone, Year } from '@bridge/model';

/** The two ways to think a milestone through: question by question, or by asking. */
export const coachWays = ['guided', 'talk'] as const;
export type CoachWay = (typeof coachWays)[number];

/** A milestone that is thought through; `way` is absent until it is known what there is. */
export type Coached = { year: Year; milestone: Milestone; way?: CoachWay | undefined };

/** Under which name what is typed of it is kept. */
export function coachName({ milestone, way = 'guided' }: Coached): string {
  return `coach-${way}:${milestone.id}`;
}
