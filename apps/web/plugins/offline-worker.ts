import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { firstFiles } from '../src/routes/first-files.ts';
import type { Release } from '../src/worker/scope.ts';
import { oneFile } from './one-file.ts';
import { filesOf, languagesIn, type Manifest } from './screen-pages.ts';

const entry = path.resolve(import.meta.dirname, '../src/worker/main.ts');
/** What opens without a network, by who is signed in: its modules come with all that they load later, except other screens. */
const screens = {
  talent: { at: ['/talent/dashboard', '/talent/career'], modules: ['src/pages/talent-blocks.tsx', 'src/offline/start.ts', '../../libs/client/src/offline/kept-answers.ts'], documents: ['badges', 'lists/webinars', 'interface/booking', 'interface/mentorship', 'interface/thread', 'interface/offline'] },
};

/** Makes /sw.js: the worker, and the list of what it keeps for each kind of person and language. */
export function offlineWorker({ folder }: { folder: string }): Plugin {
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
      const languages = languagesIn(folder, manifest);
      const made = {
        prefixes: Object.fromEntries(languages.map(({ locale, below }) => [locale, below && `/${below}`])),
        lists: Object.fromEntries(languages.flatMap(({ locale }) => Object.keys(screens).map((who) => [`${who} ${locale}`, listOf(manifest, shell, locale, who as keyof typeof screens)]))),
      };
      const release: Release = { version: hashOf(JSON.stringify(made), code, shell), ...made };
      writeFileSync(path.join(dir, 'sw.js'), `self.bridgeRelease=${JSON.stringify(release)};${code}`);
    },
  };
}

/** Every file that the screens of somebody may ask for in a language. */
export function listOf(manifest: Manifest, shell: string, locale: string, who: keyof typeof screens): string[] {
  const { at, modules, documents } = screens[who];
  const first = at.flatMap((screen) => firstFiles[screen] ?? []);
  const files = new Set([...shell.matchAll(/"\/(assets\/[\w.-]+)"/g)].map(([, file = '']) => file));
  filesOf(manifest, ['index.html', ...[...first.flatMap((one) => one.documents), ...documents].map((id) => `virtual:content/${locale}/${id}`)], files);
  withLater(manifest, [...new Set([...first.flatMap((one) => one.modules), ...modules])], files);
  return [...files].filter((file) => !file.endsWith('.woff2')).map((file) => `/${file}`).sort(); // without the headings' face a page reads as well
}

/** With what modules load when it is asked for: dialogs, menus, steps. */
function withLater(manifest: Manifest, keys: readonly string[], files: Set<string>, seen = new Set<string>()): void {
  for (const key of keys) {
    const chunk = manifest[key];
    if (seen.has(key)) continue;
    if (!chunk) throw new Error(`apps/web/plugins/offline-worker.ts leads to ${key}, which this build does not have.`);
    seen.add(key);
    filesOf(manifest, [key], files);
    withLater(manifest, [...(chunk.imports ?? []).filter((one) => one !== 'index.html'), ...(chunk.dynamicImports ?? []).filter((one) => !one.startsWith('virtual:') && !one.includes('words-'))], files, seen);
  }
}

function hashOf(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 12);
}
