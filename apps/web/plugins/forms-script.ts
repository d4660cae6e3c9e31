import path from 'node:path';
import { build, minifySync, type Plugin } from 'vite';

const entry = path.resolve(import.meta.dirname, '../src/public/forms.ts');

/** Joins what forms of public pages need into one module, assets/forms-<hash>.js. Split with the application, it would be six. */
export function formsScript(): Plugin {
  return {
    name: 'bridge:forms-script',
    apply: 'build',
    async buildStart() {
      const made = await build({
        configFile: false,
        logLevel: 'warn',
        build: { write: false, minify: false, target: 'baseline-widely-available', lib: { entry, formats: ['es'], fileName: 'forms' } },
      });
      const [first] = Array.isArray(made) ? made : [made];
      if (!first || !('output' in first)) throw new Error('The script of forms was not built.');
      this.emitFile({ type: 'asset', name: 'forms.js', source: minifySync('forms.js', first.output[0].code, { module: true }).code });
    },
  };
}
