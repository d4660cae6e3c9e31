import { useQuery } from '@tanstack/react-query';
import type { Permission } from '@bridge/model';
import { todayQuery } from '../queries.ts';

const none: readonly Permission[] = [];

/** What the person may do, as far as it was told; it asks nothing by itself. */
export function useHeld(): readonly Permission[] {
  return useQuery({ ...todayQuery(), enabled: false }).data?.permissions ?? none;
}
