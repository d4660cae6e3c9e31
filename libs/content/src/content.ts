import { lstatSync } from 'node:fs';
import path from 'node:path';
import { idFaults, worldFaults, type Around } from './between.ts';
import type { DocumentId, Documents } from './documents.ts';
import { isGood, type Entry } from './entry.ts';
import { byPlace, lineAndColumn, type Fault } from './fault.ts';
import { filesIn, isHidden } from './files.ts';
import { documentId, kinds } from './kinds.ts';
import { originalIn, type Original } from './originals.ts';
import { parse, prepareMdx } from './late-mdx.ts';
import { hint } from './near.ts';
import { pictureFaults } from './picture-faults.ts';
import { readEntry, type Memory } from './read-entry.ts';
import { judged, readText, type Read } from './read-text.ts';
import { hasDouble, idsAmong } from './references.ts';
import type { Locales } from './schemas/locales.ts';
import { judgeOnce } from './sound.ts';
import type { Source } from './source.ts';
import { faultsOfTranslation } from './translations/faults.ts';
import type { Glossary } from './translations/glossary.ts';
import { atTheGlossary } from './translations/glossary-faults.ts';
import type { LockFile } from './translations/lock-file.ts';
import type { Finding } from './translations/merge.ts';
import { isOutdated, leavesAt } from './translations/outdated.ts';
import { isTranslation, lockOf, translationIn, translationOf } from './translations/paths.ts';
import { Version, type Overlay } from './translations/version.ts';
import type { Rules } from './world/around.ts';
import { RuleMemory } from './world/rule-memory.ts';

export type ContentOptions = { keep?: boolean; drafts?: boolean; unsaved?: ReadonlyMap<string, string | Buffer | undefined>; whole?: Rules | undefined; finished?: boolean; today?: string | undefined; bytes?: ReadonlyMap<string, Buffer> | undefined; known?: Memory | undefined };

/** All but the kinds of which there may be thousands that nothing else is judged by. */
function othersHangOn(file: string): boolean {
  return !/^(?:surveys|navigation)\//.test(file) || file === 'surveys/talent.json';
}

const placeOf = ({ file, line, column }: Fault) => `${file}:${line}:${column}`;

/** All files of content/ in memory. Every file on disk is a document, or has a fault, or both; none is ever dropped. */
export class Content {
  readonly folder: string;
  readonly #entries = new Map<string, Entry>();
  readonly #keep: boolean;
  readonly #drafts: boolean;
  readonly #unsaved: ReadonlyMap<string, string | Buffer | undefined>;
  readonly #bytes: ReadonlyMap<string, Buffer> | undefined;
  readonly #known: Memory | undefined;
  readonly #asked: { whole: Rules | undefined; finished: boolean; today: string | undefined };
  readonly #versions = new WeakMap<Entry, Map<string, Version>>();
  readonly #told = new WeakMap<Overlay, { by: readonly unknown[]; faults: Fault[] }>();
  readonly #rules = new RuleMemory();
  #list: { document: Locales } | undefined;

