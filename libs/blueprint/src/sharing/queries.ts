import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@bridge/client';
import { contract, type Sharing, type Shown } from '@bridge/model';

/** Whether the own blueprint is shared, and what it shows. */
export function sharingQuery(userId: string) {
  return queryOptions({
    queryKey: ['blueprint', userId, 'sharing'],
    queryFn: async ({ signal }) => (await call(contract.readSharing, { params: { userId }, signal })).data,
    enabled: userId !== '',
  });
}

/** A blueprint as its owner shows it to others. */
export function sharedBlueprintQuery(id: string) {
  return queryOptions({
    queryKey: ['shared-blueprint', id],
    queryFn: ({ signal }) => call(contract.sharedBlueprint, { params: { id }, signal }),
    enabled: id !== '',
  });
}

/** What is shown besides name and vision, and the milestones that are left out of it or put back. */
export type ShareChange = Partial<Shown> & { leaveOut?: string[]; putBack?: string[] };

/** Shares the blueprint or changes what is shown (`share`), ends it (`stop`), and answers to its being taken down (`appeal`). */
export function useSharing(userId: string) {
  const client = useQueryClient();
  const onSuccess = ({ data }: { data: Sharing }) => client.setQueryData(sharingQuery(userId).queryKey, data);
  // One after the other: of two changed choices the later one must be the one that stays.
  const scope = { id: `sharing/${userId}` };
  const share = useMutation({ scope, mutationFn: (change: ShareChange) => call(contract.shareBlueprint, { params: { userId }, body: change }), onSuccess });
  const stop = useMutation({ scope, mutationFn: () => call(contract.stopSharing, { params: { userId } }), onSuccess });
  const appeal = useMutation({ scope, mutationFn: (text: string) => call(contract.appealSharing, { params: { userId }, body: { text } }), onSuccess });
  return { share, stop, appeal };
}
