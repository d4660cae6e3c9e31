import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateKeyPairSync } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { loadBackup } from '../database/backup/read-backup.ts';
import { writeBackup } from '../database/backup/write-backup.ts';
import type { Database } from '../database/database.ts';
import { openEmbedded } from '../database/embedded/open-embedded.ts';
import { readMigrations } from '../database/migrate.ts';
import { openDatabase } from '../database/open-database.ts';
import { temporaryFolder } from '../database/testing/temporary-folder.ts';
import { startChild } from '../database/testing/children.ts';
import { readEnvironment } from '../environment.ts';
import { everything, twoPeople } from '../testing/two-people.ts';
import { operate } from './operate.ts';
import { terminalAt } from './testing.ts';

const parent = temporaryFolder();
afterAll(() => rmSync(parent, { recursive: true, force: true }));
const at = (...names: string[]) => path.join(parent, ...names);

const run = terminalAt(at('usual'));

/** Rows with everything that could go wrong on the way: quotes, line ends, nulls, bytes, times, references in both directions. */
async function fill(database: Database): Promise<void> {
  await database.transaction(async (db) => {
    await db.query(`
      create table aardvarks (id integer generated always as identity primary key, owner uuid references users (id), friend integer references aardvarks (id),
        name text, tags text[], share numeric(10, 4), weight float8, seen timestamptz, born date, picture bytea, more jsonb, loud text generated always as (upper(name)) stored);
      create sequence tickets start 40`);
    await db.query("select nextval('tickets')");
    for (let number = 0; number < 1200; number += 1) {
      const id = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
      await db.query("insert into users (id, email, password_hash, role, first_name, last_name, profile) values ($1, $2, 'x', 'TALENT', $3, $4, $5)", [
        id, `person${number}@example.com`, `"Ada",\n\t\\ ${number}`, "O'Neil ü 日本 🌉", { answers: ['a\u2028b', null, number] },
      ]);
      if (number % 3) continue;
      await db.query('insert into aardvarks (owner, friend, name, tags, share, weight, seen, born, picture, more) values ($1, null, $2, $3, 0.1234, 0.1, $4, $5, $6, $7)', [
        id, number % 2 ? '' : null, ['{"', null, ','], '2026-11-20T10:00:00.123456Z', '2026-02-28', Buffer.from([0, 1, 255]), 'null',
      ]);
    }
    await db.query('update aardvarks set friend = 401 - id');
  });
}

test('backup and restore: the same rows in a new folder', async () => {
  const db = await openDatabase({ folder: at('usual') });
  await fill(db);
  await db.query('drop table aardvarks; drop sequence tickets'); // no migration of this version makes them
  await twoPeople(db);
  const before = await everything(db);
  await db.close();

  expect(await run('backup', at('one.backup'))).toMatchObject({ code: 0, said: expect.stringContaining('1212 rows') });
  expect(statSync(at('one.backup')).mode & 0o077).toBe(0);
  expect(await run('restore', at('one.backup'), '--folder', at('restored'))).toMatchObject({ code: 0, said: expect.stringContaining('Restored 1212 rows') });
  expect(readdirSync(at('restored'))).toEqual(['postgres']);
  const restored = await openDatabase({ folder: at('restored') });
  expect(await everything(restored)).toEqual(before);
  await restored.close();
});

test('every kind of column survives, with references to rows that come later', async () => {
  const migrations = await readMigrations();
  const source = await openEmbedded({ folder: at('kinds'), migrations, durable: false });
  await fill(source);
  const before = await everything(source);
  expect(await writeBackup(source, at('kinds.backup'))).toMatchObject({ rows: 1600 });
  const [definition] = await source.query("select pg_get_constraintdef(oid) as text from pg_constraint where conname = 'aardvarks_friend_fkey'");

  const target = await openEmbedded({ folder: at('kinds-restored'), migrations, durable: false });
  await fill(target); // the tables; its rows are replaced
  await target.query("update aardvarks set name = 'other'; truncate users cascade");
  await loadBackup(target, at('kinds.backup'));
  expect(await everything(target)).toEqual(before);
  expect(await target.query("select nextval('tickets') as n")).toEqual([{ n: 41 }]);
  expect(await target.query("insert into aardvarks (name) values ('next') returning id")).toEqual([{ id: 401 }]);
  expect(await target.query("select pg_get_constraintdef(oid) as text from pg_constraint where conname = 'aardvarks_friend_fkey'")).toEqual([definition]);
  await Promise.all([source.close(), target.close()]);
});

test('a backup while the server runs and writes is complete, and the server goes on', async () => {
  const server = startChild('server.ts', [at('running')]);
  await server.next();
  expect(await run('backup', at('running.backup'), `--folder=${at('running')}`)).toMatchObject({ code: 0, said: expect.stringContaining('Backup written') });
  expect(server.process.exitCode).toBeNull();
  expect(await run('backup', at('running.backup'), '--folder', at('running'))).toMatchObject({ code: 1, complaint: expect.stringContaining('exists already') });
  await server.kill();
  expect(await run('restore', at('running.backup'), '--folder', at('running-restored'))).toMatchObject({ code: 0 });
});

test('a restore never touches a database that is there', async () => {
  expect(await run('restore', at('one.backup'))).toMatchObject({ code: 1, complaint: expect.stringContaining('holds a database already; nothing was changed') });
});

