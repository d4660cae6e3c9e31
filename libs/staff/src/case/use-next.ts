import { useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { QueueItem } from '@bridge/model';
import { casesQuery } from '../queries.ts';
import type { QueueSearch } from '../queue/search.ts';

const whole: QueueSearch = { kind: undefined, page: 1 };

/** What waits next in the list that a case was opened from: what stands after it, then what stands before, but for what a colleague holds; where that list is empty, what waits first of all. */
export function useNext(list: QueueSearch | undefined, caseKey: string): { next: QueueItem; list: QueueSearch } | undefined {
  const { data } = useQuery({ ...casesQuery(list?.kind, list?.page ?? 1), enabled: list !== undefined });
  const cases = data?.cases ?? [];
  const place = useRef(0); // it leaves the list once decided
  const isOpen = ({ kind, id }: QueueItem) => `${kind}.${id}` === caseKey;
  const now = cases.findIndex(isOpen);
  if (now >= 0) place.current = now;
  const isFree = (one: QueueItem) => !isOpen(one) && (one.claim === null || one.claim.mine);
  const next = [...cases.slice(place.current), ...cases.slice(0, place.current)].find(isFree);
  const others = useQuery({ ...casesQuery(whole.kind, whole.page), enabled: list !== undefined && data !== undefined && !next });
  if (!list) return undefined;
  if (next) return { next, list };
  const other = others.data?.cases.find(isFree);
  return other && { next: other, list: whole };
}
