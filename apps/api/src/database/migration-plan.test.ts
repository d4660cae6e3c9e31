import { expect, test } from 'vitest';
import { faultsOfExpanding, holdsOf, statementsOf } from './migration-plan.ts';
import { isContract, readMigrations } from './migrate.ts';

test.each([
  ['create table new (id integer references users (id)); create index new_id on new (id)', [['users', 'writers wait a moment']]],
  ['alter table users add column nick text', [['users', 'everybody waits a moment']]],
  ['alter table users add constraint few check (age < 200)', [['users', 'everybody waits while it is read']]],
  ['alter table users add constraint few check (age < 200) not valid', [['users', 'everybody waits a moment']]],
  ['alter table users validate constraint few', [['users', 'nobody waits']]],
  ['create unique index on users (nick)', [['users', 'writers wait while it is read']]],
  ['create index concurrently if not exists by_nick on users (nick)', [['users', 'nobody waits']]],
  ['-- a word\nupdate users set nick = $$;$$', [['users', 'rows are written']]],
  ['create trigger t after insert on users for each row execute function f()', [['users', 'writers wait a moment']]],
  ['drop table users', [['users', 'everybody waits a moment']]],
  ['create function f() returns text language sql as $$ select 1; update users set a = 1 $$', []],
])('%s: who waits for which table', (sql, holds) => {
  expect(holdsOf(sql).map(({ table, how }) => [table, how])).toEqual(holds);
});

test.each([
  ['alter table users add column nick text', 0],
  ["alter table users add column nick text not null default ''", 0],
  ['alter table users add column nick text not null', 1],
  ['alter table users drop column nick', 1],
  ['alter table users rename column nick to name', 1],
  ['alter table users alter column nick set not null', 1],
  ['alter table users alter column age type bigint', 1],
  ['drop table users', 1],
  ['drop index by_nick', 1],
  ['create index by_nick on users (nick)', 1],
  ['create index concurrently by_nick on users (nick)', 0],
  ['create table new (a text not null); create index on new (a); alter table new add column b text not null', 0],
  ['alter table users drop constraint few; alter table users add constraint few check (age < 300)', 0],
  ['alter table users drop constraint few', 1],
  ['create or replace function f() returns text language sql as $$ select 1; drop table x $$', 0],
])('%s: %i faults', (sql, count) => {
  expect(faultsOfExpanding(sql)).toHaveLength(count);
});

const since = '0170'; // before it nobody had older processes beside

test('a migration adds, unless its name says that it takes something away: the version before runs on while it is made', async () => {
  const expanding = (await readMigrations()).filter((one) => one.name >= since && !isContract(one));
  expect(expanding.flatMap(({ name, sql }) => faultsOfExpanding(sql).map((fault) => `${name}: ${fault}`))).toEqual([]);
});

test('indexes that are made beside what goes on are alone in their migration', async () => {
  const mixed = (await readMigrations()).filter(({ sql }) => {
    const statements = statementsOf(sql);
    return statements.some((one) => /\bconcurrently\b/i.test(one)) && !statements.every((one) => /^create (unique )?index concurrently /i.test(one));
  });
  expect(mixed.map(({ name }) => name)).toEqual([]);
});
