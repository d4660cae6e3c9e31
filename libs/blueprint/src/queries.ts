import { queryOptions } from '@tanstack/react-query';
import { call } from '@bridge/client';
import { contract } from '@bridge/model';

/** The stored blueprint with its milestones; null where there is none. */
export function fullBlueprintQuery(userId: string) {
  return queryOptions({
    queryKey: ['blueprint', userId, 'full'],
    queryFn: async ({ signal }) => (await call(contract.fullBlueprint, { params: { userId }, signal })).careerBlueprint,
    enabled: userId !== '',
  });
}

/** Percent of milestones done in each year, as the server counts them. */
export function progressQuery(userId: string) {
  return queryOptions({
    queryKey: ['blueprint', userId, 'progress'],
    queryFn: async ({ signal }) => (await call(contract.readProgress, { params: { userId }, signal })).data.completionStats,
    enabled: userId !== '',
  });
}
