import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postcss, { type AtRule, type Declaration, type Plugin as PostcssPlugin, type Rule } from 'postcss';
import { hexOf, labOf, mix } from './oklab.ts';

const tokens = path.resolve(import.meta.dirname, '../../../node_modules/@radix-ui/themes/tokens/colors');
const mixed = /^color-mix\(in oklab, ?(black|var\(--[\w-]+\))(?: (\d+)%)?, ?(black|var\(--[\w-]+\))(?: (\d+)%)?\)$/;

type Theme = 'light' | 'dark';

/**
 * Mixes the look's colours when the site is built: their steps are known then, a colour is shorter than the recipe for it,
 * and browsers of before 2023 cannot mix. A recipe that comes out differently in the dark must stand in a dark rule, too.
 */
export function mixColours(): PostcssPlugin {
  const steps = { light: stepsOf('light'), dark: stepsOf('dark') };
  return {
    postcssPlugin: 'mix-colours',
    OnceExit(root) {
      const dark = new Set<string>();
      root.walkDecls((node) => void (themeOf(node) === 'dark' && dark.add(node.prop)));
      root.walkDecls((node) => {
        const parts = mixed.exec(node.value.trim());
        if (!parts || isGuarded(node)) return;
        const [one, other] = [colourIn(parts, steps.light), colourIn(parts, steps.dark)];
        const theme = themeOf(node);
        if (theme === 'light' && one !== other && !dark.has(node.prop)) throw node.error(`${node.prop} is mixed of steps that are others in the dark: say there, too, what it is.`);
        node.value = theme === 'light' ? one : other;
      });
    },
  };
}

/** Radix asks whether it can be done. */
const isGuarded = (node: Declaration) => node.parent?.parent?.type === 'atrule' && (node.parent.parent as AtRule).name === 'supports';

const themeOf = (node: Declaration): Theme => (/\.dark\b/.test((node.parent as Rule | undefined)?.selector ?? '') ? 'dark' : 'light');

function colourIn([, first = '', share, second = '', rest]: RegExpExecArray, steps: Map<string, string>): string {
  const part = share ? Number(share) / 100 : rest ? 1 - Number(rest) / 100 : 0.5;
  const [one, other] = [first, second].map((text) => labOf(text === 'black' ? '#000000' : (steps.get(text.slice(4, -1)) ?? unknown(text)))) as [number[], number[]]; // two go in
  return hexOf(mix(one, other, part));
}

function unknown(step: string): never {
  throw new Error(`${step} is no step of a scale: only those can be mixed when the site is built.`);
}

/** The steps of all scales in a theme, as Radix has them for screens of the usual gamut. */
function stepsOf(theme: Theme): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of readdirSync(tokens).filter((name) => name.endsWith('.css'))) {
    for (const rule of postcss.parse(readFileSync(path.join(tokens, file), 'utf8')).nodes) {
      if (rule.type !== 'rule' || !rule.selectors.includes(`.${theme}`)) continue;
      rule.walkDecls(/^--/, ({ prop, value }) => void (/^#[0-9a-f]{6}$/i.test(value) && found.set(prop, value)));
    }
  }
  return found;
}
