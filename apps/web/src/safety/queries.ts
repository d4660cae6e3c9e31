import { queryOptions } from '@tanstack/react-query';
import { call } from '@bridge/client';
import { contract } from '@bridge/model';

export const ownReportsKey = ['reports'] as const;

/** What one has reported, the newest first, and the own reviews that are not shown any more. */
export function ownReportsQuery(userId: string) {
  return queryOptions({ queryKey: [...ownReportsKey, userId], queryFn: async ({ signal }) => call(contract.listReports, { params: { userId }, signal }) });
}

/** Whom one has blocked, the newest first. */
export function ownBlocksQuery(userId: string) {
  return queryOptions({ queryKey: ['blocks', userId], queryFn: async ({ signal }) => (await call(contract.listBlocks, { params: { userId }, signal })).blocks });
}
