import { queryOptions } from '@tanstack/react-query';
import { call } from '@bridge/client';
import { contract } from '@bridge/model';

/** When a session with the mentor can start. Somebody else may be booking too: it is asked for anew at every opening. */
export function availabilityQuery(mentorId: string) {
  return queryOptions({
    queryKey: ['booking', 'availability', mentorId],
    queryFn: async ({ signal }) => (await call(contract.readAvailability, { params: { mentorId }, query: {}, signal })).data,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

/** What is left of plans the talent has paid for, with one mentor or with all. Under the key of sessions: it changes when they do, and looks again as their lists do. */
export function creditsQuery(mentorId?: string) {
  return queryOptions({
    queryKey: ['mentorship', 'sessions', 'credits', mentorId ?? 'all'],
    queryFn: async ({ signal }) => call(contract.listCredits, { query: mentorId ? { with: mentorId } : {}, signal }),
    refetchOnWindowFocus: true,
    refetchInterval: 60_000,
  });
}
