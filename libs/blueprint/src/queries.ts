import { queryOptions } from '@tanstack/react-query';
import { call, changes } from '@bridge/client';
import { contract, type CareerBlueprint } from '@bridge/model';
import { statsOf, withUnsent } from './rules/unsent.ts';
import { waitingOf } from './rules/waiting.ts';

/** The stored blueprint with its milestones; null where there is none. */
export function fullBlueprintQuery(userId: string) {
  return queryOptions({
    queryKey: ['blueprint', userId, 'full'],
    queryFn: ({ signal }) => withChanges(userId, signal),
    enabled: userId !== '',
  });
}

/** The blueprint with what was done to it and waits for the network. */
async function withChanges(userId: string, signal: AbortSignal): Promise<CareerBlueprint | null> {
  const { careerBlueprint } = await call(contract.fullBlueprint, { params: { userId }, signal });
  return careerBlueprint && withUnsent(careerBlueprint, changes.list());
}

/** How the milestones of the stored blueprint are begun, in a language. */
export function beginQuery(userId: string, language: string) {
  return queryOptions({
    queryKey: ['blueprint', userId, 'begin', language],
    queryFn: async ({ signal }) => await call(contract.howToBegin, { params: { userId }, signal }),
    enabled: userId !== '',
  });
}

/** How a milestone is thought through here, in a language. */
export function coachQuery(userId: string, language: string) {
  return queryOptions({
    queryKey: ['blueprint', userId, 'coach', language],
    queryFn: ({ signal }) => call(contract.readCoach, { params: { userId }, signal }),
    enabled: userId !== '',
  });
}

/** Percent of milestones done in each year, as the server counts them. */
export function progressQuery(userId: string) {
  return queryOptions({
    queryKey: ['blueprint', userId, 'progress'],
    queryFn: async ({ signal }) => {
      const counted = (await call(contract.readProgress, { params: { userId }, signal })).data.completionStats;
      const blueprint = changes.list().length > 0 ? await withChanges(userId, signal) : null;
      return blueprint ? statsOf(blueprint) : counted;
    },
    enabled: userId !== '',
  });
}

/** The current blueprint and those before it. */
export function versionsQuery(userId: string) {
  return queryOptions({
    queryKey: ['blueprint', userId, 'versions'],
    queryFn: async ({ signal }) => (await call(contract.listVersions, { params: { userId }, signal })).versions,
    staleTime: 0,
  });
}

/** Whether a plan was made that waits to be saved. */
export function isPlanWaitingQuery(userId: string) {
  return queryOptions({ ...versionsQuery(userId), select: (versions) => waitingOf(versions) !== undefined });
}

/** One version in full. */
export function versionQuery(userId: string, versionId: string) {
  return queryOptions({
    queryKey: ['blueprint', userId, 'versions', versionId],
    queryFn: async ({ signal }) => (await call(contract.readVersion, { params: { userId, versionId }, signal })).careerBlueprint,
    staleTime: 0,
  });
}

/** Ticks and changes of one blueprint: they are sent one after the other. */
export function changesKey(userId: string) {
  return ['blueprint', userId, 'change'];
}
