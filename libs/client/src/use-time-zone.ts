import { useQuery } from '@tanstack/react-query';
import { deviceZone } from '@bridge/model';
import { ownProfileQuery } from './query-client.ts';

/** The zone the reader lives in now: the profile's, or else this device's. A change of the profile holds at once. */
export function useTimeZone(): string {
  const { data } = useQuery(ownProfileQuery());
  return data?.user.timeZone ?? deviceZone();
}
