import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { expect, test } from 'vitest';
import { isRecord } from './items.ts';
import type { FieldPath as Path } from '@bridge/content/engine/editing';
import { textWith, valueOf } from './text.ts';

const folder = path.resolve(import.meta.dirname, '../../../../content');
const files = globSync('**/*.{json,mdx}', { cwd: folder }).map((file) => ({ file: file.replaceAll(path.sep, '/'), text: readFileSync(path.join(folder, file), 'utf8') }));
const typed = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }).filter((text) => !/[\p{Cc}\p{Cs}\ufeff]/u.test(text));

test('there is something to try this on', () => {
  expect(files.length).toBeGreaterThan(90);
});

test('a save without a change leaves every byte of every file, with either kind of line end', () => {
  for (const { file, text } of files) {
    for (const one of [text, text.replaceAll('\n', '\r\n')]) expect(textWith(file, one, valueOf(file, one)!)).toBe(one);
  }
});

test('another text changes the bytes of that text and no others', () => {
  const jsons = files.filter(({ file }) => file.endsWith('.json'));
  fc.assert(
    fc.property(fc.constantFrom(...jsons), fc.nat(), typed, fc.boolean(), ({ file, text: plain }, choice, wanted, isWindows) => {
      const text = isWindows ? plain.replaceAll('\n', '\r\n') : plain;
      const value = valueOf(file, text)!;
      const leaves = leavesOf(value);
      fc.pre(leaves.length > 0);
      const leaf = leaves[choice % leaves.length]!;
      const node = findNodeAtLocation(parseTree(text)!, leaf)!;
      const after = textWith(file, text, replaced(value, leaf, wanted));
      expect(after).toBe(text.slice(0, node.offset) + JSON.stringify(wanted) + text.slice(node.offset + node.length));
    }),
    { numRuns: 400 },
  );
});

test('whatever a file is turned into, it then says exactly that', () => {
  fc.assert(
    fc.property(fc.constantFrom(...files.filter(({ file }) => file.endsWith('.json'))), fc.array(fc.tuple(fc.nat(), fc.constantFrom('remove', 'up', 'copy', 'add')), { minLength: 1, maxLength: 4 }), ({ file, text }, acts) => {
      let value: unknown = valueOf(file, text)!;
      for (const [choice, act] of acts) {
        const lists = listsOf(value);
        if (lists.length > 0) value = changed(value, lists[choice % lists.length]!, act, choice);
      }
      expect(JSON.parse(textWith(file, text, value as Record<string, unknown>))).toEqual(value);
    }),
    { numRuns: 200 },
  );
});

test('the head and the body of a text change apart from each other', () => {
  const texts = files.filter(({ file }) => file.endsWith('.mdx'));
  fc.assert(
    fc.property(fc.constantFrom(...texts), typed, ({ file, text }, wanted) => {
      const value = valueOf(file, text)!;
      const titled = textWith(file, text, { ...value, title: wanted });
      expect(valueOf(file, titled)).toEqual({ ...value, title: wanted });
      const others = (one: string) => one.split('\n').filter((line) => !line.startsWith('title:'));
      expect(others(titled)).toEqual(others(text));
      const body = `${String(value['body'])}\n\nOne paragraph more.`;
      const longer = textWith(file, text, { ...value, body });
      expect(longer.startsWith(text.trimEnd())).toBe(true);
      expect(valueOf(file, longer)).toEqual({ ...value, body });
    }),
    { numRuns: 300 },
  );
});

test('a title that YAML could take for something else is read back as it was typed', () => {
  const { file, text } = files.find((one) => one.file.startsWith('blog/'))!;
  for (const title of [' !', '!', '# no remark', '- no list', 'a: b', "it's", '"quoted"', 'null', 'true', '2026-11-20', '12', '&a', '*a', '| ', '> ', '{a}', '[a]', ' spaces ', 'a #b', '@a', '`a`', '%a', '---', 'a\nb', '\u00a0', '\u2003x', 'x\u2028']) {
    expect(valueOf(file, textWith(file, text, { ...valueOf(file, text)!, title }))?.['title']).toBe(title);
  }
});

function leavesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return [path];
  if (Array.isArray(value)) return value.flatMap((child: unknown, index) => leavesOf(child, [...path, index]));
  return isRecord(value) ? Object.entries(value).flatMap(([key, child]) => (['id', 'code', 'from'].includes(key) ? [] : leavesOf(child, [...path, key]))) : [];
}

function listsOf(value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value)) return [path, ...value.flatMap((child: unknown, index) => listsOf(child, [...path, index]))];
  return isRecord(value) ? Object.entries(value).flatMap(([key, child]) => listsOf(child, [...path, key])) : [];
}

function replaced(value: unknown, [key, ...rest]: Path, wanted: unknown): Record<string, unknown> {
  if (key === undefined) return wanted as Record<string, unknown>; // the outermost call has a path
  if (Array.isArray(value)) return value.map((child: unknown, index) => (index === key ? replaced(child, rest, wanted) : child)) as unknown as Record<string, unknown>; // inner values of any kind
  const object = value as Record<string, unknown>; // the path was found in it
  return { ...object, [key]: replaced(object[key], rest, wanted) };
}

function changed(value: unknown, path: Path, act: string, choice: number): unknown {
  const list = [...(path.reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], value) as unknown[])]; // listsOf found it
  const index = list.length === 0 ? 0 : choice % list.length;
  if (act === 'remove') list.splice(index, 1);
  if (act === 'up' && index > 0) list.splice(index - 1, 0, ...list.splice(index, 1));
  if (act === 'copy' && list.length > 0) list.splice(index, 0, isRecord(list[index]) ? { ...list[index], id: `copy-${choice}` } : list[index]);
  if (act === 'add') list.push({ id: `new-${choice}`, text: 'Added', list: ['a', { b: 1 }] });
  return replaced(value, path, list);
}
