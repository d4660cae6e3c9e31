// npm start: builds what has changed (Nx keeps what has not), then starts the server that production starts too.
import { spawn, spawnSync } from 'node:child_process';
import process from 'node:process';
import { serverFlags } from './server-flags.mjs';

const build = spawnSync('nx', ['run-many', '-t', 'build', '--parallel=2', '--outputStyle=stream'], {
  stdio: ['ignore', 'pipe', 'inherit'],
  encoding: 'utf8',
  shell: process.platform === 'win32',
  env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
});
if (build.status !== 0) {
  console.error(build.stdout);
  process.exit(1);
}
console.log(/existing outputs match the cache|from cache/.test(build.stdout) ? 'Built before; starting …' : 'Built; starting …');

const server = spawn('node', [...serverFlags, 'apps/api/dist/main.js'], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));

/** The server ends itself within eight seconds; one that does not even hear that it should is killed. */
function end(signal) {
  server.kill(signal);
  setTimeout(() => server.kill('SIGKILL'), 9000).unref();
}
