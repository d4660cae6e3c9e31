import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compileBody, minutesOf } from '@bridge/content/body';
import { hashOf } from './folder.ts';

/** The texts of posts and legal texts. One that nobody has translated is read, counted and compiled once for all languages. */
export class Texts {
  readonly #folder: string;
  readonly #unsaved: ReadonlyMap<string, string>;
  readonly #known = new Map<string, Written>();

  /** A text in `unsaved` is read in the place of its file. */
  constructor(folder: string, unsaved: ReadonlyMap<string, string> = new Map()) {
    this.#folder = folder;
    this.#unsaved = unsaved;
  }

  /** A text as it stands in the source language, or in the language that has translated it. */
  of(id: string, locale?: string): Written {
    return this.#read(locale === undefined ? `${id}.mdx` : `translations/${locale}/${id}.mdx`);
  }

  #read(file: string): Written {
    let written = this.#known.get(file);
    if (!written) this.#known.set(file, (written = new Written(this.#unsaved.get(file) ?? readFileSync(path.join(this.#folder, file), 'utf8'))));
    return written;
  }
}

/** What there is to know of a text, found out when it is asked for. */
export class Written {
  readonly #text: string;
  #hash: string | undefined;
  #minutes: number | undefined;
  #body: ReturnType<typeof compileBody> | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  get hash(): string {
    return (this.#hash ??= hashOf(this.#text));
  }

  /** The pictures that stand in it, by their ids. */
  get pictures(): string[] {
    return [...this.#text.matchAll(/!\[\]\(\/pictures\/([a-z0-9-]+)\)/g)].flatMap(([, id]) => id ?? []);
  }

  get minutes(): number {
    return (this.#minutes ??= minutesOf(this.#text));
  }

  get body(): ReturnType<typeof compileBody> {
    return (this.#body ??= compileBody(this.#text, 'function-body'));
  }
}
