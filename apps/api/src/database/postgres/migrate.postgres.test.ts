import pg from 'pg';
import { beforeEach, expect, test, vi } from 'vitest';
import { migrate } from '../migrate.ts';
import { madeDatabases } from '../testing/made.ts';

// Migrations beside those who use the tables, and beside older versions.

const { makeDatabase } = madeDatabases('migrate');
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));

async function emptyPool(): Promise<pg.Pool> {
  const { url } = await makeDatabase();
  const pool = new pg.Pool({ connectionString: url });
  pool.on('error', () => {});
  return pool;
}

const named = (name: string, sql: string) => ({ name, sql, sha: name });
const first = named('0001_first', `create table things (name text); create table processes (seen_at timestamptz not null default now(), migration text not null)`);

test('a migration that waits for a table lets those who use it go on, and is made once nobody holds it', async () => {
  const pool = await emptyPool();
  await migrate(pool, [first], { beside: true });
  const reader = await pool.connect();
  await reader.query('begin; select name from things'); // as a report, or pg_dump
  let isDone = false;
  const migrating = migrate(pool, [first, named('0002_note', 'alter table things add column note text')], { beside: true }).then(() => (isDone = true));
  await vi.waitFor(() => expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('waits for a table that is in use')), { timeout: 60_000 });
  for (let n = 0; n < 20; n += 1) await pool.query('insert into things (name) values ($1)', [String(n)]);
  expect(isDone).toBe(false);
  await reader.query('commit');
  reader.release();
  await migrating;
  expect((await pool.query('select count(note)::int as notes, count(*)::int as things from things')).rows).toEqual([{ notes: 0, things: 20 }]);
  await pool.end();
});

test('what takes something away waits until no process of an older version runs', async () => {
  const pool = await emptyPool();
  const migrations = [first, named('0002_contract_name', 'alter table things drop column name'), named('0003_more', 'alter table things add column more text')];
  await migrate(pool, [first], { beside: true });
  await pool.query(`insert into processes (migration) values ('0001_first')`);
  expect(await migrate(pool, migrations, { beside: true })).toEqual({ contractsWait: true });
  expect((await pool.query('select name from migrations order by 1')).rows).toEqual([{ name: '0001_first' }, { name: '0003_more' }]);
  expect(await migrate(pool, [first], { beside: true })).toEqual({ contractsWait: false }); // the older version starts again
  await pool.query(`update processes set seen_at = now() - interval '1 minute'`);
  expect(await migrate(pool, migrations, { beside: true })).toEqual({ contractsWait: false });
  await expect(migrate(pool, [first], { beside: true })).rejects.toThrow('has taken away what this one needs');
  await pool.end();
});

test('an index on a table in use is made beside what goes on there, also after a try that was cut off', async () => {
  const pool = await emptyPool();
  await migrate(pool, [first], { beside: true });
  await pool.query(`insert into things values ('a'), ('a')`);
  const unique = named('0002_index', '-- by name\ncreate unique index concurrently things_name on things (name);');
  await expect(migrate(pool, [first, unique], { beside: true })).rejects.toMatchObject({ code: '23505' });
  expect((await pool.query(`select indisvalid as valid from pg_index where indexrelid = 'things_name'::regclass`)).rows).toEqual([{ valid: false }]);
  await pool.query('delete from things');
  await migrate(pool, [first, unique], { beside: true });
  expect((await pool.query(`select indisvalid as valid from pg_index where indexrelid = 'things_name'::regclass`)).rows).toEqual([{ valid: true }]);
  await pool.end();
});
