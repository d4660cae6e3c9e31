import { mutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { changeOrWait } from '@bridge/client';
import type { RoadmapChange } from '@bridge/model';
import { changesKey, fullBlueprintQuery, progressQuery, versionsQuery } from './queries.ts';
import { withChange } from './rules/change.ts';

/** Changes one milestone. What moves, goes or comes back does so on screen at once; what was typed waits for the server. `onKept` hears that it can be lost no more, although the server has not answered. */
export function useChangeRoadmap(userId: string, onKept?: () => void) {
  const client = useQueryClient();
  return useMutation(roadmapChange(client, userId, onKept));
}

function roadmapChange(client: QueryClient, userId: string, onKept: (() => void) | undefined) {
  const full = fullBlueprintQuery(userId).queryKey;
  const mutationKey = changesKey(userId);
  return mutationOptions({
    mutationKey,
    scope: { id: mutationKey.join('/') }, // one after the other, and after the ticks pressed before
    mutationFn: (change: RoadmapChange) => changeOrWait('changeRoadmap', { params: { userId }, body: change }, `milestone ${change.change === 'add' ? (change.key ?? '') : change.id}`, onKept),
    onMutate: async (change) => {
      if (change.change === 'add' || change.change === 'edit') return undefined;
      await client.cancelQueries({ queryKey: full });
      const before = client.getQueryData(full);
      client.setQueryData(full, (blueprint) => blueprint && withChange(blueprint, change));
      return before;
    },
    onError: (_error, _change, before) => before && client.setQueryData(full, before),
    onSuccess: (answer) => {
      // While another change is on its way, the server's state would take that back on screen.
      if (client.isMutating({ mutationKey }) > 1) return;
      if (answer) client.setQueryData(full, answer.careerBlueprint);
    },
    onSettled: async (answer, error) => {
      if (client.isMutating({ mutationKey }) > 1) return;
      await Promise.all([
        client.invalidateQueries({ queryKey: full, refetchType: error || !answer ? 'active' : 'none' }),
        client.invalidateQueries({ queryKey: progressQuery(userId).queryKey }),
        client.invalidateQueries({ queryKey: ['blueprint', userId, 'begin'] }),
        client.invalidateQueries({ queryKey: versionsQuery(userId).queryKey }),
      ]);
    },
  });
}
