import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { oneFile } from './one-file.ts';

const entry = path.resolve(import.meta.dirname, '../src/older/main.ts');

/** Joins what old browsers lack into one file, /older.js, with its styles beside it: without a hash, so that pages ask for it in few bytes. */
export function olderScript(): Plugin {
  return {
    name: 'bridge:older-script',
    apply: 'build',
    async buildStart() {
      this.emitFile({ type: 'asset', fileName: 'older.js', source: await oneFile(entry, 'es') });
      this.emitFile({ type: 'asset', fileName: 'older.css', source: readFileSync(path.resolve(entry, '../older.css')) });
    },
  };
}
