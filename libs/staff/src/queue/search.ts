import type { CaseKind } from '@bridge/model';

/** Which part of the queue is looked at: it stands in the address. */
export type QueueSearch = { kind: CaseKind | undefined; page: number };

/** As it stands there: the first page says nothing. */
export function searchOf({ kind, page }: QueueSearch): { kind: CaseKind | undefined; page: number | undefined } {
  return { kind, page: page > 1 ? page : undefined };
}
