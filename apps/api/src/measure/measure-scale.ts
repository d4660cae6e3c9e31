// Every call of the contract in the empty PostgreSQL of DATABASE_URL, with so many learners as each argument says: prints rows of JSON.
import { readFileSync } from 'node:fs';
import process from 'node:process';
import type { Call, CallName } from '@bridge/model';
import { openDatabase } from '../database/index.ts';
import type { Database } from '../database/database.ts';
import { namedCalls } from '../http/calls.ts';
import { everyone } from '../testing/everyone.ts';
import { goodBodies } from '../testing/good-bodies.ts';
import { startTestServer } from '../testing/server.ts';
import { addLearners } from './learners.ts';

/** What one call costs with so many learners: middle of the processor time (ms) of the server and of the database, and the rows that the database looked at. */
export type Scaled = { learners: number; call: CallName; access: string; status: number; server: number; database: number; rows: number };
/** How long (s) the learners took to be made, and what all of them take on the disk. */
export type Generated = { learners: number; seconds: number; bytes: number };

const repeats = 5;
const { DATABASE_URL: url } = process.env;
if (!url) throw new Error('Set DATABASE_URL to the address of an empty PostgreSQL database.');
const database = await openDatabase({ url });
const server = await startTestServer({ database, shared: Object.assign(database, { drop: () => Promise.resolve() }) });
const people = await everyone(server);
await writeMuch();
const good = { ...goodBodies(people), login: { email: people.talent.email, password: people.talent.password, rememberMe: false } };

let there = 0;
for (const learners of process.argv.slice(2).map(Number)) {
  const began = performance.now();
  await addLearners(database, there + 1, learners);
  const [size] = await database.query<{ bytes: number }>('select pg_database_size(current_database())::float8 as bytes');
  print({ learners, seconds: (performance.now() - began) / 1000, bytes: size?.bytes ?? NaN });
  there = learners;
  for (const [name, called] of namedCalls) print({ learners, call: name, ...(await cost(name, called)) });
}
await server.close();
await database.close();

/** The mentor of all this has long conversations behind them: five thousand messages that everybody has read. */
async function writeMuch(): Promise<void> {
  await database.query(
    `insert into thread_messages (id, about, session_id, author_id, position, text, idempotency_key)
     select gen_random_uuid(), 'session', $1, $2, place, 'Until Tuesday, then.', gen_random_uuid() from generate_series(10, 5000) as place`,
    [people.over, people.talent.id],
  );
  await database.query('update sessions set mentor_read_to = 5000, talent_read_to = 5000 where id = $1', [people.over]);
}

async function cost(name: CallName, called: Call): Promise<Omit<Scaled, 'learners' | 'call'>> {
  const asked: { status: number; server: number; database: number; rows: number }[] = [];
  for (let turn = 0; turn < repeats; turn += 1) {
    await people.mend();
    const token = await tokenFor(called);
    const before = await looked(database);
    const processes = await processesOf(database);
    const sent = { params: people.paramsOf(name, called), token, ...(good[name] && { body: good[name] as never }) }; // each was made from the call's schema
    const began = { server: process.cpuUsage(), database: databaseTime(processes) };
    const { status } = called.streamed ? await server.pieces(name, sent) : await server.call(name, sent);
    const used = process.cpuUsage(began.server);
    const spent = databaseTime(processes) - began.database;
    asked.push({ status, server: (used.user + used.system) / 1000, database: spent, rows: (await looked(database)) - before });
  }
  const middle = (of: 'server' | 'database' | 'rows') => asked.map((one) => one[of]).toSorted((one, other) => one - other)[Math.floor(repeats / 2)] ?? NaN;
  return { access: accessOf(called), status: asked[0]?.status ?? 0, server: middle('server'), database: middle('database'), rows: middle('rows') };
}

/** Calls end sign-ins: whoever is signed out signs in again, unmeasured. */
async function tokenFor(called: Call): Promise<string | undefined> {
  if (called.access === 'public') return undefined;
  const caller = people.callerOf(called);
  if ((await server.call('ownProfile', { token: caller.token })).status === 200) return caller.token;
  const { body } = await server.call('login', { body: { email: caller.email, password: caller.password, rememberMe: false } });
  caller.token = body.data.token;
  await database.query('update sign_in_sessions set with_second_factor = true where user_id = $1', [people.staff.id]);
  return caller.token;
}

function accessOf({ access }: Call): string {
  if (typeof access === 'string') return access;
  return 'staff' in access ? 'staff' : String('self' in access ? access.self : access.role);
}

/** Rows that statements have looked at so far, whether they answered them or not. */
async function looked(db: Database): Promise<number> {
  await Promise.all(Array.from({ length: 4 }, () => db.query('select pg_stat_force_next_flush(), pg_sleep(0.002)'))); // each connection of those that were used tells what it has counted
  const [row] = await db.query<{ rows: number }>('select (select sum(seq_tup_read) + sum(coalesce(idx_tup_fetch, 0)) from pg_stat_user_tables)::float8 as rows');
  return row?.rows ?? NaN;
}

/** Milliseconds that the database's processes for our connections have had a processor. */
function databaseTime(processes: readonly number[]): number {
  return processes.reduce((sum, pid) => sum + Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6, 0);
}

async function processesOf(db: Database): Promise<number[]> {
  return (await db.query<{ pid: number }>(`select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'`)).map(({ pid }) => pid);
}

function print(row: Scaled | Generated): void {
  console.log(JSON.stringify(row));
}
