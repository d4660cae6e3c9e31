import { globSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { dependencies: Record<string, string> }; // what it holds

/** What production starts: the server with its threads, the operator's command, what it draws releases and reads pictures with, the content command. */
const started = ['apps/api/src/main.ts', 'apps/api/src/operator/main.ts', 'tools/prerender/src/draw-main.ts', 'apps/api/src/pictures/portrait-main.ts', 'libs/pictures/src/picture-main.ts', ...globSync('{apps,libs}/*/src/**/worker.ts', { cwd: root }), 'tools/content/src/cli.ts'];

test('production runs from the packages of "dependencies", and needs each of them', () => {
  const needed = packagesOf(started);
  expect(needed.size).toBeGreaterThan(10);
  expect([...needed].sort()).toEqual(Object.keys(dependencies).sort());
});

/** The packages that files load when they run, themselves or through files of ours. */
function packagesOf(files: readonly string[]): Set<string> {
  const packages = new Set<string>();
  const seen = new Set(files);
  for (const file of seen) {
    for (const wanted of loadedBy(readFileSync(path.join(root, file), 'utf8'))) {
      const own = fileOfOurs(wanted, file);
      if (own) seen.add(own);
      else if (!wanted.startsWith('node:')) packages.add(wanted.split('/').slice(0, wanted.startsWith('@') ? 2 : 1).join('/'));
    }
  }
  return packages;
}

/** What `import`, `export … from`, `import()` and `require.resolve()` name; types are gone when the file runs. */
function loadedBy(source: string): string[] {
  const text = source.replaceAll(/^\s*(?:import|export) type [^;]*;/gm, '');
  return Array.from(text.matchAll(/(?:^\s*import |\bfrom |\bimport\(|\(import\.meta\.url\)\.resolve\()'([^'\n]+)'/gm), ([, name = '']) => name);
}

/** A file of ours by what an import in another one says; undefined where that is a package of others. */
function fileOfOurs(wanted: string, from: string): string | undefined {
  if (!wanted.startsWith('.') && !wanted.startsWith('@bridge/')) return undefined;
  return path.relative(root, realpathSync(createRequire(path.join(root, from)).resolve(wanted)));
}
