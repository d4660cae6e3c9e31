import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contract } from '@bridge/model';
import { serverFlags } from '@bridge/setup/server-flags';
import { memoryOf, peakMemoryOf, startServer } from './cpu.ts';
import { median, ms, printTable } from './table.ts';

const port = 4373;
const rounds = 5;

/** From the start of the process to its first answer on the embedded database: an empty folder, then the same folder again. */
export async function measureBoot(): Promise<void> {
  const first: number[] = [];
  const again: number[] = [];
  const memory: number[] = [];
  const peak: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const folder = mkdtempSync(path.join(tmpdir(), 'bridge-bench-'));
    const boot = () => startServer([...serverFlags, 'apps/api/dist/main.js'], { PORT: String(port), DATA_FOLDER: folder }, `http://127.0.0.1:${port}${contract.health.path}`);
    const fresh = await boot();
    first.push(fresh.took);
    await fresh.stop();
    const reopened = await boot();
    again.push(reopened.took);
    memory.push(memoryOf(reopened.process));
    peak.push(peakMemoryOf(reopened.process));
    await reopened.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  printTable(`Start to first answer, embedded database, ${rounds} rounds`, ['what', 'median', 'best', 'goal'], [
    ['empty folder (ms)', ms(median(first)), ms(Math.min(...first)), '1500'],
    ['reopened (ms)', ms(median(again)), ms(Math.min(...again)), '1000'],
    ['memory after reopening (MB)', ms(median(memory)), ms(Math.min(...memory)), '220'],
    ['highest memory while reopening (MB)', ms(median(peak)), ms(Math.min(...peak)), '–'],
  ]);
}
