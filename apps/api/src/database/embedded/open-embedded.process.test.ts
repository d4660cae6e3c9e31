import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { FolderInUseError, FolderVersionError, isUnavailable, MigrationError } from '../failures.ts';
import { readMigrations } from '../migrate.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { startChild } from '../testing/children.ts';
import type { Survived } from '../testing/survivor.ts';
import { buildTemplate } from './build-template.ts';
import { postgresMajor } from './folder.ts';
import { openEmbedded } from './open-embedded.ts';

const parent = temporaryFolder();
afterAll(() => rmSync(parent, { recursive: true, force: true }));
const migrations = await readMigrations();
await buildTemplate(migrations);

test('what was written is there after closing and opening again, and the folder is for its owner only', async () => {
  const folder = path.join(parent, 'again');
  const first = await openEmbedded({ folder, migrations });
  await first.query('create table notes (text text)');
  await first.query('insert into notes values ($1)', ['kept']);
  await first.close();
  await expect(first.query('select 1')).rejects.toSatisfy(isUnavailable);

  const second = await openEmbedded({ folder, migrations });
  expect(await second.query('select text from notes')).toEqual([{ text: 'kept' }]);
  expect(statSync(folder).mode & 0o077).toBe(0);
  await expect(openEmbedded({ folder, migrations })).rejects.toThrow(FolderInUseError);
  expect(await second.query('select text from notes')).toEqual([{ text: 'kept' }]);
  await second.close();
});

test('a database without a template is made by initdb, and its writes go through fsync', async () => {
  const folder = path.join(parent, 'plain');
  const db = await openEmbedded({ folder, migrations: [{ name: '0001_only', sql: 'create table only_here (id integer)', sha: 'x' }] });
  expect(await db.query("select tablename from pg_tables where schemaname = 'public' order by 1")).toEqual([{ tablename: 'migrations' }, { tablename: 'only_here' }]);
  expect(await db.query("select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'wal_sync_method', 'full_page_writes') order by name")).toEqual([
    { name: 'fsync', setting: 'on' },
    { name: 'full_page_writes', setting: 'on' },
    { name: 'synchronous_commit', setting: 'on' },
    { name: 'wal_sync_method', setting: 'fsync' },
  ]);
  const [version] = await db.query<{ server_version: string }>('show server_version');
  expect(version?.server_version.split('.')[0]).toBe(postgresMajor);
  await db.close();
});

test('a first boot that was cut off half-way starts over', async () => {
  const folder = path.join(parent, 'half');
  mkdirSync(path.join(folder, 'postgres.new', 'base'), { recursive: true });
  writeFileSync(path.join(folder, 'postgres.new', 'PG_VERSION'), '18');
  const db = await openEmbedded({ folder, migrations });
  expect(await db.query('select count(*) from users')).toEqual([{ count: 0 }]);
  await db.close();
});

test('a folder of another PostgreSQL is left alone, with a message that says what to do', async () => {
  const folder = path.join(parent, 'old');
  mkdirSync(path.join(folder, 'postgres'), { recursive: true });
  writeFileSync(path.join(folder, 'postgres', 'PG_VERSION'), '17\n');
  const opening = openEmbedded({ folder, migrations });
  await expect(opening).rejects.toThrow(FolderVersionError);
  await expect(opening).rejects.toThrow(/written by PostgreSQL 17.*brings PostgreSQL 18.*backup/s);
  expect(readFileSync(path.join(folder, 'postgres', 'PG_VERSION'), 'utf8')).toBe('17\n');
});

test('a failing migration is undone and leaves the folder free', async () => {
  const folder = path.join(parent, 'failing');
  await (await openEmbedded({ folder, migrations })).close();
  const broken = { name: '9999_broken', sql: 'create table half (id integer); select nonsense', sha: 'x' };
  await expect(openEmbedded({ folder, migrations: [...migrations, broken] })).rejects.toThrow(MigrationError);
  const db = await openEmbedded({ folder, migrations });
  expect(await db.query("select to_regclass('half') as half")).toEqual([{ half: null }]);
  await db.close();
});

test.each(['once', 'lasts'])('after a log that could not be brought to the disk (%s) it opens again by itself, with all that was acknowledged', async (lasts) => {
  const env = { FAULT_AT: '20', ...(lasts === 'lasts' && { FAULT_LASTS: '1' }) };
  const survivor = startChild('survivor.ts', [path.join(parent, `survives-${lasts}`), 'sync'], { preload: 'failing-disk.ts', env });
  const survived = (await survivor.next()) as Survived; // its only line
  expect(await survivor.ended).toBe(0);
  expect(survived).toEqual({ refusals: expect.any(Number) as number, unknown: [], missing: [], afterwards: 5 });
  expect(survived.refusals).toBeGreaterThan(0);
});

test('it opens however long the compilation of its WebAssembly takes', async () => {
  // compiled as a whole before the first call, it once outlasted everything that kept its thread alive
  const reader = startChild('writer.ts', [path.join(parent, 'slow'), 'read'], { node: ['--no-wasm-lazy-compilation'] });
  expect(await reader.next()).toMatchObject({ batches: [] });
  expect(await reader.ended).toBe(0);
});
