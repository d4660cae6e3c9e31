import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ChildProcess } from 'node:child_process';
import { contract } from '@bridge/model';
import { startPostgres } from '@bridge/setup/postgres';
import { serverFlags } from '@bridge/setup/server-flags';
import pg from 'pg';
import { cpuSoFar, idle, memoryOf, startServer } from './cpu.ts';
import { freshDatabase } from './fresh-database.ts';
import { load, type Request } from './load.ts';
import { ms, printTable, ratio } from './table.ts';

const requests = 4000;
const ports = { product: 4371, bare: 4372 };
export const profile = { user: { fieldOfStudy: 'Nursing', technicalSkills: ['Data Analysis', 'Cloud Computing'], softSkills: ['leadership'], industriesOfInterest: ['Healthcare', 'Technology'], currentStatus: 'Student', additionalInfo: 'Evenings only.' } };

/** CPU of the server's process for each request, beside node:http with raw SQL on the same PostgreSQL, in one run. */
export async function measureApi(): Promise<void> {
  const postgres = await startPostgres();
  const folder = mkdtempSync(path.join(tmpdir(), 'bridge-bench-'));
  const url = await freshDatabase(postgres.url);
  const environment = { DATABASE_URL: url, DATA_FOLDER: folder, NODE_ENV: 'production', SECRET: 'a secret of the measurement, long enough' };
  const product = await startServer([...serverFlags, 'apps/api/dist/main.js'], { ...environment, PORT: String(ports.product) }, `http://127.0.0.1:${ports.product}${contract.health.path}`);
  const bare = await startServer(['tools/bench/src/references/bare-server.ts'], { DATABASE_URL: url, PORT: String(ports.bare) }, `http://127.0.0.1:${ports.bare}/ready`);
  try {
    await idle(product.process);
    await openDirectory(url);
    const { token, userId } = await signUp();
    const headers = { authorization: `Bearer ${token}`, 'x-access-token': token };
    const own: Request = { method: 'GET', path: contract.ownProfile.path, headers };
    const write: Request = { method: 'PATCH', path: contract.updateProfile.path.replace('{userId}', userId), headers, body: JSON.stringify(profile) };
    const rows = [
      await compare('signed-in read (own profile)', product.process, bare.process, own, { ...own, path: '/me' }),
      await compare('validated write (survey answers)', product.process, bare.process, write, { ...write, path: '/me' }),
      await compare('mentor list (first page, by fit)', product.process, bare.process, { ...own, path: contract.listMentors.path }, { ...own, path: '/mentors' }),
    ];
    printTable('CPU for each request, server process, PostgreSQL (µs)', ['request', 'product', 'bare node:http + raw SQL', 'ratio'], rows);
    printTable('Memory after that load, PostgreSQL (MB)', ['process', 'now'], [['product', ms(memoryOf(product.process))], ['bare', ms(memoryOf(bare.process))]]);
  } finally {
    await product.stop();
    await bare.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The smaller of three rounds each, interleaved: other work on the machine only ever adds. */
async function compare(name: string, product: ChildProcess, bare: ChildProcess, ours: Request, theirs: Request) {
  const best = { product: Infinity, bare: Infinity };
  await round(bare, ports.bare, theirs, requests / 4);
  await round(product, ports.product, ours, requests / 4);
  for (let turn = 0; turn < 3; turn += 1) {
    best.bare = Math.min(best.bare, await round(bare, ports.bare, theirs, requests));
    best.product = Math.min(best.product, await round(product, ports.product, ours, requests));
  }
  return [name, ms(best.product), ms(best.bare), ratio(best.product, best.bare)];
}

async function round(process: ChildProcess, port: number, request: Request, count: number): Promise<number> {
  const before = cpuSoFar(process);
  await load(port, count, 10, () => request);
  return (cpuSoFar(process) - before) / count;
}

/** A directory of 500 generated mentors, so that the list has its pages. */
export async function openDirectory(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`
    insert into users (id, email, role, first_name, last_name)
    select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'mentor' || n || '@example.com', 'MENTOR', 'Demo', 'Mentor ' || n from generate_series(1, 500) as n;
    insert into mentors (user_id, state, specialty, email_visible, fit_tags)
    select id, 'verified', 'Nursing', true, array['industry:Healthcare', 'industry:Technology', 'skill:Cloud', 'level:entry'] from users where role = 'MENTOR'`);
  await client.query('vacuum analyze');
  await client.end();
}

export async function signUp(port = ports.product): Promise<{ token: string; userId: string }> {
  const body = { firstName: 'Bench', lastName: 'Talent', email: 'bench@example.com', password: 'a bench of twelve stones', role: 'TALENT' };
  const answer = await fetch(`http://127.0.0.1:${port}${contract.signUp.path}`, {
    method: contract.signUp.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { data } = await answer.json();
  return { token: data.token, userId: data.user.userId };
}
