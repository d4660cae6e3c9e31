import { hashKey, QueryClient, queryOptions } from '@tanstack/react-query';
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
    if (change === 'updated-elsewhere') void askAgain(client); // a zone, a language or a picture that another tab chose holds here, too
    if (change === 'apart') void client.resetQueries({ predicate: (query) => isOfPeople(query) && query.queryHash !== ownProfileHash }); // also what is not on the screen: Back draws what the server answers now
    const next = now?.user.userId;
    if (next === owner) return;
    owner = next;
    // One person's answers are never drawn for another.
    client.removeQueries({ predicate: isOfPeople });
    client.getMutationCache().clear();
  });
  return client;
}

async function askAgain(client: QueryClient): Promise<void> {
  await client.cancelQueries(ownProfileQuery()); // an answer that is under way may be from before
  await client.invalidateQueries({ ...ownProfileQuery(), refetchType: 'none' });
  await client.fetchQuery(ownProfileQuery()).catch(() => {}); // whoever shows it says so
}

/** Who somebody is themselves does not change with whom they find: the page on which they unblock others stays as it is. */
const ownProfileKey = ['client', 'own-profile'];
const ownProfileHash = hashKey(ownProfileKey);

/** The words of the product are nobody's. */
function isOfPeople({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  return queryKey[0] !== 'content';
}

/** The signed-in user as the server knows them now. */
export function ownProfileQuery() {
  return queryOptions({
    queryKey: ownProfileKey,
    queryFn: async ({ signal }) => {
      const answer = await call(contract.ownProfile, { signal });
      session.heard(answer.user);
      return answer;
    },
  });
}
