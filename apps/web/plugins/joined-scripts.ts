import { readFileSync } from 'node:fs';
import path from 'node:path';
import { minifySync, type Plugin } from 'vite';
import { oneFile } from './one-file.ts';

const source = path.resolve(import.meta.dirname, '../src');

type Script = {
  entry: string;
  /** Classic scripts never delay a page, and a module could not be as small. */
  format: 'iife' | 'es';
  /** A library in the format of modules keeps its spaces otherwise. */
  isTight?: boolean;
} & ({ /** In assets/, with a hash. */ name: string } | { /** At the root, without a hash: whoever asks for it does so in few bytes. */ fileName: string });

/** What stays apart from the application's chunks, each with all that it imports. */
const scripts: Script[] = [
  { entry: 'public/boot/main.ts', format: 'iife', name: 'boot.js' }, // of every public page
  { entry: 'early/main.ts', format: 'iife', name: 'early.js' }, // of account screens' pages; the one before is in it
  { entry: 'public/forms.ts', format: 'es', isTight: true, name: 'forms.js' }, // what forms of public pages need; split with the application, it would be six
  { entry: 'older/main.ts', format: 'es', fileName: 'older.js' }, // what old browsers lack
  { entry: 'public/visit/main.ts', format: 'es', fileName: 'visit.js' }, // where few bytes are wanted
];

/** Joins each of `scripts` into one file of the build, and brings the styles for old browsers along. */
export function joinedScripts(): Plugin {
  return {
    name: 'bridge:joined-scripts',
    apply: 'build',
    async buildStart() {
      for (const { entry, format, isTight = false, ...at } of scripts) {
        const code = await oneFile(path.join(source, entry), format, isTight ? { minify: false } : {});
        this.emitFile({ type: 'asset', ...at, source: isTight ? minifySync(path.basename(entry), code, { module: true }).code : code });
      }
      this.emitFile({ type: 'asset', fileName: 'older.css', source: readFileSync(path.join(source, 'older/older.css')) });
    },
  };
}
