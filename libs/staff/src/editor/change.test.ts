import { expect, test } from 'vitest';
import { placeOf } from './change.ts';

const value = { phases: [{ id: 'one', questions: [{ id: '1' }, { id: '6', prompt: 'x', rows: ['a'] }] }], words: { hello: 'y' } };

test.each([
  [['phases', 'one', 'questions', '6', 'prompt'], ['phases', 0, 'questions', 1, 'prompt']],
  [['phases', 'one', 'questions', '6', 'rows', '0'], ['phases', 0, 'questions', 1, 'rows', 0]],
  [['words', 'hello'], ['words', 'hello']],
  [['phases', 'gone', 'title'], ['phases', 'gone', 'title']],
])('the way %j leads to %j', (way, place) => {
  expect(placeOf(value, way)).toEqual(place);
});
