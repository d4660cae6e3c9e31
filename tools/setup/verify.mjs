// npm test: lint, types, content, unit and API tests (both databases), build, browser tests. Every step runs even when an
// earlier one failed, and the last line counts what all of them found. `--long` adds the runs that take longer.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { stripVTControlCharacters } from 'node:util';
import { ensureBrowser } from './browser.mjs';
import { startPostgres } from './postgres.mjs';

const long = process.argv.includes('--long');
const reports = path.resolve('reports');
const failures = [];
let passed = 0;

process.env.NX_DAEMON = 'false';
process.env.NX_TUI = 'false';
if (long) process.env.LONG = '1';
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

process.env.CHROME_PATH = ensureBrowser();
const postgres = await startPostgres();
process.env.TEST_POSTGRES_URL = postgres.url;
try {
  check('lint, with the layers', 'nx', ['run-many', '-t', 'lint', '--parallel=2', ...cache()]);
  check('types', 'tsc', ['--noEmit']);
  check('content', 'node', ['tools/content/src/cli.ts', 'check']);
  suites('unit and API tests, embedded database', 'nx', ['run-many', '-t', 'test', '--parallel=2', ...cache()]);
  suites('API tests, PostgreSQL', 'nx', ['run', 'api:test-postgres', ...cache()]);
  check('build', 'nx', ['run-many', '-t', 'build', '--parallel=2']);
  suites('browser tests', 'nx', ['run', 'web-e2e:e2e', ...cache()]);
} finally {
  await postgres.stop();
}

console.log('');
for (const { name, why } of failures) console.log(`FAILED  ${name}${why ? `\n${why}` : ''}`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exit(failures.length ? 1 : 0);

/** A step that either holds or does not. */
function check(name, command, args) {
  if (run(name, command, args)) passed += 1;
  else failures.push({ name });
}

/** A step whose tests are counted one by one, from the reports it writes. */
function suites(name, command, args) {
  const before = new Set(readdirSync(reports));
  const ok = run(name, command, args);
  const found = readdirSync(reports).filter((file) => file.endsWith('.json') && !before.has(file));
  const results = found.map((file) => count(file, JSON.parse(readFileSync(path.join(reports, file), 'utf8'))));
  passed += results.reduce((sum, result) => sum + result.passed, 0);
  const broken = results.flatMap((result) => result.failed);
  failures.push(...broken);
  if (!ok && broken.length === 0) failures.push({ name: `${name} (ended with an error; see above)` });
  if (ok && found.length === 0) failures.push({ name: `${name} (ran no test)` });
}

/** Both Vitest's and Playwright's JSON. */
function count(file, report) {
  const suite = path.basename(file, '.json');
  if (report.stats) {
    // One spec has a test for each project that runs it; its own `ok` is that of the first.
    const tests = flatSpecs(report.suites).flatMap(({ title, tests }) => tests.map((test) => ({ ...test, name: `${suite} [${test.projectName}]: ${title}` })));
    const failed = tests.filter(({ status }) => status === 'unexpected' || status === 'flaky').map(({ name, results }) => ({ name, why: why(results.map((result) => result.error?.message)) }));
    return { passed: report.stats.expected, failed };
  }
  const failed = report.testResults.flatMap((result) => {
    const broken = result.assertionResults.filter((test) => test.status !== 'passed').map((test) => ({ name: `${suite}: ${test.fullName}`, why: why(test.failureMessages) }));
    return broken.length || result.status === 'passed' ? broken : [{ name: `${suite}: ${result.name}`, why: why([result.message]) }];
  });
  return { passed: report.numPassedTests, failed };
}

/** The first lines of what a test said, so that the end of a log is enough to begin with. */
function why(messages = []) {
  const text = stripVTControlCharacters(messages.filter(Boolean).join('\n'));
  return text.split('\n').filter((line) => line.trim()).slice(0, 12).map((line) => `        ${line.slice(0, 300)}`).join('\n');
}

function flatSpecs(suites = []) {
  return suites.flatMap((suite) => [...suite.specs, ...flatSpecs(suite.suites)]);
}

function run(name, command, args) {
  console.log(`\n── ${name}`);
  const started = Date.now();
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  console.log(`── ${name}: ${status === 0 ? 'ok' : 'FAILED'} (${Math.round((Date.now() - started) / 1000)} s)`);
  return status === 0;
}

/** The long run measures the product anew; the ordinary one may take what has not changed from Nx’s cache. */
function cache() {
  return long ? ['--skip-nx-cache'] : [];
}
