import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { startPostgres } from '@bridge/setup/postgres';
import { printTable } from './table.ts';

type Measured = { name: string; found: string; p50: number; p95: number };

/** The directory with 100,000 generated mentors on both databases: milliseconds for a page, asked for by the server's own code. */
export async function measureMentors(): Promise<void> {
  const postgres = await startPostgres();
  const onPostgres = measured({ DATABASE_URL: postgres.url });
  await postgres.stop();
  const folder = mkdtempSync(path.join(tmpdir(), 'bridge-mentors-'));
  const embedded = measured({ DATABASE_URL: '', DATA_FOLDER: folder });
  rmSync(folder, { recursive: true });
  printTable(
    'Mentors: a page of 100,000, with how many there are (ms)',
    ['page', 'found', 'PostgreSQL p50', 'p95', 'goal p50', 'embedded p50', 'p95'],
    onPostgres.map(({ name, found, p50, p95 }, at) => [name, found, p50.toFixed(2), p95.toFixed(2), '5', embedded[at]?.p50.toFixed(2) ?? '', embedded[at]?.p95.toFixed(2) ?? '']),
  );
}

function measured(database: NodeJS.ProcessEnv): Measured[] {
  const run = spawnSync('node', ['--liftoff-only', 'apps/api/src/measure/measure-directory.ts'], { env: { ...process.env, ...database }, encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`The directory could not be measured:\n${run.stderr}`);
  return run.stdout.trim().split('\n').map((line) => JSON.parse(line) as Measured); // what measure-directory.ts prints
}
