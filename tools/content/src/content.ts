import { isUtf8 } from 'node:buffer';
import { lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import type { DocumentId, Documents } from './documents.ts';
import { explain } from './explain.ts';
import { byPlace, lineAndColumn, type Fault, type FaultCode } from './fault.ts';
import { filesIn, isHidden } from './files.ts';
import { unseenCharacter } from './hostile.ts';
import { parseJson } from './json.ts';
import { documentId, kindOf, kinds, type Kind } from './kinds.ts';
import { pathsTo, targetsInBody, targetsOf } from './links.ts';
import { hint } from './near.ts';
import { collectionsOf, crossCheck, idsAmong, linksOf, pathOfId, type Links } from './references.ts';
import { toWrite } from './sample.ts';
import { glossarySchema, type GlossaryFile } from './schemas/glossary.ts';
import { localeSchema, type LocaleFile, type Locales } from './schemas/locales.ts';
import type { KnownDocuments } from './known-documents.ts';
import type { Path, Source } from './source.ts';
import { blocksOf } from './translations/blocks.ts';
import { glossaryOf, type Glossary } from './translations/glossary.ts';
import { hashOf } from './translations/hash.ts';
import { sameTargets } from './translations/kept.ts';
import { lockSchema, type LockFile } from './translations/lock-file.ts';
import type { Finding } from './translations/merge.ts';
import { bodyState, isBodyOutdated, isOutdated, leavesAt } from './translations/outdated.ts';
import { isTranslation, lockIn, lockOf, translationIn, translationOf } from './translations/paths.ts';
import { Version, type Overlay } from './translations/version.ts';
import { tellOfWorld } from './world/around.ts';
import type { World } from './world/world.ts';

const largest = 2_000_000;

/**
 * One file of content/, as it was last read. A file without `document` has faults. Texts are not kept (the collector would
 * carry them along) but for files with faults and files read again: places are looked up in them.
 */
type Entry = { file: string; kind?: Kind; text?: string; document?: unknown; links?: Links; faults: Fault[]; locale?: LocaleFile; glossary?: Glossary; overlay?: Overlay; lock?: LockFile; /** Where the links of an MDX body lead. */ targets?: readonly string[]; /** Where all its links lead. */ leads?: readonly string[] };

/** The files of a language that translate nothing: what it is, and its words. */
const aboutLanguage: Readonly<Partial<Record<string, z.ZodType>>> = { 'locale.json': localeSchema, 'glossary.json': glossarySchema };

const isGood = true;

/** Loaded with the first MDX file: most runs need no MDX, and loading it takes longer than checking a hundred files. */
let mdx: { parse: (text: string) => Source; body: (text: string) => string; prepare: (texts: Iterable<string>) => Promise<void> } | undefined;

export type ContentOptions = { keep?: boolean; drafts?: boolean; unsaved?: ReadonlyMap<string, string>; whole?: boolean; finished?: boolean; today?: string | undefined; bytes?: ReadonlyMap<string, Buffer> | undefined; known?: KnownDocuments | undefined };

/** What `content new` leaves for a person: as it is written there anywhere, in any letters where it is all that a text says. */
const said = toWrite.replaceAll(' ', '\\s+');
const around = '[\\s*_~“”«»‘’\'()\\[\\]#>|.:…!?-]*';
const unwritten = [new RegExp(`\\b${said}\\b`, 'g'), new RegExp(`(?<=(?:"|:[ \\t]|>|^)${around})${said}(?=${around}(?:"|<|$))`, 'gim')];

/** All but the kinds of which there may be thousands that nothing else is judged by. */
function othersHangOn(file: string): boolean {
  return !/^(?:surveys|navigation)\//.test(file) || file === 'surveys/talent.json';
}

/** All files of content/ in memory. Every file on disk is a document, or has a fault, or both; none is ever dropped. */
export class Content {
  readonly folder: string;
  readonly #entries = new Map<string, Entry>();
  readonly #keep: boolean;
  readonly #drafts: boolean;
  readonly #unsaved: ReadonlyMap<string, string>;
  readonly #bytes: ReadonlyMap<string, Buffer> | undefined;
  readonly #known: KnownDocuments | undefined;
  readonly #asked: { whole: boolean; finished: boolean; today: string | undefined };
  readonly #versions = new WeakMap<Entry, Map<string, Version>>();
  readonly #told = new WeakMap<Overlay, { by: readonly unknown[]; faults: Fault[] }>();
  #list: { document: Locales } | undefined;

  /**
   * With `keep: false` documents that nobody translates are checked and thrown away: get() has none. With `drafts: false`
   * languages that are drafts are checked like the others, but not among the documents. A text in `unsaved` is read in the
   * place of its file. With `whole`, it must be all that the product needs, and every link must lead somewhere; with
   * `finished`, nothing may be still to be written; with `today`, links to what is not shown on that day are told. What is in `bytes` is not
   * read again, and documents that are not kept are not looked through where `known` knows them.
   */
  constructor(folder: string, { keep = true, drafts = true, unsaved = new Map(), whole = false, finished = false, today, bytes, known }: ContentOptions = {}) {
    this.#bytes = bytes;
    this.#known = known;
    this.folder = folder;
    this.#keep = keep;
    this.#drafts = drafts;
    this.#unsaved = unsaved;
    this.#asked = { whole, finished, today };
  }

  /** Reads the whole folder, forgetting what was read before. */
  async readAll(): Promise<this> {
    this.#entries.clear();
    const files = filesIn(this.folder);
    const translated = new Set(files.flatMap(({ file }) => translationIn(file)?.of ?? []));
    await this.#prepare(files.filter(({ file }) => file.endsWith('.mdx')).map(({ file }) => file));
    for (const { file, isPlain } of files) {
      const entry = this.#read(file, isPlain, this.#keep || othersHangOn(file) || translated.has(file));
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
    return origin ? new Version(origin, { value: texts, hasBody: true }, { source: this.#locales?.source ?? 'en', locale, glossary: this.glossary(locale) }).findings : [];
  }

  /** What would be wrong with the body of an MDX file, or undefined. */
  async problemOfBody(body: string): Promise<string | undefined> {
    if (body === '') return undefined;
    mdx ??= await loadMdx();
    const text = `---\n---\n${body}\n`;
    await mdx.prepare([text]);
    return mdx.parse(text).problems[0]?.message;
  }

  /** The words that a language has for those of the product. */
  glossary(locale: string): Glossary | undefined {
    return this.#entries.get(translationOf('glossary.json', locale))?.glossary;
  }

  /** The text of a file as it is read here. */
  textOf(file: string): string {
    return this.#readText(file).text;
  }

  /** The ids declared in a collection, for completion. */
  idsIn(collection: string): string[] {
    return idsAmong([...this.#entries.values()].flatMap(({ links }) => links?.declared ?? []), collection);
  }

  /** Everything wrong, in the order of files and lines. */
  faults(): Fault[] {
    const entries = [...this.#entries.values()];
    const own = [...entries.flatMap(({ faults }) => faults), ...this.#crossFaults(entries), ...this.#missingFiles(), ...this.#translationFaults(entries)];
    // Typed lines are read with the rules of all languages: where one of these files is wrong, that is the fault.
    const around = this.#worldFaults(entries);
    const areRulesWrong = [...own, ...around].some(({ file, code }) => code !== 'misread' && (file.endsWith('blueprint/rules.json') || file.startsWith('blueprint/typed/')));
    return [...own, ...around.filter(({ code }) => code !== 'misread' || !areRulesWrong)].sort(byPlace);
  }

  #versionOf(entry: Entry, locale: string): Version {
    const overlay = this.#entries.get(translationOf(entry.file, locale))?.overlay;
    const glossary = this.glossary(locale);
    let versions = this.#versions.get(entry);
    if (!versions) this.#versions.set(entry, (versions = new Map()));
    let version = versions.get(locale);
    if (!version || version.overlay !== overlay || version.glossary !== glossary) {
      const origin = { schema: entry.kind!.schema, document: entry.document, file: entry.file, targets: entry.targets };
      versions.set(locale, (version = new Version(origin, overlay, { source: this.#locales?.source ?? 'en', locale, glossary })));
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
        if (this.#isLeftOver(found.locale, found.of, overlay)) continue;
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

  /** A translation whose source file was deleted, or is not there yet: true where it was in order once, and nobody has touched it since. */
  #isLeftOver(locale: string, of: string, { value, targets }: Overlay): boolean {
    const locked = this.#lockOf(locale)[of];
    return locked !== undefined && (isOutdated(leavesAt(value, []), locked, new Map()) || (targets !== undefined && locked.body !== undefined));
  }

  #lockOf(locale: string): LockFile {
    return this.#entries.get(lockOf(locale))?.lock ?? {};
  }

  /** What is wrong in a translation by its own doing; looked at again only where it, its source, its glossary or what is remembered of it was read again. */
  #faultsOfTranslation(file: string, source: Entry, locale: string, overlay: Overlay): Fault[] {
    const locked = this.#lockOf(locale)[source.file];
    const by = [source, locked, this.glossary(locale), this.#locales?.source];
    const known = this.#told.get(overlay);
    if (known?.by.every((one, index) => one === by[index])) return known.faults;
    const faults = this.#lookThrough(file, source, locale, overlay, locked);
    this.#told.set(overlay, { by, faults });
    return faults;
  }

  /** Where its source has changed since, a translation is not wrong but stale. */
  #lookThrough(file: string, source: Entry, locale: string, overlay: Overlay, locked: LockFile[string] | undefined): Fault[] {
    const version = this.#versionOf(source, locale);
    const sources = new Map(version.findings.length > 0 ? version.texts().map(({ path: at, source: text }) => [at.join('.'), text]) : []);
    const findings = version.findings.filter(({ path: at }) => !isOutdated(leavesAt(overlay.value, at), locked, sources));
    const isBodyRight = !overlay.hasBody || sameTargets(source.targets, overlay.targets);
    const glossary = overlay.hasBody ? this.glossary(locale) : undefined;
    if (findings.length === 0 && isBodyRight && !glossary) return [];
    const translated = this.#sourceOf(file);
    const at = (offset: number) => lineAndColumn(translated.text, offset);
    const faults = findings.map(({ path: where, part, code, message }) => ({ file, ...at(translated.place(where, part)), code, message }));
    if (glossary) faults.push(...this.#bodyWords(file, source.file, glossary, locked));
    if (isBodyRight || isBodyOutdated(translated.text, this.#readText(source.file).text, locked)) return faults;
    const body = mdx!.body(translated.text);
    const [wanted, given] = [source.targets, overlay.targets].map((targets) => new Set(targets));
    const start = at(translated.text.length - body.length + body.search(/\S/));
    for (const lost of wanted!) if (!given!.has(lost)) faults.push({ file, ...start, code: 'link-target', message: `the text lacks a link to ${lost}, which the source text has` });
    const places = new Map(targetsInBody(translated.text, body).map(({ to, offset }) => [to, offset]));
    for (const added of given!) if (!wanted!.has(added)) faults.push({ file, ...at(places.get(added) ?? 0), code: 'link-target', message: `the text has a link to ${added}, which the source text has not` });
    return faults;
  }

  /** Paragraphs of a post that do not use the words of the glossary; those whose source has changed wait for their translator. */
  #bodyWords(file: string, source: string, glossary: Glossary, locked: LockFile[string] | undefined): Fault[] {
    const [text, sources] = [this.#readText(file).text, blocksOf(this.#readText(source).text)];
    const blocks = blocksOf(text);
    const isUneven = blocks.length !== sources.length; // what stands beside a new paragraph is not what it was made from
    const isKnown = (block: string) => locked?.body?.some((pair) => pair.endsWith(hashOf(block))) === true;
    return blocks.flatMap((block, index) => {
      if (sources[index] === undefined || bodyState(sources[index], block, locked) === 'stale' || (isUneven && !isKnown(block))) return [];
      return glossary.judge(sources[index], block).map((message): Fault => ({ file, ...lineAndColumn(text, text.indexOf(block)), code: 'glossary', message: `the text ${message}` }));
    });
  }

  async #prepare(files: readonly string[]): Promise<void> {
    if (files.length === 0) return;
    mdx ??= await loadMdx();
    await mdx.prepare(files.map((file) => this.#readText(file).text));
  }

  #crossFaults(entries: Entry[]): Fault[] {
    const unread = new Set(entries.flatMap(({ kind, document }) => (kind && document === undefined ? collectionsOf(kind.schema) : [])));
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
    // One mistake, one fault: references are judged once their document is right, and a line that holds something unseen tells that.
    return findings.flatMap(({ file, path: where, code, message }): Fault[] => {
      const { document, faults } = this.#entries.get(file)!; // it has links, so it was read
      if (code === 'dangling-reference' && document === undefined && faults.length > 0) return [];
      const place = at(file, where);
      return faults.some((fault) => fault.line === place.line && fault.code === 'hostile-text') ? [] : [{ file, ...place, code, message }];
    });
  }

  #worldFaults(entries: Entry[]): Fault[] {
    const files = entries.flatMap(({ file, kind }) => (kind ? [file] : [])).sort();
    const source = this.#locales?.source ?? 'en';
    const world: World = {
      files,
      source,
      languages: [...new Set(entries.flatMap(({ file }) => translationIn(file)?.locale ?? []))].filter((code) => code !== source),
      today: this.#asked.today,
      document: (id, locale) => this.get(id, locale),
      text: (file) => this.#readText(file).text,
      links: entries.flatMap(({ file, leads = [] }) => (leads.length > 0 ? [{ file, targets: leads }] : [])),
      placesOf: (file, target) => this.#placesOf(file, target),
    };
    const sources = new Map<string, { text: string } & Source>();
    return tellOfWorld(world, this.#asked).map(({ file, at, part = 'value', code, message }) => {
      if (!this.#entries.has(file)) return { file, line: 1, column: 1, code, message };
      let read = sources.get(file);
      if (!read) sources.set(file, (read = this.#sourceOf(file)));
      return { file, ...lineAndColumn(read.text, typeof at === 'number' ? at : read.place(at, part)), code, message };
    });
  }

  #placesOf(file: string, target: string): (Path | number)[] {
    const { text, value } = this.#sourceOf(file);
    const inBody = file.endsWith('.mdx') ? targetsInBody(text, mdx!.body(text)).flatMap(({ to, offset }) => (to === target ? [offset] : [])) : [];
    return [...pathsTo(this.#entries.get(file)!.kind!.schema, value, target), ...inBody]; // it has links, so it is of a kind
  }

  #sourceOf(file: string): { text: string } & Source {
    const text = this.#entries.get(file)?.text ?? this.#readText(file).text;
    return { text, ...parse(file, text) };
  }

  #readText(file: string): Read {
    const text = this.#unsaved.get(file);
    return text === undefined ? readText(`${this.folder}/${file}`, this.#bytes?.get(file)) : judged(text);
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
      const at = lineAndColumn(entry.text ?? '', offset);
      // What nobody sees in a line makes more wrong than itself: one mistake, one fault.
      if (!entry.faults.some((fault) => fault.line === at.line && fault.code === 'hostile-text')) entry.faults.push({ file, ...at, code, message });
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
    const isUnkept = kind !== undefined && !keep && file.endsWith('.json');
    const before = isUnkept ? this.#known?.of(kind, text) : undefined;
    if (before) return Object.assign(entry, before, { document: isGood });
    for (const { offset, message } of unseenIn(text)) refuse('hostile-text', `this line ${message}`, offset);
    if (this.#asked.finished) for (const index of new Set(unwritten.flatMap((pattern) => Array.from(text.matchAll(pattern), ({ index: at }) => at)))) refuse('unwritten', 'this is still to be written: write it, or take it out', index);
    const source = parse(file, text);
    for (const { code, message, offset } of source.problems) refuse(code, message, offset);
    if (!('value' in source)) return entry;
    if (kind && file.endsWith('.mdx') && entry.faults.length === 0 && mdx!.body(text).trim() === '') refuse('too-short', 'there is no text below the fields', text.length - 1);
    if (translation && !aboutLanguage[translation.of]) {
      if (entry.faults.length === 0) entry.overlay = { value: source.value, ...bodyIn(file, text) };
      return entry;
    }
    const schema = kind?.schema ?? (translation ? aboutLanguage[translation.of]! : lockSchema);
    if (kind) entry.links = linksOf(kind.schema, source.value);
    const result = schema.safeParse(source.value);
    if (!result.success) {
      for (const { code, message, offset } of explain(schema, source.value, result.error.issues, source.place)) refuse(code, message, offset);
    } else if (entry.faults.length > 0) return entry;
    else if (kind) {
      entry.document = keep ? result.data : isGood;
      entry.leads = targetsOf(kind.schema, result.data, text.includes(']('));
      if (isUnkept && entry.links) this.#known?.add(kind, text, { links: entry.links, leads: entry.leads });
      if (file.endsWith('.mdx')) {
        entry.targets = targetsInBody(text, mdx!.body(text)).map(({ to }) => to);
        entry.leads = [...new Set([...entry.leads, ...targetsInBody(text, mdx!.body(text)).map(({ to }) => to)])];
      }
    } else if (translation?.of === 'glossary.json') entry.glossary = glossaryOf(result.data as GlossaryFile); // its schema, just above
    else if (translation) entry.locale = result.data as LocaleFile; // as above
    else entry.lock = result.data as LockFile; // as above
    return entry;
  }
}

/** Whether a translated text has a body, and where its links lead. */
function bodyIn(file: string, text: string): Omit<Overlay, 'value'> {
  const body = file.endsWith('.mdx') ? mdx!.body(text) : '';
  return body.trim() === '' ? { hasBody: false } : { hasBody: true, targets: targetsInBody(text, body).map(({ to }) => to) };
}

function parse(file: string, text: string): Source {
  return file.endsWith('.mdx') ? mdx!.parse(text) : parseJson(text);
}

/** The first unseen character of each line. */
function unseenIn(text: string): { offset: number; message: string }[] {
  const found: { offset: number; message: string }[] = [];
  for (let one = unseenCharacter(text); one; one = unseenCharacter(text, text.indexOf('\n', one.offset) + 1 || text.length)) found.push(one);
  return found;
}

function pathHint(file: string): string {
  const patterns = kinds.map(({ pattern }) => pattern.replace('<slug>', path.posix.basename(file).replace(/\.\w+$/, '')));
  return hint(file, patterns);
}

type Read = { text: string; isGone?: boolean; problem?: { code: FaultCode; message: string; offset: number } };

/** A file's text, read in the quickest way there is; what may be wrong with it is looked at only where it shows. */
function readText(file: string, bytes?: Buffer): Read {
  let text = '';
  try {
    text = bytes ? bytes.toString('utf8') : readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException; // node:fs throws these
    // Deleted between the listing and the reading, as editors do while they save.
    return { text, isGone: code === 'ENOENT', problem: { code: 'not-a-file', message: `the file cannot be read (${code})`, offset: 0 } };
  }
  const replaced = text.indexOf('\ufffd');
  if (replaced !== -1 && !isUtf8(bytes ?? readFileSync(file))) return { text, problem: { code: 'encoding', message: 'this character is not UTF-8: save the file as UTF-8', offset: replaced } };
  return judged(text);
}

function judged(text: string): Read {
  const problem = (code: FaultCode, message: string) => ({ text, problem: { code, message, offset: 0 } });
  if (text.length > largest) return problem('too-large', `the file is larger than ${largest / 1_000_000} MB`);
  if (text.charCodeAt(0) === 0xfeff) return problem('encoding', 'the file starts with a byte order mark: save it as UTF-8 without BOM');
  if (text.charCodeAt(0) === 0 || text.charCodeAt(1) === 0) return problem('encoding', 'the file is UTF-16: save it as UTF-8');
  return { text };
}

async function loadMdx(): Promise<NonNullable<typeof mdx>> {
  const [{ bodyOf, parseMdx }, { bodyProblems, prepare, readOnce }] = await Promise.all([import('./mdx.ts'), import('./sound.ts')]);
  return { parse: (text) => readOnce(text, (one) => parseMdx(one, bodyProblems)), body: bodyOf, prepare };
}
