/** True for the name of a time zone, such as Africa/Lagos; an offset such as +01:00 is none: it has no summer time. */
export function isTimeZone(name: string): boolean {
  try {
    return /^[A-Za-z]/.test(name) && Boolean(clockOf(name));
  } catch {
    return false;
  }
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  if (clocks.size < 1000) clocks.set(zone, clock); // names come from people; the platform knows some six hundred
  return clock;
}

const minute = 60_000;
/** Long after the last clock that was put forward or back by seconds. */
const wholeMinutes = Date.UTC(2000, 0);
/** By zone and minute, how far its clocks are ahead of UTC (milliseconds): the same hours are asked for again and again, and the platform takes long to tell. */
const aheads = new Map<string, Map<number, number>>();
const mostAheads = 20_000;
let countOfAheads = 0;

/** What a clock on the wall of the zone shows at an instant, as if that were UTC (milliseconds). */
export function wallAt(instant: number, zone: string): number {
  if (!(instant >= wholeMinutes)) return readWall(instant, zone);
  const at = Math.floor(instant / minute);
  let ofZone = aheads.get(zone);
  const known = ofZone?.get(at);
  if (known !== undefined) return Math.floor(instant / 1000) * 1000 + known; // a clock shows whole seconds
  const ahead = readWall(at * minute, zone) - at * minute;
  if (countOfAheads >= mostAheads) {
    aheads.clear();
    countOfAheads = 0;
    ofZone = undefined;
  }
  if (!ofZone) aheads.set(zone, (ofZone = new Map()));
  ofZone.set(at, ahead);
  countOfAheads += 1;
  return Math.floor(instant / 1000) * 1000 + ahead;
}

function readWall(instant: number, zone: string): number {
  const part: Record<string, number> = {};
  for (const { type, value } of clockOf(zone).formatToParts(instant)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

const day = 86_400_000;

/**
 * The instants at which the wall clock shows `wall`: one; none where the clock is put forward over it; two where it is
 * put back.
 */
export function instantsAt(wall: number, zone: string): number[] {
  const offsets = new Set([wallAt(wall - day, zone) - (wall - day), wallAt(wall + day, zone) - (wall + day)]);
  return [...offsets]
    .map((offset) => wall - offset)
    .filter((instant) => wallAt(instant, zone) === wall)
    .toSorted((a, b) => a - b);
}

/** The first instant at which the wall clock shows `wall` or, where that is skipped, something later. */
export function firstInstant(wall: number, zone: string): number {
  return instantsAt(wall, zone)[0] ?? endOfGap(wall, zone);
}

/** The last instant at which the wall clock shows `wall` or, where that is skipped, the end of the gap. */
export function lastInstant(wall: number, zone: string): number {
  return instantsAt(wall, zone).at(-1) ?? endOfGap(wall, zone);
}

function endOfGap(wall: number, zone: string): number {
  let before = wall - day - (wallAt(wall - day, zone) - (wall - day));
  let after = before + 2 * day;
  while (after - before > 1000) {
    const middle = before + Math.floor((after - before) / 2000) * 1000;
    if (wallAt(middle, zone) < wall) before = middle;
    else after = middle;
  }
  return after;
}
