import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { isWithin, type MadeFiles } from './folder.ts';

/** What a file was made of, and the hash of what it is. */
export type Made = [of: string, hash: string];

/** A folder of new bytes, each named by its hash; packed where that makes it smaller (hash.br). */
export class Blobs {
  readonly #folder: string;
  readonly #known: Set<string>;

  /** `known` need not be written: they are where they are needed. */
  constructor(folder: string, known: Iterable<string>) {
    this.#folder = folder;
    this.#known = new Set(known);
    mkdirSync(folder, { recursive: true });
  }

  keep(bytes: Buffer, isText: boolean): string {
    const hash = createHash('sha256').update(bytes).digest('base64url');
    if (this.#known.has(hash)) return hash;
    this.#known.add(hash);
    const packed = isText && bytes.length > 200 ? brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }) : bytes;
    const isSmaller = packed.length < bytes.length;
    writeFileSync(path.join(this.#folder, isSmaller ? `${hash}.br` : hash), isSmaller ? packed : bytes);
    return hash;
  }
}

/** The files of a release: what was made of the same before is not made again. Files of the build itself are left out. */
export class ReleaseFiles implements MadeFiles {
  readonly files: Record<string, Made> = {};
  made = 0;
  readonly #before: Readonly<Record<string, Made>>;
  readonly #blobs: Blobs;

  constructor(before: Readonly<Record<string, Made>>, blobs: Blobs) {
    this.#before = before;
    this.#blobs = blobs;
  }

  file(at: string, of: string, make: () => string | Buffer): void {
    if (Object.hasOwn(this.files, at)) throw new Error(`Two pages want the address ${at}.`);
    if (!isWithin(at)) throw new Error(`The address ${JSON.stringify(at)} leads out of the site's folder.`);
    const before = this.#of(at);
    if (before?.[0] === of) {
      this.files[at] = before;
      return;
    }
    const made = make();
    this.files[at] = [of, this.#blobs.keep(typeof made === 'string' ? Buffer.from(made) : made, typeof made === 'string')];
    this.made += 1;
  }

  async page(at: string, { of, make }: { of: string; make: () => Promise<string> }): Promise<void> {
    const made = this.isMade(at, of) ? '' : await make();
    this.file(at, of, () => made);
  }

  isMade(at: string, of: string): boolean {
    return this.#of(at)?.[0] === of;
  }

  copy(at: string, from: string): void {
    if (!existsSync(from)) throw new Error(`${from} is not there.`);
    if (!isWithin(at)) throw new Error(`The address ${JSON.stringify(at)} leads out of the site's folder.`);
  }

  #of(at: string): Made | undefined {
    return Object.hasOwn(this.#before, at) ? this.#before[at] : undefined;
  }
}

/** What is different in the files of a later moment. */
export function differences(now: Readonly<Record<string, Made>>, later: Readonly<Record<string, Made>>): Record<string, Made | null> {
  const changed = Object.entries(later).filter(([at, [, hash]]) => now[at]?.[1] !== hash);
  const gone = Object.keys(now).filter((at) => !Object.hasOwn(later, at));
  return { ...Object.fromEntries(changed), ...Object.fromEntries(gone.map((at) => [at, null])) };
}
