import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Known, Memory } from '@bridge/content/engine/read-entry';
import type { Kind } from '@bridge/content/engine/kinds';
import { idMarksOf } from '@bridge/content/engine/references';

type Written = { ids: [mark: number, id: string, parent?: string][]; leads: readonly string[] };

const keyLength = 27;

/**
 * Documents that were looked through and found sound, by their kind and text, kept in a file from run to run as long as what
 * judges is the same. Only of documents that nothing else is judged by, but for their ids and links.
 */
export class KnownDocuments implements Memory {
  readonly #file: string;
  readonly #version: string;
  readonly #before = new Map<string, string>();
  readonly #now = new Map<string, string>();

  constructor(file: string, version: string) {
    this.#file = file;
    this.#version = version;
    const [known, ...lines] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    if (known === version) for (const line of lines) this.#before.set(line.slice(0, keyLength), line);
  }

  /** What is known of a text. */
  of(kind: Kind, text: string): Known | undefined {
    const key = keyOf(kind, text);
    const line = this.#before.get(key);
    if (line === undefined) return undefined;
    this.#now.set(key, line);
    const { ids, leads } = JSON.parse(line.slice(keyLength + 1)) as Written; // add() wrote it
    const marks = idMarksOf(kind.schema);
    return { links: { declared: ids.map(([mark, id, parent]) => ({ mark: marks[mark]!, id, parent })), outward: [], findings: [] }, leads };
  }

  /** A sound document; one that refers to others is looked through each time. */
  add(kind: Kind, text: string, { links: { declared, outward, findings }, leads }: Known): void {
    if (outward.length + findings.length > 0) return;
    const marks = idMarksOf(kind.schema);
    const ids = declared.map(({ mark, id, parent }): Written['ids'][number] => {
      const index = marks.findIndex(({ collection, unique }) => collection === mark.collection && unique === mark.unique);
      return parent === undefined ? [index, id] : [index, id, parent];
    });
    const key = keyOf(kind, text);
    this.#now.set(key, `${key} ${JSON.stringify({ ids, leads } satisfies Written)}`);
  }

  /** Keeps what this run has met. */
  writeDown(): void {
    if (this.#now.size === this.#before.size && [...this.#now.keys()].every((key) => this.#before.has(key))) return;
    mkdirSync(path.dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, [this.#version, ...this.#now.values()].join('\n'));
  }
}

function keyOf({ pattern }: Kind, text: string): string {
  return hash('sha256', `${pattern}\0${text}`, 'base64url').slice(0, keyLength);
}
