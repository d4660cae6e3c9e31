import { wallAt } from '../zone.ts';

/** The part of the day by the clocks of a zone: morning before 12, afternoon before 18, then evening. */
export function greetingAt(now: Date, timeZone: string): 'morning' | 'afternoon' | 'evening' {
  const hour = new Date(wallAt(now.getTime(), timeZone)).getUTCHours();
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}
