/** The part of the day by the local clock: before 12, before 18, then evening. */
export function greetingAt(now: Date): 'morning' | 'afternoon' | 'evening' {
  const hour = now.getHours();
  return hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
}
