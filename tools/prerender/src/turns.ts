const day = 86_400_000;

/**
 * The moments (ms) at which something that a value holds begins or ends to be shown: publishing days and last days to apply,
 * which are whole days in UTC, and the end of webinars.
 */
export function turnsIn(value: unknown, found: Set<number> = new Set()): Set<number> {
  if (Array.isArray(value)) for (const item of value) turnsIn(item, found);
  else if (typeof value === 'object' && value !== null) {
    const { publishFrom, publishUntil, deadline, start, minutes } = value as Record<string, unknown>; // the checker knows what they are
    if (typeof publishFrom === 'string') add(Date.parse(`${publishFrom}T00:00:00Z`));
    for (const last of [publishUntil, deadline]) if (typeof last === 'string') add(Date.parse(`${last}T00:00:00Z`) + day);
    if (typeof start === 'string' && typeof minutes === 'number') add(Date.parse(start) + minutes * 60_000);
    for (const child of Object.values(value)) if (typeof child === 'object') turnsIn(child, found);
  }
  return found;

  function add(moment: number): void {
    if (Number.isFinite(moment)) found.add(moment);
  }
}

/** How many of them lie behind: while it is the same, so is what is shown. */
export function turnsBefore(value: unknown, now: string): number {
  const at = Date.parse(now);
  return [...turnsIn(value)].filter((moment) => moment <= at).length;
}
