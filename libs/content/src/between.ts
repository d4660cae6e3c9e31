import type { Entry } from './entry.ts';
import { lineAndColumn, type Fault } from './fault.ts';
import { documentId, kinds } from './kinds.ts';
import { linksInBody } from './late-mdx.ts';
import { pathsTo } from './links.ts';
import { collectionsOf, crossCheck, hasDouble, pathOfId } from './references.ts';
import type { Path, Source } from './source.ts';
import { translationIn } from './translations/paths.ts';
import { tellOfWorld, type Rules } from './world/around.ts';
import type { RuleMemory } from './world/rule-memory.ts';
import type { World } from './world/world.ts';

/** All that was read, for what is wrong between files and in none of them. */
export type Around = {
  entries: readonly Entry[];
  sourceOf: (file: string) => { text: string } & Source;
  textOf: (file: string) => string;
  document: World['document'];
  /** The language that content is written in. */
  source: string;
  today: string | undefined;
  whole: Rules | undefined;
  memory: RuleMemory;
};

/** What is wrong between documents by their ids. */
export function idFaults({ entries, sourceOf, whole }: Around): Fault[] {
  const byFile = new Map(entries.map((entry) => [entry.file, entry]));
  const unread = new Set(entries.flatMap(({ kind, document, links }) => (kind && (document === undefined || hasDouble(links)) ? collectionsOf(kind.schema) : [])));
  // Of a whole site the missing file is told.
  const given = new Set(entries.map(({ kind }) => kind));
  if (whole) for (const kind of kinds) if (!given.has(kind) && !kind.optional) for (const collection of collectionsOf(kind.schema)) unread.add(collection);
  const sources = new Map<string, { text: string } & Source>();
  const at = (file: string, where: Path) => {
    let source = sources.get(file);
    if (!source) sources.set(file, (source = sourceOf(file)));
    return lineAndColumn(source.text, source.place(where, 'value'));
  };
  const files = entries
    .flatMap(({ file, kind, links }) => (links ? [{ file, links, pathOf: (mark: Parameters<typeof pathOfId>[2], id: string) => pathOfId(kind!.schema, sourceOf(file).value, mark, id) }] : []))
    .sort((a, b) => (a.file < b.file ? -1 : 1));
  const findings = crossCheck(files, unread, (file, where) => `${file}:${at(file, where).line}:${at(file, where).column}`);
  // One mistake, one fault: references are judged once their document is right, and a line that holds something unseen tells that.
  return findings.flatMap(({ file, path: where, code, message }): Fault[] => {
    const { document, faults } = byFile.get(file)!; // it has links, so it was read
    if (code === 'dangling-reference' && document === undefined && faults.length > 0) return [];
    const place = at(file, where);
    return faults.some((fault) => fault.line === place.line && fault.code === 'hostile-text') ? [] : [{ file, ...place, code, message }];
  });
}

/** What is wrong between documents by what they say, beside what is told of them already. */
export function worldFaults({ entries, sourceOf, source, document, textOf, today, whole, memory }: Around, told: readonly Fault[]): Fault[] {
  const byFile = new Map(entries.map((entry) => [entry.file, entry]));
  const files = entries.flatMap(({ file, kind }) => (kind ? [file] : [])).sort();
  const isDouble = new Set<string>(entries.flatMap(({ file, links }) => (hasDouble(links) ? [documentId(file)] : [])));
  const world: World = {
    files,
    source,
    languages: [...new Set(entries.flatMap(({ file }) => translationIn(file)?.locale ?? []))].filter((code) => code !== source),
    called: new Map(entries.flatMap(({ file, locale }) => (locale ? [[translationIn(file)!.locale, locale] as const] : [])).sort(([one], [other]) => (one < other ? -1 : 1))), // it was read as one
    today,
    document: (id, locale) => (isDouble.has(id) ? undefined : document(id, locale)),
    text: textOf,
    faulty: new Set(told.map(({ file }) => file)),
    links: entries.flatMap(({ file, leads = [] }) => (leads.length > 0 ? [{ file, targets: leads }] : [])),
    placesOf: (file, target) => placesOf(byFile.get(file)!, sourceOf(file), target), // it has links, so it was read
  };
  const sources = new Map<string, { text: string } & Source>();
  return tellOfWorld(world, whole, memory).map(({ file, at, part = 'value', code, message }) => {
    if (!byFile.has(file)) return { file, line: 1, column: 1, code, message };
    let read = sources.get(file);
    if (!read) sources.set(file, (read = sourceOf(file)));
    return { file, ...lineAndColumn(read.text, typeof at === 'number' ? at : read.place(at, part)), code, message };
  });
}

function placesOf({ file, kind }: Entry, { text, value }: { text: string } & Source, target: string): (Path | number)[] {
  const inBody = file.endsWith('.mdx') ? linksInBody(text).flatMap(({ to, offset }) => (to === target ? [offset] : [])) : [];
  return [...pathsTo(kind!.schema, value, target), ...inBody]; // it has links, so it is of a kind
}
