import { mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { copyOfContent } from '@bridge/content/testing';
import { plainPath, replaceText } from './disk.ts';

test.each(['../brand.json', 'pages/../../brand.json', '/etc/passwd', 'pages//home.json', './brand.json', '.hidden/x.json', 'pages\\home.json', 'C:x.json', 'pages/home.json~', 'a\0b.json', ''])('%j is no path of content', (file) => {
  using copy = copyOfContent();
  expect(plainPath(copy.folder, file)).toBeUndefined();
});

test('a file or folder that is a link is no path of content, wherever it leads', () => {
  using copy = copyOfContent();
  const outside = path.join(copy.folder, '../outside');
  mkdirSync(outside);
  writeFileSync(path.join(outside, 'brand.json'), '{}');
  symlinkSync(outside, path.join(copy.folder, 'linked'));
  symlinkSync(path.join(copy.folder, 'brand.json'), path.join(copy.folder, 'other.json'));
  expect(plainPath(copy.folder, 'linked/brand.json')).toBeUndefined();
  expect(plainPath(copy.folder, 'linked/new.json')).toBeUndefined();
  expect(plainPath(copy.folder, 'other.json')).toBeUndefined();
  expect(plainPath(copy.folder, 'brand.json')).toBeDefined();
  expect(plainPath(copy.folder, 'translations/fr/surveys/talent.json')).toBeDefined();
});

test('a file is written whole, with the rights it had, and leaves nothing beside it', () => {
  using copy = copyOfContent();
  const file = path.join(copy.folder, 'brand.json');
  const { mode } = statSync(file);
  expect(replaceText(file, 'new', copy.read('brand.json'))).toBe(true);
  expect(copy.read('brand.json')).toBe('new');
  expect(statSync(file).mode).toBe(mode);
  expect(readdirSync(copy.folder).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('a file that says something else by now is left as it is', () => {
  using copy = copyOfContent();
  const file = path.join(copy.folder, 'brand.json');
  const before = copy.read('brand.json');
  expect(replaceText(file, 'mine', 'what it said once')).toBe(false);
  expect(readFileSync(file, 'utf8')).toBe(before);
  expect(readdirSync(copy.folder).filter((name) => name.startsWith('.'))).toEqual([]);
});
