/** Where a language's dates are at home: English as in Nigeria, the day before the month, weeks from Monday. */
export function writtenIn(locale: string): string {
  return locale === 'en' ? 'en-NG' : locale;
}

/** How a date is written, and by whose clock: without it the device's would count, which is not always where its reader lives. */
export type DateStyle = Intl.DateTimeFormatOptions & { timeZone: string };

/** Makes words of dates. The one maker of the product: a language has one order, on public pages, screens and in mails. */
export function dateFormat(locale: string, style: DateStyle): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(writtenIn(locale), style);
}

// Made once for each language: making one takes longer than a page's whole head.
const calendars = new Map<string, Intl.DateTimeFormat>();

/** A day of the calendar (2026-11-20) in words: the same day for every reader. */
export function calendarDay(day: string, locale: string): string {
  const format = calendars.get(locale) ?? dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  calendars.set(locale, format);
  return format.format(new Date(day));
}
