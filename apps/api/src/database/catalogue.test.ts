import { expect, test } from 'vitest';
import { effectOf } from './statements.ts';
import { openTestDatabase } from './testing.ts';

test('every foreign key has an index that finds the rows of one owner among those of all', async () => {
  const database = await openTestDatabase();
  // The index begins with the columns of the key; one that leaves rows out may leave out those without an owner alone.
  const without = await database.query(`
    select c.conrelid::regclass::text as table, c.conname as key from pg_constraint c
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not exists (
      select 1 from pg_index i
      where i.indrelid = c.conrelid and i.indisvalid
        and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey
        and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = (
          select format('(%I IS NOT NULL)', attname) from pg_attribute where attrelid = c.conrelid and attnum = c.conkey[1] and cardinality(c.conkey) = 1)))`);
  expect(without).toEqual([]);
  const [all] = await database.query<{ count: number }>(`select count(*) from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
  expect(all?.count).toBeGreaterThan(20);
  await database.drop();
});

test('a function that may change rows is known as one by its name, wherever it is called', async () => {
  const database = await openTestDatabase();
  const changing = await database.query<{ name: string }>(`
    select p.proname as name from pg_proc p where p.pronamespace = 'public'::regnamespace and p.provolatile = 'v' and p.prorettype <> 'trigger'::regtype
      and not exists (select 1 from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')`);
  expect(changing.map(({ name }) => [name, effectOf(`select ${name}($1)`)])).toEqual([['audit_append', 'tells']]);
  await database.drop();
});
