import { QueryClient, queryOptions } from '@tanstack/react-query';
import { contract } from '@bridge/model';
import { call } from './call.ts';
import { session } from './session.ts';

/** The cache of server answers. `call` already repeats what may be repeated, so the cache never does. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, networkMode: 'always', refetchOnWindowFocus: false },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  let owner = session.current()?.user.userId;
  session.subscribe((now, change) => {
    if (change === 'updated-elsewhere') void client.invalidateQueries(ownProfileQuery()); // a zone or a language that another tab chose holds here, too
    if (change === 'apart') void client.resetQueries({ predicate: isOfPeople }); // also what is not on the screen: Back draws what the server answers now
    const next = now?.user.userId;
    if (next === owner) return;
    owner = next;
    // One person's answers are never drawn for another.
    client.removeQueries({ predicate: isOfPeople });
    client.getMutationCache().clear();
  });
  return client;
}

/** The words of the product are nobody's. */
function isOfPeople({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  return queryKey[0] !== 'content';
}

/** The signed-in user as the server knows them now. */
export function ownProfileQuery() {
  return queryOptions({
    queryKey: ['client', 'own-profile'],
    queryFn: ({ signal }) => call(contract.ownProfile, { signal }),
  });
}
