import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { firstFiles } from '../src/routes/first-files.ts';
import { oneFile } from './one-file.ts';
import { filesOf, type Manifest } from './screen-pages.ts';

const entry = path.resolve(import.meta.dirname, '../src/worker/main.ts');
/** What opens without a network, by who is signed in: its modules come with all that they load later, except other screens. */
const screens = {
  talent: { at: ['/talent/dashboard', '/talent/career'], modules: ['src/pages/talent-blocks.tsx', 'src/offline/start.ts', '../../libs/client/src/offline/kept-answers.ts'], documents: ['badges', 'lists/webinars', 'interface/booking', 'interface/mentorship', 'interface/thread', 'interface/offline'] },
};

/** What opens on an answer of the server, so there is a network to load it from, or does nothing without one (a plan made anew or deleted, former ones, the coach, sharing, reporting and blocking with their menu); and the cities of the world, where only screens that are not kept ask for a zone. */
const online = ['../../libs/auth/src/second-step/proof-dialog.tsx', '../../libs/blueprint/src/career/update-blueprint.tsx', '../../libs/blueprint/src/career/versions-dialog.tsx', '../../libs/blueprint/src/career/replace-dialog.tsx', '../../libs/blueprint/src/coach/coach-dialog.tsx', '../../libs/blueprint/src/career/delete-blueprint.tsx', '../../libs/blueprint/src/sharing/share-dialog.tsx', 'src/safety/report-dialog.tsx', 'src/safety/late-menu.tsx', '../../libs/ui/src/fields/zone-places.ts'];

/** Makes the worker, sw.js, and offline.json, the list of what it keeps for each kind of person; tools/prerender joins both for the languages of a release. */
export function offlineWorker(): Plugin {
  let code = '';
  return {
    name: 'bridge:offline-worker',
    apply: 'build',
    async buildStart() {
      code = await oneFile(entry, 'iife');
    },
    writeBundle({ dir = '' }) {
      const manifest = JSON.parse(readFileSync(path.join(dir, '.vite/manifest.json'), 'utf8')) as Manifest; // Vite's own
      const shell = readFileSync(path.join(dir, 'index.html'), 'utf8');
      const wanted = Object.entries(screens).map(([who, { at, modules, documents }]) => {
        const first = at.flatMap((screen) => firstFiles[screen] ?? []);
        const all = [...first.flatMap((one) => one.documents), ...documents];
        return [who, { files: filesFor(manifest, shell, [...first.flatMap((one) => one.modules), ...modules]), documents: [...new Set(all)] }] as const;
      });
      writeFileSync(path.join(dir, 'offline.json'), JSON.stringify(Object.fromEntries(wanted)));
      writeFileSync(path.join(dir, 'sw.js'), code);
    },
  };
}

/** Every file of the build that these modules may ask for. */
function filesFor(manifest: Manifest, shell: string, modules: readonly string[]): string[] {
  const files = new Set(Array.from(shell.matchAll(/"(\/assets\/[\w.-]+)"/g), ([, file = '']) => file));
  filesOf(manifest, ['index.html'], files);
  withLater(manifest, [...new Set(modules)], files);
  return [...files].filter((file) => !file.endsWith('.woff2')).sort(); // without the headings' face a page reads as well
}

/** With what modules load when it is asked for: dialogs, menus, steps. */
function withLater(manifest: Manifest, keys: readonly string[], files: Set<string>, seen = new Set<string>()): void {
  for (const key of keys) {
    const chunk = manifest[key];
    if (seen.has(key)) continue;
    if (!chunk) throw new Error(`apps/web/plugins/offline-worker.ts leads to ${key}, which this build does not have.`);
    seen.add(key);
    filesOf(manifest, [key], files);
    withLater(manifest, [...(chunk.imports ?? []).filter((one) => one !== 'index.html'), ...(chunk.dynamicImports ?? []).filter((one) => !online.includes(one))], files, seen);
  }
}
