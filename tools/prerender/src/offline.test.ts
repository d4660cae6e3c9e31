import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { make } from './testing.ts';

const site = mkdtempSync(path.join(tmpdir(), 'bridge-site-'));
let lists: Record<string, string[]>;
let prefixes: Record<string, string>;
beforeAll(async () => {
  await make(undefined, site);
  const worker = readFileSync(path.join(site, 'sw.js'), 'utf8');
  ({ lists, prefixes } = JSON.parse(worker.slice(worker.indexOf('{'), worker.indexOf('};') + 1)) as { lists: typeof lists; prefixes: typeof prefixes }); // offline.ts writes it so
});
afterAll(() => rmSync(site, { recursive: true, force: true }));
const known = new Map<string, number>(); // packing takes its time, and languages share most of it

function packed(at: string): number {
  const bytes = known.get(at) ?? brotliCompressSync(readFileSync(path.join(site, at))).length;
  known.set(at, bytes);
  return bytes;
}

test('all that opens without a network is at most 350 KB, for each kind of person in each language', () => {
  const sizes = Object.entries(lists).map(([name, files]) => [name, [...files, '/sw.js', '/shell.html'].reduce((sum, at) => sum + packed(at), 0)] as const);
  expect(sizes.map(([name]) => name)).toEqual(expect.arrayContaining(Object.keys(prefixes).map((locale) => `talent ${locale}`)));
  console.log(sizes.map(([name, bytes]) => `${name}: ${bytes} bytes`).join('\n'));
  expect(Math.max(...sizes.map(([, bytes]) => bytes))).toBeLessThanOrEqual(350_000);
});

test('no file of another language is kept, and none without a hash in its name', () => {
  for (const [name, files] of Object.entries(lists)) {
    const indexes = Object.keys(prefixes).filter((locale) => name.endsWith(` ${locale}`)).map((locale) => indexOf(`${prefixes[locale]}/shell.html`));
    expect(files, name).toEqual(expect.arrayContaining(indexes));
    const own = new Set(Object.values(JSON.parse(readFileSync(path.join(site, indexes[0] ?? ''), 'utf8')) as object).map((hash) => `/content/${String(hash)}.json`));
    expect(files.filter((file) => file.startsWith('/content/') && !own.has(file) && !indexes.includes(file)), name).toEqual([]);
    expect(files.filter((file) => !/^\/(?:assets\/.+-[\w-]{8}\.(?:js|css)|content\/[\w-]{22}\.json)$/.test(file)), name).toEqual([]);
  }
});

/** The first document file that a page fetches is the index of its language. */
const indexOf = (page: string) => /as="fetch" crossorigin href="([^"]+)"/.exec(readFileSync(path.join(site, page), 'utf8'))?.[1] ?? '';
