import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Content } from './content.ts';
import { parseJson } from './json.ts';
import { kindOf } from './kinds.ts';
import type { Mark } from './marks.ts';
import { bodyOf, parseMdx } from './mdx.ts';
import { parentOf } from './references.ts';
import type { Path } from './source.ts';
import { readLock } from './translations/lock.ts';
import { isTranslation, lockOf, translationIn } from './translations/paths.ts';
import { walk } from './walk.ts';

type IdMark = Extract<Mark, { mark: 'id' }>;

/** An id where it is declared: `ids` is its item's way from the root of the file, by id. */
export type Declared = { file: string; mark: IdMark; id: string; ids: string[]; path: Path; isKey: boolean; parent: string | undefined };
type Referred = { file: string; collection: string; id: string; parent: string | undefined; path: Path; isKey: boolean };

/** A file as it will be. */
export type Edit = { file: string; text: string };

/** Every id and every reference of content/. */
export function linksIn(content: Content): { declared: Declared[]; referred: Referred[] } {
  const declared: Declared[] = [];
  const referred: Referred[] = [];
  for (const file of sources(content)) {
    walk(kindOf(file)!.schema, sourceOf(content, file).value, (mark, id, place) => {
      const at = [...place.path];
      const isKey = at.length > place.ids.length; // the key of a record: it is on the path, but no step yet
      if (mark.mark === 'id') declared.push({ file, mark, id, ids: isKey ? [...place.ids, id] : place.ids.slice(0, -1), path: at, isKey, parent: place.items.at(-1)?.id });
      else if (mark.mark === 'ref') referred.push({ file, collection: mark.collection, id, parent: parentOf(mark, place), path: at, isKey });
    }, ['id', 'ref']);
  }
  return { declared, referred };
}

/** What changes when an id gets another name: the file that declares it, what refers to it, translations and their locks. */
export function rename(content: Content, links: ReturnType<typeof linksIn>, old: Declared, to: string): Edit[] {
  const { declared, referred } = links;
  const aliases = aliasesOf(declared, old, to);
  const declaring = new Set(declared.map(({ file, mark }) => `${file} ${mark.collection}`));
  const changes = new Map<string, { path: Path; isKey: boolean; from: string; to: string }[]>();
  const change = (file: string, one: { path: Path; isKey: boolean; from: string; to: string }) => changes.set(file, [...(changes.get(file) ?? []), one]);
  change(old.file, { path: old.path, isKey: old.isKey, from: old.id, to });
  for (const link of referred) {
    const isOwn = link.file === old.file || !declaring.has(`${link.file} ${link.collection}`);
    const isMeant = link.collection === old.mark.collection && link.id === old.id && (link.parent === undefined || link.parent === old.parent);
    const name = isMeant ? to : aliases.get(`${link.collection} ${link.id}`);
    if (isOwn && name !== undefined) change(link.file, { path: link.path, isKey: link.isKey, from: link.id, to: name });
  }
  return [...[...changes].map(([file, list]) => ({ file, text: replaceAt(sourceOf(content, file), list) })), ...inTranslations(content, old, to)];
}

/** The other names of this item and of those inside it: an option is known as "question:option". */
function aliasesOf(declared: readonly Declared[], old: Declared, to: string): Map<string, string> {
  const renamed = new Map<string, string>();
  for (const { file, mark, id, parent, ids } of declared) {
    const isIt = ids.join('.') === old.ids.join('.') && mark === old.mark;
    const isInside = ids.slice(0, old.ids.length).join('.') === old.ids.join('.') && parent === old.id;
    if (file !== old.file || !mark.aliases || !(isIt || isInside)) continue;
    const after = mark.aliases.names(isIt ? to : id, isIt ? parent : to);
    mark.aliases.names(id, parent).forEach((name, index) => {
      if (after[index] !== name) renamed.set(`${mark.aliases!.collection} ${name}`, after[index]!);
    });
  }
  return renamed;
}

function inTranslations(content: Content, { file, ids }: Declared, to: string): Edit[] {
  if (ids.length === 0) return [];
  const edits: Edit[] = [];
  for (const own of content.files()) {
    const found = translationIn(own);
    if (found?.of !== file || !own.endsWith('.json')) continue;
    const source = sourceOf(content, own);
    if (has(source.value, ids)) edits.push({ file: own, text: replaceAt(source, [{ path: ids, isKey: true, from: ids.at(-1)!, to }]) });
    const lock = readLock(content, found.locale);
    const texts = lock[file]?.texts;
    if (!texts) continue;
    const prefix = `${ids.join('.')}.`;
    const renamed = Object.entries(texts).map(([key, pair]) => [key.startsWith(prefix) ? `${[...ids.slice(0, -1), to].join('.')}.${key.slice(prefix.length)}` : key, pair] as const);
    edits.push({ file: lockOf(found.locale), text: `${JSON.stringify({ ...lock, [file]: { ...lock[file], texts: Object.fromEntries(renamed) } }, null, 1)}\n` });
  }
  return edits;
}

function has(value: unknown, keys: readonly string[]): boolean {
  return keys.reduce((at: unknown, key) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[key] : undefined), value) !== undefined; // an object, checked here
}

function sources(content: Content): string[] {
  return content.files().filter((file) => !isTranslation(file) && kindOf(file) !== undefined);
}

function sourceOf(content: Content, file: string) {
  const text = readFileSync(path.join(content.folder, file), 'utf8');
  return { text, ...(file.endsWith('.mdx') ? { ...parseMdx(text, () => []), body: bodyOf(text) } : parseJson(text)) };
}

/** Replaces words where they stand, from the end to the start; layout and everything else stays. */
function replaceAt({ text, place }: ReturnType<typeof sourceOf>, changes: readonly { path: Path; isKey: boolean; from: string; to: string }[]): string {
  const places = changes.map(({ path: at, isKey, from, to }) => ({ offset: text.indexOf(from, place(at, isKey ? 'key' : 'value')), from, to }));
  return places.sort((a, b) => b.offset - a.offset).reduce((made, { offset, from, to }) => made.slice(0, offset) + to + made.slice(offset + from.length), text);
}
