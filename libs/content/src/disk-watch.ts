import { existsSync, lstatSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from './files.ts';

const pause = 1000;
const soon = 70;
/** A file system's clock goes in steps: what was written this shortly before a look may be written again without a trace. */
const step = 50;

/**
 * What changes below a folder, found by looking: a watcher loses what happens in folders that are moved or made anew, and swallows
 * a change that follows another at once. Looks once a second, or less often where there is much to look at.
 */
export class DiskWatch {
  readonly #folder: string;
  #seen = new Map<string, string>();
  #next: NodeJS.Timeout | undefined;
  #tell: ((files: string[]) => void) | undefined;

  /** What is there now is known. */
  constructor(folder: string) {
    this.#folder = folder;
    this.changed();
  }

  start(tell: (files: string[]) => void): void {
    this.#tell = tell;
    this.#lookIn(pause);
  }

  /** Looks once things have settled: something has just changed. */
  soon(): void {
    if (this.#tell) this.#lookIn(soon);
  }

  stop(): void {
    clearTimeout(this.#next);
    this.#tell = undefined;
  }

  /** The files that are new, changed or gone since the last look. */
  changed(): string[] {
    const files = this.#files();
    if (!files) return [];
    const now = Date.now();
    const before = this.#seen;
    this.#seen = new Map();
    const changed: string[] = [];
    for (const file of files) {
      const stats = lstatSync(path.join(this.#folder, file), { throwIfNoEntry: false });
      if (!stats) continue; // gone since it was listed
      const mark = `${stats.ino} ${stats.size} ${stats.mtimeMs} ${stats.ctimeMs}`;
      if (before.get(file) !== mark) changed.push(file);
      this.#seen.set(file, now - stats.ctimeMs < step ? 'just written' : mark);
    }
    for (const file of before.keys()) if (!this.#seen.has(file)) changed.push(file);
    return changed;
  }

  #lookIn(time: number): void {
    clearTimeout(this.#next);
    this.#next = setTimeout(() => {
      const begun = performance.now();
      const changed = this.changed();
      this.#lookIn(Math.max(pause, 50 * (performance.now() - begun)));
      if (changed.length > 0) this.#tell?.(changed);
    }, time).unref();
  }

  /** Undefined where a folder went while it was looked through: the next look tells. */
  #files(): string[] | undefined {
    if (!existsSync(this.#folder)) return [];
    try {
      return filesIn(this.#folder).map(({ file }) => file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined; // node:fs throws these
      throw error;
    }
  }
}
