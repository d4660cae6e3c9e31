import { expect, test } from 'vitest';
import { wallAt } from './zone.ts';

const zones = ['UTC', 'Africa/Lagos', 'Europe/Berlin', 'America/St_Johns', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Asia/Gaza', 'Africa/Monrovia', 'Pacific/Apia'];
const read = (instant: number, zone: string) => {
  const shown = new Date(instant).toLocaleString('en-US', { timeZone: zone });
  return Date.parse(`${shown} UTC`);
};

test.each(zones)('in %s the wall shows what the platform says, the first time and every time after it', (zone) => {
  const around = ['1972-01-07T00:44:30Z', '1999-12-31T23:59:59Z', '2000-01-01T00:00:00Z', '2011-11-06T02:31:00Z', '2011-12-30T10:00:00Z', '2026-03-29T01:00:00Z', '2026-10-25T01:00:00Z', '2026-10-03T15:30:00Z', '2030-06-01T12:00:00Z'];
  const instants = around.flatMap((at) => [-3_600_000, -60_000, -1, 0, 999, 29_500, 60_000, 3_599_999].map((later) => Date.parse(at) + later));
  for (const instant of [...instants, ...instants.toReversed()]) expect([instant, wallAt(instant, zone)]).toEqual([instant, read(instant, zone)]);
});
