import { queryOptions } from '@tanstack/react-query';
import { call } from '@bridge/client';
import { contract } from '@bridge/model';

/** The own portrait. */
export function portraitQuery(userId: string) {
  return queryOptions({ queryKey: ['auth', 'portrait', userId], queryFn: async ({ signal }) => (await call(contract.readPortrait, { params: { userId }, signal })).data });
}
