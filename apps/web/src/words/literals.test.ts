import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { literalWords } from './literals.ts';

const workspace = path.resolve(import.meta.dirname, '../../../..');
const files = ['libs/*/src/**/*.tsx', 'apps/web/src/**/*.tsx']
  .flatMap((pattern) => globSync(pattern, { cwd: workspace }))
  .filter((file) => !/\.test\.tsx$|[\\/]testing[\\/]/.test(file));

test('no component of the product holds words of its own', () => {
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap((file) => literalWords(file, readFileSync(path.join(workspace, file), 'utf8')))).toEqual([]);
});

test.each([
  ['text', 'const a = <p>Welcome</p>', 'Welcome'],
  ['text beside an element', 'const a = <p><b>{name}</b> signed in</p>', 'signed in'],
  ['text in another script', 'const a = <p>مرحبا</p>', 'مرحبا'],
  ['a string in braces', "const a = <p>{'Welcome'}</p>", 'Welcome'],
  ['a template', 'const a = <p>{`Hello ${name}`}</p>', 'Hello'],
  ['one side of a condition', "const a = <p>{ready ? t('ready') : 'Wait'}</p>", 'Wait'],
  ['a text shown on a condition', "const a = <p>{failed && 'Failed'}</p>", 'Failed'],
  ['a fallback', "const a = <p>{name ?? 'Nobody'}</p>", 'Nobody'],
  ['a joined text', "const a = <p>{'Year ' + year}</p>", 'Year'],
  ...['aria-label', 'title', 'placeholder', 'label', 'alt'].map((name) => [name, `const a = <img ${name}="Close" />`, 'Close']),
  ['an attribute in braces', "const a = <img alt={big ? 'Big' : t('small')} />", 'Big'],
])('finds %s', (_, source, word) => {
  expect(literalWords('planted.tsx', source)).toEqual([`planted.tsx:1 ${word}`]);
});

test('leaves keys, class names, figures and signs alone', () => {
  const source = "const a = <p className=\"br-card\" title={t('login.title')}>{t('a.b')} · {1} {' '} {n}% {list.map((x) => <i key={'k' + x} />)}</p>";
  expect(literalWords('fine.tsx', source)).toEqual([]);
});
