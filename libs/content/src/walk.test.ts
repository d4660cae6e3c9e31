import { expect, test } from 'vitest';
import { z } from 'zod';
import { kinds } from './kinds.ts';
import { id, label, markOf, ref, rich, text } from './marks.ts';
import { definitionOf, partsOf, peel, walk } from './walk.ts';

const found = (schema: z.ZodType, value: unknown) => {
  const leaves: string[] = [];
  walk(schema, value, (mark, leaf, { ids }) => leaves.push(`${mark.mark} ${ids.join('.')} = ${leaf}`));
  return leaves;
};

test.each([
  ['plain', text()],
  ['described', text().meta({ description: 'x' })],
  ['optional', text().optional()],
  ['described and optional', text().meta({ description: 'x' }).optional().meta({ title: 'x' })],
  ['nullable', text().nullable()],
  ['with a default', text().default('x')],
  ['refined', text().refine(() => true)],
  ['bounded', text().min(2).max(9)],
  ['trimmed', text().trim()],
  ['lazy', z.lazy(() => text())],
  ['piped', text().pipe(z.string())],
  ['rich', rich()],
  ['in a union', z.union([z.number(), text()])],
])('a text is found where it is %s', (_name, schema) => {
  expect(found(z.strictObject({ a: schema }), { a: 'hello' })).toEqual(['text a = hello']);
});

test('items are named by their id, whatever their order', () => {
  const schema = z.strictObject({ list: z.array(z.strictObject({ id: id('things'), name: text(), code: label() })) });
  const one = { id: 'one', name: 'One', code: '1' };
  const two = { id: 'two', name: 'Two', code: '2' };
  const texts = ['text list.one.name = One', 'text list.two.name = Two'];
  expect(found(schema, { list: [one, two] })).toEqual(expect.arrayContaining(texts));
  expect(found(schema, { list: [two, one] })).toEqual(expect.arrayContaining(texts));
  expect(found(schema, { list: [one, two] })).toHaveLength(4);
});

test('records, unions by tag, and references', () => {
  const schema = z.strictObject({
    words: z.record(z.string(), text()),
    either: z.discriminatedUnion('type', [z.strictObject({ type: z.literal('a'), say: text() }), z.strictObject({ type: z.literal('b'), say: label(), to: ref('things') })]),
    by: z.record(ref('things'), z.number()),
  });
  expect(found(schema, { words: { x: 'X' }, either: { type: 'b', say: 'not translated', to: 'one' }, by: { two: 1 } })).toEqual(['text words.x = X', 'ref either.to = one', 'ref by = two']);
  expect(found(schema, { words: {}, either: { type: 'a', say: 'translated' }, by: {} })).toEqual(['text either.say = translated']);
});

test('a value that does not fit its schema is walked as far as it goes', () => {
  const schema = z.strictObject({ list: z.array(z.strictObject({ id: id('things'), name: text() })) });
  for (const value of [null, 3, 'x', [], { list: 'x' }, { list: [null, 3, { id: 4, name: [] }] }]) expect(found(schema, value)).toEqual([]);
  expect(found(schema, { list: [{ name: 'No id' }], more: 'x' })).toEqual(['text list.0.name = No id']);
});

test('a recursive schema is walked to any depth', () => {
  const tree: z.ZodType = z.lazy(() => z.strictObject({ id: id('nodes'), children: z.array(tree), name: text() }));
  const leaf = { id: 'leaf', children: [], name: 'Leaf' };
  expect(found(tree, { id: 'root', children: [{ id: 'branch', children: [leaf], name: 'Branch' }], name: 'Root' })).toContain('text children.branch.children.leaf.name = Leaf');
});

// A translation names a text by ids alone: without them it would land elsewhere after a reorder.
test.each(kinds.map(({ pattern, schema }) => [pattern, schema] as const))('%s: every list with texts has ids', (_pattern, schema) => {
  expect(listsWithoutIds(schema)).toEqual([]);
});

// What is sent to the server must not change with the language.
test('an option has a translated label and a value that is not', () => {
  const { schema } = kinds.find(({ pattern }) => pattern === 'surveys/<slug>.json')!;
  const option = { id: 'a', label: 'L', value: 'V' };
  const survey = { phases: [{ id: 'p', questions: [{ id: '1', type: 'dropdown', options: [option] }] }] };
  expect(found(schema, survey)).toContain('text phases.p.questions.1.options.a.label = L');
  expect(found(schema, survey).some((leaf) => leaf.endsWith('= V'))).toBe(false);
});

function listsWithoutIds(schema: z.core.$ZodType, way = '', seen = new Set<z.core.$ZodType>()): string[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const { type, element, shape } = definitionOf(schema);
  const own = type === 'array' && holdsText(element!, new Set()) && !branches(element!).every(hasId) ? [way || '(root)'] : [];
  if (shape) return Object.entries(shape).flatMap(([key, part]) => listsWithoutIds(part, `${way}.${key}`, seen));
  return [...own, ...partsOf(schema).flatMap((part) => listsWithoutIds(part, way, seen))];
}

function branches(schema: z.core.$ZodType): z.core.$ZodType[] {
  const inner = peel(schema, undefined);
  const { options } = definitionOf(inner);
  return options ? options.flatMap(branches) : [inner];
}

function hasId(schema: z.core.$ZodType): boolean {
  return Object.values(definitionOf(schema).shape ?? {}).some((part) => markOf(part)?.mark === 'id');
}

function holdsText(schema: z.core.$ZodType, seen: Set<z.core.$ZodType>): boolean {
  if (seen.has(schema)) return false;
  seen.add(schema);
  return markOf(schema)?.mark === 'text' || partsOf(schema).some((part) => holdsText(part, seen));
}
