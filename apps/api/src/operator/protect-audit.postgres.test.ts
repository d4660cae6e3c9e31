import { randomBytes } from 'node:crypto';
import process from 'node:process';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { readMigrations } from '../database/migrate.ts';
import { openPostgres } from '../database/postgres/open-postgres.ts';
import { openTestDatabase, withDatabase } from '../database/testing.ts';
import { readEnvironment } from '../environment.ts';
import { operate } from './operate.ts';

/** What is called while a line is written, put beside what the engine has: it would run with the rights of the audit's owner. */
const asOwner = (name: string, takes: string, gives: string, made: string, more = '') =>
  `create function public.${name}(${takes}) returns ${gives} language plpgsql as $x$ begin execute 'alter table public.audit disable trigger user'; update public.audit set note = 'x'; return ${made}; end $x$; ${more}
   select audit_append('a', 'b', 'c', 'd', null); do $x$ begin if not exists (select from public.audit where note = 'x') then raise exception 'nothing was changed'; end if; end $x$`;
const attempts = [
  `update audit set note = 'x' where seq = 1`,
  'delete from audit',
  'truncate audit',
  'update audit_head set seq = 0',
  'alter table audit disable trigger user',
  `grant update on audit to current_user; update audit set note = 'x'`,
  'drop table audit cascade',
  'drop function audit_is_kept() cascade',
  `create or replace function audit_fault() returns bigint language sql as 'select null::bigint'`,
  `create or replace function audit_hash(seq bigint, at timestamptz, actor text, action text, kind text, subject text, note text, previous_hash bytea) returns bytea language sql as 'select null::bytea'`,
  `create or replace function audit_hash(seq bigint, at timestamptz, actor text, action text, kind text, subject text, note text, previous_hash bytea, caused_by bigint) returns bytea language sql as 'select null::bytea'`,
  'update audit set caused_by = 1',
  'alter table audit drop column caused_by',
  'alter table audit rename to other',
  'alter schema public rename to other',
  asOwner('times', 'numeric, integer', 'numeric', '1', 'create operator public.* (leftarg = numeric, rightarg = integer, function = public.times);'),
  asOwner('convert_to', 'text, text', 'bytea', `'x'`),
  asOwner('jsonb_build_array', 'bigint, bigint, text, text, text, text, text, text', 'jsonb', `'[]'`),
  asOwner('nullif', 'text, text', 'text', 'null'),
];

test('an audit that is protected is read and added to by the server, and changed by it in no way', async () => {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  const [row] = await database.query<{ name: string }>('select current_database() as name');
  const url = withDatabase(process.env['TEST_POSTGRES_URL'] ?? '', row?.name ?? '');
  const user = `server_${randomBytes(4).toString('hex')}`;
  await database.query(`create role ${user} login; alter database ${row?.name} owner to ${user}; grant all on all tables in schema public to ${user}; alter table audit owner to ${user}; alter table audit_head owner to ${user}; alter function audit_append owner to ${user}; alter function audit_fault owner to ${user}; alter function audit_hash(bigint, timestamptz, text, text, text, text, text, bytea) owner to ${user}; alter function audit_hash(bigint, timestamptz, text, text, text, text, text, bytea, bigint) owner to ${user}; alter function audit_is_kept owner to ${user}`);
  onTestFinished(async () => {
    await database.query(`reassign owned by ${user}, ${user}_audit to current_user; drop owned by ${user}, ${user}_audit; drop role ${user}, ${user}_audit`);
  });
  const own = new URL(url);
  own.username = user;
  const client = new pg.Client({ connectionString: own.href });
  await client.connect();
  onTestFinished(() => client.end());
  const append = () => client.query(`select audit_append('operator', 'did', 'thing', '1', null)`);
  const tampered = async () => {
    const done: string[] = [];
    for (const attempt of attempts) {
      await client.query('begin');
      if (await client.query(attempt).then(() => true, () => false)) done.push(attempt);
      await client.query('rollback');
    }
    return done;
  };
  const command = async (as: string, ...args: string[]) => {
    const said: string[] = [];
    const code = await operate(args, { environment: () => readEnvironment({ DATABASE_URL: as, SECRET_KEY: 'x'.repeat(32) }, '/product'), say: (text) => said.push(text), complain: (text) => said.push(text) });
    return { code, said: said.join('\n') };
  };

  await append();
  expect(await tampered()).toContain('alter table audit disable trigger user'); // an owner can do anything
  expect((await command(own.href, 'status')).said).toContain('could change it');
  expect(await command(own.href, 'audit', 'protect', user)).toEqual({ code: 1, said: expect.stringContaining('no superuser') });
  for (let times = 0; times < 2; times += 1) expect(await command(url, 'audit', 'protect', user)).toEqual({ code: 0, said: expect.stringContaining(`${user} reads the audit`) });

  expect(await tampered()).toEqual([]);
  await append();
  expect(await command(own.href, 'audit', 'verify')).toEqual({ code: 0, said: 'All 2 entries are as they were written.' });
  expect((await command(own.href, 'status')).said).toContain('out of reach of the user of DATABASE_URL');
  expect(await command(url, 'audit', 'protect', 'nobody_at_all')).toEqual({ code: 1, said: 'There is no user "nobody_at_all" in PostgreSQL.' });
});

