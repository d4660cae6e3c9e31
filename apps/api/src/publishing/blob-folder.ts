import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { brotliDecompressSync } from 'node:zlib';
import { readBlobs, type Reads } from './blobs.ts';

const dayInMs = 86_400_000;

/** Bytes of releases on this machine's disk, where several processes may keep them together: a page is served without the database. */
export class BlobFolder {
  readonly #folder: string;
  /** What is there, and whether packed. */
  readonly #known = new Map<string, boolean>();

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    for (const name of readdirSync(folder)) if (/^[\w-]{43}(\.br)?$/.test(name)) this.#known.set(name.slice(0, 43), name.endsWith('.br'));
  }

  /** Brings what is not there from the database. Throws where something of it is not in the database either. */
  async fetch(database: Reads, hashes: readonly string[]): Promise<void> {
    const missing = new Set(hashes.filter((hash) => !this.#known.has(hash)));
    if (missing.size === 0) return;
    for await (const { hash, packed, bytes } of readBlobs(database, [...missing])) {
      const file = this.#file(hash, packed);
      const aside = `${file}.${process.pid}`; // nobody reads half of it
      await writeFile(aside, bytes);
      await rename(aside, file);
      this.#known.set(hash, packed);
      missing.delete(hash);
    }
    if (missing.size > 0) throw new Error(`${missing.size} files of a release are not in the database, the first of them ${[...missing][0]}.`);
  }

  /** Bytes, and the same as they are packed. What was damaged or taken away is brought again, the next time a release is taken up. */
  read(hash: string): { content: Buffer; packed?: Buffer } {
    const packed = this.#known.get(hash);
    const bytes = packed === undefined ? undefined : this.#bytesOf(hash, packed);
    if (!bytes) throw Object.assign(new Error(`The file ${hash} of a release is not there.`), { code: 'ENOENT' });
    return packed ? { content: bytes.content, packed: bytes.stored } : { content: bytes.content };
  }

  /** Takes away what no release names that somebody may still ask for, and nobody has used for a day. */
  sweep(named: ReadonlySet<string>): void {
    for (const name of readdirSync(this.#folder)) {
      const hash = name.slice(0, 43);
      if (named.has(hash) || !/^[\w-]{43}/.test(name)) continue;
      const file = path.join(this.#folder, name);
      const stats = statSync(file, { throwIfNoEntry: false });
      if (!stats || Date.now() - stats.mtimeMs < dayInMs) continue;
      this.#known.delete(hash);
      rmSync(file, { force: true });
    }
  }

  #bytesOf(hash: string, packed: boolean): { content: Buffer; stored: Buffer } | undefined {
    try {
      const stored = readFileSync(this.#file(hash, packed));
      const content = packed ? brotliDecompressSync(stored) : stored;
      if (createHash('sha256').update(content).digest('base64url') === hash) return { content, stored };
    } catch {
      // cut off by a loss of power, or taken away by hand
    }
    this.#known.delete(hash);
    rmSync(this.#file(hash, packed), { force: true });
    return undefined;
  }

  #file(hash: string, packed: boolean): string {
    return path.join(this.#folder, packed ? `${hash}.br` : hash);
  }
}
