import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { errorCode } from './failures.ts';
import { openTestDatabase, testEngine, type TestDatabase } from './testing.ts';

// What every caller may rely on, on either engine (TEST_DATABASE).

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
  await db.query('create table things (id integer primary key, name text not null unique, made_at timestamptz not null default now())');
});
beforeEach(async () => void (await db.query('truncate things')));
afterAll(() => db.drop());

const names = async () => (await db.query<{ name: string }>('select name from things order by id')).map(({ name }) => name);

test('the engine is the one that was asked for', async () => {
  expect(db.kind).toBe(testEngine);
});

test('values come back alike from both engines', async () => {
  const [row] = await db.query(
    `select 7::int4 as int4, 9007199254740991::int8 as int8, 1.50::numeric as "numeric", 1.5::float8 as float8, true as bool,
            'é'::text as text, '2026-02-29T12:00:00Z'::text as moment, '2026-11-20T10:00:00.123Z'::timestamptz as time, '2026-11-20'::date as date,
            '{"a":[1,null]}'::jsonb as json, '\\x00ff'::bytea as bytes, array['a', null] as list, null as nothing`,
  );
  expect(row).toEqual({
    int4: 7, int8: 9007199254740991, numeric: '1.50', float8: 1.5, bool: true,
    text: 'é', moment: '2026-02-29T12:00:00Z', time: new Date('2026-11-20T10:00:00.123Z'), date: '2026-11-20',
    json: { a: [1, null] }, bytes: Buffer.from([0, 255]), list: ['a', null], nothing: null,
  });
});

test('count(*) is a number, and an int8 that a number cannot hold is an error', async () => {
  expect(await db.query('select count(*) from things')).toEqual([{ count: 0 }]);
  await expect(db.query("select 9007199254740993::int8 as big")).rejects.toThrow(RangeError);
  expect(await db.query('select 1 as still')).toEqual([{ still: 1 }]);
});

test('values go in as they are: dates, bytes, objects as json, undefined as null', async () => {
  const time = new Date('2026-11-20T10:00:00.123Z');
  const [row] = await db.query('select $1::timestamptz as time, $2::bytea as bytes, $3::jsonb as json, $4::text as nothing, $5::int[] as list', [
    time, Buffer.from([1, 0]), { a: "it's" }, undefined, [1, 2],
  ]);
  expect(row).toEqual({ time, bytes: Buffer.from([1, 0]), json: { a: "it's" }, nothing: null, list: [1, 2] });
});

test('a text without values may hold several statements', async () => {
  await db.query("insert into things (id, name) values (1, 'a;b'); insert into things (id, name) values (2, 'c')");
  expect(await names()).toEqual(['a;b', 'c']);
});

test('the same text is prepared once, and any number of different texts still run', async () => {
  for (let number = 0; number < 450; number += 1) expect(await db.query(`select ${number} as n, $1::int as v`, [number])).toEqual([{ n: number, v: number }]);
  const [row] = await db.query<{ n: number }>("select count(*) as n from pg_prepared_statements where name <> ''");
  expect(row?.n).toBeGreaterThan(0);
  expect(row?.n).toBeLessThanOrEqual(400 * 10); // a connection holds at most the first few hundred
});

test('a prepared statement survives a change of its table', async () => {
  await db.query("insert into things (id, name) values (1, 'a')");
  const read = () => db.query<Record<string, unknown>>('select * from things where id = $1', [1]);
  await Promise.all([read(), read(), read()]);
  await db.query('alter table things add column note text');
  try {
    expect(await read()).toEqual([{ id: 1, name: 'a', made_at: expect.any(Date), note: null }]);
  } finally {
    await db.query('alter table things drop column note');
  }
});

test('errors carry the code and the constraint, and leave the connection usable', async () => {
  await db.query("insert into things (id, name) values (1, 'a')");
  await expect(db.query("insert into things (id, name) values (2, 'a')")).rejects.toMatchObject({ code: '23505', constraint: 'things_name_key' });
  await expect(db.query('insert into things (id) values ($1)', [3])).rejects.toMatchObject({ code: '23502' });
  await expect(db.query('select nonsense')).rejects.toMatchObject({ code: '42703' });
  expect(await names()).toEqual(['a']);
});

