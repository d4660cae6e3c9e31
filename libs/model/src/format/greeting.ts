/** The part of the day by the local clock: morning before 12, afternoon before 18, then evening. */
export function greetingAt(now: Date): 'morning' | 'afternoon' | 'evening' {
  const hour = now.getHours();
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}
