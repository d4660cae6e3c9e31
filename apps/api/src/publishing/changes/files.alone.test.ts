import { existsSync, mkdirSync, rmSync, utimesSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '../../database/testing.ts';
import { writeRelease } from '../store.ts';
import { laidOut } from './files.ts';

test('folders of processes that were killed are swept, those of living ones stay', async () => {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  await writeRelease(database, { id: 'first', parent: undefined, sources: {}, by: 'a test', note: '' });
  const old = new Date(Date.now() - 7_200_000);
  const made = (name: string, at?: Date) => {
    const folder = path.join(os.tmpdir(), `bridge-change-${name}`);
    mkdirSync(folder, { recursive: true });
    if (at) utimesSync(folder, at, at);
    return folder;
  };
  const [killed, nameless, living, young] = [made('999999999-a', old), made('Xabc12', old), made(`${process.ppid}-a`, old), made('999999999-b')];
  onTestFinished(() => [living, young].forEach((folder) => rmSync(folder, { recursive: true })));
  using laid = await laidOut(database, 'first', []);
  expect([killed, nameless, living, young, laid.folder].map((folder) => existsSync(folder))).toEqual([false, false, true, true, true]);
});
