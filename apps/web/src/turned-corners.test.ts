import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const sheets = globSync(['libs/*/src/**/*.css', 'apps/web/src/**/*.css'], { cwd: root }).map((file) => readFileSync(path.join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''));

test('a corner that is turned into an arrow points the right way in both directions of writing', () => {
  const odd = sheets.flatMap((sheet) =>
    Array.from(sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g), ([, selector = '', rule = '']) => ({ selector: selector.trim(), rule }))
      .filter(({ selector, rule }) => /border-inline-(?:start|end):/.test(rule) && /rotate\(/.test(rule) && !sheet.includes(`[dir='rtl'] ${selector}`))
      .map(({ selector }) => selector),
  );
  expect(sheets.length).toBeGreaterThan(5);
  expect(odd).toEqual([]);
});
