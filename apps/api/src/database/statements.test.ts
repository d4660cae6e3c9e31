import { expect, test } from 'vitest';
import { withMark } from './commit-marks.ts';
import { createStatements, effectOf, type Effect } from './statements.ts';

test.each<[string, Effect]>([
  ['select name from users where id = $1', 'reads'],
  [' with some as (select 1) select * from some', 'reads'],
  ['select id from sessions where id = $1 for update of sessions', 'reads'],
  ['select id from sessions for no key update', 'reads'],
  ['select updated_at from users', 'reads'],
  ['insert into marks values ($1)', 'changes'],
  ['insert into marks values ($1) on conflict (name) do update set name = excluded.name', 'changes'],
  ['update marks set name = $1', 'changes'],
  ['delete from marks where name = $1', 'changes'],
  ['delete from marks where name = $1 returning name', 'tells'],
  ['with gone as (delete from marks returning name) select name from gone', 'tells'],
  ["select audit_append($1, 'closed', 'person', $2, $3)", 'tells'],
  ['update a set b = 1; update c set d = 1', 'else'],
  ['create table x (id integer)', 'else'],
  ['begin', 'else'],
  ['set local work_mem = 1', 'else'],
])('%s: %s', (text, effect) => {
  expect(effectOf(text)).toBe(effect);
});

test.each([
  ['insert into a values ($1, $2)', [1, 2], 'with commit_mark as (insert into commit_marks (mark, done) values ($3::uuid, true)) insert into a values ($1, $2)'],
  ['delete from a', [], 'with commit_mark as (insert into commit_marks (mark, done) values ($1::uuid, true)) delete from a'],
  ['with b as (select 1) update a set c = $1', [1], 'with commit_mark as (insert into commit_marks (mark, done) values ($2::uuid, true)), b as (select 1) update a set c = $1'],
  ['with recursive b as (select 1) update a set c = 1', [], 'with recursive commit_mark as (insert into commit_marks (mark, done) values ($1::uuid, true)), b as (select 1) update a set c = 1'],
])('%s is written with its mark', (text, values, marked) => {
  expect(withMark(text, values)).toBe(marked);
});

test('once the schema has changed, everything is prepared under other names, once', () => {
  const statements = createStatements();
  const [a, b] = [statements.nameOf('select 1', []), statements.nameOf('select 2', [])];
  statements.renew(a);
  const again = statements.nameOf('select 1', []);
  expect(again).not.toBe(a);
  statements.renew(b); // met on another connection, still of before
  expect(statements.nameOf('select 1', [])).toBe(again);
});

test('without names nothing is named', () => {
  expect(createStatements({ named: false }).nameOf('select $1', [1])).toBeUndefined();
});
