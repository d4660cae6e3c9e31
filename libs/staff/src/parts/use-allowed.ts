import { ApiError } from '@bridge/client';

type Asked = { data: unknown; error: unknown };

/** The query without what it told before, once the server refuses it: whoever lost a permission does not go on reading. */
export function useAllowed<Query extends Asked>(query: Query): Query {
  return isRefused(query.error) ? { ...query, data: undefined } : query;
}

/** True where the server says that this is not for the person, or not there. */
export function isRefused(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 403 || error.status === 404);
}
