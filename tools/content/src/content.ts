import { isUtf8 } from 'node:buffer';
import { lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DocumentId, Documents } from './documents.ts';
import { explain } from './explain.ts';
import { byPlace, lineAndColumn, type Fault, type FaultCode } from './fault.ts';
import { filesIn, isHidden } from './files.ts';
import { parseJson } from './json.ts';
import { documentId, kindOf, kinds, type Kind } from './kinds.ts';
import { hint } from './near.ts';
import { collectionsOf, crossCheck, idsAmong, linksOf, pathOfId, type Links } from './references.ts';
import { localeSchema, type LocaleFile, type Locales } from './schemas/locales.ts';
import type { Path, Source } from './source.ts';
import { isTranslation, lockIn, translationIn, translationOf } from './translations/paths.ts';
import { targetsIn } from './translations/kept.ts';
import { lockSchema } from './translations/lock-file.ts';
import type { Finding } from './translations/merge.ts';
import { Version, type Overlay } from './translations/version.ts';

const largest = 2_000_000;

/**
 * One file of content/, as it was last read. A file without `document` has faults. Texts are not kept (the collector would
 * carry them along) but for files with faults and files read again: places are looked up in them.
 */
type Entry = { file: string; kind?: Kind; text?: string; document?: unknown; links?: Links; faults: Fault[]; locale?: LocaleFile; overlay?: Overlay };

const isGood = true;

/** Loaded with the first MDX file: most runs need no MDX, and loading it takes longer than checking a hundred files. */
let mdx: { parse: (text: string) => Source; body: (text: string) => string; prepare: (texts: Iterable<string>) => Promise<void> } | undefined;

/** All files of content/ in memory. Every file on disk is a document, or has a fault, or both; none is ever dropped. */
export class Content {
  readonly folder: string;
  readonly #entries = new Map<string, Entry>();
  readonly #keep: boolean;
  readonly #drafts: boolean;
  readonly #unsaved: ReadonlyMap<string, string>;
  readonly #versions = new WeakMap<Entry, Map<string, Version>>();
  #list: { document: Locales } | undefined;

  /**
   * With `keep: false` documents that nobody translates are checked and thrown away: get() has none. With `drafts: false`
   * languages that are drafts are checked like the others, but not among the documents. A text in `unsaved` is read in the
   * place of its file.
   */
  constructor(folder: string, { keep = true, drafts = true, unsaved = new Map() }: { keep?: boolean; drafts?: boolean; unsaved?: ReadonlyMap<string, string> } = {}) {
    this.folder = folder;
    this.#keep = keep;
    this.#drafts = drafts;
    this.#unsaved = unsaved;
  }

  /** Reads the whole folder, forgetting what was read before. */
  async readAll(): Promise<this> {
    this.#entries.clear();
    const files = filesIn(this.folder);
    const translated = new Set(files.flatMap(({ file }) => translationIn(file)?.of ?? []));
    await this.#prepare(files.filter(({ file }) => file.endsWith('.mdx')).map(({ file }) => file));
    for (const { file, isPlain } of files) {
      const entry = this.#read(file, isPlain, this.#keep || file === 'locales.json' || translated.has(file));
      if (entry.faults.length === 0) delete entry.text;
    }
    this.#listLocales();
    return this;
  }

