import { isUtf8 } from 'node:buffer';
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DocumentId, Documents } from './documents.ts';
import { explain } from './explain.ts';
import { byPlace, lineAndColumn, type Fault, type FaultCode } from './fault.ts';
import { parseJson } from './json.ts';
import { documentId, kindOf, kinds, type Kind } from './kinds.ts';
import { hint } from './near.ts';
import { collectionsOf, crossCheck, idsAmong, linksOf, pathOfId, type Links } from './references.ts';
import type { Path, Source } from './source.ts';

const largest = 2_000_000;

/**
 * One file of content/, as it was last read. A file without `document` has faults. Texts are not kept (the collector would
 * carry them along) but for files with faults and files read again: places are looked up in them.
 */
type Entry = { file: string; kind?: Kind; text?: string; document?: unknown; links?: Links; faults: Fault[] };

const isGood = true;

/** Loaded with the first MDX file: most runs need no MDX, and loading it takes longer than checking a hundred files. */
let mdx: { parse: (text: string) => Source; prepare: (texts: Iterable<string>) => Promise<void> } | undefined;

/** All files of content/ in memory. Every file on disk is a document, or has a fault, or both; none is ever dropped. */
export class Content {
  readonly folder: string;
  readonly #entries = new Map<string, Entry>();
  readonly #keep: boolean;

  /** With `keep: false` the documents are checked and thrown away: get() has none. */
  constructor(folder: string, { keep = true } = {}) {
    this.folder = folder;
    this.#keep = keep;
  }

  /** Reads the whole folder, forgetting what was read before. */
  async readAll(): Promise<this> {
    this.#entries.clear();
    const files = filesIn(this.folder);
    await this.#prepare(files.filter(({ file }) => file.endsWith('.mdx')).map(({ file }) => file));
    for (const { file, isPlain } of files) {
      const entry = this.#read(file, isPlain);
      if (entry.faults.length === 0) delete entry.text;
    }
    return this;
  }

