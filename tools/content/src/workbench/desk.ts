import { Content } from '@bridge/content/engine/content';
import type { Answer, BroughtPicture, Count, Done, Draft, FieldFault, Hit, List, Opened, Row, SourceText, Task, Value } from '@bridge/content/engine/editing';
import type { DocumentId } from '@bridge/content/engine/documents';
import type { Fault } from '@bridge/content/engine/fault';
import { documentId, kindOf } from '@bridge/content/engine/kinds';
import { hashOf } from '@bridge/content/engine/translations/hash';
import { standingIn, standingOf, updateLock, writeLock, type Standing } from '../translations/lock.ts';
import { originalIn } from '@bridge/content/engine/originals';
import { isTranslation, lockOf, translationIn, translationOf } from '@bridge/content/engine/translations/paths';
import { bringPicture } from './bring-picture.ts';
import { carryOut, creatable } from './documents.ts';
import { plainPath, readPlain, replaceText } from './disk.ts';
import { formOf, idsOf } from './form.ts';
import { isRecord } from './items.ts';
import { mergeValues } from './merge.ts';
import { fieldOf } from './places.ts';
import { bodyIn } from './rewrite-mdx.ts';
import { search } from './search.ts';
import { textWith, valueOf } from './text.ts';

export class NoSuchFile extends Error {}

/** What the workbench does with content/: it lists, opens, checks, merges and saves. One thing at a time. */
export class Desk {
  readonly #content: Content;
  readonly #folder: string;
  readonly #unsaved = new Map<string, string>();
  readonly #today: () => string;
  #turn: Promise<unknown>;

  constructor(folder: string, today = () => new Date().toISOString().slice(0, 10)) {
    this.#folder = folder;
    this.#today = today;
    this.#content = new Content(folder, { unsaved: this.#unsaved });
    this.#turn = this.#content.readAll();
  }

  /** A file was changed by somebody. */
  noticed(file: string): Promise<void> {
    return this.#inTurn(() => this.#content.readAgain(file));
  }

  /** Those of the files that the disk says otherwise of than what was read. */
  missed(files: readonly string[]): Promise<string[]> {
    return this.#inTurn(async () => files.filter((file) => !this.#content.isCurrent(file)));
  }

