import path from 'node:path';
import type { Plugin } from 'vite';
import { oneFile } from './one-file.ts';

const entry = path.resolve(import.meta.dirname, '../src/public/visit/main.ts');

/** Joins what counts the bytes of a visit into /visit.js: without a hash, as /older.js, so that pages ask for it in few bytes. */
export function visitScript(): Plugin {
  return {
    name: 'bridge:visit-script',
    apply: 'build',
    async buildStart() {
      this.emitFile({ type: 'asset', fileName: 'visit.js', source: await oneFile(entry, 'es') });
    },
  };
}
