import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reads } from './blobs.ts';
import { isPicture } from './is-picture.ts';
import { mergeFiles, planMerge, type Favour } from './merge.ts';
import { readFiles } from './sources.ts';
import { readSources, type Sources } from './store.ts';

/** Where a folder says which release its files come from. No content: the checker looks at no hidden file. */
const mark = '.release';

/** The release that the files of a folder come from, before they were edited. */
export function baseOf(folder: string): string | undefined {
  const file = path.join(folder, mark);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() || undefined : undefined;
}

export function markFolder(folder: string, release: string): void {
  writeFileSync(path.join(folder, mark), `${release}\n`);
}

/** The files of a folder as they are now; hidden ones and editors' backups are none of them. */
export function filesOf(folder: string): Sources {
  return Object.fromEntries(namesIn(folder).map((file) => [file, hashOf(readFileSync(path.join(folder, file)))]));
}

export type Brought = { taken: string[]; removed: string[]; merged: string[] };
/** Places where both sides changed the same, a line each. */
export class ConflictError extends Error {
  override readonly name = 'ConflictError';

  readonly places: readonly string[];

  constructor(lines: readonly string[]) {
    super(`Here and in what is live the same was changed:\n${lines.join('\n')}\nNothing was written. Correct one of the sides, or say which one counts at these places: --conflicts mine, or --conflicts theirs.`);
    this.places = lines;
  }
}

/**
 * Brings what has changed in a release since the one that the folder comes from into the folder, and keeps what was edited
 * there: files apart, and within a file leaf by leaf. Nothing is written where both sides changed the same, unless it is said
 * which one counts. A folder without any file gets all of them.
 */
export async function bringIn(database: Reads, folder: string, release: string, { base, favour }: { base: string | undefined; favour: Favour }): Promise<Brought> {
  mkdirSync(folder, { recursive: true });
  const [theirs, before] = await Promise.all([readSources(database, release), base === undefined ? {} : readSources(database, base)]);
  if (!theirs) throw new Error(`There is no release ${release}.`);
  if (!before) throw new Error(`The folder comes from release ${base}, which is kept no more, so nobody can say what was edited since. Pull into an empty folder, and put your edits there.`);
  const mine = filesOf(folder);
  const plan = planMerge(before, mine, theirs);
  const [pictures, documents] = [plan.both.filter(isPicture), plan.both.filter((file) => !isPicture(file))];
  const settled = favour === undefined ? [...plan.apart.map(({ file, removed }) => `${file}: ${removed === 'here' ? 'taken away here, changed in what is live' : 'changed here, taken away in what is live'}`), ...pictures.map((file) => `${file}: another picture here, and another in what is live`)] : [];
  const wanted = (sources: Sources, files: readonly string[]) => Object.fromEntries(files.flatMap((file) => (sources[file] === undefined ? [] : [[file, sources[file]]])));
  const [others, olds] = await Promise.all([textsOf(database, wanted(theirs, documents)), textsOf(database, wanted(before, documents))]);
  const texts = await mergeFiles(documents.map((file) => ({ file, base: olds.get(file), mine: readFileSync(path.join(folder, file), 'utf8'), theirs: others.get(file) ?? '' })), favour);
  const conflicts = [...settled, ...texts.flatMap((one) => ('conflicts' in one ? one.conflicts.map((place) => `${one.file} ${place}`) : []))];
  if (conflicts.length > 0) throw new ConflictError(conflicts);

  const fromThere = plan.apart.filter(({ removed }) => favour === 'theirs' && removed === 'here').map(({ file }) => file);
  const away = [...plan.remove, ...plan.apart.filter(({ removed }) => favour === 'theirs' && removed === 'live').map(({ file }) => file)];
  const take = [...plan.take, ...fromThere, ...(favour === 'theirs' ? pictures : [])];
  for await (const { file, bytes } of readFiles(database, wanted(theirs, take))) write(folder, file, bytes);
  for (const one of texts) if ('text' in one) write(folder, one.file, Buffer.from(one.text));
  for (const file of away) rmSync(path.join(folder, file), { force: true });
  markFolder(folder, release);
  return { taken: take, removed: away, merged: documents };
}

async function textsOf(database: Reads, sources: Sources): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for await (const { file, bytes } of readFiles(database, sources)) texts.set(file, bytes.toString());
  return texts;
}

/** As a whole: whoever reads the folder meanwhile sees the old file or the new one. */
function write(folder: string, file: string, bytes: Buffer): void {
  const target = path.join(folder, file);
  if (path.relative(folder, target).startsWith('..')) throw new Error(`The file ${file} leads out of the folder.`);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(`${target}~`, bytes);
  renameSync(`${target}~`, target);
}

function namesIn(folder: string, below = ''): string[] {
  return readdirSync(path.join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const file = below ? `${below}/${entry.name}` : entry.name;
    if (entry.name.startsWith('.') || entry.name.endsWith('~')) return [];
    if (entry.isDirectory()) return namesIn(folder, file);
    return entry.isFile() ? [file] : []; // what else there is, the check refuses
  });
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64url');
}
