import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { AtRule, Plugin as PostcssPlugin, Rule } from 'postcss';
import type { Plugin } from 'vite';

const workspace = path.resolve(import.meta.dirname, '../../..');
const themes = path.join(workspace, 'node_modules/@radix-ui/themes/dist/esm/components');

/**
 * Leaves out of Radix Themes' styles what no screen can ask for: components that nothing imports, the copies of every size
 * and space for each width of the window, properties that nothing sets, accents of other colours, and the second set of
 * colours for wide-gamut screens (the look has one). All of it is read from the code, so nobody has to keep a list.
 */
export function trimRadix(): PostcssPlugin {
  const used = readUse();
  return {
    postcssPlugin: 'trim-radix',
    OnceExit(root) {
      root.walkAtRules('media', (rule) => {
        if (isRadix(rule) && rule.params.includes('color-gamut')) rule.remove();
      });
      root.walkRules((rule) => {
        rule.selector = withoutSecondNames(rule.selector);
        if (!isRadix(rule)) return;
        const kept = rule.selectors.filter((selector) => isWanted(selector, used));
        if (kept.length === 0) rule.remove();
        else if (kept.length < rule.selectors.length) rule.selectors = kept;
      });
      // From the inside out: what held only empty rules is empty, too.
      const rules: AtRule[] = [];
      root.walkAtRules((rule) => void rules.push(rule));
      for (const rule of rules.reverse()) if (rule.nodes?.length === 0) rule.remove();
    },
  };
}

/** A theme is `.dark` or `.light` here: Radix's other names for them are nobody's. */
function withoutSecondNames(selector: string): string {
  return selector.replace(/,\s*\.(?:dark|light)-theme(?![\w-])/g, '').replace(/:is\((\.dark|\.light)\)/g, '$1');
}

/**
 * Radix's Theme provides for tooltips, and with them comes the placing of popups, in every page. No screen has a tooltip.
 * Stops the build when a new version of Radix writes it down in another way, or a screen asks for tooltips.
 */
export function withoutTooltips(): Plugin {
  return {
    name: 'bridge:without-tooltips',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /@radix-ui\/themes\/dist\/esm\/components\/theme\.js/ },
      handler(code) {
        const provider = /,Tooltip as (\w+)\}from"radix-ui"/.exec(code)?.[1];
        const react = /import\*as (\w+) from"react"/.exec(code)?.[1];
        if (!provider || !react) this.error('Radix Themes provides for tooltips in another way now: teach withoutTooltips its new form.');
        const without = code.replace(`,Tooltip as ${provider}}`, '}').replace(`${provider}.Provider,{delayDuration:200}`, `${react}.Fragment,null`);
        if (without.includes(`${provider}.`)) this.error('Radix Themes provides for tooltips in another way now: teach withoutTooltips its new form.');
        if (readUse().components.has('rt-TooltipContent')) this.error('A screen has a tooltip: withoutTooltips must go.');
        return { code: without, map: null };
      },
    },
  };
}

function isRadix({ source }: AtRule | Rule): boolean {
  return source?.input.file?.includes('@radix-ui') ?? false;
}

/** What the code asks of Radix: its components' classes, the classes of properties (rt-r-mb), and accents. */
export type Use = { components: ReadonlySet<string>; properties: ReadonlySet<string>; accents: ReadonlySet<string> };

export function readUse(): Use {
  const sources = [...sourcesIn(path.join(workspace, 'libs')), ...sourcesIn(path.join(workspace, 'apps/web/src'))].map((file) => readFileSync(file, 'utf8'));
  const own = sources.join('\n') + readFileSync(path.join(workspace, 'apps/web/index.html'), 'utf8');
  const components = componentFiles(importedComponents(sources));
  const inside = components.filter((file) => !file.endsWith('.props.js')).map((file) => readFileSync(file, 'utf8')).join('\n');
  const set = new Set([...own.matchAll(/\s(\w+)=["{]/g), ...inside.matchAll(/[{,](\w+):/g)].map(([, name = '']) => name));
  const properties = new Set<string>();
  for (const file of [...components, ...globSync(path.join(themes, '../props/*.js'))]) {
    for (const [, name = '', rest = '', className = ''] of readFileSync(file, 'utf8').matchAll(/(\w+):\{([^{}]*?)className:"(rt-r-[\w-]+)"/g)) {
      if (set.has(name) || rest.includes('default:')) properties.add(className);
    }
  }
  return {
    components: new Set(components.flatMap((file) => readFileSync(file, 'utf8').match(/rt-[A-Z]\w+/g) ?? [])),
    properties,
    accents: new Set([...own.matchAll(/["'](\w+)["']/g)].map(([, word = '']) => word)),
  };
}

/** False for a selector that names components, properties or accents of Radix, none of them used, or a width of the window. */
export function isWanted(selector: string, used: Use): boolean {
  if (/\.(?:xs|sm|md|lg|xl)\\:-?rt-/.test(selector)) return false;
  const accent = /\[data-(?:accent|gray)-color=['"]?(\w+)/.exec(selector)?.[1];
  if (accent && !used.accents.has(accent)) return false;
  const property = /\.-?(rt-r-[a-z]+(?:-[a-z]+)*)/.exec(selector)?.[1];
  if (property && ![...used.properties].some((known) => property === known || property.startsWith(`${known}-`))) return false;
  const components = selector.match(/rt-[A-Z]\w+/g);
  return components === null || components.some((name) => used.components.has(name));
}

/** Names of what these sources import from Radix Themes. */
export function importedComponents(sources: readonly string[]): Set<string> {
  const names = new Set<string>();
  for (const source of sources) {
    for (const [, list = ''] of source.matchAll(/import \{([^}]*)\} from '@radix-ui\/themes'/g)) {
      for (const entry of list.split(',')) if (entry.trim()) names.add(entry.trim().replace(/ as .*/, ''));
    }
  }
  return names;
}

/** The files of these components, and of the parts of Radix they are made of. */
function componentFiles(components: Iterable<string>): string[] {
  const read = new Set<string>();
  const follow = (file: string) => {
    if (read.has(file) || !existsSync(file)) return;
    read.add(file);
    for (const [, next = ''] of readFileSync(file, 'utf8').matchAll(/from"(\.[^"]+)"/g)) follow(path.resolve(path.dirname(file), next));
  };
  for (const name of components) {
    const file = path.join(themes, `${name.replace(/(?!^)[A-Z]/g, '-$&').toLowerCase()}.js`);
    if (!existsSync(file)) throw new Error(`Radix Themes has no component ${name} (${file}): are its styles found in another way now?`);
    follow(file);
  }
  return [...read];
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('node_modules') && !file.includes('dist'))
    .map((file) => path.join(folder, file));
}