test('a transaction keeps all or nothing', async () => {
  await db.transaction(async (tx) => {
    await tx.query("insert into things (id, name) values (1, 'a')");
    await tx.query("insert into things (id, name) values (2, 'b')");
  });
  const failed = db.transaction(async (tx) => {
    await tx.query("insert into things (id, name) values (3, 'c')");
    throw new Error('changed my mind');
  });
  await expect(failed).rejects.toThrow('changed my mind');
  expect(await names()).toEqual(['a', 'b']);
});

test('a transaction within a transaction undoes only itself', async () => {
  const result = await db.transaction(async (tx) => {
    await tx.query("insert into things (id, name) values (1, 'outer')");
    const inner = tx.transaction(async (nested) => nested.query("insert into things (id, name) values (2, 'outer')"));
    expect(errorCode(await inner.catch((error: unknown) => error))).toBe('23505');
    await tx.transaction(async (nested) => {
      await nested.query("insert into things (id, name) values (3, 'inner')");
      await nested.transaction((deeper) => deeper.query("insert into things (id, name) values (4, 'deeper')"));
    });
    return 'done';
  });
  expect(result).toBe('done');
  expect(await names()).toEqual(['outer', 'inner', 'deeper']);
});

test('the outer database refuses work inside a transaction, where it would wait for ever or miss its rows', async () => {
  await db.transaction(async (tx) => {
    await expect(db.query('select 1')).rejects.toThrow('use the database it hands to you');
    await expect(db.transaction(async () => 1)).rejects.toThrow('use the database it hands to you');
    await tx.query('select 1');
  });
  expect(await db.query('select 1 as n')).toEqual([{ n: 1 }]);
});

test("a transaction's database ends with it", async () => {
  const kept = await db.transaction(async (tx) => tx);
  await expect(kept.query('select 1')).rejects.toThrow('has ended');
});

test('twenty transactions at once count to twenty', async () => {
  await db.query("insert into things (id, name) values (1, '0')");
  const increment = () =>
    db.transaction(async (tx) => {
      const [row] = await tx.query<{ name: string }>('select name from things where id = 1 for update');
      await tx.query('update things set name = $1 where id = 1', [String(Number(row?.name) + 1)]);
    });
  await Promise.all(Array.from({ length: 20 }, increment));
  expect(await names()).toEqual(['20']);
});

test('statements at once and long texts keep their answers apart', async () => {
  const long = 'ü'.repeat(300_000);
  const answers = await Promise.all(Array.from({ length: 20 }, (_, number) => db.query<{ n: number; text: string }>('select $1::int as n, $2::text as text', [number, long])));
  expect(answers.map(([row]) => row?.n)).toEqual(Array.from({ length: 20 }, (_, number) => number));
  expect(answers.every(([row]) => row?.text === long)).toBe(true);
});

test('serialization failures and deadlocks are tried again, three times at most', async () => {
  const codes = ['40001', '40P01', '40001'];
  let tries = 0;
  const failOnce = async (tx: { query(text: string): Promise<unknown> }, code: string | undefined) => {
    tries += 1;
    await tx.query(`insert into things (id, name) values (${tries}, 'try ${tries}')`);
    if (code) await tx.query(`do $$ begin raise exception 'again' using errcode = '${code}'; end $$`);
  };
  await db.transaction((tx) => failOnce(tx, codes[tries]));
  expect(await names()).toEqual(['try 4']);

  tries = 4;
  await expect(db.transaction((tx) => failOnce(tx, '40001'))).rejects.toMatchObject({ code: '40001' });
  expect(tries).toBe(8);
  expect(await names()).toEqual(['try 4']);
});

test('the extensions that migrations may use are there', async () => {
  await db.query('create extension if not exists pg_trgm; create extension if not exists btree_gist');
  expect(await db.query("select similarity('bridge', 'bridges') > 0.5 as alike")).toEqual([{ alike: true }]);
});

test('a dropped database comes back empty', async () => {
  const own = await openTestDatabase();
  await own.query("insert into rate_limits (key, used, resets_at) values (decode(repeat('00', 32), 'hex'), 1, now())");
  await own.drop();
  const next = await openTestDatabase();
  expect(await next.query('select count(*) from rate_limits')).toEqual([{ count: 0 }]);
  await next.drop();
});
