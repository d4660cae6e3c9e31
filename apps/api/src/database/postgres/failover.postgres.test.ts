import pg from 'pg';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '../database.ts';
import { CommitInDoubtError, isUnavailable } from '../failures.ts';
import { throughGate } from '../testing/gate.ts';
import { madeDatabases } from '../testing/made.ts';
import { openPostgres, type PostgresOptions } from './open-postgres.ts';

// A server that goes, comes back, or is none to write to, and answers that are lost on the way.

const { admin, makeDatabase } = madeDatabases('failover');
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));

const schema = `create table marks (name text);
  create table commit_marks (mark uuid primary key, done boolean not null, made_at timestamptz not null default now())`;

async function open(options: Partial<PostgresOptions> = {}) {
  const { name, url } = await makeDatabase();
  const gate = await throughGate(url);
  await gate.open();
  const direct = new pg.Client({ connectionString: url });
  direct.on('error', () => {});
  await direct.connect();
  const db = await openPostgres({ url: gate.url, migrations: [{ name: '0001_marks', sql: schema, sha: 'x' }], connections: 4, silence: 1000, ...options });
  const names = async () => (await direct.query<{ name: string }>('select name from marks order by name')).rows.map((row) => row.name);
  const onlyReads = async (is: boolean) => {
    await admin.query(`alter database ${name} set default_transaction_read_only = ${is}`);
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> $2', [name, await pidOf(direct)]);
  };
  const close = async () => {
    await db.close();
    await direct.end();
    await gate.close();
  };
  return { db, gate, url, names, onlyReads, close };
}

