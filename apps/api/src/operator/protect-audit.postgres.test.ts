import { randomBytes } from 'node:crypto';
import process from 'node:process';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openTestDatabase, withDatabase } from '../database/testing.ts';
import { readEnvironment } from '../environment.ts';
import { operate } from './operate.ts';

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
  'alter table audit rename to other',
  'alter schema public rename to other',
];

test('an audit that is protected is read and added to by the server, and changed by it in no way', async () => {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  const [row] = await database.query<{ name: string }>('select current_database() as name');
  const url = withDatabase(process.env['TEST_POSTGRES_URL'] ?? '', row?.name ?? '');
  const user = `server_${randomBytes(4).toString('hex')}`;
  await database.query(`create role ${user} login; alter database ${row?.name} owner to ${user}; grant all on all tables in schema public to ${user}; alter table audit owner to ${user}; alter table audit_head owner to ${user}; alter function audit_append owner to ${user}; alter function audit_fault owner to ${user}; alter function audit_hash owner to ${user}; alter function audit_is_kept owner to ${user}`);
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
