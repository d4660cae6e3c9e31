import path from 'node:path';
import { build, type Plugin } from 'vite';

const entry = path.resolve(import.meta.dirname, '../src/public/boot/main.ts');

/** Joins the boot script of public pages into one classic file, assets/boot-<hash>.js. A module could not be as small. */
export function bootScript(): Plugin {
  return {
    name: 'bridge:boot-script',
    apply: 'build',
    async buildStart() {
      const made = await build({
        configFile: false,
        logLevel: 'warn',
        build: { write: false, target: 'baseline-widely-available', lib: { entry, formats: ['iife'], name: 'boot', fileName: 'boot' } },
      });
      const [first] = Array.isArray(made) ? made : [made];
      if (!first || !('output' in first)) throw new Error('The boot script was not built.');
      this.emitFile({ type: 'asset', name: 'boot.js', source: first.output[0].code });
    },
  };
}
