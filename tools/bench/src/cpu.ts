import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const reporter = path.join(import.meta.dirname, 'report-cpu.mjs');

/** CPU milliseconds (user + system, Node's own start included) of one run of a Node script, and its exit code. */
export function cpuOfRun(script: string, args: readonly string[]): { cpu: number; code: number | null } {
  const run = spawnSync('node', ['--import', reporter, script, ...args], { encoding: 'utf8', maxBuffer: 1 << 28 });
  const reported = /cpu-microseconds (\d+)/.exec(run.stderr);
  if (!reported) throw new Error(`${script} did not end as it should:\n${run.stdout.slice(-500)}\n${run.stderr.slice(-2000)}`);
  return { cpu: Number(reported[1]) / 1000, code: run.status };
}

/** CPU microseconds that a running process has used so far, all threads (Linux). */
export function cpuSoFar(process: ChildProcess): number {
  const tasks = `/proc/${process.pid}/task`;
  return readdirSync(tasks).reduce((sum, task) => sum + Number(readFileSync(`${tasks}/${task}/schedstat`, 'utf8').split(' ')[0]) / 1000, 0);
}

/** Resolves when a process has nothing left to do: what it still does after its start is no part of a request. */
export async function idle(process: ChildProcess): Promise<void> {
  for (let before = cpuSoFar(process); ; ) {
    await new Promise((resolve) => setTimeout(resolve, 300));
    const now = cpuSoFar(process);
    if (now - before < 10_000) return;
    before = now;
  }
}

/** Resident memory of a running process in megabytes (Linux). */
export function memoryOf(process: ChildProcess): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${process.pid}/status`, 'utf8'))?.[1]) / 1024;
}

/** What Node is told besides for a server whose memory is asked for after a collection. */
export const collecting = ['--expose-gc', '--import', path.join(import.meta.dirname, 'report-memory.mjs')];

/** Megabytes of a server that was started with `collecting`, after all that nobody needs was collected: resident, and in the main thread's heap and beside it. */
export async function collectedMemoryOf(process: ChildProcess): Promise<{ resident: number; heap: number; external: number }> {
  const told = once(process, 'message');
  process.send('collect');
  const [{ rss, heapUsed, external }] = (await told) as [{ rss: number; heapUsed: number; external: number }]; // report-memory.mjs sends these
  return { resident: rss / 2 ** 20, heap: heapUsed / 2 ** 20, external: external / 2 ** 20 };
}

/** Highest resident memory that a running process has had, in megabytes (Linux). */
export function peakMemoryOf(process: ChildProcess): number {
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${process.pid}/status`, 'utf8'))?.[1]) / 1024;
}

/** Starts a Node server and waits until `url` answers; resolves with the process and the milliseconds that took. */
export async function startServer(
  args: readonly string[],
  environment: Record<string, string>,
  url: string,
): Promise<{ process: ChildProcess; took: number; stop: () => Promise<void> }> {
  const started = performance.now();
  const child = spawn('node', args, { env: { ...process.env, ...environment }, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended with ${child.exitCode}`);
    const ok = await fetch(url).then((answer) => answer.ok, () => false);
    if (ok) break;
    if (performance.now() - started > 60_000) {
      child.kill('SIGKILL');
      throw new Error(`${url} did not answer within a minute`);
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const took = performance.now() - started;
  return {
    process: child,
    took,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