test('whatever the server’s user puts in the place of the audit, the command line reads the audit and says what is in the way', async () => {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  const [row] = await database.query<{ name: string }>('select current_database() as name');
  const url = withDatabase(process.env['TEST_POSTGRES_URL'] ?? '', row?.name ?? '');
  const user = `server_${randomBytes(4).toString('hex')}`;
  await database.query(`create role ${user} login; grant create on database ${row?.name} to ${user}; grant usage, create on schema public to ${user}; grant all on all tables in schema public to ${user}`);
  onTestFinished(async () => {
    await database.query(`reassign owned by ${user}, ${user}_audit to current_user; drop owned by ${user}, ${user}_audit; drop role ${user}, ${user}_audit`);
  });
  const own = new URL(url);
  own.username = user;
  const command = async (as: string, ...args: string[]) => {
    const said: string[] = [];
    const code = await operate(args, { environment: () => readEnvironment({ DATABASE_URL: as, SECRET_KEY: 'x'.repeat(32) }, '/product'), say: (text) => said.push(text), complain: (text) => said.push(text) });
    return { code, said: said.join('\n') };
  };
  const asServer = async (statements: string) => {
    const client = new pg.Client({ connectionString: own.href });
    await client.connect();
    await client.query(statements);
    await client.end();
  };
  await database.query(`select audit_append('operator', 'did', 'thing', '1', null), audit_append('operator', 'did', 'thing', '2', null)`);
  expect((await command(url, 'audit', 'protect', user)).code).toBe(0);
  expect(await command(own.href, 'audit', 'verify')).toEqual({ code: 0, said: 'All 2 entries are as they were written.' });

  await asServer(`create schema evil;
    create table evil.audit as select * from public.audit where false; create view evil.audit_head as select 2::bigint as seq;
    create function evil.audit_fault() returns bigint language sql as 'select null::bigint';
    create function evil.to_char(timestamp, text) returns text language sql as $$ select 'never' $$;
    alter role ${user} set search_path = evil, pg_catalog, public`);
  for (const as of [own.href, url]) {
    const listed = await command(as, 'audit', 'list');
    expect([listed.code, listed.said.split('\n').length, listed.said]).toEqual([0, 2, expect.not.stringContaining('never')]);
    const { code, said } = await command(as, 'audit', 'verify');
    expect([code, said]).toEqual([1, expect.stringContaining('All 2 entries are as they were written.')]);
    for (const named of ['evil.audit.', 'evil.audit_fault', 'evil.audit_head', `search_path of ${user} is evil`]) expect(said).toContain(named);
  }
  await database.query(`alter table audit disable trigger user; update audit set note = 'x' where seq = 1; alter table audit enable trigger user`);
  for (const as of [own.href, url]) expect(await command(as, 'audit', 'verify')).toEqual({ code: 1, said: expect.stringContaining('Entry 1 is the first that is not as it was written') });

  await asServer(`drop schema evil cascade; alter role ${user} set search_path = "$user", public`);
  expect((await command(url, 'audit', 'verify')).said).toBe('Entry 1 is the first that is not as it was written: it was altered, put in or taken out.');
});

test('an audit that was protected before its lines named causes is migrated by an administrator, stays out of reach, and its lines verify', async () => {
  const administrator = process.env['TEST_POSTGRES_URL'] ?? '';
  const name = `bridge_test_${randomBytes(6).toString('hex')}`;
  const [user, url] = [`server_${randomBytes(4).toString('hex')}`, withDatabase(administrator, name)];
  const admin = new pg.Client({ connectionString: administrator });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.query(`create role ${user} login`);
  await admin.query(`create role ${user}_audit nologin`);
  onTestFinished(async () => {
    await admin.query(`drop database ${name} with (force)`);
    await admin.query(`drop role ${user}, ${user}_audit`);
    await admin.end();
  });
  const all = await readMigrations();
  const before = await openPostgres({ url, migrations: all.filter((one) => one.name < '0191') });
  await before.query(`select audit_append('operator', 'did', 'thing', '1', 'because')`);
  const own = ['table audit', 'table audit_head', 'function audit_append', 'function audit_hash', 'function audit_fault', 'function audit_is_kept'];
  await before.query(`${own.map((what) => `alter ${what} owner to ${user}_audit`).join('; ')}; grant usage on schema public to ${user}, ${user}_audit; grant select on audit, audit_head to ${user}; alter function audit_append security definer set search_path = public, pg_temp; revoke all on function audit_append from public; grant execute on function audit_append to ${user}`);
  await before.close();
  await (await openPostgres({ url, migrations: all })).close();

  const address = new URL(url);
  address.username = user;
  const client = new pg.Client({ connectionString: address.href });
  await client.connect();
  await client.query('begin');
  await client.query(`select set_config('bridge.caused_by', '1', true), audit_append('operator', 'did', 'thing', '2', null)`);
  await client.query('commit');
  expect((await client.query('select seq::integer, caused_by::integer, audit_fault() as fault from audit order by seq')).rows).toEqual([{ seq: 1, caused_by: null, fault: null }, { seq: 2, caused_by: 1, fault: null }]);
  const done: string[] = [];
  for (const attempt of attempts.filter((one) => !one.startsWith('alter schema'))) if (await client.query(attempt).then(() => true, () => false)) done.push(attempt);
  expect(done).toEqual([]);
  await client.end();
});
