import type { z } from 'zod';
import { markOf, type Mark, type Within } from './marks.ts';
import { hint } from './near.ts';
import type { Path, Problem } from './source.ts';
import { partsOf, walk, type Place } from './walk.ts';

type IdMark = Extract<Mark, { mark: 'id' }>;
type RefMark = Extract<Mark, { mark: 'ref' }>;
type Declared = { mark: IdMark; id: string; parent: string | undefined };
type Referred = { mark: RefMark; id: string; parent: string | undefined };
type WithPath<Link> = Link & { path: Path };
type Finding = { path: Path } & Pick<Problem, 'code' | 'message'>;

/** The ids one document declares, and its references to other documents. What stays inside the document is checked here. */
export type Links = { declared: Declared[]; outward: WithPath<Referred>[]; findings: (Finding & { first?: Path })[] };

/** Where in a file a path is, for messages: "surveys/talent.json:12:3". */
type Where = (file: string, path: Path) => string;

const wanted = ['id', 'ref'] as const;

/** True where a document uses an id twice: which of the two is meant, nobody knows. */
export function hasDouble(links: Links | undefined): boolean {
  return links?.findings.some(({ code }) => code === 'duplicate-id') === true;
}

/** Looks once without remembering paths, which almost no document needs, and again only where there is something to tell. */
export function linksOf(schema: z.ZodType, value: unknown): Links {
  const declared: Declared[] = [];
  const referred: Referred[] = [];
  walk(schema, value, (mark, id, place) => {
    if (mark.mark === 'id') declared.push({ mark, id, parent: place.items.at(-1)?.id });
    else if (mark.mark === 'ref') referred.push({ mark, id, parent: parentOf(mark, place) });
  }, wanted);
  const own: Index = referred.length > 0 ? indexOf(declared, false) : new Map();
  const isQuiet = !mayRepeat(declared) && referred.every((link) => own.get(link.mark.collection)?.get(link.id)?.has(link.parent) ?? false);
  return { declared, ...(isQuiet ? { outward: [], findings: [] } : lookCloser(schema, value, own, new Set(declared.flatMap(({ mark }) => (mark.unique === 'everywhere' ? [mark.collection] : []))))) };
}

function mayRepeat(declared: readonly Declared[]): boolean {
  const seen = new Set<string>();
  for (const { mark, id, parent } of declared) seen.add(`${mark.collection} ${mark.unique === 'list' ? (parent ?? '') : ''} ${id}`);
  return seen.size < declared.length;
}

/** `shared` are collections whose ids are the only ones in all of content: what is not among the document's own may be in another. */
function lookCloser(schema: z.ZodType, value: unknown, own: Index, shared: ReadonlySet<string>): Pick<Links, 'outward' | 'findings'> {
  const outward: WithPath<Referred>[] = [];
  const findings: Links['findings'] = [];
  const first = new Map<string, Path>();
  walk(schema, value, (mark, id, place) => {
    const path = [...place.path];
    if (mark.mark === 'id') {
      const key = `${mark.collection} ${mark.unique === 'list' ? path.slice(0, -2).join('.') : ''} ${id}`;
      const before = first.get(key);
      if (before) findings.push({ path, first: before, code: 'duplicate-id', message: `"${id}" is used twice: first in ` });
      else first.set(key, path);
    } else if (mark.mark === 'ref') {
      const link = { mark, id, path, parent: parentOf(mark, place) };
      const here = dangling(link, own.get(mark.collection), own);
      if (!own.has(mark.collection) || (here.length > 0 && shared.has(mark.collection))) outward.push(link);
      else findings.push(...here);
    }
  }, wanted);
  return { outward, findings };
}

/** The item that a reference is narrowed to. */
export function parentOf({ within }: RefMark, place: Place): string | undefined {
  if (within === undefined) return undefined;
  if (within === 'item') return place.items.at(-1)?.id;
  if (within === 'key') return place.key;
  if ('item' in within) return within.item;
  return named(within, place);
}

function named(within: Extract<Within, { field: string }>, place: Place): string | undefined {
  const value = place.objects.at(-1)?.[within.field];
  return typeof value === 'string' ? value : undefined;
}

/** Collection → id → the items it is declared in. `undefined` is always among them: a reference may not care. */
type Index = Map<string, Map<string, Set<string | undefined>>>;

function indexOf(declared: Iterable<Declared>, withAliases: boolean): Index {
  const index: Index = new Map();
  const add = (collection: string, id: string, parent: string | undefined) => {
    let ids = index.get(collection);
    if (!ids) index.set(collection, (ids = new Map()));
    const parents = ids.get(id);
    if (parents) parents.add(parent);
    else ids.set(id, new Set([undefined, parent]));
  };
  for (const { mark, id, parent } of declared) {
    add(mark.collection, id, parent);
    if (withAliases && mark.aliases) for (const name of mark.aliases.names(id, parent)) add(mark.aliases.collection, name, parent);
  }
  return index;
}

