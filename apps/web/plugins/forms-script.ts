import path from 'node:path';
import { minifySync, type Plugin } from 'vite';
import { oneFile } from './one-file.ts';

const entry = path.resolve(import.meta.dirname, '../src/public/forms.ts');

/** Joins what forms of public pages need into one module, assets/forms-<hash>.js. Split with the application, it would be six. */
export function formsScript(): Plugin {
  return {
    name: 'bridge:forms-script',
    apply: 'build',
    async buildStart() {
      const code = await oneFile(entry, 'es', { minify: false }); // a library in this format would keep its spaces
      this.emitFile({ type: 'asset', name: 'forms.js', source: minifySync('forms.js', code, { module: true }).code });
    },
  };
}
