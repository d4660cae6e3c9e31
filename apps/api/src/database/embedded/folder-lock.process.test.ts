import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { afterAll, expect, test } from 'vitest';
import { FolderInUseError } from '../failures.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { startChild } from '../testing/children.ts';
import type { Held } from '../testing/holder.ts';
import { lockFolder } from './folder-lock.ts';

const rounds = process.env['LONG'] ? 60 : 2;
const parent = temporaryFolder();
afterAll(() => rmSync(parent, { recursive: true, force: true }));

let folders = 0;
function newFolder(): string {
  const folder = path.join(parent, String((folders += 1)));
  mkdirSync(folder);
  return folder;
}

async function hold(folder: string, mode = 'both') {
  const child = startChild('holder.ts', [folder, mode], { env: { TMPDIR: parent } });
  return { child, answer: (await child.next()) as Held };
}

test('a second process is refused and told the pid of the first', async () => {
  const folder = newFolder();
  const first = await hold(folder);
  const second = await hold(folder);
  expect(first.answer).toEqual({ held: true, pid: first.child.process.pid });
  expect(second.answer).toMatchObject({ held: false, pid: first.child.process.pid });
  expect(second.answer).toMatchObject({ message: expect.stringContaining(`the process with pid ${first.child.process.pid}`) });
  await Promise.all([first.child.kill(), second.child.kill()]);
});

test('a process that is stopped, not ended, keeps its folder', async () => {
  const folder = newFolder();
  const first = await hold(folder);
  first.child.process.kill('SIGSTOP');
  const second = await hold(folder);
  expect(second.answer).toMatchObject({ held: false, pid: first.child.process.pid });
  await Promise.all([first.child.kill(), second.child.kill()]);
});

test('within one process a folder is locked once, and again after its release', async () => {
  const folder = newFolder();
  const lock = await lockFolder(folder);
  await expect(lockFolder(folder, { patience: 0 })).rejects.toThrow(FolderInUseError);
  await lock.release();
  expect(readdirSync(folder)).toEqual([]);
  await (await lockFolder(folder, { patience: 0 })).release();
});

test('a folder whose path is too long for a socket is locked like any other', async () => {
  const folder = path.join(newFolder(), 'a'.repeat(90), 'b'.repeat(90));
  mkdirSync(folder, { recursive: true });
  const first = await hold(folder);
  const second = await hold(folder, 'file');
  expect(existsSync(path.join(folder, 'lock'))).toBe(true);
  expect(second.answer).toEqual({ held: false, pid: first.child.process.pid });
  await Promise.all([first.child.kill(), second.child.kill()]);
});

for (const mode of ['both', 'file']) {
  test(`four processes race for a folder ${rounds} times (lock: ${mode}), after a kill -9 each: one gets it`, { timeout: rounds * 20_000 }, async () => {
    const folder = newFolder();
    for (let round = 0; round < rounds; round += 1) {
      const racers = await Promise.all(Array.from({ length: 4 }, () => hold(folder, mode)));
      const winners = racers.filter(({ answer }) => answer.held);
      expect(winners.length).toBe(1);
      const refused = racers.filter(({ answer }) => !answer.held);
      // while two stand before the door a third may name either; nobody names a process that is not there
      for (const { answer } of refused) expect(racers.map(({ child }) => child.process.pid)).toContain(answer.pid);
      await Promise.all(racers.map(({ child }) => child.kill())); // leaves the lock files behind
    }
  });
}
