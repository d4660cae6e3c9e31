import { AsyncLocalStorage } from 'node:async_hooks';
import process from 'node:process';
import { afterEach, expect, test, vi } from 'vitest';
import type { Database } from '../database.ts';
import { isUnavailable } from '../failures.ts';
import { readMigrations } from '../migrate.ts';
import { openTestDatabase, withDatabase } from '../testing.ts';
import { startChild } from '../testing/children.ts';
import { throughGate } from '../testing/gate.ts';
import { madeDatabases } from '../testing/made.ts';
import { openPostgres } from './open-postgres.ts';

// What only PostgreSQL can show: several connections and processes, and a server that comes and goes.

const { admin, makeDatabase } = madeDatabases('empty');
afterEach(() => void vi.restoreAllMocks());

/** Work of other callers, begun while a transaction of this one is open. */
const elsewhere = AsyncLocalStorage.snapshot();

const emptyDatabase = async () => (await makeDatabase()).url;

test('four processes start on an empty database at once, three times: all of them come up, each migration ran once', async () => {
  const migrations = await readMigrations();
  for (let round = 0; round < 3; round += 1) {
    const url = await emptyDatabase();
    const children = Array.from({ length: 4 }, () => startChild('opener.ts', [url]));
    expect(await Promise.all(children.map((child) => child.next()))).toEqual(Array(4).fill({ migrations: migrations.length }));
    expect(await Promise.all(children.map((child) => child.ended))).toEqual([0, 0, 0, 0]);
  }
});

test('a real serialization failure between two transactions is tried again and both take effect', async () => {
  const db = await openTestDatabase();
  await db.query('create table doctors (name text primary key, on_call boolean not null)');
  await db.query("insert into doctors values ('a', true), ('b', true)");
  let tries = 0;
  // each wants to leave only while another one stays: together they may not both go
  const leave = (name: string, met: () => Promise<void>) =>
    db.transaction(async (tx) => {
      tries += 1;
      await tx.query('set transaction isolation level serializable');
      const [row] = await tx.query<{ n: number }>('select count(*) as n from doctors where on_call');
      await met();
      if ((row?.n ?? 0) < 2) return 'stays';
      await tx.query('update doctors set on_call = false where name = $1', [name]);
      return 'left';
    });
  const meeting = Promise.withResolvers<void>();
  let arrived = 0;
  const met = async () => {
    arrived += 1;
    if (arrived === 2) meeting.resolve();
    await meeting.promise;
  };
  const results = await Promise.all([leave('a', met), leave('b', met)]);
  expect(results.sort()).toEqual(['left', 'stays']);
  expect(tries).toBe(3);
  await db.drop();
});

test('a deadlock is tried again and both transactions take effect', async () => {
  const db = await openTestDatabase();
  await db.query('create table pots (id integer primary key, amount integer not null)');
  await db.query('insert into pots values (1, 0), (2, 0)');
  const meeting = Promise.withResolvers<void>();
  let arrived = 0;
  const add = (first: number, second: number) =>
    db.transaction(async (tx) => {
      await tx.query('update pots set amount = amount + 1 where id = $1', [first]);
      arrived += 1;
      if (arrived === 2) meeting.resolve();
      await meeting.promise;
      await tx.query('update pots set amount = amount + 1 where id = $1', [second]);
    });
  await Promise.all([add(1, 2), add(2, 1)]);
  expect(await db.query('select amount from pots')).toEqual([{ amount: 2 }, { amount: 2 }]);
  expect(arrived).toBeGreaterThan(2);
  await db.drop();
});

test('a statement that takes too long is ended by the server', async () => {
  const url = await emptyDatabase();
  const db = await openPostgres({ url, migrations: [], statementTimeout: 100 });
  await expect(db.query('select pg_sleep(30)')).rejects.toMatchObject({ code: '57014' });
  expect(await db.query('select 1 as n')).toEqual([{ n: 1 }]);
  expect(await openPostgres({ url, migrations: [] }).then(async (usual) => [await usual.query('show statement_timeout'), await usual.close()][0])).toEqual([{ statement_timeout: '5s' }]);
  await db.close();
});

test('a kind of work has its own patience, in a transaction too, and leaves the others theirs', async () => {
  const url = await emptyDatabase();
  const db = await openPostgres({ url, migrations: [], connections: 1 });
  const [light, heavy] = [db.as('light', 100), db.as('heavy', 20_000)];
  const allowed = async (of: Database) => (await of.query<{ statement_timeout: string }>('show statement_timeout'))[0]?.statement_timeout;
  expect([await allowed(db), await allowed(light), await allowed(heavy), await allowed(db)]).toEqual(['5s', '100ms', '20s', '5s']);
  await expect(light.query('select pg_sleep(30)')).rejects.toMatchObject({ code: '57014' });
  await expect(light.transaction((tx) => tx.query('select pg_sleep(30)'))).rejects.toMatchObject({ code: '57014' });
  expect(await light.transaction((tx) => tx.query('select pg_sleep(0.3)').then(() => 'taken its time'), { unhurried: true })).toBe('taken its time');
  expect(await heavy.query("select pg_sleep(0.3), 'well' as is")).toMatchObject([{ is: 'well' }]);
  await db.close();
});

test('many callers share the few connections of the pool', async () => {
  const url = await emptyDatabase();
  const db = await openPostgres({ url, migrations: [], connections: 2 });
  const used = await Promise.all(Array.from({ length: 50 }, () => db.query<{ pid: number }>('select pg_backend_pid() as pid')));
  expect(new Set(used.map(([row]) => row?.pid)).size).toBeLessThanOrEqual(2);
  await db.close();
});

