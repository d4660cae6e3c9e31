import { queryOptions, useQuery } from '@tanstack/react-query';
import { contract, deviceZone } from '@bridge/model';
import { call } from './call.ts';
import { ownProfileQuery } from './query-client.ts';

/** The zone the reader lives in now: the profile's, or else that of a mentor's hours, or else this device's, which a booking tells the server. A change of the profile holds at once. */
export function useTimeZone(): string {
  const { data } = useQuery(ownProfileQuery());
  const user = data?.user;
  const { data: hours } = useQuery({ ...hoursZoneQuery(user?.userId ?? ''), enabled: user?.role === 'MENTOR' && !user.timeZone });
  return user?.timeZone ?? hours ?? deviceZone();
}

/** Where a mentor's own hours are; null where none are given. Under the key of what mentors keep of themselves: it changes with it. */
function hoursZoneQuery(userId: string) {
  return queryOptions({
    queryKey: ['mentorship', 'own', 'zone', userId],
    queryFn: async ({ signal }) => (await call(contract.ownMentor, { params: { userId }, signal })).data.profile.availability?.timeZone ?? null,
  });
}
