import type { Milestone, Year } from '@bridge/model';

/** A milestone that is written: one that is there, or a new one of its year. */
export type Written = { year: Year; milestone?: Milestone | undefined };

/** Under which name what is typed of it is kept. */
export function milestoneName({ year, milestone }: Written): string {
  return `milestone:${milestone?.id ?? year}`;
}