  /**
   * With `keep: false` documents that nobody translates are checked and thrown away: get() has none. With `drafts: false`
   * languages that are drafts are checked like the others, but not among the documents. A text in `unsaved` is read in the
   * place of its file, and a file without one is taken for gone. `whole` is asked as well where the folder is a whole site; with
   * `finished`, nothing may be still to be written; with `today`, links to what is not shown on that day are told. What is in `bytes` is not
   * read again, and documents that are not kept are not looked through where `known` knows them.
   */
  constructor(folder: string, { keep = true, drafts = true, unsaved = new Map(), whole, finished = false, today, bytes, known }: ContentOptions = {}) {
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
    const isGone = this.#unsaved.has(file) && this.#unsaved.get(file) === undefined;
    if (this.#unsaved.has(file) && !isGone) this.#read(file, true, true);
    else if (stats && !isGone && !stats.isDirectory()) this.#read(file, stats.isFile(), true);
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
    if (entry?.original) return entry.original.mark === `${stats.ino} ${stats.size} ${stats.mtimeMs}`;
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
    const text = `---\n---\n${body}\n`;
    await prepareMdx([text]);
    return parse('body.mdx', text).problems[0]?.message;
  }

  /** The words that a language has for those of the product. */
  glossary(locale: string): Glossary | undefined {
    return this.#entries.get(translationOf('glossary.json', locale))?.glossary;
  }

  /** The text of a file as it is read here. */
  textOf(file: string): string {
    return this.#readText(file).text;
  }

  /** The pictures of content/pictures/ whose originals are in order: the file of each, and what its first bytes say. */
  originals(): Map<string, { file: string; original: Original }> {
    return new Map([...this.#entries.values()].flatMap(({ file, original }) => (original ? [[originalIn(file)!.id, { file, original }]] : []))); // what has one is called so
  }

  /** The ids declared in a collection, for completion. */
  idsIn(collection: string): string[] {
    return idsAmong([...this.#entries.values()].flatMap(({ links }) => links?.declared ?? []), collection);
  }

  /** Files that could not be read as what they are: what leads to them and from them is not judged. */
  unread(): string[] {
    return [...this.#entries.values()].flatMap(({ file, kind, document }) => (kind && document === undefined && !isTranslation(file) ? [file] : []));
  }

  /** Everything wrong, in the order of files and lines. */
  faults(): Fault[] {
    const entries = [...this.#entries.values()];
    const own = [...entries.flatMap(({ faults }) => faults), ...idFaults(this.#around(entries)), ...this.#missingFiles(), ...this.#translationFaults(entries), ...this.#pictureFaults(entries)];
    // What does not exist is told, and not what follows from it at the same place.
    const places = new Set(own.map(placeOf));
    return [...own, ...worldFaults(this.#around(entries), own).filter((fault) => !places.has(placeOf(fault)))].sort(byPlace);
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
      const { name, dir, region, draft } = locale;
      return [{ code: translationIn(file)!.locale, name, dir, ...(region !== undefined && { region }), ...(draft && { draft }) }];
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
    const locales = new Map<string, Fault[]>();
    for (const { file, overlay } of entries) {
      const found = translationIn(file);
      if (found && found.locale !== this.#locales?.source && !locales.has(found.locale)) locales.set(found.locale, []);
      if (!found || !overlay) continue;
      const source = this.#entries.get(found.of);
      if (!source) {
        if (this.#isLeftOver(found.locale, found.of, overlay)) continue;
        const known = entries.flatMap(({ file: other }) => (isTranslation(other) ? [] : [other]));
        faults.push({ file, line: 1, column: 1, code: 'unknown-file', message: `translates ${found.of}, which does not exist.${hint(found.of, known)}` });
      } else if (source.document !== undefined && !hasDouble(source.links)) (locales.get(found.locale) ?? faults).push(...this.#faultsOfTranslation(file, source, found.locale, overlay));
    }
    for (const [locale, own] of locales) {
      faults.push(...this.#mindingGlossary(locale, own));
      const file = translationOf('locale.json', locale);
      if (!this.#entries.has(file)) faults.push({ file, line: 1, column: 1, code: 'missing-file', message: 'this file is missing: { "name": "…", "dir": "ltr" }' });
    }
    return faults;
  }

  #pictureFaults(entries: Entry[]): Fault[] {
    const { source, locales = [] } = this.#locales ?? {};
    const placeOf = (file: string, key: string) => {
      const { text, place } = this.#sourceOf(file);
      return lineAndColumn(text, place([key], 'value'));
    };
    return pictureFaults({ entries, languages: locales.filter(({ code, draft }) => code !== source && !draft), placeOf });
  }

  #mindingGlossary(locale: string, faults: readonly Fault[]): readonly Fault[] {
    const glossary = this.glossary(locale);
    if (!glossary) return faults;
    const file = translationOf('glossary.json', locale);
    const pairs = () => [...this.#entries.values()].flatMap((entry) => (entry.kind && entry.document !== undefined && !isTranslation(entry.file) ? this.#versionOf(entry, locale).texts() : []));
    const faultAt = (path: readonly (string | number)[], message: string): Fault => {
      const { text, place } = this.#sourceOf(file);
      return { file, ...lineAndColumn(text, place(path, 'value')), code: 'glossary', message };
    };
    return atTheGlossary(faults, { glossary, pairs, faultAt });
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
    const glossary = this.glossary(locale);
    const by = [source, locked, glossary, this.#locales?.source];
    const known = this.#told.get(overlay);
    if (known?.by.every((one, index) => one === by[index])) return known.faults;
    const look = () => faultsOfTranslation({ file, source, version: this.#versionOf(source, locale), overlay, glossary, locked }, { textOf: (one) => this.#readText(one).text, sourceOf: (one) => this.#sourceOf(one) });
    const hashes = [file, source.file, ...(glossary ? [translationOf('glossary.json', locale)] : [])].map((one) => this.#entries.get(one)?.hash);
    const faults = judgeOnce(['translation', file, this.#locales?.source, ...hashes, locked], look);
    this.#told.set(overlay, { by, faults });
    return faults;
  }

  #prepare(files: readonly string[]): Promise<void> {
    return prepareMdx(files.map((file) => this.#readText(file).text));
  }

  #around(entries: readonly Entry[]): Around {
    return {
      entries,
      sourceOf: (file) => this.#sourceOf(file),
      textOf: (file) => this.#readText(file).text,
      document: (id, locale) => this.get(id, locale),
      source: this.#locales?.source ?? 'en',
      today: this.#asked.today,
      whole: this.#asked.whole,
      memory: this.#rules,
    };
  }

  #sourceOf(file: string): { text: string } & Source {
    const text = this.#entries.get(file)?.text ?? this.#readText(file).text;
    return { text, ...parse(file, text) };
  }

  #readText(file: string): Read {
    const text = this.#unsaved.get(file);
    return typeof text === 'string' ? judged(text) : readText(`${this.folder}/${file}`, this.#bytes?.get(file));
  }

  #bytesOf(file: string): { at: string; unsaved: Buffer | undefined } {
    const bytes = this.#unsaved.get(file) ?? this.#bytes?.get(file);
    return { at: `${this.folder}/${file}`, unsaved: typeof bytes === 'string' ? Buffer.from(bytes) : bytes };
  }

  #missingFiles(): Fault[] {
    return kinds
      .filter(({ pattern, required }) => required && !this.#entries.has(pattern))
      .map(({ pattern }) => ({ file: pattern, line: 1, column: 1, code: 'missing-file', message: 'this file is missing' }));
  }

  #read(file: string, isPlain: boolean, keep: boolean): Entry {
    let isGone = false;
    const source = (this.#entries.get('locales.json')?.document as Locales | undefined)?.source; // its schema made it
    const entry = readEntry(file, isPlain, keep, { source, finished: this.#asked.finished, known: this.#known, readText: (one) => this.#readText(one), bytesOf: (one) => this.#bytesOf(one), forget: () => (isGone = true) });
    if (isGone) this.#entries.delete(file);
    else this.#entries.set(file, entry);
    return entry;
  }
}