test('a backup that was cut off, altered or is none is refused, and nothing is left behind', async () => {
  const whole = readFileSync(at('one.backup'));
  writeFileSync(at('short.backup'), whole);
  truncateSync(at('short.backup'), Math.floor(whole.length / 2));
  const lines = gunzipSync(whole).toString().split('\n');
  writeFileSync(at('fewer.backup'), gzipSync(lines.filter((_, index) => index !== lines.length - 10).join('\n')));
  writeFileSync(at('endless.backup'), gzipSync(lines.slice(0, -2).join('\n')));
  writeFileSync(at('none.backup'), gzipSync('{"some":"thing"}\n'));
  const newer = JSON.parse(lines[0] ?? '');
  newer.migrations.push({ name: '9000_future', sha: 'x' });
  writeFileSync(at('newer.backup'), gzipSync([JSON.stringify(newer), ...lines.slice(1)].join('\n')));

  const refusal = async (name: string) => (await run('restore', at(name), '--folder', at(`from-${name}`))).complaint;
  expect(await refusal('short.backup')).toMatch(/is damaged/);
  expect(await refusal('fewer.backup')).toMatch(/should hold 1212 rows and holds 1211/);
  expect(await refusal('endless.backup')).toMatch(/its end is missing/);
  expect(await refusal('none.backup')).toMatch(/is not a backup of this product/);
  expect(await refusal('newer.backup')).toMatch(/9000_future.*a newer version wrote it/);
  expect(await refusal('absent.backup')).toMatch(/does not exist/);
  for (const name of ['short', 'fewer', 'endless']) expect(existsSync(at(`from-${name}.backup`, 'postgres'))).toBe(false);
});

test('where there is nothing to back up, nothing is made', async () => {
  mkdirSync(at('empty'));
  expect(await run('backup', at('nothing.backup'), '--folder', at('empty'))).toMatchObject({ code: 1, complaint: expect.stringContaining('There is no database in') });
  expect(existsSync(at('nothing.backup'))).toBe(false);
  expect(readdirSync(at('empty'))).toEqual([]);
});

test('a backup is noted for PostgreSQL alone: no file of that name is made', async () => {
  expect(await run('backup', 'noted')).toMatchObject({ code: 1, complaint: expect.stringContaining('Nothing was written.') });
  expect(existsSync('noted')).toBe(false);
});

test('with PostgreSQL, backup says how and fails, so that a nightly job notices', async () => {
  const complaints: string[] = [];
  const code = await operate(['backup', 'x'], { environment: () => readEnvironment({ DATABASE_URL: 'postgres://a:secret@localhost/b' }, parent), say: () => {}, complain: (text) => complaints.push(text) });
  expect(code).toBe(1);
  expect(complaints.join()).toContain('pg_dump --format=custom --file=x "$DATABASE_URL"');
  expect(complaints.join()).not.toContain('secret');
});

test('help, a command misspelt, and arguments that do not fit', async () => {
  expect(await run('--help')).toMatchObject({ code: 0, said: expect.stringContaining('npm run operator -- backup <file>') });
  expect(await run()).toMatchObject({ code: 0 });
  expect(await run('bakup')).toMatchObject({ code: 2, complaint: expect.stringContaining('Did you mean "backup"?') });
  expect((await run('explode')).complaint).toMatch(/^There is no command "explode"\.\n/);
  expect(await run('backup')).toMatchObject({ code: 2, complaint: expect.stringContaining('Usage: backup <file>') });
  expect(await run('restore', 'a', 'b')).toMatchObject({ code: 2 });
  expect(await run('backup', 'x', '--fodler', 'y')).toMatchObject({ code: 2, complaint: 'There is no option --fodler here.' });
  expect(await run('backup', 'x', '--folder')).toMatchObject({ code: 2, complaint: '--folder needs a value.' });
});

test('a sealed backup is opened by its key alone, and verifying says what came of it', async () => {
  const db = await openDatabase({ folder: at('usual') }); // as the first test left it
  await db.close();
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 3072, publicKeyEncoding: { type: 'spki', format: 'pem' }, privateKeyEncoding: { type: 'pkcs8', format: 'pem' } });
  writeFileSync(at('public.pem'), publicKey);
  writeFileSync(at('private.pem'), privateKey);
  expect(await run('backup', at('sealed.backup'), '--seal-for', at('public.pem'))).toMatchObject({ code: 0, said: expect.stringContaining('Backup written') });
  expect(readFileSync(at('sealed.backup')).subarray(0, 24).toString()).toBe('bridge-ai-sealed-backup ');
  expect(await run('backup', 'verify', at('sealed.backup'))).toMatchObject({ code: 1, complaint: expect.stringContaining('is sealed') });
  expect(await run('backup', 'verify', at('sealed.backup'), '--key', at('private.pem'))).toMatchObject({ code: 0, said: expect.stringContaining('every reference holds') });
  expect(await run('restore', at('sealed.backup'), '--folder', at('unsealed'), '--key', at('private.pem'))).toMatchObject({ code: 0, said: expect.stringContaining('Restored') });
  expect(await run('backup', at('tried.backup'), '--verify')).toMatchObject({ code: 0, said: expect.stringContaining('every reference holds') });
});
