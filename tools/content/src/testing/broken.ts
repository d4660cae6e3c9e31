import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Content } from '../content.ts';
import { copyOfContent, type ContentCopy } from './copy.ts';

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
    return new Workpiece(copy, await new Content(copy.folder, { whole: true, finished: true, today, unsaved }).readAll(), unsaved);
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
