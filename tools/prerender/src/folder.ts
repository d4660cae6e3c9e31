import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const list = '.made.json';

/** What takes the files of a site, each with what it is made of. */
export type MadeFiles = Pick<MadeFolder, 'file' | 'page' | 'isMade' | 'copy' | 'made'>;

/** A folder of made files that remembers what each was made of: what has not changed is not made again. */
export class MadeFolder {
  readonly #folder: string;
  readonly #before: Record<string, string>;
  readonly #now: Record<string, string> = {};
  /** Files that were taken over as they are. */
  readonly copied: string[] = [];
  made = 0;

  constructor(folder: string) {
    this.#folder = folder;
    const known = path.join(folder, list);
    this.#before = existsSync(known) ? (JSON.parse(readFileSync(known, 'utf8')) as Record<string, string>) : {}; // written below
  }

  /** Makes a file, unless it is there and was made of the same. */
  file(at: string, of: string, make: () => string | Buffer): void {
    if (at in this.#now) throw new Error(`Two pages want the address ${at}.`);
    const target = this.#within(at);
    this.#now[at] = of;
    if (this.isMade(at, of)) return;
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, make());
    this.made += 1;
  }

  /** The same, for one that takes its time. */
  async page(at: string, { of, make }: { of: string; make: () => Promise<string> }): Promise<void> {
    const made = this.isMade(at, of) ? '' : await make();
    this.file(at, of, () => made);
  }

  /** Where a file goes. Whatever the checker let through: nothing is written outside the folder. */
  #within(at: string): string {
    const root = path.resolve(this.#folder);
    const target = path.join(root, at);
    if (!isWithin(at) || !target.startsWith(root + path.sep)) throw new Error(`The address ${JSON.stringify(at)} leads out of the site's folder.`);
    return target;
  }

  /** Whether a file is there and was made of the same. */
  isMade(at: string, of: string): boolean {
    return this.#before[at] === of && existsSync(path.join(this.#folder, at));
  }

  /** Takes over a file from elsewhere. */
  copy(at: string, from: string): void {
    const { size, mtimeMs } = statSync(from);
    this.copied.push(at);
    const of = `${size} ${mtimeMs}`;
    if (this.#before[at] !== of) rmSync(this.#within(at), { force: true });
    this.file(at, of, () => readFileSync(from));
  }

  /** Takes away what was not made this time. */
  finish(): void {
    for (const at of filesIn(this.#folder)) if (!(at in this.#now)) rmSync(path.join(this.#folder, at));
    writeFileSync(path.join(this.#folder, list), JSON.stringify(this.#now));
  }
}

/** Whether an address stays in the folder of the site. */
export function isWithin(at: string): boolean {
  return !at.split(/[\\/]/).includes('..') && !at.includes('\0');
}

/** Every file below a folder, as /path/of/file; hidden ones are left out. */
export function* filesIn(folder: string, below = ''): Generator<string> {
  for (const entry of readdirSync(path.join(folder, below), { withFileTypes: true })) {
    if (entry.name.startsWith('.')) continue;
    const at = `${below}/${entry.name}`;
    if (entry.isDirectory()) yield* filesIn(folder, at);
    else yield at;
  }
}

export function hashOf(...parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 24);
}
