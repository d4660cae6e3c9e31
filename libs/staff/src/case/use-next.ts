import { useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { QueueItem } from '@bridge/model';
import { casesQuery } from '../queries.ts';
import type { QueueSearch } from '../queue/search.ts';

/** What waits next in the list that a case was opened from: what stands after it, then what stands before, but for what a colleague holds. */
export function useNext(list: QueueSearch | undefined, caseKey: string): QueueItem | undefined {
  const { data } = useQuery({ ...casesQuery(list?.kind, list?.page ?? 1), enabled: list !== undefined });
  const cases = data?.cases ?? [];
  const place = useRef(0); // it leaves the list once decided
  const isOpen = ({ kind, id }: QueueItem) => `${kind}.${id}` === caseKey;
  const now = cases.findIndex(isOpen);
  if (now >= 0) place.current = now;
  return [...cases.slice(place.current), ...cases.slice(0, place.current)].find((one) => !isOpen(one) && (one.claim === null || one.claim.mine));
}
