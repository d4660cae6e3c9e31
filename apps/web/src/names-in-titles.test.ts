import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const files = globSync(['libs/*/src/**/*.tsx', 'apps/web/src/**/*.tsx'], { cwd: root }).filter((file) => !file.includes('.test.'));

// The titles of dialogs stand in the display face, which lacks letters that names have.
test('a person’s name in the title of a dialog keeps the face of texts: it goes through Named', () => {
  const odd = files.flatMap((file) =>
    Array.from(readFileSync(path.join(root, file), 'utf8').matchAll(/<(?:Confirm)?Dialog\s[^<]*?\btitle=\{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/g), ([, title = '']) => title)
      .filter((title) => /(?<!\.)\b(?:name|mentor|talent)\s*[:,}]/.test(title) && !title.includes('<Named'))
      .map((title) => `${file}: ${title}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(odd).toEqual([]);
});
