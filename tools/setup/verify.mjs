// npm test: content, build, lint, types, unit and API tests (both databases), browser tests. Every step runs even when an
// earlier one failed; the end lists what took longest and what failed, and the last line counts. `--long` adds the runs that take longer.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { ensureBrowser } from './browser.mjs';
import { startPostgres } from './postgres.mjs';
import { testsOf } from './reports.mjs';
import { slowest } from './slowest.mjs';

const long = process.argv.includes('--long');
const reports = path.resolve('reports');
const failures = [];
const tests = [];
/** The processor's time of all steps so far. */
let processorUsed = 0;
let passed = 0;
/** Days at which months, years and hours turn: what holds today must hold then. */
const otherDays = [['2026-12-31T23:30Z', 'UTC'], ['2027-02-28T12:00Z', 'UTC'], ['2027-03-28T00:30Z', 'Europe/Berlin'], ['2028-02-29T12:00Z', 'America/New_York']];
const [web, api, onPostgres, browser] = ['web', 'api', 'api-postgres', 'e2e']; // the reports of the longest

process.env.NX_DAEMON = 'false';
process.env.NX_TUI = 'false';
process.env.NODE_COMPILE_CACHE ??= path.resolve('node_modules/.cache/bridge/code'); // tools and servers are started hundreds of times: none reads and compiles again what another has
if (long) process.env.LONG = '1';
else process.env.TMPDIR ??= scratch();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const bringing = runBeside('browsers and PostgreSQL', 'node', ['tools/setup/machine.mjs', ...(long ? ['--whole'] : [])]); // waits for packages and disks: meanwhile the product is built, and its code read
check('content', 'node', ['tools/content/src/cli.ts', 'check']);
await checkTogether([['build', 'nx', ['run-many', '-t', 'build', '--parallel=2']]]); // before the tests: a server they start then takes the documents that the build has checked
const reading = lintAndTypes();
await bringing;
process.env.CHROME_PATH = ensureBrowser({ whole: long });
const postgres = await startPostgres();
process.env.TEST_POSTGRES_URL = postgres.url;
try {
  await twoAtATime([browserTests, () => reading, unitTests, apiTests, webTests, postgresTests]);
  if (long) for (const [day, zone] of otherDays) await testsOn(day, zone);
  if (long && isLinuxRoot()) check('cluster', 'node', ['tools/bench/src/cluster/main.ts']);
} finally {
  await postgres.stop();
}

