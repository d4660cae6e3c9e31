import type { z } from 'zod';
import { markOf, type Unique, type Within } from './marks.ts';
import { hint } from './near.ts';
import type { Path, Problem } from './source.ts';
import { partsOf, walk } from './walk.ts';

/** An id written in a file, and where. */
export type Declared = { id: string; collection: string; path: Path; unique: Unique | 'alias'; parent: string | undefined };
/** A reference written in a file. `parent` is the item the referenced id must be declared in, where the schema asks for one. */
export type Referred = { id: string; collection: string; path: Path; parent?: string };
export type Links = { declared: Declared[]; referred: Referred[] };

/** The ids and references of one document, found by the walk. */
export function linksOf(schema: z.ZodType, value: unknown): Links {
  const links: Links = { declared: [], referred: [] };
  walk(schema, value, (mark, id, place) => {
    const path = [...place.path];
    if (mark.mark === 'id') {
      const parent = place.items.at(-1)?.id;
      links.declared.push({ id, collection: mark.collection, unique: mark.unique, path, parent });
      for (const name of mark.aliases?.names(id, parent) ?? []) links.declared.push({ id: name, collection: mark.aliases!.collection, unique: 'alias', path, parent });
    }
    if (mark.mark === 'ref') {
      const parent = mark.within && parentOf(mark.within, place);
      links.referred.push({ id, collection: mark.collection, path, ...(parent !== undefined && { parent }) });
    }
  }, ['id', 'ref']);
  return links;
}

function parentOf(within: Within, place: Parameters<Parameters<typeof walk>[2]>[2]): string | undefined {
  if (within === 'item') return place.items.at(-1)?.id;
  if (within === 'key') return place.key;
  const named = place.objects.at(-1)?.[within.field];
  return typeof named === 'string' ? named : undefined;
}

/** The collections whose ids a kind of file can declare. */
export function collectionsOf(schema: z.core.$ZodType, seen = new Set<z.core.$ZodType>()): string[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const mark = markOf(schema);
  if (mark) return mark.mark === 'id' ? [mark.collection, ...(mark.aliases ? [mark.aliases.collection] : [])] : [];
  return partsOf(schema).flatMap((part) => collectionsOf(part, seen));
}

type File = { file: string; links: Links };
type Placed = { file: string; path: Path } & Pick<Problem, 'code' | 'message'>;

/**
 * Ids used twice and references that lead nowhere, over all files. `unread` are collections of which a file could not be
 * read: references into them are left alone, so that one broken file is one fault.
 */
export function crossCheck(files: readonly File[], unread: ReadonlySet<string>, where: (file: string, path: Path) => string): Placed[] {
  const all = new Map<string, Map<string, Set<string | undefined>>>();
  for (const { links } of files) collect(all, links.declared);
  const everywhere = new Map<string, { file: string; path: Path }>();
  return files.flatMap(({ file, links }) => [
    ...duplicates(file, links.declared, everywhere, where),
    ...(links.referred.length === 0 ? [] : dangling(file, links, all, unread)),
  ]);
}

type Index = Map<string, Map<string, Set<string | undefined>>>;

function collect(index: Index, declared: readonly Declared[]): Index {
  for (const { collection, id, parent } of declared) {
    let ids = index.get(collection);
    if (!ids) index.set(collection, (ids = new Map()));
    const parents = ids.get(id);
    if (parents) parents.add(parent);
    else ids.set(id, new Set([parent]));
  }
  return index;
}

function isDeclared(id: string, index: Index): boolean {
  return [...index.values()].some((ids) => ids.has(id));
}

function duplicates(file: string, declared: readonly Declared[], everywhere: Map<string, { file: string; path: Path }>, where: (file: string, path: Path) => string): Placed[] {
  const placed: Placed[] = [];
  const here = new Map<string, { file: string; path: Path }>();
  for (const { id, collection, unique, path } of declared) {
    if (unique === 'alias') continue;
    const seen = unique === 'everywhere' ? everywhere : here;
    const list = unique === 'list' ? path.slice(0, -2).join('.') : '';
    const key = `${collection} ${list} ${id}`;
    const first = seen.get(key);
    if (first) placed.push({ file, path, code: 'duplicate-id', message: `"${id}" is used twice: first in ${where(first.file, first.path)}` });
    else seen.set(key, { file, path });
  }
  return placed;
}

function dangling(file: string, links: Links, all: Index, unread: ReadonlySet<string>): Placed[] {
  const own = collect(new Map(), links.declared.filter(({ unique }) => unique !== 'alias'));
  return links.referred.flatMap(({ id, collection, path, parent }) => {
    const ids = own.get(collection) ?? all.get(collection);
    if (ids?.get(id)) {
      if (parent === undefined || ids.get(id)!.has(parent)) return [];
    } else if (!own.has(collection) && unread.has(collection)) return [];
    // An option of a question that does not exist: the question is the fault.
    if (parent !== undefined && !isDeclared(parent, own) && !isDeclared(parent, all)) return [];
    const candidates = [...(ids ?? [])].filter(([, parents]) => parent === undefined || parents.has(parent)).map(([candidate]) => candidate);
    const among = parent === undefined ? `the ${collection}` : `the ${collection} of "${parent}"`;
    return [{ file, path, code: 'dangling-reference' as const, message: `"${id}" is not among ${among}.${hint(id, candidates)}` }];
  });
}
