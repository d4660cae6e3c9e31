import { useTranslation } from 'react-i18next';
import { useTimeZone } from '@bridge/client';
import { hoursAgo, momentFormat, momentsAgo } from '@bridge/model';

/** When something happened, in the reader's language and zone, and how long that is ago; to the hour, of what is kept no closer. */
export function useMoment(): { at: (instant: string) => string; ago: (instant: string) => string; hours: (instant: string) => string } {
  const { i18n } = useTranslation();
  const format = momentFormat(i18n.language, { dateStyle: 'medium', timeZone: useTimeZone() });
  return { at: (instant) => (instant ? format.format(new Date(instant)) : ''), ago: (instant) => (instant ? momentsAgo(instant, new Date(), i18n.language) : ''), hours: (instant) => hoursAgo(instant, new Date(), i18n.language) };
}
