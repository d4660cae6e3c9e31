import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');

/** The folder of the package in which a module lies; undefined for one of our own. */
export function packageOf(module: string): string | undefined {
  const file = module.replaceAll('\\', '/').replace(/^\0+/, '').replace(/\?.*$/, '');
  const at = file.lastIndexOf('/node_modules/');
  if (at === -1) return undefined;
  const [scope = '', name = ''] = file.slice(at + '/node_modules/'.length).split('/');
  return path.posix.join(file.slice(0, at), 'node_modules', scope.startsWith('@') ? `${scope}/${name}` : scope);
}

/** Tells of every package whose code is in what a build makes. */
export function collectParts(found: Set<string>): Plugin {
  return {
    name: 'bridge:parts',
    generateBundle(_, files) {
      for (const file of Object.values(files)) {
        for (const module of file.type === 'chunk' ? Object.keys(file.modules) : []) {
          const part = packageOf(module);
          if (part) found.add(part);
        }
      }
    },
  };
}

/** Writes those packages beside what the build makes, for the list of parts that goes with the product: .vite/parts.json. */
export function listParts(): Plugin {
  const found = new Set<string>();
  return {
    ...collectParts(found),
    apply: 'build',
    writeBundle({ dir = '' }) {
      writeFileSync(path.join(dir, '.vite/parts.json'), JSON.stringify([...found].map((folder) => path.relative(root, folder)).sort()));
    },
  };
}
