import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Content } from '@bridge/content/engine/content';
import { copyOfContent, type ContentCopy } from '@bridge/content/testing';
import { wholeSite } from '../world/whole.ts';

/** One fault put into the product's own content: what is done to a file, where it must be told, and in which words. */
export type Broken = {
  name: string;
  file: string;
  /** The text of the file from now on; undefined deletes it. */
  edit: (text: string) => string | undefined;
  /** The line that must be told, by what stands in it once the file is broken; by the file's first line where absent. */
  at?: string | number | 'end';
  /** Where the fault is told, if not in the file that was edited. */
  told?: string;
  words: RegExp;
  /** More that must be there for the fault to be one. */
  with?: Record<string, string>;
};

/** One that puts something in the place of a piece of a line, so that many can be broken at once. */
export type BrokenPiece = Broken & { how: string; at: number; offset: number; length: number; made: string };

/** Replaces the first occurrence and asks for the line in which it stands. */
export function swap(file: string, from: string, to: string, words: RegExp, { at = to, name = `${file}: ${from} → ${to}`, ...more }: Partial<Broken> = {}): Broken {
  const edit = (text: string) => {
    if (!text.includes(from)) throw new Error(`${file} does not hold ${JSON.stringify(from)}`);
    return text.replace(from, () => to);
  };
  return { name, file, edit, at, words, ...more };
}

const today = '2026-11-22';
const own = path.resolve(import.meta.dirname, '../../../../content');

/** The product's content in a folder of its own, to be broken and mended again and again; it is read once, and only a deletion touches the disk. */
export class Workpiece {
  readonly copy: ContentCopy;
  readonly #content: Content;
  readonly #unsaved: Map<string, string>;

  private constructor(copy: ContentCopy, content: Content, unsaved: Map<string, string>) {
    this.copy = copy;
    this.#content = content;
    this.#unsaved = unsaved;
  }

  static async open(): Promise<Workpiece> {
    const copy = copyOfContent(own);
    const unsaved = new Map<string, string>();
    return new Workpiece(copy, await new Content(copy.folder, { whole: wholeSite, finished: true, today, unsaved }).readAll(), unsaved);
  }

  /** The files of content/ whose names fit, in their order. */
  files(fits: RegExp): string[] {
    return this.#content.files().filter((file) => fits.test(file)).sort();
  }

  [Symbol.dispose](): void {
    this.copy[Symbol.dispose]();
  }

  faults(): string[] {
    return this.#content.faults().map(({ file, line, code, message }) => `${file}:${line} ${code} ${message}`);
  }

  /** What is not as it should be when content is broken so: nothing, where the fault is told once, at its place, in its words. */
  async misses(cases: readonly Broken[]): Promise<string[]> {
    const missed: string[] = [];
    for (const one of cases) {
      const found = await this.#broken(one);
      const place = `${one.told ?? one.file}:${this.#lineOf(one, found.text)}`;
      const [first, ...more] = found.faults;
      const isRight = first?.startsWith(`${place} `) && one.words.test(first) && more.length === 0;
      if (!isRight) missed.push(`${one.name}\n  wanted ${place} ${one.words.source}\n  told   ${found.faults.slice(0, 6).join('\n         ') || 'nothing'}`);
    }
    return missed;
  }

  /**
   * The same for many at once: all of them are broken together, and what is told must be each of them and nothing more. Where
   * it is not, halves are tried, down to the single ones, which have the last word.
   */
  async missesTogether(cases: readonly BrokenPiece[]): Promise<string[]> {
    if (cases.length < 2) return this.misses(cases);
    const files = [...new Set(cases.map(({ file }) => file))];
    const before = Object.fromEntries(files.map((file) => [file, this.#read(file)!])); // pieces of files that are there
    await this.#put(Object.fromEntries(files.map((file) => [file, spliced(before[file]!, cases.filter((one) => one.file === file))])));
    const told = this.#content.faults().map(({ file, line }) => `${file}:${line}`).sort();
    await this.#put(before);
    const wanted = cases.map(({ file, at }) => `${file}:${at}`).sort();
    if (told.join('\n') === wanted.join('\n')) return [];
    const middle = Math.ceil(cases.length / 2);
    return [...await this.missesTogether(cases.slice(0, middle)), ...await this.missesTogether(cases.slice(middle))];
  }

  #lineOf({ at }: Broken, text: string): number {
    if (typeof at === 'number' || at === undefined) return at ?? 1;
    if (at === 'end') return text.split('\n').length;
    const offset = text.indexOf(at);
    return offset === -1 ? -1 : text.slice(0, offset).split('\n').length;
  }

  async #broken({ file, edit, told = file, with: others = {} }: Broken): Promise<{ faults: string[]; text: string }> {
    const before = new Map([file, ...Object.keys(others)].map((name) => [name, this.#read(name)]));
    await this.#put(others);
    await this.#put({ [file]: edit(before.get(file) ?? '') });
    const result = { faults: this.faults(), text: this.#read(told) ?? '' };
    await this.#put(Object.fromEntries(before));
    return result;
  }

  async #put(files: Record<string, string | undefined>): Promise<void> {
    for (const [file, text] of Object.entries(files)) {
      this.#unsaved.delete(file);
      if (text === undefined) rmSync(path.join(this.copy.folder, file), { force: true });
      else if (!existsSync(path.join(this.copy.folder, file)) && existsSync(path.join(own, file))) this.copy.write(file, text);
      else if (this.#read(file) !== text) this.#unsaved.set(file, text);
    }
    for (const file of Object.keys(files)) await this.#content.readAgain(file);
  }

  #read(file: string): string | undefined {
    const at = path.join(this.copy.folder, file);
    return this.#unsaved.get(file) ?? (existsSync(at) ? readFileSync(at, 'utf8') : undefined);
  }
}

/** A text with each of the pieces in its place; from the last to the first, so that the places stay. */
function spliced(text: string, pieces: readonly BrokenPiece[]): string {
  return pieces.toSorted((a, b) => b.offset - a.offset).reduce((rest, { offset, length, made }) => rest.slice(0, offset) + made + rest.slice(offset + length), text);
}
