import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { buildTemplate } from '../database/embedded/build-template.ts';
import { readMigrations } from '../database/migrate.ts';

/** Start of the process to the first answered statement (ms); memory (MiB) after 2,000 statements and at its peak. */
export type Boot = { milliseconds: number; settled: number; peak: number };

/** The embedded database opened for the first time and then again, in processes started as the server is. */
export async function measureBoot(runs = 5): Promise<{ first: Boot[]; again: Boot[] }> {
  await buildTemplate(await readMigrations());
  const parent = mkdtempSync(path.join(tmpdir(), 'bridge-boot-'));
  try {
    const folders = Array.from({ length: runs }, (_, run) => path.join(parent, String(run)));
    return { first: folders.map(boot), again: folders.map(boot) };
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
}

function boot(folder: string): Boot {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--liftoff-only', path.join(import.meta.dirname, 'boot.ts'), folder], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The database did not open: ${stderr}`);
  return JSON.parse(stdout);
}

if (process.argv[1] === import.meta.filename) console.log(await measureBoot());
