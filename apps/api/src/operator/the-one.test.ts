import { expect, test, vi } from 'vitest';
import { theOne } from './the-one.ts';

const said = { many: 'posts', none: (typed: string) => `There is no post ${typed}.` };

test.each([
  ['1234', [{ id: '12345678' }], { id: '12345678' }, undefined],
  ['1234', [], undefined, 'There is no post 1234.'],
  ['1234', [{ id: '12345678' }, { id: '12349999' }], undefined, 'Several posts have a number that begins with 1234. Give more of it.'],
])('%s among %j is %j', async (typed, found, one, complaint) => {
  const complain = vi.fn();
  expect(await theOne(typed, () => Promise.resolve(found), said, { complain })).toEqual(one);
  expect(complain.mock.calls).toEqual(complaint === undefined ? [] : [[complaint]]);
});

test('what is no number is not looked for, unless it may be typed', async () => {
  const complain = vi.fn();
  const find = vi.fn(() => Promise.resolve([1]));
  expect(await theOne('x\u001b[2J', find, said, { complain })).toBeUndefined();
  expect([find.mock.calls, complain.mock.calls]).toEqual([[], [['There is no post x [2J.']]]);
  expect(await theOne('a@b', find, { ...said, takes: (typed) => typed.includes('@') }, { complain })).toBe(1);
});
