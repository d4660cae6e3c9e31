import { renameSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { Content } from './content.ts';
import { openContent } from './open.ts';
import { readSnapshot, writeSnapshot } from './snapshot.ts';
import { copyOfContent } from './testing/copy.ts';

test('what was written down is every document in every language, until a byte of the folder changes', async () => {
  using copy = copyOfContent();
  const snapshot = path.join(path.dirname(copy.folder), 'snapshot.json');
  const checked = await new Content(copy.folder, { drafts: false }).readAll();
  writeSnapshot(checked, snapshot);

  const kept = readSnapshot(snapshot, copy.folder);
  expect(kept?.ids()).toEqual(checked.ids().filter((id) => checked.get(id) !== undefined));
  expect(kept?.locales()).toEqual(checked.locales());
  for (const { code } of checked.locales()!.locales) for (const id of checked.ids()) expect(kept?.get(id, code), `${id} in ${code}`).toEqual(JSON.parse(JSON.stringify(checked.get(id, code) ?? null)) ?? undefined);
  expect((await openContent(copy.folder, { snapshot })).document('brand').name).toBe('Bridge AI');

  copy.replace('brand.json', 'Bridge AI', 'Other name');
  expect(readSnapshot(snapshot, copy.folder)).toBeUndefined();
  expect((await openContent(copy.folder, { snapshot })).document('brand').name).toBe('Other name');
  copy.replace('brand.json', '"name"', '"nmae"');
  await expect(openContent(copy.folder, { snapshot })).rejects.toThrow('content has 1 fault');
});

test('without a snapshot, or with one of another folder, content is checked', async () => {
  using copy = copyOfContent();
  expect(readSnapshot(path.join(copy.folder, 'none.json'), copy.folder)).toBeUndefined();
});

test('a folder with something that is no plain file is checked, and the check names it', async () => {
  using copy = copyOfContent();
  const snapshot = path.join(path.dirname(copy.folder), 'snapshot.json');
  const checked = await new Content(copy.folder, { drafts: false }).readAll();
  writeSnapshot(checked, snapshot);
  const elsewhere = path.join(path.dirname(copy.folder), 'brand.json');
  renameSync(path.join(copy.folder, 'brand.json'), elsewhere);
  symlinkSync(elsewhere, path.join(copy.folder, 'brand.json'));

  expect(readSnapshot(snapshot, copy.folder)).toBeUndefined();
  await expect(openContent(copy.folder, { snapshot })).rejects.toThrow('content/brand.json:1:1 error not-a-file this is not a plain file');
  expect(() => writeSnapshot(checked, snapshot)).toThrow('brand.json is no plain file');
});