console.log(`\n${slowest(tests).join('\n')}\n`);
for (const { name, why } of failures) console.log(`FAILED  ${name}${why ? `\n${why}` : ''}`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exit(failures.length ? 1 : 0);

/**
 * What is quick to fail and what takes longest begin, the short ones come last, so that no core stands still at the end.
 * Browser tests wait for pages and clocks half of their time: they have something beside them.
 */
async function twoAtATime(jobs) {
  const left = [...jobs];
  const work = async () => {
    for (let job = left.shift(); job; job = left.shift()) await job();
  };
  await Promise.all([work(), work()]);
}

function browserTests() {
  return suiteOf('browser tests', browser, 'web-e2e:e2e');
}

/** Without the web's: nx would begin them when all others are done, and leave a core to them alone. */
function unitTests() {
  const others = [web, api, onPostgres, browser].map((name) => `${name}.json`);
  return suites('unit tests', (report) => !others.includes(report), 'nx', ['run-many', '-t', 'test', `--exclude=${web},${api}`, '--parallel=2', ...cache()]);
}

function webTests() {
  return suiteOf('tests of the web', web, 'web:test');
}

function apiTests() {
  return suiteOf('API tests, embedded database', api, 'api:test');
}

function postgresTests() {
  return suiteOf('API tests, PostgreSQL', onPostgres, 'api:test-postgres');
}

function lintAndTypes() {
  return checkTogether([
    ['lint, with the layers', 'eslint', ['--max-warnings', '0', '.']],
    ['types', 'node', ['node_modules/typescript-7/bin/tsc', '--noEmit', '--singleThreaded']], // several threads take twice the processor's time, and there is none to spare
  ]);
}

/** What counts days, with all clocks ahead; processes of their own have clocks of their own, and stay out (apps/api/vitest.config.ts). */
async function testsOn(day, zone) {
  const ahead = { TEST_AHEAD: String(Date.parse(day) - Date.now()), TZ: zone, NODE_OPTIONS: `--import=${new URL('other-day.mjs', import.meta.url).href}` };
  const projects = ['model', 'booking', 'blueprint', 'mentorship', 'opportunities', 'staff', api];
  const before = Object.keys(ahead).map((name) => [name, process.env[name]]);
  Object.assign(process.env, ahead);
  await suites(`tests on ${day}, ${zone}`, (file) => projects.some((name) => file === `${name}.json`), 'nx', ['run-many', '-t', 'test', `--projects=${projects.join()}`, '--parallel=2', ...cache()]);
  for (const [name, value] of before) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
}

/** The tests of one target, which leave one report. */
async function suiteOf(name, report, target) {
  await suites(name, (file) => file === `${report}.json`, 'nx', ['run', target, ...cache()]);
}

/** A step that either holds or does not. */
function check(name, command, args) {
  count(name, run(name, command, args));
}

function count(name, ok) {
  if (ok) passed += 1;
  else failures.push({ name });
}

/** Steps that either hold or do not, side by side. */
async function checkTogether(steps) {
  await Promise.all(steps.map(async ([name, ...command]) => count(name, await runBeside(name, ...command))));
}

/** A step whose tests are counted one by one, from the reports that are `ours`. */
async function suites(name, ours, command, args) {
  const ok = await runBeside(name, command, args);
  const found = readdirSync(reports).filter((file) => file.endsWith('.json') && ours(file));
  const results = found.flatMap((file) => testsOf(file, JSON.parse(readFileSync(path.join(reports, file), 'utf8'))));
  tests.push(...results);
  passed += results.filter((test) => test.passed).length;
  const broken = results.filter((test) => !test.passed);
  failures.push(...broken);
  if (!ok && broken.length === 0) failures.push({ name: `${name} (ended with an error; see above)` });
  if (ok && found.length === 0) failures.push({ name: `${name} (ran no test)` });
}

/** One process beside others: its words are printed together, when it ends. */
async function runBeside(name, command, args) {
  const started = Date.now();
  console.log(`── ${name}: begun`);
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' });
  const words = [];
  child.stdout.on('data', (part) => words.push(part));
  child.stderr.on('data', (part) => words.push(part));
  const status = await new Promise((ended) => child.on('error', ended).on('close', ended));
  process.stdout.write(Buffer.concat([Buffer.from(`\n── ${name}\n`), ...words]));
  told(name, status === 0, started);
  return status === 0;
}

function run(name, command, args) {
  console.log(`\n── ${name}`);
  const started = Date.now();
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  told(name, status === 0, started);
  return status === 0;
}

function told(name, ok, started) {
  console.log(`── ${name}: ${ok ? 'ok' : 'FAILED'} (${Math.round((Date.now() - started) / 1000)} s${processorTime()})`);
}

/** What the step that has just ended took of the processor, with all that it started and waited for; nothing where the system does not tell. */
function processorTime() {
  if (!existsSync('/proc/self/stat')) return '';
  const stat = readFileSync('/proc/self/stat', 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const now = (Number(fields[13]) + Number(fields[14])) / 100; // cutime and cstime, in hundredths of a second
  const taken = now - processorUsed;
  processorUsed = now;
  return `, ${Math.round(taken)} s of processor`;
}

/** What the cluster is made of is Debian's, and disks are mounted for it. */
function isLinuxRoot() {
  return process.platform === 'linux' && process.getuid() === 0 && existsSync('/usr/bin/apt-get');
}

/** Where tests make their databases and profiles, hundreds of them: in memory where there is plenty, which costs a tenth of the system's time. */
function scratch() {
  const shared = '/dev/shm';
  if (!existsSync(shared)) return tmpdir();
  const { bavail, bsize } = statfsSync(shared);
  return Math.min(bavail * bsize, freemem()) > 10 * 2 ** 30 ? shared : tmpdir();
}

/** The long run measures the product anew; the ordinary one may take what has not changed from Nx’s cache. */
function cache() {
  return long ? ['--skip-nx-cache'] : [];
}
