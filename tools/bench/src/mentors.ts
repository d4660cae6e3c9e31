import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { startPostgres } from '@bridge/setup/postgres';
import { printTable } from './table.ts';

type Measured = { name: string; found: number; p50: number; p95: number };

/** The directory with 100,000 generated mentors on PostgreSQL: milliseconds for a page, asked for by the server's own code. */
export async function measureMentors(): Promise<void> {
  const postgres = await startPostgres();
  const run = spawnSync('node', ['apps/api/src/mentors/measure-directory.ts'], { env: { ...process.env, DATABASE_URL: postgres.url }, encoding: 'utf8' });
  await postgres.stop();
  if (run.status !== 0) throw new Error(`The directory could not be measured:\n${run.stderr}`);
  const rows = run.stdout.trim().split('\n').map((line) => JSON.parse(line) as Measured); // what measure-directory.ts prints
  printTable('Mentors: a page of 100,000, with how many there are (ms)', ['page', 'found', 'p50', 'p95', 'goal p50'], rows.map(({ name, found, p50, p95 }) => [name, found, p50.toFixed(2), p95.toFixed(2), '5']));
}
