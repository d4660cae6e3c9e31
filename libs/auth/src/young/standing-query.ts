import { queryOptions } from '@tanstack/react-query';
import { call } from '@bridge/client';
import { contract } from '@bridge/model';

/** The own birth month, and how far the guardian is. */
export function standingQuery(userId: string) {
  return queryOptions({ queryKey: ['auth', 'standing', userId], queryFn: async ({ signal }) => (await call(contract.readStanding, { params: { userId }, signal })).data });
}

/** What a guardian is asked, by the key of the mailed link. */
export function consentQuery(key: string) {
  return queryOptions({ queryKey: ['auth', 'consent', key], queryFn: async ({ signal }) => (await call(contract.readConsent, { params: { key }, signal })).data });
}