const pidOf = async (client: pg.Client) => (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;

test('where the answer to COMMIT is lost, what was committed is done once, and answered as done', async () => {
  const { db, gate, names, close } = await open();
  let tries = 0;
  const going = db.transaction(async (tx) => {
    await tx.query("insert into marks values ('booked')");
    tries += 1;
    gate.mute();
    return 'the answer';
  });
  await gate.knocked();
  expect(await names()).toEqual(['booked']);
  gate.deliver();
  expect(await going).toBe('the answer');
  expect(tries).toBe(1);
  expect(await names()).toEqual(['booked']);
  await close();
});

test('a COMMIT that never arrived is made again with all that goes before it, and cannot happen afterwards', async () => {
  const { db, gate, names, close } = await open();
  let tries = 0;
  const going = db.transaction(async (tx) => {
    await tx.query('insert into marks values ($1)', [`try ${(tries += 1)}`]);
    if (tries === 1) gate.swallow();
    return tries;
  });
  await gate.knocked();
  gate.deliver();
  expect(await going).toBe(2);
  expect(await names()).toEqual(['try 2']);
  expect((await db.query('select done from commit_marks order by done'))).toEqual([{ done: false }, { done: true }]);
  await close();
});

test('a statement of its own is done once, whatever becomes of its answer, and one that tells of its rows as well', async () => {
  const { db, gate, names, close } = await open();
  await db.query('select name from marks'); // there is a connection
  gate.mute();
  const going = db.query('insert into marks values ($1)', ['kept']);
  await gate.knocked();
  gate.deliver();
  expect(await going).toEqual([]);
  expect(await names()).toEqual(['kept']);

  gate.mute();
  const telling = db.query('update marks set name = name || $1 returning name', ['!']);
  await gate.knocked();
  gate.deliver();
  expect(await telling).toEqual([{ name: 'kept!' }]);
  expect(await names()).toEqual(['kept!']);

  gate.mute();
  const asked = db.query('update marks set name = name || $1 returning name', ['?'], { lost: { text: 'select name from marks where name like $1', values: ['kept%'] } });
  await gate.knocked();
  gate.deliver();
  expect(await asked).toEqual([{ name: 'kept!?' }]);
  expect(await names()).toEqual(['kept!?']);
  await close();
});

test('what is asked goes to the server with what has to be said before it', async () => {
  const { db, gate, close } = await open({ connections: 1 });
  const tripsOf = async (work: () => Promise<unknown>) => {
    await work(); // what it takes is prepared
    const before = gate.trips();
    await work();
    return gate.trips() - before;
  };
  let kind = 0;
  const patient = () => db.as('a kind', 5000 + (kind += 1)); // each with a patience of its own
  const change = 'update marks set name = $1 returning name';
  expect(await tripsOf(() => patient().query('select name from marks where name = $1', ['a']))).toBe(1);
  expect(await tripsOf(() => patient().query(change, ['a'], { lost: { text: 'select 1', values: [] } }))).toBe(1);
  expect(await tripsOf(() => patient().query(change, ['a']))).toBe(2); // COMMIT is asked once what it told is here
  expect(await tripsOf(() => patient().transaction(async (tx) => (await tx.query(change, ['a']), await tx.query(change, ['b']))))).toBe(3);
  await close();
});

test('where nobody can be asked what became of it, that is what is said', async () => {
  const { db, gate, close } = await open({ patience: 500 });
  const lost = db.transaction(async (tx) => {
    await tx.query("insert into marks values ('perhaps')");
    gate.mute();
  });
  const error = await lost.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(CommitInDoubtError);
  expect(isUnavailable(error)).toBe(true);
  await close();
});

test('a server that only reads is waited out: what writes is written once it can be', async () => {
  const { db, names, onlyReads, close } = await open();
  await onlyReads(true);
  let tries = 0;
  const going = [
    db.transaction(async (tx) => {
      tries += 1;
      await tx.query("insert into marks values ('a')");
    }),
    db.query('insert into marks values ($1)', ['b']),
    db.query<{ name: string }>('insert into marks values ($1) returning name', ['c']),
  ];
  await vi.waitFor(() => expect(tries).toBeGreaterThan(2), { timeout: 60_000 });
  await onlyReads(false);
  expect((await Promise.all(going)).at(-1)).toEqual([{ name: 'c' }]);
  expect(await names()).toEqual(['a', 'b', 'c']);
  await close();
});

test('nobody waits longer than whoever asks', async () => {
  const { db, onlyReads, close } = await open();
  await onlyReads(true);
  const began = performance.now();
  await expect(db.as('call', 5000, began + 400).query('insert into marks values ($1)', ['late'])).rejects.toSatisfy(isUnavailable);
  await expect(db.as('other call', 5000, 0).query('insert into marks values ($1)', ['late'])).rejects.toMatchObject({ code: '25006' });
  await onlyReads(false);
  await close();
});

test('started on a server that only reads, it waits until it can be written to', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const { url, onlyReads, close } = await open();
  await onlyReads(true);
  const second: Database = await openPostgres({ url, migrations: [{ name: '0001_marks', sql: schema, sha: 'x' }, { name: '0002_more', sql: 'create table more (id integer)', sha: 'y' }] });
  await expect(second.query('select 1')).rejects.toThrow(/cannot be reached yet.*read-only transaction/);
  await onlyReads(false);
  await vi.waitFor(async () => expect(await second.query('select count(*) from more')).toEqual([{ count: 0 }]), { timeout: 60_000 });
  await second.close();
  await close();
});

test('a table that another process has changed costs no transaction: it is made again as a whole', async () => {
  const { db, names, close } = await open({ connections: 2 });
  const add = (name: string) =>
    db.transaction(async (tx) => {
      const before = await tx.query('select * from marks where name <> $1', [name]);
      await tx.query('insert into marks (name) values ($1)', [name]);
      return before.length;
    });
  await Promise.all([add('a'), add('b')]);
  await db.query('alter table marks add column note text');
  expect(await Promise.all([add('c'), add('d'), add('e')])).toHaveLength(3);
  expect(await names()).toEqual(['a', 'b', 'c', 'd', 'e']);
  await close();
});
