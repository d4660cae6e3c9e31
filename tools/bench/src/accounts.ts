import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { contract } from '@bridge/model';
import { startPostgres } from '@bridge/setup/postgres';
import { serverFlags } from '@bridge/setup/server-flags';
import { startServer } from './cpu.ts';
import { freshDatabase } from './fresh-database.ts';
import { printTable } from './table.ts';

type Timing = { call: string; known: number; unknown: number; gap: number; p: number };

const ports = [4374, 4375] as const;
const guesses = 5000;
const atOnce = 100;
const budget = { compared: 5, answered: 15 }; // of one code; of one account in a day

/** What somebody outside can find out: whether an address has an account, by the time that takes, and a code, by guessing. */
export async function measureAccounts(): Promise<void> {
  measureTiming();
  await measureGuesses();
}

function measureTiming(): void {
  const run = spawnSync('node', ['--liftoff-only', 'apps/api/src/measure/measure-timing.ts'], { encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`The times of known and unknown addresses could not be measured:\n${run.stderr}`);
  const timings = run.stdout.trim().split('\n').map((line) => JSON.parse(line) as Timing); // what measure-timing.ts prints
  const rows = timings.map(({ call, known, unknown, gap, p }) => [call, known.toFixed(2), unknown.toFixed(2), gap.toFixed(2), '2.00', p.toFixed(3), '0.010']);
  printTable('Accounts: a known address beside an unknown one (ms), and Mann and Whitney’s p that chance alone parts them so', ['call', 'known', 'unknown', 'gap', 'goal', 'p', 'goal'], rows);
}

/** Wrong guesses at one sign-up code, racing over two server processes that share one PostgreSQL. */
async function measureGuesses(): Promise<void> {
  const postgres = await startPostgres();
  const folder = mkdtempSync(path.join(tmpdir(), 'bridge-bench-'));
  const url = await freshDatabase(postgres.url);
  const environment = { DATABASE_URL: url, DATA_FOLDER: folder, NODE_ENV: 'production', SECRET_KEY: 'a secret of the measurement, long enough' };
  const servers = [];
  for (const port of ports) servers.push(await startServer([...serverFlags, 'apps/api/dist/main.js'], { ...environment, PORT: String(port) }, `http://127.0.0.1:${port}${contract.health.path}`));
  const database = new pg.Client({ connectionString: url });
  try {
    await database.connect();
    const email = 'guessed@example.com';
    const { data } = await send(0, 'signUp', { firstName: 'Bench', lastName: 'Talent', email, password: 'a bench of twelve stones', role: 'TALENT' }).then((answer) => answer.json());
    const { rows } = await database.query<{ body: string }>('select body from outbox where recipient = $1', [email]);
    const right = /^(\d{4})$/m.exec(rows[0]?.body ?? '')?.[1];
    if (right === undefined) throw new Error('No mail with a code was queued.');

    const statuses: Record<number, number> = {};
    let next = 1;
    const guess = async (place: number) => {
      while (next <= guesses) {
        const uniqueVerificationCode = String((Number(right) + next++) % 10_000).padStart(4, '0');
        const { status } = await send(place % 2, 'verifyCode', { userId: data.user.userId, uniqueVerificationCode });
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
    };
    await Promise.all(Array.from({ length: atOnce }, (_, place) => guess(place)));
    const tried = await database.query<{ attempts: number }>('select attempts from verification_codes where user_id = $1', [data.user.userId]);
    const compared = tried.rows[0]?.attempts ?? 0;
    const answered = statuses[400] ?? 0;
    printTable(`Accounts: ${guesses} racing guesses at a code, two processes, PostgreSQL`, ['what', 'guesses', 'budget'], [
      ['compared with the code', compared, budget.compared],
      ['answered "not right"', answered, budget.answered],
      ['refused: too many', statuses[429] ?? 0, guesses - budget.answered],
      ['anything else', guesses - answered - (statuses[429] ?? 0), 0],
    ]);
  } finally {
    await database.end();
    for (const server of servers) await server.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function send(server: number, name: 'signUp' | 'verifyCode', body: object): Promise<Response> {
  return fetch(`http://127.0.0.1:${ports[server]}${contract[name].path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
}
