import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readMigrations } from '../migrate.ts';
import { batches } from '../testing/batches.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { startChild } from '../testing/children.ts';
import type { Found } from '../testing/writer.ts';
import { buildTemplate } from './build-template.ts';

const rounds = process.env['LONG'] ? Number(process.env['ROUNDS'] ?? 100) : 1; // fewer at a time where a run may not last
const parent = temporaryFolder();
beforeAll(async () => void (await buildTemplate(await readMigrations())));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

test(`the power fails ${rounds} times: every acknowledged write is on the disk`, { timeout: 60_000 + rounds * 30_000 }, async () => {
  const folder = await emptyDatabase('durable');
  const acknowledged = new Set<string>();
  let current = folder;
  for (let round = 0; round < rounds; round += 1) {
    const { left, acknowledged: more } = await writeUntilPowerCut(current, `durable-${round}`, 40 + ((round * 37) % 160));
    for (const batch of more) acknowledged.add(batch);
    const found = await read(left);
    expect({ lost: [...acknowledged].filter((batch) => !found.batches.includes(batch)), torn: found.torn, damaged: found.damaged }).toEqual({ lost: [], torn: [], damaged: 0 });
    expect(found.total).toBe(found.batches.length);
    current = left;
  }
  console.log(`power cut: ${rounds} rounds, ${acknowledged.size} acknowledged, 0 lost`);
});

test('the simulation is one: without fsync the same cut loses what was acknowledged', async () => {
  const folder = await emptyDatabase('relaxed');
  const { left, acknowledged } = await writeUntilPowerCut(folder, 'relaxed-0', 40, 'relaxed');
  const found = await read(left).catch(() => undefined); // it may not even open
  const kept = acknowledged.filter((batch) => found?.batches.includes(batch));
  expect(acknowledged.length).toBeGreaterThanOrEqual(40);
  expect(kept.length).toBeLessThan(acknowledged.length);
});

// The ordinary run takes one sync amid a checkpoint, the long run all of them.
test.each(process.env['LONG'] ? ['nothing', 'some'] : ['some'])('the power fails before each sync of a journey, and %s of what was not synced is there: nothing acknowledged is lost', { timeout: 3_600_000 }, async (kept) => {
  const folder = await emptyDatabase(`cut-${kept}`);
  const points = process.env['LONG'] ? Array.from({ length: await syncsOf(folder) }, (_, n) => n + 1) : [24];
  const ends: { at: number; acknowledged: number; whole: number }[] = [];
  for (const at of points) {
    const { left, acknowledged } = await goUntilCut(folder, at, kept === 'some');
    const found = await read(left);
    expect({ at, lost: acknowledged.filter((batch) => !found.batches.includes(batch)), torn: found.torn, damaged: found.damaged, total: found.total }).toEqual({ at, lost: [], torn: [], damaged: 0, total: found.batches.length });
    ends.push({ at, acknowledged: acknowledged.length, whole: found.batches.length });
    rmSync(left, { recursive: true });
  }
  console.log(`power cut before each of ${points.length} syncs (${kept} of the rest kept): ${ends.reduce((sum, { acknowledged }) => sum + acknowledged, 0)} acknowledged, 0 lost`);
});

/** How often a whole journey syncs. */
async function syncsOf(folder: string): Promise<number> {
  const counted = path.join(parent, 'syncs');
  const { left, acknowledged } = await goUntilCut(folder, 0, false, { COUNT: counted });
  expect(acknowledged).toHaveLength(batches.length);
  rmSync(left, { recursive: true });
  return Number(readFileSync(counted, 'utf8'));
}

/** Goes the journey on a copy until the power fails before that sync, and gives what the disk then holds. */
async function goUntilCut(from: string, at: number, keeps: boolean, env: Record<string, string> = {}) {
  const [folder, left] = [`${from}-live`, `${from}-left`];
  for (const copy of [folder, left]) cpSync(from, copy, { recursive: true });
  const [live, disk] = [path.join(folder, 'postgres'), path.join(left, 'postgres')];
  const child = startChild('cut-journey.ts', [folder], { preload: 'recording-disk.ts', env: { LIVE: live, DISK: disk, CUT_AT: String(at), ...(keeps && { KEEPS: '1' }), ...env } });
  const code = await child.ended;
  expect(code).toBe(at > 0 ? null : 0); // null: it was killed
  rmSync(folder, { recursive: true });
  return { left, acknowledged: child.heard.map(String) };
}

async function emptyDatabase(name: string): Promise<string> {
  const folder = path.join(parent, name);
  await read(folder);
  return folder;
}

/** Writes with the recording disk below, cuts the power after so many writes, and gives what the disk then holds. */
async function writeUntilPowerCut(folder: string, name: string, writes: number, mode = 'durable') {
  const left = path.join(parent, `${name}-left`);
  mkdirSync(left);
  const [live, disk] = [path.join(folder, 'postgres'), path.join(left, 'postgres')];
  cpSync(live, disk, { recursive: true }); // what was closed before is on the disk
  const writer = startChild('writer.ts', [folder, mode], { preload: 'recording-disk.ts', env: { LIVE: live, DISK: disk } });
  await writer.next();
  for (let write = 0; write < writes; write += 1) await writer.next();
  await writer.kill();
  rmSync(folder, { recursive: true });
  return { left, acknowledged: writer.heard.slice(1).map(String) };
}

async function read(folder: string): Promise<Found> {
  const reader = startChild('writer.ts', [folder, 'read']);
  const found = (await reader.next()) as Found; // the reader's only line
  await reader.ended;
  return found;
}
