import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../database/testing.ts';
import { temporaryFolder } from '../database/testing/temporary-folder.ts';
import { storeBlobs } from './blobs.ts';
import { baseOf, bringIn, filesOf, markFolder } from './folder.ts';
import { planMerge } from './merge.ts';
import { writeRelease } from './store.ts';

type Files = Record<string, string>;

async function database(): Promise<TestDatabase> {
  const opened = await openTestDatabase();
  onTestFinished(() => opened.drop());
  return opened;
}

async function release(shared: TestDatabase, id: string, files: Files): Promise<void> {
  const blobs = Object.values(files).map((text) => ({ hash: createHash('sha256').update(text).digest('base64url'), packed: false, bytes: Buffer.from(text) }));
  await storeBlobs(shared, blobs);
  await writeRelease(shared, { id, parent: undefined, sources: Object.fromEntries(Object.keys(files).map((file, index) => [file, blobs[index]!.hash])), by: 'a test', note: '' });
}

function folderWith(files: Files, base?: string): string {
  const folder = temporaryFolder();
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  if (base) markFolder(folder, base);
  return folder;
}

const read = (folder: string): Files => Object.fromEntries(Object.keys(filesOf(folder)).map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));
const brand = (name: string, slogan: string) => `{\n    "name":  ${JSON.stringify(name)},\r\n\t"slogan": ${JSON.stringify(slogan)}\n}`;

test('an empty folder gets every file byte for byte, and says which release it holds', async () => {
  const shared = await database();
  const files = { 'brand.json': brand('A', 'B'), 'blog/first.mdx': '---\ntitle: "A"\n---\n\nText  \n', 'translations/fr/brand.json': '{}' };
  await release(shared, 'one', files);
  const folder = path.join(temporaryFolder(), 'new');
  await bringIn(shared, folder, 'one', { base: undefined, favour: undefined });
  expect([read(folder), baseOf(folder)]).toEqual([files, 'one']);
});

test('what others published is brought in, and what was edited here stays: files apart, and one file leaf by leaf', async () => {
  const shared = await database();
  const before = { 'brand.json': brand('A', 'B'), 'a.json': '{"a": 1}', 'b.json': '{"b": 1}', 'gone.json': '{}' };
  await release(shared, 'one', before);
  await release(shared, 'two', { 'brand.json': brand('A', 'Theirs'), 'a.json': '{"a": 1}', 'b.json': '{"b": 2}', 'new.json': '{"n": 1}' });
  const folder = folderWith({ ...before, 'brand.json': brand('Mine', 'B'), 'a.json': '{"a": 3}' }, 'one');
  expect(await bringIn(shared, folder, 'two', { base: 'one', favour: undefined })).toEqual({ taken: ['b.json', 'new.json'], removed: ['gone.json'], merged: ['brand.json'] });
  expect([read(folder), baseOf(folder)]).toEqual([{ 'brand.json': brand('Mine', 'Theirs'), 'a.json': '{"a": 3}', 'b.json': '{"b": 2}', 'new.json': '{"n": 1}' }, 'two']);
});

test('where both sides changed the same, the file and the leaf are named and nothing is written, until it is said which side counts', async () => {
  const shared = await database();
  const before = { 'brand.json': brand('A', 'B'), 'a.json': '{"a": 1}', 'b.json': '{"b": 1}' };
  await release(shared, 'one', before);
  await release(shared, 'two', { 'brand.json': brand('Theirs', 'B'), 'b.json': '{"b": 2}' });
  const edited = { ...before, 'brand.json': brand('Mine', 'B'), 'a.json': '{"a": 3}' };
  const folder = folderWith(edited, 'one');
  await expect(bringIn(shared, folder, 'two', { base: 'one', favour: undefined })).rejects.toThrow(/\na\.json: changed here, taken away in what is live\nbrand\.json name: here "Mine", live "Theirs"\n/);
  expect([read(folder), baseOf(folder)]).toEqual([edited, 'one']);
  await bringIn(shared, folder, 'two', { base: 'one', favour: 'mine' });
  expect(read(folder)).toEqual({ ...edited, 'b.json': '{"b": 2}' });
  rmSync(path.join(folder, 'b.json'));
  markFolder(folder, 'one');
  await bringIn(shared, folder, 'two', { base: 'one', favour: 'theirs' });
  expect(read(folder)).toEqual({ 'brand.json': brand('Theirs', 'B'), 'b.json': '{"b": 2}' });
});

test('of a picture that both sides replaced neither is taken until it is said which; its bytes stay what they were', async () => {
  const shared = await database();
  const picture = (first: number) => Buffer.from([0xff, 0xd8, 0xff, first, 0x00, 0x80, 0xc3]);
  const store = async (id: string, bytes: Buffer) => {
    const hash = createHash('sha256').update(bytes).digest('base64url');
    await storeBlobs(shared, [{ hash, packed: false, bytes }]);
    await writeRelease(shared, { id, parent: undefined, sources: { 'pictures/quay.jpg': hash }, by: 'a test', note: '' });
  };
  await store('one', picture(1));
  await store('two', picture(2));
  const folder = path.join(temporaryFolder(), 'mine');
  await bringIn(shared, folder, 'one', { base: undefined, favour: undefined });
  writeFileSync(path.join(folder, 'pictures/quay.jpg'), picture(3));
  await expect(bringIn(shared, folder, 'two', { base: 'one', favour: undefined })).rejects.toThrow('pictures/quay.jpg: another picture here, and another in what is live');
  await bringIn(shared, folder, 'two', { base: 'one', favour: 'mine' });
  expect(readFileSync(path.join(folder, 'pictures/quay.jpg'))).toEqual(picture(3));
  await bringIn(shared, folder, 'two', { base: 'one', favour: 'theirs' });
  expect(readFileSync(path.join(folder, 'pictures/quay.jpg'))).toEqual(picture(2));
});

test('every file is left alone, taken, taken away, brought together or told, by what each side did to it', () => {
  const plan = planMerge({ same: '1', theirs: '1', mine: '1', both: '1', alike: '1', goneThere: '1', goneHere: '1', away: '1', lost: '1' }, { same: '1', theirs: '1', mine: '2', both: '2', alike: '2', goneThere: '1', away: '2', new: '1' }, { same: '1', theirs: '2', mine: '1', both: '3', alike: '2', goneHere: '1', lost: '2', added: '1' });
  expect(plan).toEqual({ take: ['theirs', 'added'], remove: ['goneThere'], both: ['both'], apart: [{ file: 'away', removed: 'live' }, { file: 'lost', removed: 'here' }] });
});
