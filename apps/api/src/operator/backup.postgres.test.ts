import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { writeBackup } from '../database/backup/write-backup.ts';
import { openEmbedded } from '../database/embedded/open-embedded.ts';
import { readMigrations } from '../database/migrate.ts';
import { openDatabase } from '../database/open-database.ts';
import { withDatabase } from '../database/testing.ts';
import { temporaryFolder } from '../database/testing/temporary-folder.ts';
import { readEnvironment } from '../environment.ts';
import { everything, twoPeople } from '../testing/two-people.ts';
import { operate } from './operate.ts';

const parent = temporaryFolder();
const admin = process.env['TEST_POSTGRES_URL'] ?? '';
const name = `bridge_move_${randomBytes(6).toString('hex')}`;

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  await client.query(statement);
  await client.end();
}

afterAll(async () => {
  rmSync(parent, { recursive: true, force: true });
  await administer(`drop database if exists ${name} with (force)`);
});

test('a backup of the embedded database moves into PostgreSQL, once', async () => {
  const file = path.join(parent, 'moving.backup');
  const source = await openEmbedded({ folder: path.join(parent, 'data'), migrations: await readMigrations(), durable: false });
  await source.query("insert into users (id, email, password_hash, role, first_name, last_name, profile) values (gen_random_uuid(), 'a@example.com', 'x', 'TALENT', 'A', 'B', '{\"a\": [1]}')");
  await source.query("insert into sign_in_sessions (token_hash, user_id, expires_at) select sha256('a'), id, now() + '1 day' from users");
  await twoPeople(source);
  const before = await everything(source);
  await writeBackup(source, file);
  await source.close();

  await administer(`create database ${name}`);
  const url = withDatabase(admin, name);
  const complaints: string[] = [];
  const run = () => operate(['restore', file], { environment: () => readEnvironment({ DATABASE_URL: url }, parent), say: () => {}, complain: (text) => complaints.push(text) });
  expect(await run()).toBe(0);
  const target = await openDatabase({ url });
  expect(await everything(target)).toEqual(before);
  await target.query("delete from users where role = 'TALENT'"); // the rules between the rows have come along
  expect(await target.query('select session_id, text from thread_messages')).toEqual([{ session_id: null, text: 'To somebody who has left' }]);
  expect(await target.query('select rating_count from mentors')).toEqual([{ rating_count: 0 }]);
  await target.close();

  expect(await run()).toBe(1);
  expect(complaints).toEqual([expect.stringContaining('is not empty; nothing was changed')]);
});
