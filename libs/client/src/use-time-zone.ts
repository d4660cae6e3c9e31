import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { contract, deviceZone } from '@bridge/model';
import { call } from './call.ts';
import { ownProfileQuery } from './query-client.ts';
import { session } from './session.ts';

/**
 * The zone the reader lives in now: the profile's, or else that of a mentor's hours, or else this device's, which a booking
 * tells the server. A change of the profile holds at once. Until the profile has come it is what was known last, so that no
 * time stands in a zone that is not the reader's.
 */
export function useTimeZone(): string {
  const kept = session.current()?.user; // not followed: what is newer comes by the queries, and the end of a sign-in draws nothing anew here
  const { data } = useQuery(ownProfileQuery());
  const user = data?.user ?? kept;
  const { data: hours } = useQuery({ ...hoursZoneQuery(user?.userId ?? ''), enabled: user?.role === 'MENTOR' && !user.timeZone });
  return user?.timeZone ?? hours ?? kept?.timeZone ?? deviceZone();
}

/** Waits for the zone of a mentor whose sign-in did not say it; where it does not come, screens do without. */
export async function zoneComes(client: QueryClient): Promise<void> {
  const user = session.current()?.user;
  if (user?.role === 'MENTOR' && !user.timeZone) await client.ensureQueryData(hoursZoneQuery(user.userId)).catch(() => {});
}

/** Where a mentor's own hours are; null where none are given. Under the key of what mentors keep of themselves: it changes with it. */
function hoursZoneQuery(userId: string) {
  return queryOptions({
    queryKey: ['mentorship', 'own', 'zone', userId],
    queryFn: async ({ signal }) => {
      const zone = (await call(contract.ownMentor, { params: { userId }, signal })).data.profile.availability?.timeZone ?? null;
      if (zone) session.livesIn(zone);
      return zone;
    },
  });
}
