import path from 'node:path';
import type { Plugin } from 'vite';
import { oneFile } from './one-file.ts';

const entry = path.resolve(import.meta.dirname, '../src/public/boot/main.ts');

/** Joins the boot script of public pages into one classic file, assets/boot-<hash>.js. A module could not be as small. */
export function bootScript(): Plugin {
  return {
    name: 'bridge:boot-script',
    apply: 'build',
    async buildStart() {
      this.emitFile({ type: 'asset', name: 'boot.js', source: await oneFile(entry, 'iife') });
    },
  };
}
