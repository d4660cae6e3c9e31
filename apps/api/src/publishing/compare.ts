import type { ReleaseChange } from '@bridge/model';
import type { Reads } from './blobs.ts';
import { differencesBetween } from './history.ts';
import { isPicture } from './is-picture.ts';
import { readFiles } from './sources.ts';
import { readSources, type Sources } from './store.ts';

const mostFiles = 100;
const mostLeaves = 20;
const longest = 300;

/** What is different in a release, in words: which texts, by file and place. Files that only follow from others (locks) are left out. */
export async function compareReleases(database: Reads, from: string, to: string): Promise<{ changes: ReleaseChange[]; total: number } | undefined> {
  const [before, after] = await Promise.all([readSources(database, from), readSources(database, to)]);
  if (!before || !after) return undefined;
  const found = differencesBetween(before, after);
  const files = Object.values(found).flat().map((file) => ({ file })).filter(isRead).sort(byFile);
  const shown = files.slice(0, mostFiles);
  const [olds, news] = await Promise.all([textsOf(database, before, shown), textsOf(database, after, shown)]);
  return { changes: differencesInTexts(shown.map(({ file }) => ({ file, before: olds.get(file), after: news.get(file) }))).changes, total: files.length };
}

/** The same for texts that are at hand: undefined where there is no such file on that side. */
export function differencesInTexts(texts: readonly { file: string; before: string | undefined; after: string | undefined }[]): { changes: ReleaseChange[]; total: number } {
  const files = texts.filter(isRead).filter(({ before, after }) => before !== after).sort(byFile);
  const changes = files.slice(0, mostFiles).map(({ file, before, after }): ReleaseChange => {
    const kind = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
    const leaves = before !== undefined && after !== undefined && !isPicture(file) ? leavesBetween(valueOf(file, before), valueOf(file, after)) : [];
    return { file, kind, leaves: leaves.slice(0, mostLeaves), more: Math.max(0, leaves.length - mostLeaves) };
  });
  return { changes, total: files.length };
}

const isRead = ({ file }: { file: string }) => !file.endsWith('.lock.json');
const byFile = (a: { file: string }, b: { file: string }) => (a.file < b.file ? -1 : 1);

async function textsOf(database: Reads, sources: Sources, files: readonly { file: string }[]): Promise<Map<string, string>> {
  const wanted = Object.fromEntries(files.flatMap(({ file }) => (sources[file] === undefined || isPicture(file) ? [] : [[file, sources[file]]])));
  const texts = new Map(files.flatMap(({ file }) => (isPicture(file) && sources[file] !== undefined ? [[file, sources[file]] as const] : []))); // that it is another, its hash says
  for await (const { file, bytes } of readFiles(database, wanted)) texts.set(file, bytes.toString());
  return texts;
}

/** A file as data; of a text with a head its fields and its paragraphs. */
function valueOf(file: string, text: string): unknown {
  if (file.endsWith('.json')) return JSON.parse(text); // it was checked
  const [, head = '', body = ''] = /^---\r?\n([\s\S]*?)^---\r?\n([\s\S]*)$/m.exec(text) ?? [];
  const fields = Object.fromEntries(Array.from(head.matchAll(/^([\w-]+): *(.*)$/gm), ([, key = '', value = '']) => [key, value]));
  return { ...fields, text: body.trim().split(/\n{2,}/) };
}

type Leaf = ReleaseChange['leaves'][number];

/** The single texts that differ, by a path in which entries of lists have their ids. */
export function leavesBetween(before: unknown, after: unknown, place: readonly string[] = []): Leaf[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const [old, now] = [childrenOf(before), childrenOf(after)];
  if (old === undefined && now === undefined) return [{ place: place.join('.'), before: said(before), after: said(after) }];
  const names = new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])]);
  const leaves = [...names].flatMap((name) => leavesBetween(old?.get(name), now?.get(name), [...place, name]));
  // All entries are the same, and stand in another order.
  return leaves.length > 0 ? leaves : [{ place: place.join('.'), before: [...(old?.keys() ?? [])].join(', '), after: [...(now?.keys() ?? [])].join(', ') }];
}

function childrenOf(value: unknown): Map<string, unknown> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (!Array.isArray(value)) return new Map(Object.entries(value));
  return new Map(value.map((entry: unknown, index): [string, unknown] => [nameOf(entry) ?? String(index + 1), entry]));
}

function nameOf(entry: unknown): string | undefined {
  const name = typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : undefined;
  return typeof name === 'string' ? name : undefined;
}

function said(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
