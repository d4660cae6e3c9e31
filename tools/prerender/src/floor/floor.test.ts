import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { decidedScripts, decidedStyles } from './decided.ts';
import { aboveFloorInScript } from './scripts.ts';
import { aboveFloorInStyles } from './styles.ts';

const web = path.resolve(import.meta.dirname, '../../../../apps/web/dist');
const assets = path.join(web, 'client/assets');
const read = (file: string) => readFileSync(path.join(assets, file), 'utf8');
const built = readdirSync(assets);
const isCode = (file: string) => file.endsWith('.js') && !/^(content|words)-/.test(file); // words are no code

/** Of each name the first place, for whoever has to decide. */
function above(files: readonly string[], look: (text: string) => Map<string, string>): Record<string, string> {
  return Object.fromEntries(files.flatMap((file) => [...look(read(file))].map(([name, where]): [string, string] => [name, `${file}: ${where}`])));
}
const undecided = (found: Record<string, string>, decided: Record<string, string>) => Object.fromEntries(Object.entries(found).filter(([name]) => !(name in decided)));
const unused = (found: Record<string, string>, decided: Record<string, string>) => Object.keys(decided).filter((name) => !(name in found));

test('what the built styles use above the floor is decided, one by one', () => {
  const found = above(built.filter((file) => file.endsWith('.css')), aboveFloorInStyles);
  expect(undecided(found, decidedStyles)).toEqual({});
  expect(unused(found, decidedStyles), 'nothing uses these any more').toEqual([]);
});

test('what the built scripts use above the floor is supplied, asked for, or only called alike', () => {
  const found = above(built.filter(isCode), aboveFloorInScript);
  expect(undecided(found, decidedScripts)).toEqual({});
  expect(unused(found, decidedScripts), 'nothing uses these any more').toEqual([]);
});

test('what is supplied needs nothing that is above the floor itself', () => {
  expect([...aboveFloorInScript(readFileSync(path.join(web, 'client/older.js'), 'utf8')).keys()]).toEqual([]);
});

test('a rule is found by its property, its value, its unit, its function and its selector, unless it asks first', () => {
  const names = (css: string) => [...aboveFloorInStyles(css).keys()];
  expect(names('a { text-wrap: balance } b { width: 3dvh } i { color: oklch(1 0 0) } p { display: flex; gap: 3px }')).toEqual(['text-wrap', 'the unit dvh', 'oklch()']);
  expect(names('a { color: red; color: color-mix(in oklab, red, blue) }')).toEqual([]);
  expect(names('@supports (color: oklch(1 0 0)) { i { color: oklch(1 0 0) } } @media (width <= 3px) { p { color: red } }')).toEqual(['ranges of media queries']);
  expect(names('a, b:has(i) { color: red } @layer x { a { color: red } }')).toEqual([':has', 'a list with :has: a', '@layer']);
});

test('a script is found by what it is written in and what it calls', () => {
  const names = (code: string) => [...aboveFloorInScript(code).keys()];
  expect(names('await 1')).toEqual(['await outside functions']);
  expect(names('class A { #x = 1 } a ??= /(?<=b)c/')).toEqual(['fields of classes', 'logical assignment', 'lookbehind']);
  expect(names('a.toSorted(); a.toSorted; URL.parse(b); new Set(); a.map(b)')).toEqual(['.toSorted', 'URL.parse']);
});
