import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { applicationFolder } from '../core/files.ts';
import type { Sources } from './store.ts';

const root = path.resolve(applicationFolder, '../..');
const source = path.join(root, 'tools/content/src/merge/main.ts');
const tool = existsSync(source) ? source : path.join(applicationFolder, 'dist/merge.js'); // joined, in the package (tools/package)

/** What becomes of the files of a folder (`mine`) when what has changed since `base` in what is live (`theirs`) is brought in. */
export type Plan = {
  /** Files that only the other side has changed or added: they are taken as they are. */
  take: string[];
  /** Files that only the other side has taken away. */
  remove: string[];
  /** Files that both have changed. */
  both: string[];
  /** Files that one side has changed and the other has taken away: their change stays, and nothing is decided. */
  apart: { file: string; removed: 'here' | 'live' }[];
};

/** Compares files by their hashes. Whatever only this side has done needs nothing. */
export function planMerge(base: Sources, mine: Sources, theirs: Sources): Plan {
  const plan: Plan = { take: [], remove: [], both: [], apart: [] };
  for (const file of new Set([...Object.keys(base), ...Object.keys(mine), ...Object.keys(theirs)])) {
    const [before, here, there] = [base, mine, theirs].map((sources) => (Object.hasOwn(sources, file) ? sources[file] : undefined));
    if (here === there || there === before) continue;
    if (here === before) (there === undefined ? plan.remove : plan.take).push(file);
    else if (here === undefined || there === undefined) plan.apart.push({ file, removed: here === undefined ? 'here' : 'live' });
    else plan.both.push(file);
  }
  return plan;
}

export type Changed = { file: string; base: string | undefined; mine: string; theirs: string };
export type Merged = { file: string; text: string } | { file: string; conflicts: string[] };
export type Favour = 'mine' | 'theirs' | undefined;

/** Brings files together leaf by leaf, in a process of the content tools. */
export async function mergeFiles(files: readonly Changed[], favour: Favour): Promise<Merged[]> {
  if (files.length === 0) return [];
  const child = spawn(process.execPath, [tool], { cwd: root, stdio: ['pipe', 'pipe', 'pipe'] });
  child.stdin.on('error', () => {}); // its words say why
  child.stdin.end(JSON.stringify({ files, favour }));
  const ended = new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve));
  const [said, complained, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  if (code !== 0) throw new Error(complained.trim() || 'Files were not brought together: the process that does it ended.');
  return JSON.parse(said) as Merged[]; // tools/content/src/merge/main.ts wrote it
}
