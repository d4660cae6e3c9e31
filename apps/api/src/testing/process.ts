import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { applicationFolder } from '../core/files.ts';

const longestStart = 5000; // on a machine that has nothing else to do

/** Starts the server as it is started for people, in a process of its own, on a port that the system chooses. */
export async function start(environment: Record<string, string>) {
  const child = spawn(process.execPath, ['--liftoff-only', path.join(applicationFolder, 'src/main.ts')], {
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'], HOST: '127.0.0.1', PORT: '0', ...environment },
  });
  const begun = performance.now();
  let slower = 1;
  const lines: string[] = [];
  const exit = once(child, 'exit');
  createInterface(child.stdout).on('line', (line) => lines.push(line));
  createInterface(child.stderr).on('line', (line) => lines.push(line));
  const untilLine = async (wanted: string) => {
    while (!lines.some((line) => line.includes(wanted))) {
      if (child.exitCode !== null) throw new Error(`The server ended: ${lines.join('\n')}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  /** The port it listens on, once it does. */
  const untilReady = async () => {
    await untilLine('ready');
    slower = Math.max(1, (performance.now() - begun) / longestStart);
    return Number(lines.flatMap((line) => /^ready .*:(\d+)$/.exec(line)?.[1] ?? [])[0]);
  };
  /** How many times longer than on an idle machine things take on this one, by the server's start. */
  const slowness = () => slower;
  return { child, lines, exit, untilLine, untilReady, slowness };
}
