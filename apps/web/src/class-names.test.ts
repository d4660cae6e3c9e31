import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');

/** The classes that a style sheet says alone what they look like. */
function classesOf(file: string): string[] {
  const css = readFileSync(path.join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return [...css.matchAll(/(?:^|[};{])\s*\.([\w-]+)\s*\{/g)].map(([, name = '']) => name);
}

// Style sheets of public pages alone are never beside the others; the frame of account screens is, until the page is loaded anew.
const sheets = globSync(['libs/*/src/**/*.css', 'apps/web/src/web.css'], { cwd: root }).filter((file) => !file.startsWith('libs/ui/') && file !== 'libs/site/src/site.css');

test('no class means two things: what two parts of the program style stands in both of them at once', () => {
  expect(sheets.length).toBeGreaterThan(8);
  expect(sheets).toContain('libs/site/src/frame.css');
  const places = new Map<string, Set<string>>();
  for (const file of sheets) for (const name of classesOf(file)) places.set(name, (places.get(name) ?? new Set()).add(file));
  expect([...places].filter(([, files]) => files.size > 1).map(([name, files]) => `.${name} in ${[...files].join(', ')}`)).toEqual([]);
});
