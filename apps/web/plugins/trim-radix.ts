import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Plugin as PostcssPlugin } from 'postcss';

const workspace = path.resolve(import.meta.dirname, '../../..');
const themes = path.join(workspace, 'node_modules/@radix-ui/themes/dist/esm/components');

/**
 * Leaves out of Radix Themes' styles what no screen can ask for: components that nothing imports, and the copies of every
 * size and space for each width of the window, which no screen uses. What components are used is read from the code, so
 * nobody has to keep a list.
 */
export function trimRadix(): PostcssPlugin {
  const used = classesOf(importedComponents());
  return {
    postcssPlugin: 'trim-radix',
    OnceExit(root) {
      root.walkRules((rule) => {
        if (!rule.source?.input.file?.includes('@radix-ui')) return;
        const kept = rule.selectors.filter((selector) => isWanted(selector, used));
        if (kept.length === 0) rule.remove();
        else if (kept.length < rule.selectors.length) rule.selectors = kept;
      });
      root.walkAtRules((rule) => {
        if (rule.nodes?.length === 0) rule.remove();
      });
    },
  };
}

/** False for a selector that names components of Radix, none of them used, or a width of the window. */
export function isWanted(selector: string, used: ReadonlySet<string>): boolean {
  if (/\.(?:xs|sm|md|lg|xl)\\:rt-/.test(selector)) return false;
  const components = selector.match(/rt-[A-Z]\w+/g);
  return components === null || components.some((name) => used.has(name));
}

/** Names of what the libs and the application import from Radix Themes. */
export function importedComponents(): Set<string> {
  const names = new Set<string>();
  for (const file of sourcesIn(path.join(workspace, 'libs')).concat(sourcesIn(path.join(workspace, 'apps/web/src')))) {
    for (const [, list = ''] of readFileSync(file, 'utf8').matchAll(/import \{([^}]*)\} from '@radix-ui\/themes'/g)) {
      for (const entry of list.split(',')) if (entry.trim()) names.add(entry.trim().replace(/ as .*/, ''));
    }
  }
  return names;
}

/** Every component class that these components, or parts of Radix they are made of, write down. */
export function classesOf(components: Iterable<string>): Set<string> {
  const classes = new Set<string>();
  const read = new Set<string>();
  const follow = (file: string) => {
    if (read.has(file) || !existsSync(file)) return;
    read.add(file);
    const code = readFileSync(file, 'utf8');
    for (const [name] of code.matchAll(/rt-[A-Z]\w+/g)) classes.add(name);
    for (const [, next = ''] of code.matchAll(/from"(\.[^"]+)"/g)) follow(path.resolve(path.dirname(file), next));
  };
  for (const name of components) {
    const file = path.join(themes, `${name.replace(/(?!^)[A-Z]/g, '-$&').toLowerCase()}.js`);
    if (!existsSync(file)) throw new Error(`Radix Themes has no component ${name} (${file}): are its styles found in another way now?`);
    follow(file);
  }
  return classes;
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.includes('node_modules') && !file.includes('dist'))
    .map((file) => path.join(folder, file));
}
