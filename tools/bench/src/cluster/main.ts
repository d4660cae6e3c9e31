// npm run test:cluster: what the product makes of a PostgreSQL cluster that loses its primary in every way, of its own
// rolling restarts, and of being upgraded from the version before and set back to it. ROUNDS (20), WRITERS (50), EVENTS
// (names, by commas), CLUSTER_PORT (15400), RESTARTS and UPGRADES (calls, 20000 each), VERSION_BEFORE (what Git calls it),
// BUILD=no for a server that is built.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { printTable } from '../table.ts';
import { createCalls, type Made } from './calls.ts';
import { events } from './events.ts';
import { nodes, startCluster } from './nodes.ts';
import { installCluster } from './packages.ts';
import { startProduct } from './product.ts';
import { upgrades } from './upgrades.ts';
import { buildVersionBefore } from './version-before.ts';
import { startWriters } from './writers.ts';

const number = (name: string, usual: number) => Number(process.env[name] ?? usual);
const rounds = number('ROUNDS', 20);
const wanted = process.env['EVENTS']?.split(',') ?? Object.keys(events);
const restartCalls = number('RESTARTS', 20_000);
const upgradeCalls = number('UPGRADES', 20_000);

const bin = installCluster();
if (process.env['BUILD'] !== 'no' && spawnSync('npx', ['nx', 'run', 'api:build'], { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' } }).status !== 0) throw new Error('The server could not be built.');
const folder = mkdtempSync(path.join(tmpdir(), 'bridge-cluster-'));
mkdirSync(path.join(folder, 'data'));
const before = upgradeCalls > 0 ? buildVersionBefore(folder) : undefined;
const cluster = await startCluster({ folder, base: number('CLUSTER_PORT', 15_400), bin });
let isStopped = false;
const stop = () => {
  if (isStopped) return;
  isStopped = true;
  cluster.stop();
  before?.remove();
};
process.once('exit', stop);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const product = await startProduct(cluster, cluster.ports.throughGate, before?.folder);
const calls = createCalls();
const faults: string[] = [];
const rows: string[][] = [];

if (before) await upgrade(before);
else if (upgradeCalls > 0) console.log('upgrades: left out, the version before is not in the history that is here');
if (rounds > 0) {
  console.log(`A cluster of three on ports from ${cluster.ports.etcd}, two servers, ${number('WRITERS', 50)} writers; logs in ${folder}`);
  const writers = await startWriters(calls, cluster, number('WRITERS', 50));
  for (let round = 0; round < rounds; round += 1) {
    const name = wanted[round % wanted.length] ?? '';
    if (name === 'disk full' && !cluster.hasDisks) continue; // this user may mount nothing: said below
    rows.push(await play(name, writers.counted));
    console.log(rows.at(-1)?.join(' · '));
  }
  const { bookings, wrongBookings, plans, wrongPlans, begunTwice, mails, wrongMails } = await writers.end(product.mails.arrived);
  const { acknowledged, looked, lost } = writers.counted;
  printTable('Rounds', ['event', 'calls of its minute', 'failed', 'longest without success (s)', 'whole after it (s)', 'acknowledged so far', 'kinds'], rows);
  console.log(`${acknowledged} writes acknowledged, each looked at later (${looked} looks): ${lost.length} lost`);
  console.log(`bookings ${bookings} (${wrongBookings} not exactly once), generations ${plans} (${wrongPlans} people with another number; ${begunTwice} begun twice and stored once), mails ${mails} (${wrongMails} not exactly once)`);
  for (const one of [...lost.slice(0, 20), ...writers.oddities.slice(0, 20)]) console.log(`  ${one}`);
  if (!cluster.hasDisks) console.log('disk full: left out, this user may mount nothing');
  if (lost.length > 0) faults.push(`${lost.length} acknowledged writes lost`);
  if (wrongBookings + wrongPlans + wrongMails > 0) faults.push('not everything happened exactly once');
  if (writers.oddities.length > 0) faults.push(`${writers.oddities.length} bookings or generations answered otherwise`);
}
if (restartCalls > 0) await restarts();

await product.stop();
stop();
if (faults.length === 0) rmSync(folder, { recursive: true, force: true });
console.log(faults.length === 0 ? 'cluster: ok' : `cluster: ${faults.join('; ')} (logs in ${folder})`);
process.exit(faults.length === 0 ? 0 : 1);

async function play(name: string, counted: { acknowledged: number; acknowledgedAt: number[] }): Promise<string[]> {
  await pause(5000);
  const leader = await cluster.leader();
  const event = events[name];
  if (!leader || !event) throw new Error(`There is no event "${name}", or no leader. The events are: ${Object.keys(events).join(', ')}.`);
  const began = performance.now();
  await event(cluster, leader);
  const healed = performance.now();
  await cluster.untilWhole().catch(async (error: unknown) => {
    console.log(`  ${String(error)}: node${leader} begins anew`);
    for (const node of nodes) if (node === leader && (await cluster.leader()) !== node) cluster.renew(node);
    await cluster.untilWhole();
  });
  await pause(Math.max(10_000, 60_000 - (performance.now() - began)));
  const minute = calls.made.filter(({ at }) => at >= began - 1000 && at < began + 60_000);
  const failed = minute.filter(({ kind }) => isFailed(kind));
  const last = Math.max(0, ...calls.made.filter(({ at, kind }) => at >= began - 1000 && isFailed(kind)).map(({ at, took }) => at + took));
  const gap = longestGap(counted.acknowledgedAt.filter((at) => at >= began - 5000));
  const details = new Map<string, number>();
  for (const { what, took } of failed) details.set(`${what}, after ${Math.round(took / 1000)} s`, (details.get(`${what}, after ${Math.round(took / 1000)} s`) ?? 0) + 1);
  for (const [what, count] of details) console.log(`  ${count} × ${what}`);
  judge(name, minute, failed, (last - healed) / 1000);
  calls.made.splice(0, calls.made.length);
  return [name, String(minute.length), `${failed.length} (${((100 * failed.length) / minute.length).toFixed(2)} %)`, (gap / 1000).toFixed(1), Math.max(0, (last - healed) / 1000).toFixed(1), String(counted.acknowledged), kindsOf(failed)];
}

function judge(name: string, minute: Made[], failed: Made[], after: number): void {
  const others = failed.filter(({ kind }) => kind !== '503');
  if (others.length > 0) faults.push(`${name}: ${kindsOf(others)}`);
  if (name === 'switched over' && failed.length > 0) faults.push(`${name}: ${failed.length} errors`);
  if (name === 'killed' && failed.length > minute.length / 100) faults.push(`${name}: more than 1 % of its minute`);
  if (name === 'a hole of 20 s' && after > 5) faults.push(`${name}: whole only ${after.toFixed(1)} s after it`);
}

function isFailed(kind: string): boolean {
  return kind !== '200';
}

function kindsOf(made: Made[]): string {
  const counts = new Map<string, number>();
  for (const { kind } of made) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => `${count} × ${kind}`).join(', ') || '–';
}

function longestGap(moments: number[]): number {
  return moments.reduce((longest, at, n) => Math.max(longest, at - (moments[n - 1] ?? at)), 0);
}

/** The version before, this one, that one again, and this one, each process in turn behind HAProxy. */
async function upgrade({ folder: former, name }: { folder: string; name: string }): Promise<void> {
  const { count, failed, replaced, lost, oddities, bookings, wrongBookings, plans, wrongPlans, mails, wrongMails } = await upgrades({ calls, cluster, product, before: former, wanted: upgradeCalls });
  console.log(`upgrades from ${name}, back and again: ${replaced} processes replaced, ${count} calls through HAProxy, ${failed.length} failed ${failed.length > 0 ? `(${kindsOf(failed)})` : ''}`);
  console.log(`  ${lost.length} acknowledged writes lost; bookings ${bookings} (${wrongBookings} not exactly once), generations ${plans} (${wrongPlans} people with another number), mails ${mails} (${wrongMails} not exactly once)`);
  for (const one of [...lost, ...oddities].slice(0, 20)) console.log(`  ${one}`);
  if (failed.length + lost.length + oddities.length + wrongBookings + wrongPlans + wrongMails > 0) faults.push('two versions on one schema');
}

/** Both servers restarted in turn behind HAProxy, under readers and writers, until there were so many calls. */
async function restarts(): Promise<void> {
  const { createReaders } = await import('./readers.ts');
  const readers = await createReaders(calls, cluster);
  let count = 0;
  while (calls.made.length < restartCalls) {
    await product.restart(cluster.ports.apis[count % 2] ?? 0);
    await pause(3000); // until the load balancer has seen that it is back
    count += 1;
  }
  await readers.end();
  const failed = calls.made.filter(({ kind }) => isFailed(kind));
  console.log(`rolling restarts: ${count} restarts, ${calls.made.length} calls through HAProxy, ${failed.length} failed ${failed.length > 0 ? `(${kindsOf(failed)})` : ''}`);
  if (failed.length > 0) faults.push(`rolling restarts: ${failed.length} calls failed`);
}
