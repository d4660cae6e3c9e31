import { mutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { call, changeOrWait } from '@bridge/client';
import { contract } from '@bridge/model';
import type { CareerBlueprint, MergeChoice, Year } from '@bridge/model';
import { generateInParts, joinGeneration, type ShowParts } from './generation.ts';
import { changesKey, fullBlueprintQuery, progressQuery, versionsQuery } from './queries.ts';
import { withCompletion } from './rules/roadmap.ts';

/** Why an update could not begin; the screen has a text for each. */
export class UpdateRefused extends Error {
  readonly reason: 'noUserId' | 'notFound';
  constructor(reason: 'noUserId' | 'notFound') {
    super(reason);
    this.reason = reason;
  }
}

export type Tick = { year: Year; id: string; text: string; completed: boolean };

/** Ticks a milestone, or takes the tick back: on screen at once, taken back there when the server refuses. */
export function useToggleMilestone(userId: string) {
  const client = useQueryClient();
  return useMutation(toggleMilestone(client, userId));
}

function toggleMilestone(client: QueryClient, userId: string) {
  const full = fullBlueprintQuery(userId).queryKey;
  const progress = progressQuery(userId).queryKey;
  const mutationKey = changesKey(userId);
  const show = ({ year, id }: Tick, completed: boolean) =>
    client.setQueryData(full, (blueprint) => blueprint && withCompletion(blueprint, year, id, completed));
  return mutationOptions({
    mutationKey,
    // Ticks go one after the other: a tick and its undo must reach the server in the order they were pressed.
    scope: { id: mutationKey.join('/') },
    mutationFn: ({ year, text, completed }: Tick) =>
      changeOrWait('updateProgress', { params: { userId }, body: { [year]: [text], ...(!completed && { completed }) } }, `tick ${year} ${text}`), // a tick sends what the specification names, and no more
    onMutate: async (tick) => {
      await client.cancelQueries({ queryKey: full });
      show(tick, tick.completed);
    },
    onError: (_error, tick) => show(tick, !tick.completed), // only this milestone: others may be under way
    onSuccess: (answer) => answer && client.setQueryData(progress, answer.data.completionStats),
    onSettled: () => {
      // While another tick is on its way, the server's state would take it back on screen.
      if (client.isMutating({ mutationKey }) > 1) return;
      for (const queryKey of [full, progress]) void client.invalidateQueries({ queryKey }); // what was done is said when it is, not when all of it has been asked for again
    },
  });
}

/** Generates a blueprint from the stored answers, which replaces nothing; `show` is given what is ready so far. */
export function useGenerateBlueprint(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (show: ShowParts) => generateInParts(userId, show),
    onSuccess: () => client.invalidateQueries({ queryKey: versionsQuery(userId).queryKey }),
  });
}

/** Joins a generation that was begun before, here or elsewhere; undefined where none runs. */
export function useFindGeneration(userId: string) {
  const client = useQueryClient();
  return async (show: ShowParts, signal: AbortSignal) => {
    const blueprint = await joinGeneration(userId, show, signal);
    if (blueprint) await client.invalidateQueries({ queryKey: versionsQuery(userId).queryKey });
    return blueprint;
  };
}

/** Makes a new version of the present blueprint, to be looked at. */
export function usePreviewBlueprint(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      if (!userId) throw new UpdateRefused('noUserId');
      const current = await client.fetchQuery({ ...fullBlueprintQuery(userId), staleTime: 0 }); // another device may have deleted it
      if (!current) throw new UpdateRefused('notFound');
      const answer = await call(contract.generateBlueprint, { params: { userId }, query: { preview: '1' } });
      return answer.data.blueprint;
    },
  });
}

/** Saves a generated version, in the place of the present one where there is one, with what is kept of that. */
export function useReplaceBlueprint(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ current, next, keep, skip }: MergeChoice & { current: CareerBlueprint | null; next: CareerBlueprint }) =>
      call(contract.replaceBlueprint, {
        params: { userId },
        body: { version: next.id, current: current?.id ?? null, revision: current?.revision ?? 0, keep: [...keep], skip: [...skip] },
      }),
    onSuccess: ({ careerBlueprint }) => keep(client, userId, careerBlueprint),
  });
}

/** Makes another version the current one. */
export function useTakeUpVersion(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (versionId: string) => call(contract.useVersion, { params: { userId, versionId } }),
    onSuccess: ({ careerBlueprint }) => keep(client, userId, careerBlueprint),
  });
}

/** Deletes the blueprint with its progress. */
export function useDeleteBlueprint(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(contract.deleteBlueprint, { params: { userId } }),
    onSuccess: () => keep(client, userId, null),
  });
}

/** Brings back what was deleted last. */
export function useRestoreBlueprint(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(contract.restoreBlueprint, { params: { userId } }),
    onSuccess: ({ careerBlueprint }) => keep(client, userId, careerBlueprint),
  });
}

async function keep(client: QueryClient, userId: string, blueprint: CareerBlueprint | null) {
  await client.cancelQueries({ queryKey: fullBlueprintQuery(userId).queryKey }); // an older answer must not come after
  client.setQueryData(fullBlueprintQuery(userId).queryKey, blueprint);
  // All else that is said of the plan, how it is begun too, is of the one before.
  await client.invalidateQueries({ queryKey: ['blueprint', userId], predicate: ({ queryKey }) => queryKey[2] !== 'full' });
}
