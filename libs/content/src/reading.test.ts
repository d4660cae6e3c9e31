import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';

const content = path.resolve(import.meta.dirname, '../../../content');

test.each([[''], ['1']])('a folder is read in a thread, also where the process is watched (%j), as in development', (watched) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'reading-'));
  const program = path.join(folder, 'program.mjs');
  const reading = new URL('./reading.ts', import.meta.url).href;
  writeFileSync(
    program,
    `import { openReading } from ${JSON.stringify(reading)};
    setTimeout(() => {}, 60_000); // as a server that goes on
    const reading = openReading({ folder: ${JSON.stringify(content)}, drafts: false });
    console.log(Object.keys(await reading.read()).join());
    process.exit();`,
  );
  const { stdout } = spawnSync(process.execPath, [program], { encoding: 'utf8', env: { ...process.env, WATCH_REPORT_DEPENDENCIES: watched } });
  rmSync(folder, { recursive: true });
  expect(stdout.trim()).toBe('faults,snapshot');
});
