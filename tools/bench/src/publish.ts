import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { startPostgres } from '@bridge/setup/postgres';
import { makeCorpus } from './corpus.ts';
import { freshDatabase } from './fresh-database.ts';
import { drive } from './load.ts';
import { median, ms, printTable } from './table.ts';

// SIZES=500,5000 (documents beside the product's own, in five languages: up to 500 all of them posts, of more three in ten), ROUNDS=5, SERVERS=4, FIRST_PORT=4290.
const sizes = (process.env['SIZES'] ?? '500,5000').split(',').map(Number);
const rounds = Number(process.env['ROUNDS'] ?? 5);
const servers = Number(process.env['SERVERS'] ?? 4);
const firstPort = Number(process.env['FIRST_PORT'] ?? 4290);

/** How long an edit takes from the command to every process, how long the way back, and what answers take meanwhile. */
export async function measurePublish(): Promise<void> {
  const postgres = await startPostgres();
  const rows: string[][] = [];
  try {
    for (const size of sizes) rows.push(await measure(size, await freshDatabase(postgres.url, `publish_${size}`)));
  } finally {
    await postgres.stop();
  }
  printTable(`One text published, ${servers} processes on PostgreSQL (goals: 2 s at 500 posts, 5 s at 5,000 documents; back 1 s; p99 1.5x)`, ['documents', 'first s', 'on all processes s (worst)', 'back s (worst)', 'p99 at rest ms', 'p99 while publishing ms', 'ratio', 'answers not 200'], rows);
}

async function measure(size: number, url: string): Promise<string[]> {
  const parent = mkdtempSync(path.join(tmpdir(), 'bridge-publish-'));
  const corpus = makeCorpus(size, size > 500 || 'all');
  cpSync('content/translations', path.join(corpus.folder, 'translations'), { recursive: true });
  const environment = { ...process.env, NODE_ENV: 'production', DATABASE_URL: url, DATA_FOLDER: path.join(parent, 'data'), CONTENT_FOLDER: 'content', SECRET_KEY: 'x'.repeat(32), LOG_LEVEL: 'error' };
  const ports = Array.from({ length: servers }, (_, index) => firstPort + index);
  const children: ChildProcess[] = [];
  try {
    for (const port of ports) {
      children.push(spawn(process.execPath, ['--liftoff-only', 'apps/api/dist/main.js'], { env: { ...environment, PORT: String(port) }, stdio: 'ignore' }));
      await until(async () => (await fetch(`http://127.0.0.1:${port}/api/health/live`)).ok);
    }
    const operate = (...args: string[]) => timed(() => run(environment, args));
    const first = await operate('publish', corpus.folder);
    await shown(ports, titleOf(corpus.folder));
    const atRest = await drive(ports[0]!, 6, 8, ask);
    const published: number[] = [];
    const backs: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      edit(corpus.folder, `Round ${round} of ${size}`);
      published.push(await timed(async () => {
        await run(environment, ['publish', corpus.folder]);
        await shown(ports, `Round ${round} of ${size}`);
      }));
      const former = releases(environment).at(1);
      if (former) {
        const old = round === 0 ? 'About' : `Round ${round - 1} of ${size}`;
        backs.push(await timed(async () => {
          await run(environment, ['back', former]);
          await shown(ports, old);
        }));
        await run(environment, ['back', releases(environment).at(1) ?? '']);
      }
    }
    // A crowd that asks as fast as it is answered takes the machine for itself: how long publishing takes is measured without it.
    const during = drive(ports[0]!, 15, 8, ask);
    edit(corpus.folder, `Under load ${size}`);
    await run(environment, ['publish', corpus.folder]);
    const { p99, statuses } = await during;
    const bad = Object.entries({ ...statuses }).reduce((sum, [status, count]) => (status === '200' ? sum : sum + count), 0);
    return [String(size), seconds(first), `${seconds(median(published))} (${seconds(Math.max(...published))})`, `${seconds(median(backs))} (${seconds(Math.max(...backs))})`, ms(atRest.p99), ms(p99), `${(p99 / atRest.p99).toFixed(2)}x`, String(bad)];
  } finally {
    for (const child of children) child.kill('SIGTERM');
    corpus.remove();
    rmSync(parent, { recursive: true, force: true });
  }
}

const pages = ['/about', '/blog', '/', '/fr', '/fr/about'];
const ask = (index: number) => ({ method: 'GET', path: pages[index % pages.length] ?? '/', headers: { 'accept-encoding': 'br' } });

function edit(folder: string, title: string): void {
  const file = path.join(folder, 'pages/about.json');
  const page = JSON.parse(readFileSync(file, 'utf8')) as { title: string };
  writeFileSync(file, JSON.stringify({ ...page, title }, null, 2));
}

function titleOf(folder: string): string {
  return (JSON.parse(readFileSync(path.join(folder, 'pages/about.json'), 'utf8')) as { title: string }).title;
}

/** Until every process answers a page that is freshly asked for with this title. */
async function shown(ports: readonly number[], title: string): Promise<void> {
  await Promise.all(ports.map((port) => until(async () => (await (await fetch(`http://127.0.0.1:${port}/about`)).text()).includes(`<title>${title} ·`))));
}

function run(env: NodeJS.ProcessEnv, args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, ['apps/api/src/operator/main.ts', 'content', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  return new Promise((resolve, reject) => child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`content ${args[0]} ended with ${code}`)))));
}

function releases(env: NodeJS.ProcessEnv): string[] {
  const { stdout } = spawnSync(process.execPath, ['apps/api/src/operator/main.ts', 'content', 'releases'], { env, encoding: 'utf8' });
  return stdout.split('\n').flatMap((line) => /^([\da-f]{12}) /.exec(line)?.[1] ?? []);
}

async function timed(work: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo().catch(() => false))) await new Promise((resolve) => setTimeout(resolve, 20));
}

const seconds = (value: number) => (value / 1000).toFixed(2);
