import { useTranslation } from 'react-i18next';
import { useTimeZone } from '@bridge/client';
import { calendarDay, dateFormat } from '@bridge/model';

/** A day in words, in the reader's language and by their clock. */
export function useDay(): (instant: string) => string {
  const { i18n } = useTranslation('opportunities');
  const timeZone = useTimeZone();
  return (instant) => dateFormat(i18n.language, { dateStyle: 'long', timeZone }).format(new Date(instant));
}

/** A day of the calendar (2026-11-20) in words: the same day for every reader. */
export function useCalendarDay(): (day: string) => string {
  const { i18n } = useTranslation('opportunities');
  return (day) => calendarDay(day, i18n.language);
}
