import { queryOptions } from '@tanstack/react-query';
import { call } from '@bridge/client';
import { contract } from '@bridge/model';

/** Whether the account asks for a second factor. */
export function secondFactorQuery(userId: string) {
  return queryOptions({ queryKey: ['auth', 'second-factor', userId], queryFn: async ({ signal }) => (await call(contract.readSecondFactor, { params: { userId }, signal })).data });
}

/** Where one is signed in. */
export function signInsQuery(userId: string) {
  return queryOptions({ queryKey: ['auth', 'sign-ins', userId], queryFn: async ({ signal }) => (await call(contract.listSignIns, { params: { userId }, signal })).signIns });
}
