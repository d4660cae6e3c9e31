import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { startPostgres } from '@bridge/setup/postgres';
import { freshDatabase } from './fresh-database.ts';
import { ms } from './table.ts';

/** What measure-scale.ts prints: how the learners came to be, and what each call costs with so many. */
type Generated = { learners: number; seconds: number; bytes: number };
type Scaled = { learners: number; call: string; access: string; status: number; server: number; database: number; rows: number };

const sizes = (process.env['LEARNERS'] ?? '10000 100000 1000000').split(' ').map(Number);
const page = path.resolve(import.meta.dirname, '../../../docs/scale.md');
const [begin, end] = ['<!-- made by npm run bench scale -->', '<!-- end of what is made -->'];
/** Rows that a call may look at more with ten times the learners: the planner goes by samples, and its choices differ a little. */
const tolerance = { times: 1.5, rows: 50 };

/** What every call costs with more and more learners, on PostgreSQL. Printed, and with the full sizes written into docs/scale.md. */
export async function measureScale(): Promise<void> {
  const postgres = await startPostgres();
  try {
    const { generated, scaled } = await measured(await freshDatabase(postgres.url));
    const made = [...sizeTable(generated), '', ...callTable(scaled), '', ...growing(scaled)].join('\n');
    console.log(made);
    if (process.env['LEARNERS'] !== undefined) return;
    const text = readFileSync(page, 'utf8');
    const [head = '', rest = ''] = text.split(begin);
    const [, tail = ''] = rest.split(end);
    writeFileSync(page, `${head}${begin}\n\n${made}\n\n${end}${tail}`);
  } finally {
    await postgres.stop();
  }
}

async function measured(url: string): Promise<{ generated: Generated[]; scaled: Scaled[] }> {
  const child = spawn('node', ['--liftoff-only', 'apps/api/src/measure/measure-scale.ts', ...sizes.map(String)], { env: { ...process.env, DATABASE_URL: url }, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const rows: (Generated | Scaled)[] = [];
  for await (const line of createInterface({ input: child.stdout })) rows.push(JSON.parse(line) as Generated | Scaled); // what measure-scale.ts prints
  if ((await ended) !== 0) throw new Error('The calls could not be measured.');
  return { generated: rows.filter((row) => 'bytes' in row), scaled: rows.filter((row) => 'call' in row) };
}

function sizeTable(generated: readonly Generated[]): string[] {
  const rows = generated.map(({ learners, seconds, bytes }) => `| ${count(learners)} | ${ms(seconds)} | ${ms(bytes / 1e6)} | ${ms(bytes / 1000 / learners)} |`);
  return ['| learners | made in (s) | on the disk (MB) | of it a learner (KB) |', '|--:|--:|--:|--:|', ...rows];
}

function callTable(scaled: readonly Scaled[]): string[] {
  const names = [...new Set(scaled.map(({ call }) => call))];
  const rows = names.map((name) => {
    const at = scaled.filter(({ call }) => call === name);
    const each = (show: (one: Scaled) => string) => at.map(show).join(' / ');
    return { access: at[0]?.access ?? '', line: `| ${name} | ${at[0]?.access} | ${at.at(-1)?.status} | ${each(({ rows: looked }) => count(Math.round(looked)))} | ${each(({ server }) => server.toFixed(1))} | ${each(({ database }) => database.toFixed(1))} |` };
  });
  return ['| call | by whom | answer | rows looked at | server (ms) | database (ms) |', '|---|---|--:|--:|--:|--:|', ...rows.toSorted((one, other) => one.access.localeCompare(other.access)).map(({ line }) => line)];
}

/** Which calls look at more rows with ten times the learners. */
function growing(scaled: readonly Scaled[]): string[] {
  const [before, last] = sizes.slice(-2);
  const grow = scaled.filter((one) => one.learners === last).flatMap(({ call, access, rows }) => {
    const less = scaled.find((other) => other.call === call && other.learners === before)?.rows ?? rows;
    return rows > less * tolerance.times + tolerance.rows ? [{ call, access, less, rows }] : [];
  });
  const told = (some: typeof grow) => (some.length === 0 ? 'none' : some.map(({ call, less, rows }) => `${call} (${count(Math.round(less))} to ${count(Math.round(rows))})`).join(', '));
  return [
    `Calls that look at more rows from ${count(before ?? 0)} to ${count(last ?? 0)} learners (more than ${tolerance.times} times and ${tolerance.rows} rows):`,
    '',
    `- of people's own data: ${told(grow.filter(({ access }) => access !== 'staff'))}`,
    `- of the staff: ${told(grow.filter(({ access }) => access === 'staff'))}`,
  ];
}

function count(number: number): string {
  return number.toLocaleString('en');
}
