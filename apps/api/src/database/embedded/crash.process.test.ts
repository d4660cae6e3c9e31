import { rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readMigrations } from '../migrate.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { startChild } from '../testing/children.ts';
import type { Found } from '../testing/writer.ts';
import { buildTemplate } from './build-template.ts';

const rounds = process.env['LONG'] ? Number(process.env['ROUNDS'] ?? 100) : 3; // fewer at a time where a run may not last
const parent = temporaryFolder();
beforeAll(async () => void (await buildTemplate(await readMigrations())));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

test(`kill -9 in the middle of writing, ${rounds} times: nothing acknowledged is lost, nothing is half there`, { timeout: 60_000 + rounds * 15_000 }, async () => {
  const folder = path.join(parent, 'data');
  const acknowledged = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    const writer = startChild('writer.ts', [folder]);
    const found = (await writer.next()) as Found; // the writer's first line
    expectAll(found, acknowledged);

    const writes = 1 + ((round * 7) % 40); // a different moment each round
    for (let write = 0; write < writes; write += 1) await writer.next();
    await writer.kill();
    for (const batch of writer.heard.slice(1)) acknowledged.add(String(batch));
  }
  const reader = startChild('writer.ts', [folder, 'read']);
  expectAll((await reader.next()) as Found, acknowledged);
  expect(await reader.ended).toBe(0);
  expect(acknowledged.size).toBeGreaterThan(rounds);
  console.log(`kill -9: ${rounds} rounds, ${acknowledged.size} acknowledged, 0 lost`);
});

function expectAll(found: Found, acknowledged: Set<string>): void {
  const there = new Set(found.batches);
  expect({ lost: [...acknowledged].filter((batch) => !there.has(batch)), torn: found.torn, damaged: found.damaged }).toEqual({ lost: [], torn: [], damaged: 0 });
  expect(found.total).toBe(found.batches.length);
}
