import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Content } from '@bridge/content/engine/content';
import { parseJson } from '@bridge/content/engine/json';
import { kindOf } from '@bridge/content/engine/kinds';
import type { Mark } from '@bridge/content/engine/marks';
import { bodyOf, parseMdx } from '@bridge/content/engine/mdx';
import { parentOf } from '@bridge/content/engine/references';
import type { Path } from '@bridge/content/engine/source';
import { readLock } from './translations/lock.ts';
import { hashOf } from '@bridge/content/engine/translations/hash';
import type { LockFile } from '@bridge/content/engine/translations/lock-file';
import { isTranslation, lockOf, translationIn } from '@bridge/content/engine/translations/paths';
import { walk } from '@bridge/content/engine/walk';

type IdMark = Extract<Mark, { mark: 'id' }>;

/** An id where it is declared: `ids` is its item's way from the root of the file, by id. */
export type Declared = { file: string; mark: IdMark; id: string; ids: string[]; path: Path; isKey: boolean; parent: string | undefined };
type Referred = { file: string; collection: string; id: string; ids: string[]; parent: string | undefined; path: Path; isKey: boolean };
/** A key of translations that gets another name: its way from the root of the source file. */
type Moved = { file: string; ids: string[]; to: string };

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
      else if (mark.mark === 'ref') referred.push({ file, collection: mark.collection, id, ids: isKey ? [...place.ids, id] : [], parent: parentOf(mark, place), path: at, isKey });
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
  const moved: Moved[] = [{ file: old.file, ids: old.ids, to }];
  change(old.file, { path: old.path, isKey: old.isKey, from: old.id, to });
  for (const link of referred) {
    const isOwn = link.file === old.file || !declaring.has(`${link.file} ${link.collection}`);
    const isMeant = link.collection === old.mark.collection && link.id === old.id && (link.parent === undefined || link.parent === old.parent);
    const name = isMeant ? to : aliases.get(`${link.collection} ${link.id}`);
    if (!isOwn || name === undefined) continue;
    change(link.file, { path: link.path, isKey: link.isKey, from: link.id, to: name });
    if (link.isKey) moved.push({ file: link.file, ids: link.ids, to: name });
  }
  const edits = [...[...changes].map(([file, list]) => ({ file, text: replaceAt(sourceOf(content, file), list) })), ...inTranslations(content, moved)];
  return old.mark.collection === 'questions' && old.mark.aliases?.collection === 'answers' ? inLibrary(content, edits, old.id, to) : edits;
}

/** A question of the survey is also named by what the texts of the library fill in, "{5:other}", by its places and by what a road borrows. */
function inLibrary(content: Content, edits: readonly Edit[], from: string, to: string): Edit[] {
  const made = new Map(edits.map(({ file, text }) => [file, text]));
  const hashes = new Map<string, string>();
  for (const file of content.files().filter((one) => /^(?:translations\/[^/]+\/)?blueprint\/.+\.json$/.test(one))) {
    const text = made.get(file) ?? readFileSync(path.join(content.folder, file), 'utf8');
    const filled = text.replaceAll(new RegExp(`\\{${from}(?=[:}])`, 'g'), `{${to}`);
    const placed = file === 'blueprint/rules.json' ? filled.replace(new RegExp(`("id":\\s*)"${from}"(?=,\\s*"places")`), `$1"${to}"`).replace(/"borrows":\s*\[[^\]]*\]/g, (list) => list.replaceAll(`"${from}"`, () => `"${to}"`)) : filled;
    if (placed === text) continue;
    made.set(file, placed);
    const after = textsIn(JSON.parse(placed));
    textsIn(JSON.parse(text)).forEach((said, index) => hashes.set(hashOf(said), hashOf(after[index]!))); // as many
  }
  for (const locale of new Set(content.files().flatMap((file) => translationIn(file)?.locale ?? []))) {
    const known = made.get(lockOf(locale));
    const lock = known === undefined ? readLock(content, locale) : (JSON.parse(known) as LockFile); // just written
    const kept = JSON.stringify(lock, (_key, said: unknown) => (typeof said === 'string' ? said.split(' ').map((hash) => hashes.get(hash) ?? hash).join(' ') : said), 1);
    if (kept !== JSON.stringify(lock, null, 1)) made.set(lockOf(locale), `${kept}\n`);
  }
  return Array.from(made, ([file, text]) => ({ file, text }));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
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

function inTranslations(content: Content, moved: readonly Moved[]): Edit[] {
  const edits: Edit[] = [];
  const locks = new Map<string, LockFile>();
  for (const own of content.files()) {
    const found = translationIn(own);
    const keys = moved.filter(({ file, ids }) => file === found?.of && ids.length > 0);
    if (!found || keys.length === 0 || !own.endsWith('.json')) continue;
    const source = sourceOf(content, own);
    const there = keys.filter(({ ids }) => has(source.value, ids));
    if (there.length > 0) edits.push({ file: own, text: replaceAt(source, there.map(({ ids, to }) => ({ path: ids, isKey: true, from: ids.at(-1)!, to }))) });
    const lock = locks.get(found.locale) ?? readLock(content, found.locale);
    const entry = lock[found.of];
    if (entry?.texts) locks.set(found.locale, { ...lock, [found.of]: { ...entry, texts: keys.reduce(withKey, entry.texts) } });
  }
  return [...edits, ...Array.from(locks, ([locale, lock]) => ({ file: lockOf(locale), text: `${JSON.stringify(lock, null, 1)}\n` }))];
}

/** What is remembered of texts, with one key of their ways under its new name. */
function withKey(texts: Record<string, string>, { ids, to }: Moved): Record<string, string> {
  const [before, after] = [ids, [...ids.slice(0, -1), to]].map((way) => way.join('.'));
  return Object.fromEntries(Object.entries(texts).map(([key, pair]) => [key === before || key.startsWith(`${before}.`) ? after + key.slice(before!.length) : key, pair]));
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
