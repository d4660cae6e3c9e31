import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { applicationFolder } from '../../core/files.ts';

const root = path.resolve(applicationFolder, '../..');
const source = path.join(root, 'tools/prerender/src/desk-main.ts');
const tool = existsSync(source) ? source : path.join(applicationFolder, 'dist/desk.js'); // joined, in the package (tools/package)

/** What is asked about the files of a folder: tools/prerender/src/desk-main.ts has its shapes. */
export type Asked = { act: string } & Record<string, unknown>;
type Said = { turn: number; answer?: unknown; missing?: true; failed?: string };
type Running = { child: ChildProcess; waiting: Map<number, (said: Said) => void>; idle: NodeJS.Timeout };

const idleFor = 5 * 60_000;
let running: Running | undefined;
let turns = 0;

/**
 * Asks a process of the content tools, which knows the folders it was asked about before: the checker and what it has read
 * are no weight of the server, and are gone once nobody has edited for five minutes. Undefined where there is no such file.
 */
export async function askDesk(folder: string, noticed: readonly string[], asked: Asked): Promise<unknown> {
  const { child, waiting, idle } = (running ??= begin());
  idle.refresh();
  const turn = (turns += 1);
  const said = await new Promise<Said>((resolve) => {
    waiting.set(turn, resolve);
    child.stdin?.write(`${JSON.stringify({ turn, folder, noticed, asked })}\n`);
  });
  if (said.failed !== undefined) throw new Error(said.failed);
  return said.missing ? undefined : said.answer;
}

/** Lets go of what is known of a folder. */
export function forgetDesk(folder: string): void {
  running?.child.stdin?.write(`${JSON.stringify({ forget: folder })}\n`);
}

function begin(): Running {
  const child = spawn(process.execPath, [tool], { cwd: root, stdio: ['pipe', 'pipe', 'ignore'] });
  const waiting: Running['waiting'] = new Map();
  const leave = () => {
    if (running === own) running = undefined;
  };
  const idle = setTimeout(() => {
    leave(); // whoever asks next begins another one
    child.stdin.end();
  }, idleFor).unref();
  const own: Running = { child, waiting, idle };
  const over = () => {
    clearTimeout(idle);
    leave();
    for (const [turn, tell] of waiting) tell({ turn, failed: 'The process that reads content ended.' });
    waiting.clear();
  };
  child.stdin.on('error', () => {}); // it ended: over() tells
  child.on('error', over).on('exit', over);
  createInterface({ input: child.stdout }).on('line', (line) => {
    const said = JSON.parse(line) as Said; // tools/prerender/src/desk-main.ts wrote it
    waiting.get(said.turn)?.(said);
    waiting.delete(said.turn);
  });
  child.unref(); // it ends with its input, when the server does
  return own;
}
