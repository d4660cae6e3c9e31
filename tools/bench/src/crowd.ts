import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contract } from '@bridge/model';
import { startPostgres } from '@bridge/setup/postgres';
import { serverFlags } from '@bridge/setup/server-flags';
import pg from 'pg';
import { openDirectory, profile, signUp } from './api.ts';
import { collectedMemoryOf, collecting, idle, memoryOf, startServer } from './cpu.ts';
import { freshDatabase } from './fresh-database.ts';
import { drive, type Driven, type Request } from './load.ts';
import { ms, printTable } from './table.ts';

const ports = { product: 4376, bare: 4377, engine: 4378 };
const crowds = [50, 500] as const;
const seconds = Number(process.env['SECONDS'] ?? 10);
const minutes = Number(process.env['MINUTES'] ?? 0);
const goals = { share: 0.5, light: 100, memory: { postgres: 120, embedded: 220 } };

/**
 * What many at once get, on either engine, beside node:http with raw SQL on the same one; and what a light call waits
 * meanwhile. With MINUTES=n instead: what memory there is after each minute of load.
 */
export async function measureLoad(): Promise<void> {
  const postgres = await startPostgres();
  try {
    for (const engine of ['postgres', 'embedded'] as const) if (!process.env['ENGINE'] || process.env['ENGINE'] === engine) await measure(engine, postgres.url);
  } finally {
    await postgres.stop();
  }
}

async function measure(engine: 'postgres' | 'embedded', admin: string): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bridge-bench-'));
  const url = engine === 'postgres' ? await freshDatabase(admin) : '';
  const environment = { ...(engine === 'postgres' && { DATABASE_URL: url }), DATA_FOLDER: folder, NODE_ENV: 'production', LOG_LEVEL: 'error', SECRET_KEY: 'a secret of the measurement, long enough', PORT: String(ports.product) };
  const open = () => startServer([...serverFlags, ...collecting, 'apps/api/dist/main.js'], environment, `http://127.0.0.1:${ports.product}${contract.health.path}`);
  // The reference reads and writes what the product made; the embedded engine has one master, so it gets a copy of the folder.
  const copy = `${folder}-copy`;
  let product = await open();
  let bare: Awaited<ReturnType<typeof startServer>> | undefined;
  let served: Awaited<ReturnType<typeof serveEngine>> | undefined;
  try {
    const calls = callsOf(await signUp(ports.product));
    if (engine === 'postgres') await openDirectory(url);
    else {
      await product.stop();
      const filling = await serveEngine(folder);
      await openDirectory(filling.url);
      await filling.stop();
      cpSync(folder, copy, { recursive: true });
      product = await open();
    }
    await idle(product.process);
    if (minutes > 0) return await measureGrowth(engine, product.process, calls);
    if (engine === 'embedded') served = await serveEngine(copy);
    const database: Record<string, string> = served ? { DATABASE_URL: served.url, CONNECTIONS: '1' } : { DATABASE_URL: url };
    bare = await startServer(['--liftoff-only', 'tools/bench/src/references/bare-server.ts'], { ...database, PORT: String(ports.bare) }, `http://127.0.0.1:${ports.bare}/ready`);
    const rows: (string | number)[][] = [];
    for (const connections of crowds) {
      for (const { name, ours, theirs } of calls) {
        const reference = await drive(ports.bare, seconds, connections, () => theirs);
        rows.push(row(name, connections, await drive(ports.product, seconds, connections, () => ours), reference));
      }
      const [light, heavy] = await Promise.all([
        drive(ports.product, seconds, 1, () => calls[0].ours),
        drive(ports.product, seconds, connections, (index) => calls[1 + (index % 2)]?.ours ?? calls[0].ours),
      ]);
      rows.push([`light call while ${connections} others write and list`, connections, ms(light.perSecond), '–', '–', ms(light.p99), `goal ${goals.light}`, statusesOf(light, heavy)]);
    }
    printTable(`Load, ${engine} (goal: at least ${goals.share} of the reference, no 5xx but 503)`, ['call', 'connections', 'a second', 'bare node:http + SQL', 'share', 'p99 (ms)', 'bare p99', 'statuses'], rows);
    const [inRush, bareInRush] = [memoryOf(product.process), memoryOf(bare.process)];
    await new Promise((resolve) => setTimeout(resolve, 65_000)); // by then a server that has nothing to do has given back what it can
    const quiet = memoryOf(product.process);
    const { heap, external } = await collectedMemoryOf(product.process);
    printTable(`Memory after it, ${engine} (MB)`, ['process', 'at once', 'after a quiet while', 'of it heap', 'beside the heap', 'goal'], [
      ['product', ms(inRush), ms(quiet), ms(heap), ms(external), goals.memory[engine]],
      ['bare', ms(bareInRush), ms(memoryOf(bare.process)), '–', '–', '–'],
    ]);
  } finally {
    await product.stop();
    await bare?.stop();
    await served?.stop();
    for (const one of [folder, copy]) rmSync(one, { recursive: true, force: true });
  }
}

