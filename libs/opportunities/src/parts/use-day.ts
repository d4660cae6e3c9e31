import { useTranslation } from 'react-i18next';

/** A day in words, in the reader's language and by their clock. */
export function useDay(): (instant: string) => string {
  const { i18n } = useTranslation('opportunities');
  return (instant) => new Intl.DateTimeFormat(i18n.language, { day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(instant));
}

/** A day of the calendar (2026-11-20) in words: the same day for every reader. */
export function useCalendarDay(): (day: string) => string {
  const { i18n } = useTranslation('opportunities');
  return (day) => new Intl.DateTimeFormat(i18n.language, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(day));
}
