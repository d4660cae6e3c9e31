import { readFileSync } from 'node:fs';
import path from 'node:path';
import { minifySync, type Plugin } from 'vite';

const source = path.resolve(import.meta.dirname, '../src/theme.mjs');

/** Puts src/theme.mjs into the page's head as a classic script that blocks: inline it would break the content security policy. */
export function themeScript(): Plugin {
  let reference = '';
  let serving = false;
  return {
    name: 'bridge:theme-script',
    config: (_, { command }) => {
      serving = command === 'serve';
    },
    buildStart() {
      if (serving) return;
      const { code } = minifySync('theme.js', readFileSync(source, 'utf8'));
      reference = this.emitFile({ type: 'asset', name: 'theme.js', source: code });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const file = bundle && Object.values(bundle).find((output) => output.type === 'asset' && output.names.includes('theme.js'));
        const src = serving ? '/src/theme.mjs' : `/${file?.fileName ?? reference}`;
        return [{ tag: 'script', attrs: { src }, injectTo: 'head-prepend' as const }];
      },
    },
  };
}
