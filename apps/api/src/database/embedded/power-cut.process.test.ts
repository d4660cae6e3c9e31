import { cpSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readMigrations } from '../migrate.ts';
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

test('the simulation is one: without fsync the same cut loses what was acknowledged', { timeout: 120_000 }, async () => {
  const folder = await emptyDatabase('relaxed');
  const { left, acknowledged } = await writeUntilPowerCut(folder, 'relaxed-0', 40, 'relaxed');
  const found = await read(left).catch(() => undefined); // it may not even open
  const kept = acknowledged.filter((batch) => found?.batches.includes(batch));
  expect(acknowledged.length).toBeGreaterThanOrEqual(40);
  expect(kept.length).toBeLessThan(acknowledged.length);
});

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
