import { expect, test } from 'vitest';
import { boxesOf, eraseBefore, isFilled, shownIn, typeInto } from './code-boxes.ts';

test('a digit goes into its box and the next one has the focus', () => {
  expect(typeInto(boxesOf(''), 0, '7')).toEqual({ boxes: '7   ', focus: 1, isWhole: false });
  expect(typeInto('712 ', 3, '9')).toEqual({ boxes: '7129', focus: 3, isWhole: false });
});

test.each([
  ['21', '2'],
  ['12', '2'],
  ['11', '1'],
])('"%s" in a box that held 1 leaves %s', (text, left) => {
  expect(shownIn(typeInto('1   ', 0, text).boxes, 0)).toBe(left);
});

test.each([' 0123 ', '0-1-2-3', '０１２３', '٠١٢٣', '۰۱۲۳', '०१२३', 'Code: 0123', '01234567'])('"%s" pasted anywhere is the whole code', (text) => {
  expect(typeInto('9   ', 2, text)).toEqual({ boxes: '0123', focus: 3, isWhole: true });
});

test('a part of a code fills from where it was pasted', () => {
  expect(typeInto('9   ', 1, '12')).toEqual({ boxes: '912 ', focus: 3, isWhole: false });
});

test('letters change nothing, an emptied box is empty', () => {
  expect(typeInto('1234', 1, 'x')).toEqual({ boxes: '1234', focus: 1, isWhole: false });
  expect(typeInto('1234', 1, '')).toEqual({ boxes: '1 34', focus: 1, isWhole: false });
});

test('Backspace in an empty box empties the one before it; in the first box it stays', () => {
  expect(eraseBefore('12  ', 2)).toEqual({ boxes: '1   ', focus: 1, isWhole: false });
  expect(eraseBefore('    ', 0)).toEqual({ boxes: '    ', focus: 0, isWhole: false });
});

test('filled is filled', () => {
  expect([isFilled('1234'), isFilled('12 4'), isFilled(boxesOf(''))]).toEqual([true, false, false]);
});
