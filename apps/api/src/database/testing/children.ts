import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import path from 'node:path';
import process from 'node:process';

/** What a child program says on its standard output, line by line. */
export type Child = { process: ChildProcess; next(): Promise<unknown>; heard: unknown[]; kill(): Promise<void>; ended: Promise<number | null> };

const nodeArguments = ['--liftoff-only', '--disable-warning=ExperimentalWarning'];

/** Starts a program of this folder as a process of its own; it says JSON values, one a line. */
export function startChild(program: string, args: string[], { preload, node = [], env = {} }: { preload?: string; node?: string[]; env?: Record<string, string> } = {}): Child {
  const file = path.join(import.meta.dirname, program);
  const loaded = preload ? ['--import', path.join(import.meta.dirname, preload)] : [];
  const child = spawn(process.execPath, [...nodeArguments, ...node, ...loaded, file, ...args], {
    env: { ...process.env, ...env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const heard: unknown[] = [];
  const waiting: { resolve(value: unknown): void; reject(error: Error): void }[] = [];
  let read = 0;
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => {
    heard.push(JSON.parse(line));
    while (waiting.length && read < heard.length) waiting.shift()?.resolve(heard[read++]);
  });
  // 'close' comes after the last line was read, so what was said before a kill is heard
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => {
    for (const { reject } of waiting) reject(new Error(`${program} ended (${code}) without saying more.`));
    resolve(code);
  }));
  return {
    process: child,
    heard,
    ended,
    next: () => (read < heard.length ? Promise.resolve(heard[read++]) : new Promise((resolve, reject) => waiting.push({ resolve, reject }))),
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
