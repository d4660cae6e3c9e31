// A PostgreSQL of its own for tests: installed where that is possible, made in a temporary folder, gone afterwards.
// From a terminal: node tools/setup/postgres.mjs <command …> runs the command with TEST_DATABASE and TEST_POSTGRES_URL set.
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { canInstall, install } from './debian.mjs';

const asRoot = process.getuid?.() === 0;
const prefix = 'bridge-postgres-';

/** Starts an empty PostgreSQL on a unix socket; `url` is its administrator's. Not durable: for tests only. */
export async function startPostgres() {
  const bin = ensurePostgres();
  sweep();
  const folder = mkdtempSync(path.join(tmpdir(), `${prefix}${process.pid}-`));
  const owner = asRoot ? postgresUser() : undefined; // PostgreSQL refuses to run as root
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const as = { ...owner, cwd: folder, env: { ...process.env, LC_ALL: 'C.UTF-8' } };

  const data = path.join(folder, 'data');
  const made = spawnSync(path.join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N'], { ...as, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error?.message}`);

  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', listen_addresses: '', unix_socket_directories: folder, max_connections: 200, shared_buffers: '64MB' };
  const log = path.join(folder, 'log');
  const server = spawn(path.join(bin, 'postgres'), ['-D', data, ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`])], {
    ...as,
    stdio: ['ignore', 'ignore', openSync(log, 'w')], // a file: a pipe that nobody reads, while a test command runs, stops the server
  });
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const abandon = () => {
    server.kill('SIGQUIT');
    remove();
  };
  process.once('exit', abandon);
  await listening(server, log);
  return {
    url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    stop: async () => {
      process.removeListener('exit', abandon);
      const ended = new Promise((resolve) => server.once('exit', resolve));
      if (server.exitCode === null) {
        server.kill('SIGINT'); // fast shutdown: clients are cut off
        await ended;
      }
      remove();
    },
  };
}

async function listening(server, log) {
  const written = () => readFileSync(log, 'utf8');
  while (!written().includes('ready to accept connections')) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with code ${server.exitCode}:\n${written()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The folder with initdb and postgres: the newest of Debian's, Homebrew's, or what PATH has. */
function findBinaries() {
  const versions = (parent, inner) =>
    existsSync(parent)
      ? readdirSync(parent)
          .sort((a, b) => (parseInt(b.replace(/\D*/, ''), 10) || 0) - (parseInt(a.replace(/\D*/, ''), 10) || 0))
          .map((name) => path.join(parent, name, inner))
      : [];
  const folders = [...versions('/usr/lib/postgresql', 'bin'), ...(process.env.PATH ?? '').split(path.delimiter), ...versions('/opt/homebrew/opt', 'bin'), ...versions('/usr/local/opt', 'bin')];
  return folders.find((folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres')));
}

/** The folder of PostgreSQL's programs; installs them where they are missing and that can be done. */
export function ensurePostgres() {
  const found = findBinaries();
  if (found) return found;
  if (!canInstall) {
    const how = existsSync('/usr/bin/apt-get') ? 'sudo apt-get install postgresql' : process.platform === 'darwin' ? 'brew install postgresql' : 'see https://www.postgresql.org/download/';
    throw new Error(`The tests also run on PostgreSQL, which is not installed here. Install it and start again:\n\n  ${how}\n`);
  }
  const settings = '/etc/postgresql-common/createcluster.conf';
  if (!existsSync(settings)) {
    mkdirSync(path.dirname(settings), { recursive: true });
    writeFileSync(settings, 'create_main_cluster = false\n'); // no server of its own on this machine
  }
  const installed = install('postgresql') && findBinaries();
  if (!installed) throw new Error('apt-get could not install PostgreSQL; its message is above. Install it by hand and start again.');
  return installed;
}

function postgresUser() {
  const line = readFileSync('/etc/passwd', 'utf8').split('\n').find((entry) => entry.startsWith('postgres:'));
  const [, , uid, gid] = (line ?? '').split(':').map(Number);
  if (!uid) throw new Error('As root, PostgreSQL needs the system user "postgres" (adduser --system postgres), or run the tests as another user.');
  return { uid, gid };
}

/** Ends what a killed test run left behind. */
function sweep() {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(prefix))) {
    if (isAlive(parseInt(name.slice(prefix.length), 10))) continue;
    const folder = path.join(tmpdir(), name);
    try {
      const pid = parseInt(readFileSync(path.join(folder, 'data/postmaster.pid'), 'utf8'), 10);
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      if (command.includes(folder)) process.kill(pid, 'SIGQUIT');
    } catch {
      // it runs no more
    }
    rmSync(folder, { recursive: true, force: true });
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

if (process.argv[1] === import.meta.filename) {
  const [command, ...args] = process.argv.slice(2);
  const { url, stop } = await startPostgres();
  console.log(`PostgreSQL: ${url}`);
  const child = spawn(command ?? 'cat', args, { stdio: 'inherit', env: { ...process.env, TEST_DATABASE: 'postgres', TEST_POSTGRES_URL: url } });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  const code = await new Promise((resolve) => child.once('exit', (status) => resolve(status ?? 1)));
  await stop();
  process.exit(code);
}