test('connections cut by the server are replaced, and the process lives on', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const url = await emptyDatabase();
  const db = await openPostgres({ url, migrations: [] });
  await db.query('select 1');
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [new URL(url).pathname.slice(1)]);
  await expect.poll(() => db.query('select 1 as n')).toEqual([{ n: 1 }]);

  let tries = 0;
  const cut = (most: number) => async (tx: Database) => {
    const [row] = await tx.query<{ pid: number }>('select pg_backend_pid() as pid');
    if ((tries += 1) <= most) await admin.query('select pg_terminate_backend($1)', [row?.pid]);
    return tx.query<{ n: number }>('select 1 as n');
  };
  expect(await db.transaction(cut(1))).toEqual([{ n: 1 }]); // as a whole, again
  expect(tries).toBe(2);
  tries = 0;
  const impatient = db.as('impatient', undefined, 0);
  await expect(impatient.transaction(cut(1))).rejects.toSatisfy(isUnavailable);
  expect(await impatient.query('select 1 as n')).toEqual([{ n: 1 }]);
  await db.close();
});

test('started before its database, it answers unavailable with the reason, then recovers by itself', async () => {
  const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const url = await emptyDatabase();
  const gate = await throughGate(url);
  const migrations = [{ name: '0001_late', sql: 'create table late (id integer)', sha: 'x' }];
  const db: Database = await openPostgres({ url: gate.url, migrations });
  const refusal = await db.query('select 1').catch((error: unknown) => error);
  expect(isUnavailable(refusal)).toBe(true);
  expect(String(refusal)).toContain(`127.0.0.1:${gate.port}`);
  expect(String(warnings.mock.calls[0])).toMatch(/cannot be reached yet.*Trying again in 0.5 s/);

  await gate.open();
  await vi.waitFor(async () => expect(await db.query('select count(*) from late')).toEqual([{ count: 0 }]), { timeout: 60_000 });
  await db.close();
  await gate.close();
});

test('a wrong database name or a failing migration is an error at once', async () => {
  await expect(openPostgres({ url: withDatabase(process.env['TEST_POSTGRES_URL'] ?? '', 'no_such_name'), migrations: [] })).rejects.toMatchObject({ code: '3D000' });
  const broken = [{ name: '0001_broken', sql: 'create table half (id integer); select nonsense', sha: 'x' }];
  const url = await emptyDatabase();
  await expect(openPostgres({ url, migrations: broken })).rejects.toThrow('Migration 0001_broken failed and was undone: column "nonsense" does not exist');
  const db = await openPostgres({ url, migrations: [] });
  expect(await db.query("select to_regclass('half') as half")).toEqual([{ half: null }]);
  await db.close();
});

test('a network that swallows everything costs the connections it had, and nothing once it is over', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const gate = await throughGate(await emptyDatabase());
  await gate.open();
  const db = await openPostgres({ url: gate.url, migrations: [], connections: 4, silence: 1500, patience: 0 });
  await db.query('create table marks (name text)');
  await Promise.all(Array.from({ length: 8 }, () => db.query('select pg_sleep(0.01)')));

  gate.swallow();
  const asked = [
    ...['a', 'b', 'c'].map((kind) => db.as(kind).query('select 1')),
    db.transaction((tx) => tx.query("insert into marks values ('unheard')")),
    db.transaction(async (tx) => {
      await tx.query("insert into marks values ('half')");
      await tx.query("insert into marks values ('heard')");
    }),
  ];
  for (const one of await Promise.allSettled(asked)) expect(isUnavailable(one.status === 'rejected' && one.reason)).toBe(true);
  await expect(db.query('select 1')).rejects.toSatisfy(isUnavailable); // nor is there a new connection

  gate.deliver();
  const kinds = ['a', 'b', 'c', 'd'];
  await expect.poll(() => Promise.all(kinds.map((kind) => db.as(kind).query('select 1 as n'))).catch(() => 'not yet'), { timeout: 60_000 }).toEqual(kinds.map(() => [{ n: 1 }]));
  expect(await db.query('select * from marks')).toEqual([]);
  await db.close();
  await gate.close();
});

test('a connection that is given up is closed without a word: a statement that goes on is not cancelled', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const url = await emptyDatabase();
  const db = await openPostgres({ url, migrations: [], silence: 1500, statementTimeout: 20_000, patience: 0 }); // a busy machine connects in less than this
  await db.query('create table marks (name text)');
  await expect(db.query("select pg_sleep(3); insert into marks values ('went on')")).rejects.toThrow('has not answered for 1500 ms');
  await expect.poll(() => db.query('select name from marks'), { timeout: 60_000 }).toEqual([{ name: 'went on' }]);
  await db.close();
});

test('what waits for a lock gives up before it keeps others from their turn', async () => {
  const url = await emptyDatabase();
  const db = await openPostgres({ url, migrations: [], lockTimeout: 200 });
  await db.query('create table locked (id integer); create table other (id integer)');
  await db.transaction(async (tx) => {
    await tx.query('lock table locked in access exclusive mode');
    const waiting = Promise.allSettled(Array.from({ length: 40 }, (_, number) => elsewhere(() => db.as(`kind ${number % 3}`).query('select * from locked'))));
    const answers = await elsewhere(() => Promise.all(Array.from({ length: 20 }, () => db.as('unrelated').query('select 1 as n'))));
    expect(answers).toEqual(Array(20).fill([{ n: 1 }]));
    for (const one of await waiting) expect(isUnavailable(one.status === 'rejected' && one.reason)).toBe(true);
  });
  await db.close();
});
