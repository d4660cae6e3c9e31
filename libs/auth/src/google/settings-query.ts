import { queryOptions } from '@tanstack/react-query';
import { call } from '@bridge/client';
import { contract } from '@bridge/model';

/** What the server is set up for; asked once. */
export function settingsQuery() {
  return queryOptions({
    queryKey: ['auth', 'settings'],
    queryFn: async ({ signal }) => (await call(contract.settings, { signal })).data,
    staleTime: Infinity,
  });
}
