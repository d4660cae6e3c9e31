import { useQuery } from '@tanstack/react-query';
import { ownProfileQuery } from '@bridge/client';

/** The zone the user lives in: the profile's, or else this device's. */
export function useTimeZone(): string {
  const { data } = useQuery(ownProfileQuery());
  return data?.user.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}
