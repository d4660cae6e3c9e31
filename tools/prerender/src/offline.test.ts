import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';

const client = path.resolve(import.meta.dirname, '../../../apps/web/dist/client');
const worker = readFileSync(path.join(client, 'sw.js'), 'utf8');
const { lists, prefixes } = JSON.parse(worker.slice(worker.indexOf('{'), worker.indexOf('};') + 1)) as { lists: Record<string, string[]>; prefixes: Record<string, string> }; // the build writes it so
const known = new Map<string, number>(); // packing takes its time, and languages share most of it

function packed(at: string): number {
  const bytes = known.get(at) ?? brotliCompressSync(readFileSync(path.join(client, at))).length;
  known.set(at, bytes);
  return bytes;
}

test('all that opens without a network is at most 350 KB, for each kind of person in each language', () => {
  const sizes = Object.entries(lists).map(([name, files]) => [name, [...files, '/sw.js', '/index.html'].reduce((sum, at) => sum + packed(at), 0)] as const);
  expect(sizes.map(([name]) => name)).toEqual(expect.arrayContaining(Object.keys(prefixes).map((locale) => `talent ${locale}`)));
  console.log(sizes.map(([name, bytes]) => `${name}: ${bytes} bytes`).join('\n'));
  expect(Math.max(...sizes.map(([, bytes]) => bytes))).toBeLessThanOrEqual(350_000);
});

test('no file of another language is kept, and none without a hash in its name', () => {
  for (const [name, files] of Object.entries(lists)) {
    const others = Object.keys(prefixes).filter((locale) => name.split(' ')[1] !== locale);
    expect(files.filter((file) => others.some((locale) => file.includes(`/content-${locale}-`) || file.includes(`/words-${locale}-`)))).toEqual([]);
    expect(files.filter((file) => !/^\/assets\/.+-[\w-]{8}\.(js|css)$/.test(file))).toEqual([]);
  }
});
