import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Documents } from '@bridge/content';
import type { Database } from '../database/database.ts';
import { temporaryFolder } from '../database/testing/temporary-folder.ts';
import { storeBlobs } from '../publishing/blobs.ts';
import type { Drawing, Made } from '../publishing/drawing.ts';
import { liveRelease, switchTo, writeDrawing, writeRelease } from '../publishing/store.ts';
import { contentFolder, testContent } from './content.ts';

export const testBuild = 'the build of the tests';

/** A built site with a page and a script of its own, as a server finds it. */
export function builtSite(): string {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'index.html'), page('of the build'));
  writeFileSync(path.join(folder, '404.html'), page('lost'));
  writeFileSync(path.join(folder, 'assets/main-BJasyGkk.js'), 'export const code = "of the build";');
  writeFileSync(path.join(folder, '.build.json'), JSON.stringify({ id: testBuild, own: ['/assets/main-BJasyGkk.js'] }));
  return folder;
}

const page = (title: string) => `<!doctype html><html lang="en"><title>${title}</title><style>p{content:"${title}"}</style>`;

/** Stores a release whose home page has this title, and whose name of the product is that; `more` are further files, `later` what comes with a moment. */
export async function storeRelease(database: Database, id: string, { files: more = {}, documents: others = {}, later = [] }: { files?: Record<string, string>; documents?: Record<string, unknown>; later?: { from: string; files: Record<string, string | null> }[] } = {}): Promise<void> {
  const blobs = new Map<string, Buffer>();
  const made = (text: string): Made => {
    const bytes = Buffer.from(text);
    const hash = createHash('sha256').update(bytes).digest('base64url');
    blobs.set(hash, bytes);
    return [hash, hash];
  };
  const files = { '/index.html': page(id), '/404.html': page('lost'), [`/content/${id}-12345678.json`]: JSON.stringify({ id }), ...more };
  const document = (text: unknown) => made(JSON.stringify({ en: JSON.stringify(text) }));
  const documents = Object.fromEntries(testContent.ids().filter((one) => /^(?:messages|interface|redirects|pages)/.test(one)).map((one) => [one, document(testContent.document(one))]));
  const drawing: Drawing = {
    files: Object.fromEntries(Object.entries(files).map(([at, text]) => [at, made(text)])),
    documents: { ...documents, ...Object.fromEntries(Object.entries(others).map(([one, text]) => [one, document(text)])), brand: document({ ...testContent.document('brand'), name: id }) },
    locales: testContent.document('locales') as Documents['locales'],
    ahead: later.map((step) => ({ from: step.from, files: Object.fromEntries(Object.entries(step.files).map(([at, text]) => [at, text === null ? null : made(text)])) })),
  };
  await storeBlobs(database, [...blobs].map(([hash, bytes]) => ({ hash, packed: false, bytes })));
  await writeRelease(database, { id, parent: undefined, sources: {}, by: 'a test', note: '' });
  await writeDrawing(database, id, testBuild, drawing);
}

/** Sources that a content is nothing without, as ours has them. */
export const neededSources = Object.fromEntries(globSync('{brand,locales,redirects,safeguarding}.json', { cwd: contentFolder }).map((file) => [file, readFileSync(path.join(contentFolder, file), 'utf8')]));

/** Stores a release of these sources by their files, and makes it live. */
export async function publishSources(database: Database, id: string, files: Record<string, string>, { note = '', parent, live = true }: { note?: string; parent?: string; live?: boolean } = {}): Promise<void> {
  const blobs = Object.entries(files).map(([file, text]) => ({ file, hash: createHash('sha256').update(text).digest('base64url'), packed: false, bytes: Buffer.from(text) }));
  await storeBlobs(database, blobs);
  await writeRelease(database, { id, parent, sources: Object.fromEntries(blobs.map(({ file, hash }) => [file, hash])), by: 'a test', note });
  if (live) await makeLive(database, id);
}

/** Makes a stored release the live one. */
export async function makeLive(database: Database, release: string): Promise<void> {
  const live = await liveRelease(database);
  if (!(await switchTo(database, { release, after: live?.generation ?? 0, by: 'a test', note: '', deed: 'publish' }))) throw new Error('Nobody else publishes here.');
}
