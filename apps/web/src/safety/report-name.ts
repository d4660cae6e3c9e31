import type { Reported } from '@bridge/ui';

/** Under which name what is typed of a report is kept. */
export function reportName({ about, id }: Pick<Reported, 'about' | 'id'>): string {
  return `report:${about}:${id}`;
}
