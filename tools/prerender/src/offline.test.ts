import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { openContent } from '@bridge/content';
import { beforeAll, expect, test } from 'vitest';
import { browserDocuments } from './browser-documents.ts';
import { workerOf } from './offline.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const client = path.join(root, 'apps/web/dist/client');
let documents: ReturnType<typeof browserDocuments>;
let worker: string;
let lists: Record<string, string[]>;
let codes: string[];
beforeAll(async () => {
  const content = await openContent(path.join(root, 'content'));
  const { source, locales } = content.document('locales');
  codes = locales.map(({ code }) => code);
  documents = browserDocuments(content, client);
  worker = workerOf(documents, locales.map((locale) => ({ ...locale, prefix: locale.code === source ? '' : `/${locale.code}` })), client);
  ({ lists } = JSON.parse(worker.slice(worker.indexOf('{'), worker.indexOf('};') + 1)) as { lists: typeof lists }); // offline.ts writes it so
});

const known = new Map<string, number>(); // packing takes its time, and languages share most of it

function packed(at: string): number {
  const bytes = known.get(at) ?? brotliCompressSync(documents.files.get(at) ?? (at === '/sw.js' ? worker : readFileSync(path.join(client, at)))).length;
  known.set(at, bytes);
  return bytes;
}

test('all that opens without a network is at most 350 KB, for each kind of person in each language', () => {
  const sizes = Object.entries(lists).map(([name, files]) => [name, [...files, '/sw.js', '/index.html'].reduce((sum, at) => sum + packed(at), 0)] as const);
  expect(sizes.map(([name]) => name)).toEqual(expect.arrayContaining(codes.map((code) => `talent ${code}`)));
  console.log(sizes.map(([name, bytes]) => `${name}: ${bytes} bytes`).join('\n'));
  expect(Math.max(...sizes.map(([, bytes]) => bytes))).toBeLessThanOrEqual(350_000);
});

test('the index of the language is kept with documents of it, none of another language, and no file without a hash in its name', () => {
  for (const [name, files] of Object.entries(lists)) {
    const code = name.split(' ')[1] ?? '';
    const [index = ''] = documents.addressesIn(code, []);
    const own = new Set(Object.values(JSON.parse(documents.files.get(index) ?? '{}') as object).map((hash) => `/content/${String(hash)}.json`));
    expect(files, name).toContain(index);
    expect(files.filter((file) => file.startsWith('/content/') && file !== index && !own.has(file)), name).toEqual([]);
    expect(files.filter((file) => !/^\/(?:assets\/.+-[\w-]{8}\.(?:js|css)|content\/[\w-]{22}\.json)$/.test(file)), name).toEqual([]);
  }
});
