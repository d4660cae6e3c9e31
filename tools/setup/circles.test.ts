import path from 'node:path';
import { expect, test } from 'vitest';
import { circlesIn, importGraph, importsOf } from './import-graph.ts';

const root = path.resolve(import.meta.dirname, '../..');

test('no file comes round to itself, not even by a type: what two lend each other goes to a file below both', () => {
  expect(circlesIn(importGraph(root)).map((circle) => circle.join(' → '))).toEqual([]);
});

test('a circle is told once, by its shortest way', () => {
  const graph = { a: ['b'], b: ['c', 'd'], c: ['a'], d: ['c'], e: ['a'], f: ['f'] };
  expect(circlesIn(new Map(Object.entries(graph)))).toEqual([['a', 'b', 'c', 'a'], ['f', 'f']]);
});

test.each([
  ["import { a } from './a.ts';", ['./a.ts']],
  ["import type { A } from './a.ts';", ['./a.ts']],
  ["export * from './a.ts';\nexport type { B } from '@bridge/b';", ['./a.ts', '@bridge/b']],
  ["const later = () => import('./a.tsx');", ['./a.tsx']],
  ["type A = import('./a.ts').A;", ['./a.ts']],
  ["const text = \"import { a } from './a.ts'\"; // import './b.ts'", []],
])('%s is an import', (text, names) => {
  expect(importsOf('x.tsx', text)).toEqual(names);
});
