import { rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { openEmbedded } from './embedded/open-embedded.ts';
import { readMigrations } from './migrate.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

test('lines of the audit from before any named its cause verify as they did, and the first that is tampered with is named', async () => {
  const folder = temporaryFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const all = await readMigrations();
  const open = (migrations: typeof all) => openEmbedded({ folder, migrations, durable: false, longestWait: Infinity });
  const old = await open(all.filter(({ name }) => name < '0191'));
  for (const n of [1, 2, 3]) await old.query(`select audit_append('a test', 'did', 'thing', $1, 'because')`, [String(n)]);
  const hashes = `select string_agg(encode(hash, 'hex'), ' ' order by seq) as hashes from audit where seq <= 3`;
  const before = await old.query(hashes);
  await old.close();
  const database = await open(all);
  const fault = async () => (await database.query<{ fault: number | null }>('select audit_fault()::integer as fault'))[0]?.fault;
  expect([await fault(), await database.query(hashes)]).toEqual([null, before]);
  await database.query(`select audit_append('a test', 'did', 'thing', '4', null)`);
  expect(await fault()).toBeNull();
  await database.query('alter table audit disable trigger user; update audit set caused_by = 1 where seq = 2');
  expect(await fault()).toBe(2);
  await database.close();
});
