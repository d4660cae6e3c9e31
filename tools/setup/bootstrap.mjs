// Makes every npm script of this repository work on a fresh clone: installs the dependencies when they are missing or
// differ from the lock file, makes sure that scripts run on the Node that the lock file brings, then runs the script
// named as the argument. Runs on any Node from 18 and imports nothing from node_modules.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const NEEDED = [24, 0];
const onWindows = process.platform === 'win32';
const nodeLink = path.resolve('node_modules/.bin/node');

if (process.env.npm_lifecycle_event === 'postinstall') {
  linkNode();
  process.exit();
}
if (isStale()) install();
linkNode();
checkNode();
const [script, ...args] = process.argv.slice(2);
if (script) run(script, args);

/** True where node_modules does not hold what the lock file asks for. */
function isStale() {
  if (!existsSync('node_modules/.package-lock.json')) return true;
  const have = readJson('node_modules/.package-lock.json').packages;
  return Object.entries(readJson('package-lock.json').packages).some(([key, wanted]) => {
    if (!key || wanted.link) return false;
    return have[key] ? have[key].version !== wanted.version : !wanted.optional && key.startsWith('node_modules/');
  });
}

function install() {
  if (!process.env.npm_execpath) fail('Start this through npm: npm start, npm test, npm run dev.');
  console.log('Installing the dependencies (about a minute, once) …');
  const npm = [process.env.npm_execpath, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']; // with NODE_ENV=production, too: it is to build
  const { status } = spawnSync(process.env.npm_node_execpath ?? process.execPath, npm, { stdio: 'inherit' });
  if (status !== 0) fail('npm ci failed; its message is above.');
}

/** npm 10 leaves no .bin/node when several packages offer one; this puts the one for this machine there. */
function linkNode() {
  if (existsSync(nodeLink) && works(nodeLink)) return;
  for (const file of [nodeLink, `${nodeLink}.cmd`, `${nodeLink}.ps1`]) rmSync(file, { force: true });
  const name = Object.keys(readJson('package.json').optionalDependencies).find(
    (candidate) => candidate.startsWith('node-') && existsSync(`node_modules/${candidate}/package.json`),
  );
  const executable = name && path.resolve('node_modules', name, Object.values(readJson(`node_modules/${name}/package.json`).bin)[0]);
  if (!executable || !works(executable)) return;
  mkdirSync(path.dirname(nodeLink), { recursive: true });
  if (onWindows) writeFileSync(`${nodeLink}.cmd`, `@"${executable}" %*\r\n`);
  else symlinkSync(path.relative(path.dirname(nodeLink), executable), nodeLink);
}

function checkNode() {
  const found = spawnSync('node', ['-p', 'process.versions.node'], { encoding: 'utf8', shell: onWindows }).stdout?.trim() ?? '';
  const [major, minor] = found.split('.').map(Number);
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return;
  fail(`Node ${NEEDED.join('.')} or newer is needed; found ${found || 'none'}.`);
}

function run(name, args) {
  const npm = [process.env.npm_execpath, 'run', '--silent', name, ...(args.length ? ['--', ...args] : [])];
  const child = spawn(process.env.npm_node_execpath ?? process.execPath, npm, { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

function works(executable) {
  return spawnSync(executable, ['-v'], { shell: onWindows }).status === 0;
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function fail(text) {
  console.error(`\n${text}\n`);
  process.exit(1);
}