  list(): Promise<List> {
    return this.#inTurn(async () => {
      const content = this.#content;
      const { source, locales } = content.locales() ?? { source: 'en', locales: [] };
      const standing = locales.filter(({ code }) => code !== source).map(({ code }) => ({ code, texts: standingOf(content, code).texts }));
      const faults = content.faults();
      const sources = new Set(content.files().filter((file) => !isTranslation(file) && !originalIn(file)));
      const ofPicture = (file: string) => (originalIn(file) ? `pictures/${originalIn(file)!.id}.json` : file); // just looked at
      const owner = (file: string) => (sources.has(ofPicture(file)) ? ofPicture(file) : sources.has(translationIn(file)?.of ?? '') ? translationIn(file)!.of : file);
      const files = [...new Set([...sources, ...faults.map(({ file }) => owner(file))])].sort();
      const rows = files.map((file): Row => {
        const address = this.#addressOf(file);
        return {
          file,
          id: documentId(file),
          isOneOfMany: kindOf(file)?.pattern.includes('<slug>') ?? false,
          ...(address !== undefined && { address }),
          faults: faults.filter((fault) => owner(fault.file) === file),
          languages: Object.fromEntries(standing.flatMap(({ code, texts }) => (texts.get(file)?.length ? [[code, countOf(texts.get(file)!)]] : []))),
        };
      });
      return { folder: this.#folder, source, locales, creatable: creatable(), rows };
    });
  }

  /** The texts that show the words of a screen. */
  search(typed: string): Promise<Hit[]> {
    return this.#inTurn(async () => search(this.#content, typed));
  }

  /** Creates, copies, renames or deletes a document. */
  carryOut(task: Task): Promise<Done> {
    return this.#inTurn(async () => {
      if (task.act !== 'create') this.#targetOf(task.file);
      return carryOut(this.#content, task, this.#today());
    });
  }

  /** Takes a picture that somebody brings. */
  bringPicture(brought: BroughtPicture): Promise<Done> {
    return this.#inTurn(() => bringPicture(this.#content, brought));
  }

  open(file: string, locale?: string): Promise<Opened> {
    return this.#inTurn(async () => {
      const { target, at } = this.#targetOf(file, locale);
      await this.#content.readAgain(target);
      const text = readPlain(at) ?? '';
      const value = valueOf(target, text);
      if (value === undefined) return { state: 'unreadable', file: target, faults: this.#content.faults().filter((fault) => fault.file === target) };
      const faults = this.#content.faults();
      const sheet = { text, value, ...this.#toldOf(target, text, faults, new Set(faults.map(nameOf))), ids: idsOf(this.#content), drawn: this.#drawnAs(file, locale) };
      if (locale === undefined) return { state: 'open', file: target, form: formOf(kindOf(file)!.schema, this.#content, this.#today()), ...sheet };
      return { state: 'open', file: target, texts: this.#textsOf(file, locale), ...(file.endsWith('.mdx') && { sourceBody: bodyIn(readPlain(this.#targetOf(file).at) ?? '') }), ...sheet };
    });
  }

  /** What a form would say of a text that the file had before. */
  read(file: string, locale: string | undefined, text: string): Promise<Value> {
    return this.#inTurn(async () => {
      const { target } = this.#targetOf(file, locale);
      const value = valueOf(target, text);
      if (value === undefined) throw new NoSuchFile(target); // it has another form by now
      return value;
    });
  }

  /** Says of a stale text that its translation is right as it is. */
  accept(file: string, locale: string, key: string): Promise<SourceText[]> {
    return this.#inTurn(async () => {
      this.#targetOf(file, locale);
      const { texts, lock } = standingOf(this.#content, locale);
      const stale = texts.get(file)?.find((text) => text.key === key && text.state === 'stale' && !text.isBody);
      const locked = lock[file]?.texts;
      if (stale?.text !== undefined && locked) {
        locked[key] = `${hashOf(stale.source)} ${hashOf(stale.text)}`;
        writeLock(this.#content, locale, lock);
        await this.#content.readAgain(lockOf(locale));
      }
      return this.#textsOf(file, locale);
    });
  }

  /** Brings a form and its file together; saves where that is wanted, nothing is in dispute and the checker has nothing to say. */
  bring(draft: Draft): Promise<Answer> {
    return this.#inTurn(async () => {
      for (let attempt = 1; ; attempt++) {
        const answer = await this.#bring(draft);
        if (answer !== 'outrun') return answer;
        if (attempt === 10) throw new Error(`${draft.file} changes faster than it can be saved`);
      }
    });
  }

  async #bring({ file, locale, base, value: mine, undone, save }: Draft): Promise<Answer | 'outrun'> {
    const content = this.#content;
    const { target, at } = this.#targetOf(file, locale);
    await content.readAgain(target);
    const onDisk = readPlain(at);
    const current = onDisk ?? '';
    const theirs = valueOf(target, current);
    if (theirs === undefined) return { state: 'unreadable', file: target, faults: content.faults().filter((fault) => fault.file === target) };
    const before = valueOf(target, base) ?? {};
    // A file that was deleted has nothing to merge with: what the form says would make it anew.
    const { value, conflicts } = onDisk === undefined || current === base ? { value: mine, conflicts: [] } : mergeValues(before, mine, theirs, undone === undefined ? before : valueOf(target, undone));
    const text = textWith(target, current, (locale === undefined ? value : withoutEmpty(value)) as Value); // both sides are records
    const changed = text !== current;
    const known = new Set(content.faults().map(nameOf));
    if (save && changed && locale === undefined) await this.#lockTranslations(file);
    const looked = () => ({ faults: content.faults(), ids: idsOf(content), drawn: this.#drawnAs(file, locale) });
    const checked = changed ? await this.#with(new Map([[target, text]]), looked) : looked();
    const told = this.#toldOf(target, text, checked.faults, known);
    const answer = { conflicts, changed, value: value as Value, ids: checked.ids, drawn: checked.drawn, ...told };
    if (conflicts.length > 0) return { state: 'conflict', text: current, ...answer };
    if (!save) return { state: 'unsaved', text: current, ...answer };
    if (told.faults.length > 0 || told.elsewhere.length > 0) return { state: 'refused', text: current, ...answer };
    if (changed && !replaceText(at, text, onDisk)) return 'outrun';
    await content.readAgain(target);
    if (changed && locale !== undefined) {
      updateLock(content, locale);
      await content.readAgain(lockOf(locale));
    }
    return { state: 'saved', text, ...answer, changed: false };
  }

  /** Looks at content/ as it would be with what a form says, where the checker has nothing against it; "faulty" otherwise. */
  lookAt<Seen>(draft: Pick<Draft, 'file' | 'locale' | 'value'> | undefined, look: (content: Content, unsaved: ReadonlyMap<string, string>) => Promise<Seen>): Promise<Seen | 'faulty'> {
    return this.#inTurn(async () => {
      const seen = async () => (this.#content.faults().length > 0 ? 'faulty' : look(this.#content, this.#unsaved));
      if (!draft) return seen();
      const { target, at } = this.#targetOf(draft.file, draft.locale);
      const text = textWith(target, readPlain(at) ?? '', (draft.locale === undefined ? draft.value : withoutEmpty(draft.value)) as Value); // a record stays one
      return this.#with(new Map([[target, text]]), seen);
    });
  }

  /** What content/ is like with files that are not saved. */
  async #with<Seen>(drafts: ReadonlyMap<string, string>, look: () => Seen | Promise<Seen>): Promise<Seen> {
    const readAgain = async () => {
      for (const file of drafts.keys()) await this.#content.readAgain(file);
    };
    for (const [file, text] of drafts) this.#unsaved.set(file, text);
    await readAgain();
    try {
      return await look();
    } finally {
      this.#unsaved.clear();
      await readAgain();
    }
  }

  #drawnAs(file: string, locale: string | undefined): unknown {
    return this.#content.get(documentId(file) as DocumentId, locale); // its kind was looked at
  }

  /** Remembers what translators have written for a file, before its source changes: from then on their words are stale, and not wrong. */
  async #lockTranslations(file: string): Promise<void> {
    for (const other of this.#content.files()) {
      const found = translationIn(other);
      if (found?.of !== file || !this.#speaks(found.locale)) continue;
      updateLock(this.#content, found.locale);
      await this.#content.readAgain(lockOf(found.locale));
    }
  }

  /** The faults of a file at its fields, and those that it would make in other files. */
  #toldOf(target: string, text: string, faults: readonly Fault[], known: ReadonlySet<string>): { faults: FieldFault[]; elsewhere: Fault[] } {
    const own = faults.filter((fault) => fault.file === target);
    return {
      faults: own.map((fault) => ({ path: fieldOf(target, text, fault), message: fault.message, line: fault.line, column: fault.column })),
      elsewhere: faults.filter((fault) => fault.file !== target && !known.has(nameOf(fault))),
    };
  }

  #textsOf(file: string, locale: string): SourceText[] {
    return standingIn(this.#content, file, locale).standing.flatMap(({ key, path, source, rich, maximum, state, isBody }) => (isBody ? [] : [{ key, path, source, rich, state, ...(Number.isFinite(maximum) && { maximum }) }]));
  }

  #targetOf(file: string, locale?: string): { target: string; at: string } {
    const isKnown = this.#content.files().includes(file) && !isTranslation(file) && kindOf(file) !== undefined;
    if (!isKnown || (locale !== undefined && !this.#speaks(locale))) throw new NoSuchFile(file);
    const target = locale === undefined ? file : translationOf(file, locale);
    return { target, at: this.#safe(target) };
  }

  #speaks(locale: string): boolean {
    const { source, locales = [] } = this.#content.locales() ?? {};
    return locale !== source && locales.some(({ code }) => code === locale);
  }

  #safe(file: string): string {
    const at = plainPath(this.#folder, file);
    if (at === undefined) throw new NoSuchFile(file);
    return at;
  }

  #addressOf(file: string): string | undefined {
    if (file.startsWith('pages/')) return this.#content.get(documentId(file) as `pages/${string}`)?.path; // as its path says
    return /^(?:legal)?(\/.+|blog\/.+)\.mdx$/.exec(file)?.[1]?.replace(/^(?!\/)/, '/');
  }

  #inTurn<Made>(act: () => Promise<Made>): Promise<Made> {
    const done = this.#turn.then(act, act);
    this.#turn = done.catch(() => undefined);
    return done;
  }
}

function countOf(texts: readonly Standing[]): Count {
  return { texts: texts.length, translated: texts.filter(({ state }) => state !== 'missing').length, stale: texts.filter(({ state }) => state === 'stale').length };
}

/** A fault wherever it stands: lines move while one types. */
function nameOf({ file, code, message }: Fault): string {
  return `${file} ${code} ${message}`;
}

/** A translation does not keep empty texts: what is empty is missing. */
function withoutEmpty(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const kept = Object.entries(value).map(([key, child]) => [key, withoutEmpty(child)] as const);
  return Object.fromEntries(kept.filter(([, child]) => child !== '' && !(isRecord(child) && Object.keys(child).length === 0)));
}
