import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { MigrationError } from './failures.ts';
import { nextMigration, readMigrations, refuseNewer } from './migrate.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const parent = temporaryFolder();
afterAll(() => rmSync(parent, { recursive: true, force: true }));

function folderWith(files: Record<string, string>): string {
  const folder = path.join(parent, Math.random().toString(36).slice(2));
  mkdirSync(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  return folder;
}

const a = { name: '0001_a', sql: 'select 1', sha: 'sha of a' };
const b = { name: '0002_b', sql: 'select 2', sha: 'sha of b' };
const c = { name: '0003_c', sql: 'select 3', sha: 'sha of c' };

test('migrations come in the order of their numbers, and nothing else in the folder counts', async () => {
  const migrations = await readMigrations(folderWith({ '0002_b.sql': 'select 2', '0001_a.sql': 'select 1', 'README.md': '' }));
  expect(migrations.map(({ name, sql }) => [name, sql])).toEqual([['0001_a', 'select 1'], ['0002_b', 'select 2']]);
});

test('line endings of the checkout do not change a migration', async () => {
  const [unix] = await readMigrations(folderWith({ '0001_a.sql': 'select 1;\nselect 2;\n' }));
  const [windows] = await readMigrations(folderWith({ '0001_a.sql': 'select 1;\r\nselect 2;\r\n' }));
  expect(windows).toEqual(unix);
});

test('a badly named migration and a number used twice are refused', async () => {
  await expect(readMigrations(folderWith({ '1_a.sql': '' }))).rejects.toThrow('a migration is named like 0007_add_bookings.sql');
  await expect(readMigrations(folderWith({ '0001_a.sql': '', '0001_b.sql': '' }))).rejects.toThrow('0001_a.sql and 0001_b.sql have the same number');
});

test('a folder that is not there is an error, not an empty database', async () => {
  await expect(readMigrations(path.join(parent, 'nowhere'))).rejects.toThrow(MigrationError);
});

test('the next migration is the first one not applied', () => {
  expect(nextMigration([a, b], [])).toBe(a);
  expect(nextMigration([a, b], [a])).toBe(b);
  expect(nextMigration([a, b], [a, b])).toBeUndefined();
});

test('a migration changed after it was applied is named', () => {
  expect(() => nextMigration([{ ...a, sha: 'another' }, b], [a])).toThrow('Migration 0001_a was applied to this database and has changed since');
});

test('a database that has a migration in the words of the version before, or of one in between, goes on', async () => {
  const all = await readMigrations();
  const [released, between] = ['b04e3ffc9983cd8d87aae968cb96d1134441c3a695614aff4a28184e71de4124', '26c0bdbb7b6d8e5b5366a0becd44cb1346853d26b363a9fb4657878f99e10672'];
  for (const sha of [released, between]) expect(nextMigration(all, all.map((one) => (one.name === '0157_what_waits' ? { ...one, sha } : one)))).toBeUndefined();
});

test('what a newer version has added does an older one no harm; what it has taken away does', () => {
  expect(nextMigration([a], [a, b])).toBeUndefined();
  expect(() => nextMigration([a], [a, { name: '0002_contract_b', sha: '' }])).toThrow('a newer version has taken away what this one needs');
  expect(() => refuseNewer([a], [a, b])).toThrow('a newer version wrote it');
});

test('what takes something away comes last, and may be applied after what has a higher number', () => {
  const contract = { name: '0002_contract_b', sql: 'select 2', sha: 'sha of contract' };
  expect(nextMigration([a, contract, c], [a])).toBe(c);
  expect(nextMigration([a, contract, c], [a, c])).toBe(contract);
  expect(nextMigration([a, contract, c], [a, contract])).toBe(c);
});

test('a new migration before an applied one is refused', () => {
  expect(() => nextMigration([a, b, c], [a, c])).toThrow('Give it the next number');
});
