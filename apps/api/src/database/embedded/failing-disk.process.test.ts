import { rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readMigrations } from '../migrate.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { startChild } from '../testing/children.ts';
import type { Gone } from '../testing/journey.ts';
import { buildTemplate } from './build-template.ts';

// A disk that fails to write, to sync or to find room, at each operation of a journey, once or ever after. The ordinary
// run takes one sync of a commit, the long run all; of what lasts every fourth, since most of it ends alike: it does not open.
const parent = temporaryFolder();
const data = path.join(parent, 'data');
beforeAll(async () => {
  await buildTemplate(await readMigrations());
  const writer = startChild('writer.ts', [data, 'read']);
  await writer.next();
  await writer.ended;
});
afterAll(() => rmSync(parent, { recursive: true, force: true }));

async function journeys(fault: string, lasts: string, points: number[]): Promise<Gone[]> {
  const child = startChild('journey.ts', [data, fault, lasts, ...points.map(String)], { preload: 'failing-disk.ts' });
  const gone: Gone[] = [];
  for (const _ of points) gone.push((await child.next()) as Gone);
  await child.ended;
  return gone;
}

const isWell = ({ unknown, lost, torn, damaged, reopened }: Gone) => unknown.length + lost.length + torn.length + damaged === 0 && reopened === 'well';

/** Operations that are met: one in the middle of the journey, or all. */
async function pointsOf(fault: string, lasts: string): Promise<number[]> {
  if (!process.env['LONG']) return [20];
  const [sound] = await journeys(fault, lasts, [1e9]);
  expect(sound).toMatchObject({ end: 'went through', unknown: [], lost: [], torn: [], damaged: 0, reopened: 'well' });
  const all = Array.from({ length: sound?.operations ?? 0 }, (_, n) => n + 1);
  return lasts === 'once' ? all : all.filter((point) => point % 4 === 1);
}

const faults = process.env['LONG'] ? ['write', 'sync', 'space'].flatMap((fault) => [[fault, 'once'], [fault, 'lasts']] as const) : [['sync', 'once'] as const];

test.each(faults)('a disk that fails (%s, %s): nothing acknowledged is lost, failures are known ones, nothing hangs, and on a sound disk all goes on', { timeout: 3_600_000 }, async (fault, lasts) => {
  const points = await pointsOf(fault, lasts);
  expect(points.length).toBeGreaterThan(0);
  const gone = await journeys(fault, lasts, points);
  const ends = Object.groupBy(gone, ({ end }) => end);
  console.log(`a disk that fails (${fault}, ${lasts}) at ${points.length} operations: ${Object.entries(ends).map(([end, those]) => `${those?.length} ${end}`).join(', ')}`);
  expect(gone.filter((one) => !isWell(one))).toEqual([]);
});