  /** Reads one file again (relative to the folder), or forgets it where it is gone. */
  async readAgain(file: string): Promise<void> {
    if (isHidden(file)) return;
    if (file.endsWith('.mdx')) await this.#prepare([file]);
    const stats = lstatSync(path.join(this.folder, file), { throwIfNoEntry: false });
    if (stats && !stats.isDirectory()) this.#read(file, stats.isFile());
    else {
      for (const known of this.#entries.keys()) if (known === file || known.startsWith(`${file}/`)) this.#entries.delete(known);
    }
  }

  /** True while the disk holds what was last read of a file. */
  isCurrent(file: string): boolean {
    const entry = this.#entries.get(file);
    const stats = lstatSync(path.join(this.folder, file), { throwIfNoEntry: false });
    if (!stats?.isFile()) return entry === undefined || isHidden(file);
    return isHidden(file) || (entry?.text !== undefined && readText(`${this.folder}/${file}`).text === entry.text);
  }

  /** The files on disk, relative to the folder. */
  files(): string[] {
    return [...this.#entries.keys()];
  }

  /** Ids of the documents that can be used. */
  ids(): DocumentId[] {
    return [...this.#entries.values()].filter(({ document }) => document !== undefined).map(({ file }) => documentId(file) as DocumentId); // a file with a document matched a kind
  }

  /** A document, or undefined where there is none or it has faults. */
  get<Id extends DocumentId>(id: Id): Documents[Id] | undefined {
    const entry = this.#entries.get(`${id}.json`) ?? this.#entries.get(`${id}.mdx`);
    return (this.#keep ? entry?.document : undefined) as Documents[Id] | undefined; // its kind's schema made it, and Documents says the same of the id
  }

  /** The ids declared in a collection, for completion. */
  idsIn(collection: string): string[] {
    return idsAmong([...this.#entries.values()].flatMap(({ links }) => links?.declared ?? []), collection);
  }

  /** Everything wrong, in the order of files and lines. */
  faults(): Fault[] {
    const entries = [...this.#entries.values()];
    return [...entries.flatMap(({ faults }) => faults), ...this.#crossFaults(entries), ...this.#missingFiles()].sort(byPlace);
  }

  async #prepare(files: readonly string[]): Promise<void> {
    if (files.length === 0) return;
    mdx ??= await loadMdx();
    await mdx.prepare(files.map((file) => readText(`${this.folder}/${file}`).text));
  }

  #crossFaults(entries: Entry[]): Fault[] {
    const unread = new Set(entries.flatMap(({ kind, links }) => (kind && !links ? collectionsOf(kind.schema) : [])));
    const sources = new Map<string, { text: string } & Source>();
    const at = (file: string, where: Path) => {
      let source = sources.get(file);
      if (!source) sources.set(file, (source = this.#sourceOf(file)));
      return lineAndColumn(source.text, source.place(where, 'value'));
    };
    const files = entries
      .flatMap(({ file, kind, links }) => (links ? [{ file, links, pathOf: (mark: Parameters<typeof pathOfId>[2], id: string) => pathOfId(kind!.schema, this.#sourceOf(file).value, mark, id) }] : []))
      .sort((a, b) => (a.file < b.file ? -1 : 1));
    const findings = crossCheck(files, unread, (file, where) => `${file}:${at(file, where).line}:${at(file, where).column}`);
    return findings.map(({ file, path: where, code, message }) => ({ file, ...at(file, where), code, message }));
  }

  #sourceOf(file: string): { text: string } & Source {
    const text = this.#entries.get(file)?.text ?? readText(`${this.folder}/${file}`).text;
    return { text, ...parse(file, text) };
  }

  #missingFiles(): Fault[] {
    return kinds
      .filter(({ pattern, required }) => required && !this.#entries.has(pattern))
      .map(({ pattern }) => ({ file: pattern, line: 1, column: 1, code: 'missing-file', message: 'this file is missing' }));
  }

  #read(file: string, isPlain: boolean): Entry {
    const entry: Entry = { file, faults: [] };
    this.#entries.set(file, entry);
    const refuse = (code: FaultCode, message: string, offset = 0) => {
      entry.faults.push({ file, ...lineAndColumn(entry.text ?? '', offset), code, message });
      return entry;
    };
    const kind = kindOf(file);
    if (!kind) return refuse('unknown-file', `no kind of content has this path.${pathHint(file)} Known: ${kinds.map(({ pattern }) => pattern).join(', ')}`);
    entry.kind = kind;
    if (!isPlain) return refuse('not-a-file', 'this is not a plain file');
    const { text, problem, isGone } = readText(`${this.folder}/${file}`);
    if (isGone) this.#entries.delete(file);
    entry.text = text;
    if (problem) return refuse(problem.code, problem.message, problem.offset);
    const source = parse(file, text);
    for (const { code, message, offset } of source.problems) refuse(code, message, offset);
    if (!('value' in source)) return entry;
    entry.links = linksOf(kind.schema, source.value);
    const result = kind.schema.safeParse(source.value);
    if (!result.success) {
      for (const { code, message, offset } of explain(kind.schema, source.value, result.error.issues, source.place)) refuse(code, message, offset);
    } else if (entry.faults.length === 0) entry.document = this.#keep ? result.data : isGood;
    return entry;
  }
}

function parse(file: string, text: string): Source {
  return file.endsWith('.mdx') ? mdx!.parse(text) : parseJson(text);
}

function pathHint(file: string): string {
  const patterns = kinds.map(({ pattern }) => pattern.replace('<slug>', path.posix.basename(file).replace(/\.\w+$/, '')));
  return hint(file, patterns);
}

type Read = { text: string; isGone?: boolean; problem?: { code: FaultCode; message: string; offset: number } };

/** A file's text, read in the quickest way there is; what may be wrong with it is looked at only where it shows. */
function readText(file: string): Read {
  let text = '';
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException; // node:fs throws these
    // Deleted between the listing and the reading, as editors do while they save.
    return { text, isGone: code === 'ENOENT', problem: { code: 'not-a-file', message: `the file cannot be read (${code})`, offset: 0 } };
  }
  const problem = (code: FaultCode, message: string, offset = 0) => ({ text, problem: { code, message, offset } });
  if (text.length > largest) return problem('too-large', `the file is larger than ${largest / 1_000_000} MB`);
  if (text.charCodeAt(0) === 0xfeff) return problem('encoding', 'the file starts with a byte order mark: save it as UTF-8 without BOM');
  const replaced = text.indexOf('\ufffd');
  if (replaced !== -1 && !isUtf8(readFileSync(file))) return problem('encoding', 'this character is not UTF-8: save the file as UTF-8', replaced);
  return { text };
}

/** Files below a folder, with forward slashes. Hidden files and editors' backups (name~) are not content. */
function filesIn(folder: string, below = ''): { file: string; isPlain: boolean }[] {
  return readdirSync(path.join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const file = below ? `${below}/${entry.name}` : entry.name;
    if (isHidden(entry.name)) return [];
    return entry.isDirectory() ? filesIn(folder, file) : [{ file, isPlain: entry.isFile() }];
  });
}

export function isHidden(file: string): boolean {
  return file.split('/').some((part) => part.startsWith('.') || part.endsWith('~'));
}

async function loadMdx(): Promise<NonNullable<typeof mdx>> {
  const [{ parseMdx }, { bodyProblems, prepare }] = await Promise.all([import('./mdx.ts'), import('./sound.ts')]);
  return { parse: (text) => parseMdx(text, bodyProblems), prepare };
}
