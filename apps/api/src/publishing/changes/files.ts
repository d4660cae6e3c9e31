import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { brotliCompressSync, constants } from 'node:zlib';
import { storeBlobs, type Reads } from '../blobs.ts';
import { releaseId } from '../draw.ts';
import { filesOf } from '../folder.ts';
import { isPicture } from '../is-picture.ts';
import { writeSources } from '../sources.ts';
import { readSources, writeRelease, type Sources } from '../store.ts';
import type { ChangedFile } from './store.ts';

const start = 'bridge-change-';
const hourInMs = 3_600_000;
let isSwept = false;

/** Takes away, once in the life of a process, the folders of processes that ended without doing it. */
function sweep(): void {
  if (isSwept) return;
  isSwept = true;
  for (const name of readdirSync(os.tmpdir())) {
    const folder = path.join(os.tmpdir(), name);
    const pid = name.startsWith(start) ? Number(name.slice(start.length).split('-')[0]) : NaN;
    const isLeft = name.startsWith(start) && (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) < Date.now() - hourInMs && (pid === process.pid || !isRunning(pid));
    if (isLeft) rmSync(folder, { recursive: true, force: true });
  }
}

/** Also where it is somebody else's: then nothing is known, and its folders are not ours to take. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH') && Number.isInteger(pid);
  }
}

/** A folder with the files of a release and what a change has otherwise, until it is disposed of. */
export async function laidOut(database: Reads, base: string, files: readonly ChangedFile[]): Promise<{ folder: string; sources: Sources } & Disposable> {
  const sources = await readSources(database, base);
  if (!sources) throw new Error(`There is no release ${base}.`);
  sweep();
  const aside = mkdtempSync(path.join(os.tmpdir(), `${start}${process.pid}-`));
  const tidy = () => rmSync(aside, { recursive: true, force: true });
  const folder = path.join(aside, 'content'); // as faults name it
  try {
    mkdirSync(folder);
    await writeSources(database, sources, folder);
    for (const one of files) lay(folder, one);
    return { folder, sources, [Symbol.dispose]: tidy };
  } catch (error) {
    tidy();
    throw error;
  }
}

/** Lays one file of a change into its folder. */
export function lay(folder: string, { file, text, picture }: ChangedFile): void {
  const target = path.join(folder, file);
  if (path.relative(folder, target).startsWith('..')) throw new Error(`The file ${file} leads out of the folder.`);
  const content = picture?.bytes ?? text;
  if (content === null) return rmSync(target, { force: true });
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}

/** What the files of a folder are otherwise than they were. */
export function otherwise(folder: string, before: Sources): ChangedFile[] {
  const now = filesOf(folder);
  const changed = Object.keys(now).filter((file) => now[file] !== before[file]).map((file): ChangedFile => (isPicture(file) ? { file, text: null, picture: { hash: now[file]!, bytes: readFileSync(path.join(folder, file)) } } : { file, text: readFileSync(path.join(folder, file), 'utf8') })); // just listed
  const gone = Object.keys(before).filter((file) => !Object.hasOwn(now, file)).map((file): ChangedFile => ({ file, text: null }));
  return [...changed, ...gone];
}

/** Keeps the content of the build as a release, so that there is something to begin a change from where nothing was published yet. */
export async function keepBuilt(database: Reads, folder: string, note: string): Promise<string> {
  const sources = filesOf(folder);
  const blobs = Object.entries(sources).map(([file, hash]) => {
    const content = readFileSync(path.join(folder, file));
    const packed = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    const smaller = packed.length < content.length;
    return { hash, packed: smaller, bytes: smaller ? packed : content };
  });
  await storeBlobs(database, blobs);
  const id = releaseId(sources);
  await writeRelease(database, { id, parent: undefined, sources, by: 'server', note });
  return id;
}