/** What memory there is after each minute of all calls in turn: what is kept of a call for ever shows in the last columns. */
async function measureGrowth(engine: string, server: ChildProcess, calls: [Compared, ...Compared[]]): Promise<void> {
  const rows: (string | number)[][] = [];
  for (let minute = 0; minute <= minutes; minute += 1) {
    const driven = minute > 0 ? await drive(ports.product, 60, crowds[0], (index) => (calls[index % calls.length] ?? calls[0]).ours) : undefined;
    const now = memoryOf(server);
    const { resident, heap, external } = await collectedMemoryOf(server);
    rows.push([minute, driven ? ms(driven.perSecond) : '–', ms(now), ms(resident), heap.toFixed(1), external.toFixed(1), driven ? statusesOf(driven) : '–']);
  }
  printTable(`Memory after each minute of load, ${crowds[0]} connections, ${engine} (MB)`, ['minute', 'calls a second', 'now', 'after a collection', 'of it heap', 'beside the heap', 'statuses'], rows);
}

/** The embedded engine over a folder that nobody else has, at an address of its own. */
async function serveEngine(folder: string) {
  const child = spawn('node', ['--liftoff-only', 'apps/api/src/measure/measure-engine.ts', folder, String(ports.engine)], { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(child, 'exit');
  const url = `postgres://postgres@127.0.0.1:${ports.engine}/postgres`;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    if (await client.connect().then(() => true, () => false)) {
      await client.end();
      break;
    }
    if (child.exitCode !== null) throw new Error(`The embedded engine ended with ${child.exitCode}.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function callsOf({ token, userId }: { token: string; userId: string }): [Compared, ...Compared[]] {
  const headers = { authorization: `Bearer ${token}`, 'x-access-token': token };
  const read: Request = { method: 'GET', path: contract.ownProfile.path, headers };
  const write: Request = { method: 'PATCH', path: contract.updateProfile.path.replace('{userId}', userId), headers, body: JSON.stringify(profile) };
  return [
    { name: 'own profile', ours: read, theirs: { ...read, path: '/me' } },
    { name: 'survey answers', ours: write, theirs: { ...write, path: '/me' } },
    { name: 'mentor list', ours: { ...read, path: contract.listMentors.path }, theirs: { ...read, path: '/mentors' } },
  ];
}
type Compared = { name: string; ours: Request; theirs: Request };

function row(name: string, connections: number, ours: Driven, reference: Driven): (string | number)[] {
  return [name, connections, ms(ours.perSecond), ms(reference.perSecond), (ours.perSecond / reference.perSecond).toFixed(2), ms(ours.p99), ms(reference.p99), statusesOf(ours)];
}

function statusesOf(...driven: Driven[]): string {
  const all: Record<string, number> = {};
  for (const { statuses } of driven) for (const [status, count] of Object.entries(statuses)) all[status] = (all[status] ?? 0) + count;
  return Object.entries(all).map(([status, count]) => `${count} × ${status}`).join(', ');
}