  /** Reads one file again (relative to the folder), or forgets it where it is gone. */
  async readAgain(file: string): Promise<void> {
    if (isHidden(file)) return;
    if (file.endsWith('.mdx')) await this.#prepare([file]);
    const stats = lstatSync(path.join(this.folder, file), { throwIfNoEntry: false });
    if (this.#unsaved.has(file)) this.#read(file, true, true);
    else if (stats && !stats.isDirectory()) this.#read(file, stats.isFile(), true);
    else {
      for (const known of this.#entries.keys()) if (known === file || known.startsWith(`${file}/`)) this.#entries.delete(known);
    }
    const of = translationIn(file)?.of;
    if (of !== undefined && this.#entries.get(of)?.document === isGood) this.#read(of, true, true);
    this.#listLocales();
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

  /** A document, or undefined where there is none or it has faults; in a language, or as it stands in content/. */
  get<Id extends DocumentId>(id: Id, locale?: string): Documents[Id] | undefined {
    return this.version(id, locale)?.document as Documents[Id] | undefined; // its kind's schema made it, and Documents says the same of the id
  }

  /** A document in a language before it is merged: the same object as long as neither the document nor its translation was read again. */
  version(id: DocumentId, locale?: string): { readonly document: unknown } | undefined {
    if (id === 'locales') return this.#list;
    const entry = this.#entries.get(`${id}.json`) ?? this.#entries.get(`${id}.mdx`);
    if (entry?.document === undefined || entry.document === isGood) return undefined;
    return locale === undefined || locale === this.#locales?.source ? (entry as { document: unknown }) : this.#versionOf(entry, locale); // just checked
  }

  /** The languages, the source language first. */
  locales(): Locales | undefined {
    return this.#locales;
  }

  /** What a language says for each text of a file: undefined where the file cannot be used. */
  translation(file: string, locale: string): Version | undefined {
    const entry = this.#entries.get(file);
    return entry?.document === undefined || entry.document === isGood || isTranslation(file) ? undefined : this.#versionOf(entry, locale);
  }

  /** What would be wrong with texts of a language for a file. */
  findingsOf(file: string, locale: string, texts: unknown): Finding[] {
    const origin = this.translation(file, locale)?.origin;
    return origin ? new Version(origin, { value: texts, hasBody: true }, { source: this.#locales?.source ?? 'en', locale }).findings : [];
  }

  /** What would be wrong with the body of an MDX file, or undefined. */
  async problemOfBody(body: string): Promise<string | undefined> {
    if (body === '') return undefined;
    mdx ??= await loadMdx();
    const text = `---\n---\n${body}\n`;
    await mdx.prepare([text]);
    return mdx.parse(text).problems[0]?.message;
  }

  /** The ids declared in a collection, for completion. */
  idsIn(collection: string): string[] {
    return idsAmong([...this.#entries.values()].flatMap(({ links }) => links?.declared ?? []), collection);
  }

  /** Everything wrong, in the order of files and lines. */
  faults(): Fault[] {
    const entries = [...this.#entries.values()];
    return [...entries.flatMap(({ faults }) => faults), ...this.#crossFaults(entries), ...this.#missingFiles(), ...this.#translationFaults(entries)].sort(byPlace);
  }

  #versionOf(entry: Entry, locale: string): Version {
    const overlay = this.#entries.get(translationOf(entry.file, locale))?.overlay;
    let versions = this.#versions.get(entry);
    if (!versions) this.#versions.set(entry, (versions = new Map()));
    let version = versions.get(locale);
    if (!version || version.overlay !== overlay) {
      const origin = { schema: entry.kind!.schema, document: entry.document, file: entry.file };
      versions.set(locale, (version = new Version(origin, overlay, { source: this.#locales?.source ?? 'en', locale })));
    }
    return version;
  }

  /** Lists the languages; the list of before stays where nothing in it has changed. */
  #listLocales(): void {
    const source = this.#entries.get('locales.json')?.document as Locales | undefined; // its schema made it
    const others = [...this.#entries.values()].flatMap(({ file, locale }) => {
      if (!locale || (locale.draft && !this.#drafts)) return [];
      const { name, dir, draft } = locale;
      return [{ code: translationIn(file)!.locale, name, dir, ...(draft && { draft }) }];
    });
    const list = source && { ...source, locales: [...source.locales, ...others.sort((a, b) => (a.code < b.code ? -1 : 1))] };
    if (JSON.stringify(list) === JSON.stringify(this.#locales)) return;
    this.#list = list && { document: list };
  }

  get #locales(): Locales | undefined {
    return this.#list?.document;
  }

  #translationFaults(entries: Entry[]): Fault[] {
    const faults: Fault[] = [];
    const locales = new Set<string>();
    for (const { file, overlay } of entries) {
      const found = translationIn(file);
      if (found && found.locale !== this.#locales?.source) locales.add(found.locale);
      if (!found || !overlay) continue;
      const source = this.#entries.get(found.of);
      if (!source) {
        const known = entries.flatMap(({ file: other }) => (isTranslation(other) ? [] : [other]));
        faults.push({ file, line: 1, column: 1, code: 'unknown-file', message: `translates ${found.of}, which does not exist.${hint(found.of, known)}` });
      } else if (source.document !== undefined) faults.push(...this.#faultsOfTranslation(file, source, found.locale, overlay));
    }
    for (const locale of locales) {
      const file = translationOf('locale.json', locale);
      if (!this.#entries.has(file)) faults.push({ file, line: 1, column: 1, code: 'missing-file', message: 'this file is missing: { "name": "…", "dir": "ltr" }' });
    }
    return faults;
  }

  #faultsOfTranslation(file: string, source: Entry, locale: string, overlay: Overlay): Fault[] {
    const { findings } = this.#versionOf(source, locale);
    if (findings.length === 0 && !overlay.hasBody) return [];
    const translated = this.#sourceOf(file);
    const at = (offset: number) => lineAndColumn(translated.text, offset);
    const faults = findings.map(({ path: where, part, code, message }) => ({ file, ...at(translated.place(where, part)), code, message }));
    if (!overlay.hasBody) return faults;
    const body = mdx!.body(translated.text);
    const [wanted, given] = [mdx!.body(this.#readText(source.file).text), body].map((text) => new Set(targetsIn(text)));
    const start = at(translated.text.length - body.length + body.search(/\S/));
    for (const lost of wanted!) if (!given!.has(lost)) faults.push({ file, ...start, code: 'link-target', message: `the text lacks a link to ${lost}, which the source text has` });
    for (const added of given!) if (!wanted!.has(added)) faults.push({ file, ...at(translated.text.indexOf(`](${added}`) + 2), code: 'link-target', message: `the text has a link to ${added}, which the source text has not` });
    return faults;
  }

  async #prepare(files: readonly string[]): Promise<void> {
    if (files.length === 0) return;
    mdx ??= await loadMdx();
    await mdx.prepare(files.map((file) => this.#readText(file).text));
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
    const text = this.#entries.get(file)?.text ?? this.#readText(file).text;
    return { text, ...parse(file, text) };
  }

  #readText(file: string): Read {
    const text = this.#unsaved.get(file);
    return text === undefined ? readText(`${this.folder}/${file}`) : { text };
  }

  #missingFiles(): Fault[] {
    return kinds
      .filter(({ pattern, required }) => required && !this.#entries.has(pattern))
      .map(({ pattern }) => ({ file: pattern, line: 1, column: 1, code: 'missing-file', message: 'this file is missing' }));
  }

  #read(file: string, isPlain: boolean, keep: boolean): Entry {
    const entry: Entry = { file, faults: [] };
    this.#entries.set(file, entry);
    const refuse = (code: FaultCode, message: string, offset = 0) => {
      entry.faults.push({ file, ...lineAndColumn(entry.text ?? '', offset), code, message });
      return entry;
    };
    const kind = kindOf(file);
    const translation = translationIn(file);
    if (translation && translation.locale === (this.#entries.get('locales.json')?.document as Locales | undefined)?.source) return refuse('contradiction', `content/ is written in "${translation.locale}": change ${translation.of} itself`); // its schema made it
    if (!kind && !translation && lockIn(file) === undefined) return refuse('unknown-file', `no kind of content has this path.${pathHint(file)} Known: ${kinds.map(({ pattern }) => pattern).join(', ')}, translations/<language>/…`);
    if (kind) entry.kind = kind;
    if (!isPlain) return refuse('not-a-file', 'this is not a plain file');
    const { text, problem, isGone } = this.#readText(file);
    if (isGone) this.#entries.delete(file);
    entry.text = text;
    if (problem) return refuse(problem.code, problem.message, problem.offset);
    if (translation && !file.endsWith('.json') && !file.endsWith('.mdx')) return refuse('unknown-file', 'a translation is a .json or .mdx file, as its source is');
    const source = parse(file, text);
    for (const { code, message, offset } of source.problems) refuse(code, message, offset);
    if (!('value' in source)) return entry;
    if (translation && translation.of !== 'locale.json') {
      if (entry.faults.length === 0) entry.overlay = { value: source.value, hasBody: file.endsWith('.mdx') && mdx!.body(text).trim() !== '' };
      return entry;
    }
    const schema = kind?.schema ?? (translation ? localeSchema : lockSchema);
    if (kind) entry.links = linksOf(kind.schema, source.value);
    const result = schema.safeParse(source.value);
    if (!result.success) {
      for (const { code, message, offset } of explain(schema, source.value, result.error.issues, source.place)) refuse(code, message, offset);
    } else if (entry.faults.length > 0) return entry;
    else if (kind) entry.document = keep ? result.data : isGood;
    else if (translation) entry.locale = result.data as LocaleFile; // its schema, just above
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

async function loadMdx(): Promise<NonNullable<typeof mdx>> {
  const [{ bodyOf, parseMdx }, { bodyProblems, prepare, readOnce }] = await Promise.all([import('./mdx.ts'), import('./sound.ts')]);
  return { parse: (text) => readOnce(text, (one) => parseMdx(one, bodyProblems)), body: bodyOf, prepare };
}
