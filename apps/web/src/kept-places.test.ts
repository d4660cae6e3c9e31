import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

test('every place in the browser that something is kept in is told in docs/security.md', () => {
  const named = /(?<!`)stored(?:Text)?\('(?:local|session)', ['`]([\w:]+)/g;
  const files = globSync(['apps/web/src/**/*.{ts,tsx}', 'libs/*/src/**/*.{ts,tsx}'], { cwd: root }).filter((file) => !/\.test\.|\/testing\//.test(file));
  const names = files.flatMap((file) => [...read(file).matchAll(named)].map(([, name = '']) => name.replace(/:.*/, ':')));
  expect(names.length).toBeGreaterThan(12);
  const told = read('docs/security.md');
  expect(names.filter((name) => !told.includes(`\`${name}\``))).toEqual([]);
});
