import { setImmediate as nextTurn } from 'node:timers/promises';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { eachInTurns, jsonInTurns, parseInTurns } from './in-turns.ts';

const schema = v.object({ success: v.literal(true), note: v.optional(v.string(), 'none'), data: v.object({ list: v.array(v.object({ id: v.number() })), more: v.nullable(v.optional(v.array(v.string()))) }) });
const answer = (count: number) => ({ success: true, data: { list: Array.from({ length: count }, (_, id) => ({ id, secret: 'x' })), more: null, secret: 'y' } });

test.each([0, 3, 5000])('of an answer with %i items the same is kept as at once, and nothing else', async (count) => {
  expect(await parseInTurns(schema, answer(count))).toEqual(v.parse(schema, answer(count)));
});

test.each([
  ['an item is not as it should be', { ...answer(100), data: { list: [...Array(50).fill({ id: 1 }), { id: 'x' }], more: null } }],
  ['something is missing', { success: true, data: { list: answer(100).data.list } }],
  ['something is of another kind', { ...answer(100), success: false }],
])('where %s it is refused', async (_, value) => {
  await expect(parseInTurns(schema, value)).rejects.toThrow(v.ValiError);
});

test('a schema with a check of its own sees all of a list', async () => {
  const checked = v.pipe(v.array(v.number()), v.maxLength(20));
  await expect(parseInTurns(checked, Array.from({ length: 21 }, (_, n) => n))).rejects.toThrow(v.ValiError);
});

test('whatever it is, its JSON is the same as at once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue({ maxDepth: 3 }), fc.integer({ min: 0, max: 40 }), async (value, count) => {
      const long = { a: value, gone: undefined, '"': Array.from({ length: count }, () => value), data: { list: Array.from({ length: count }, () => value), at: new Date(0) } };
      for (const one of [value, long, [long, undefined]]) expect(Buffer.concat(await jsonInTurns(one)).toString()).toBe(JSON.stringify(one));
    }),
    { numRuns: 100 },
  );
});

test('others are answered in between', async () => {
  let others = 0;
  let isOver = false;
  const working = eachInTurns(Array.from({ length: 20 }), () => {
    for (const end = performance.now() + 5; performance.now() < end; );
  }).then(() => (isOver = true));
  while (!isOver) {
    others += 1;
    await nextTurn();
  }
  await working;
  expect(others).toBeGreaterThan(4);
});
