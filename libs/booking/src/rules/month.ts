import { dateFormat, writtenIn } from '@bridge/model';

const day = 86_400_000;

/** The month of a day: 2026-11 of 2026-11-26. */
export function monthOf(date: string): string {
  return date.slice(0, 7);
}

/** A month so many months later, or earlier. */
export function shiftMonth(month: string, by: number): string {
  const at = new Date(`${month}-01T00:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() + by);
  return at.toISOString().slice(0, 7);
}

/** The weeks of a month as rows of seven days; what belongs to other months is left out. `firstDay`: 1 is Monday, 7 Sunday. */
export function weeksOf(month: string, firstDay: number): (string | undefined)[][] {
  const first = Date.parse(`${month}-01T00:00:00Z`);
  const before = (new Date(first).getUTCDay() - firstDay + 7) % 7;
  const count = new Date(Date.parse(`${shiftMonth(month, 1)}-01T00:00:00Z`) - day).getUTCDate();
  return Array.from({ length: Math.ceil((before + count) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, place) => {
      const date = week * 7 + place - before;
      return date < 0 || date >= count ? undefined : new Date(first + date * day).toISOString().slice(0, 10);
    }),
  );
}

/** The day on which weeks begin where the language is at home. */
export function firstDayOfWeek(locale: string): number {
  // Not every browser has it yet, and the types have it under neither of its two names.
  const known = new Intl.Locale(writtenIn(locale)) as Intl.Locale & { getWeekInfo?: () => { firstDay: number }; weekInfo?: { firstDay: number } };
  return (known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? 1;
}

/** How a weekday is written over a narrow column: some languages have no short form of its name, but a letter. */
export function shortestWeekday(locale: string): 'short' | 'narrow' {
  const [short, long] = (['short', 'long'] as const).map((weekday) => dateFormat(locale, { timeZone: 'UTC', weekday }).format(0));
  return short === long ? 'narrow' : 'short';
}
