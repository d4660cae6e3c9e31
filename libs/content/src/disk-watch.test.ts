import { appendFileSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DiskWatch } from './disk-watch.ts';

function folderWith(...files: string[]): { folder: string; at: (file: string) => string } {
  const parent = mkdtempSync(path.join(tmpdir(), 'disk-watch-'));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  const folder = path.join(parent, 'content');
  const at = (file: string) => path.join(folder, file);
  for (const file of files) {
    mkdirSync(path.dirname(at(file)), { recursive: true });
    writeFileSync(at(file), file);
  }
  return { folder, at };
}

const whenOld = () => new Promise((done) => setTimeout(done, 60)); // the look after this one knows what was written by then

test('what is new, changed, put in the place of another, or gone is found, also of a folder that is moved away and back', async () => {
  const { folder, at } = folderWith('a.json', 'pages/b.json', 'pages/deep/c.json');
  await whenOld();
  const disk = new DiskWatch(folder);
  expect(disk.changed()).toEqual([]);
  appendFileSync(at('a.json'), ' more');
  writeFileSync(at('new.json'), 'new');
  writeFileSync(at('.hidden'), 'not content');
  writeFileSync(at('pages/b.json.tmp'), 'put into its place');
  renameSync(at('pages/b.json.tmp'), at('pages/b.json'));
  rmSync(at('pages/deep/c.json'));
  expect(disk.changed().sort()).toEqual(['a.json', 'new.json', 'pages/b.json', 'pages/deep/c.json']);
  await whenOld();
  disk.changed();
  renameSync(folder, `${folder}-away`);
  expect(disk.changed().sort()).toEqual(['a.json', 'new.json', 'pages/b.json']);
  renameSync(`${folder}-away`, folder);
  expect(disk.changed().sort()).toEqual(['a.json', 'new.json', 'pages/b.json']);
});

test('a file that is written again within the step of the clock is looked at once more', () => {
  const { folder, at } = folderWith('a.json');
  const disk = new DiskWatch(folder);
  writeFileSync(at('a.json'), 'one');
  vi.useFakeTimers({ toFake: ['Date'], now: statSync(at('a.json')).ctimeMs + 10 }); // both looks come at once, however busy the machine is
  onTestFinished(() => void vi.useRealTimers());
  expect(disk.changed()).toEqual(['a.json']);
  expect(disk.changed()).toEqual(['a.json']); // it may have been written since, with the same length and in the same moment
});

test('it tells of itself, sooner where somebody has heard of a change, and no more once it is stopped', async () => {
  const { folder, at } = folderWith('a.json');
  await whenOld();
  const disk = new DiskWatch(folder);
  const told: string[] = [];
  disk.start((files) => told.push(...files));
  writeFileSync(at('b.json'), 'new');
  await vi.waitFor(() => expect(told).toContain('b.json'), { timeout: 60_000 });
  disk.stop();
  disk.soon();
  told.length = 0;
  writeFileSync(at('c.json'), 'new');
  await new Promise((done) => setTimeout(done, 1200));
  expect(told).toEqual([]);
});