/** The ids of a collection, its aliases included. */
export function idsAmong(declared: Iterable<Declared>, collection: string): string[] {
  return [...(indexOf(declared, true).get(collection)?.keys() ?? [])];
}

function dangling({ mark, id, path, parent }: WithPath<Referred>, ids: Map<string, Set<string | undefined>> | undefined, index: Index): Finding[] {
  if (ids?.get(id)?.has(parent)) return [];
  // An option of a question that does not exist: the question is the fault.
  if (parent !== undefined && ![...index.values()].some((declared) => declared.has(parent))) return [];
  const candidates = [...(ids ?? [])].filter(([, parents]) => parents.has(parent)).map(([candidate]) => candidate);
  const among = parent === undefined ? `the ${mark.collection}` : `the ${mark.collection} of "${parent}"`;
  return [{ path, code: 'dangling-reference', message: `"${id}" is not among ${among}.${hint(id, candidates)}` }];
}

/** The collections whose ids a kind of file can declare. */
export function collectionsOf(schema: z.core.$ZodType, seen = new Set<z.core.$ZodType>()): string[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const mark = markOf(schema);
  if (mark) return mark.mark === 'id' ? [mark.collection, ...(mark.aliases ? [mark.aliases.collection] : [])] : [];
  return partsOf(schema).flatMap((part) => collectionsOf(part, seen));
}

const idMarks = new WeakMap<z.ZodType, readonly IdMark[]>();

/** How the ids of a kind of document are marked, each once, always in one order. */
export function idMarksOf(schema: z.ZodType): readonly IdMark[] {
  const known = idMarks.get(schema);
  if (known) return known;
  const marks = new Map<string, IdMark>();
  const seen = new Set<z.core.$ZodType>();
  const look = (part: z.core.$ZodType) => {
    if (seen.has(part)) return;
    seen.add(part);
    const mark = markOf(part);
    if (mark?.mark === 'id' && !marks.has(`${mark.collection} ${mark.unique}`)) marks.set(`${mark.collection} ${mark.unique}`, mark);
    else if (!mark) partsOf(part).forEach(look);
  };
  look(schema);
  const found = [...marks.values()];
  idMarks.set(schema, found);
  return found;
}

type File = { file: string; links: Links; pathOf: (mark: IdMark, id: string) => Path };

/**
 * Ids used twice and references that lead nowhere, over all files. `unread` are collections of which a file could not be
 * read: references into them are left alone, so that one broken file is one fault.
 */
export function crossCheck(files: readonly File[], unread: ReadonlySet<string>, where: Where): ({ file: string } & Finding)[] {
  const everywhere = new Map<string, { file: File; mark: IdMark; id: string }>();
  const isReferring = files.some(({ links }) => links.outward.length > 0);
  const all = indexOf(isReferring ? files.flatMap(({ links }) => links.declared) : [], true);
  return files.flatMap((one) => {
    const { file, links } = one;
    const inside = links.findings.map(({ first, message, ...finding }) => ({ ...finding, message: first ? message + where(file, first) : message }));
    const outside = links.outward.filter(({ mark, id }) => all.get(mark.collection)?.has(id) || !unread.has(mark.collection)).flatMap((link) => dangling(link, all.get(link.mark.collection), all));
    return [...inside, ...outside, ...repeated(one, everywhere, where)].map((finding) => ({ file, ...finding }));
  });
}

/** Of two files with one id, the one that is called so is right. */
function repeated(file: File, everywhere: Map<string, { file: File; mark: IdMark; id: string }>, where: Where): (Finding & { file: string })[] {
  const isCalledSo = (one: File, id: string) => one.file.endsWith(`/${id}.json`);
  const findings: (Finding & { file: string })[] = [];
  for (const { mark, id } of file.links.declared) {
    if (mark.unique !== 'everywhere') continue;
    const key = `${mark.collection} ${id}`;
    const first = everywhere.get(key);
    if (!first) everywhere.set(key, { file, mark, id });
    else if (first.file !== file) {
      const [right, wrong] = isCalledSo(file, id) && !isCalledSo(first.file, id) ? [file, first.file] : [first.file, file];
      findings.push({ file: wrong.file, path: wrong.pathOf(mark, id), code: 'duplicate-id', message: `"${id}" is used twice: first in ${where(right.file, right.pathOf(mark, id))}` });
    }
  }
  return findings;
}

/** Where an id is declared in a document. */
export function pathOfId(schema: z.ZodType, value: unknown, wantedMark: IdMark, wantedId: string): Path {
  let found: Path = [];
  walk(schema, value, (mark, id, place) => {
    if (mark.mark === 'id' && mark.collection === wantedMark.collection && id === wantedId && found.length === 0) found = [...place.path];
  }, wanted);
  return found;
}
