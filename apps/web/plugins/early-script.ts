import path from 'node:path';
import type { Plugin } from 'vite';
import { oneFile } from './one-file.ts';

const entry = path.resolve(import.meta.dirname, '../src/early/main.ts');

/** Joins the script of account screens' pages, which has the boot script in it, into one classic file: assets/early-<hash>.js. */
export function earlyScript(): Plugin {
  return {
    name: 'bridge:early-script',
    apply: 'build',
    async buildStart() {
      this.emitFile({ type: 'asset', name: 'early.js', source: await oneFile(entry, 'iife') });
    },
  };
}
