import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cardDigits, cardNumberState, cardTypeOf, groupedCardNumber, type CardType, isExpiry, writtenExpiry } from './cards.ts';

// The product's own list: the patterns are specified, so the tests name numbers, not patterns.
const file = new URL('../../../../content/payment/cards.json', import.meta.url);
const { types } = JSON.parse(readFileSync(file, 'utf8')) as { types: CardType[] }; // checked by the content check

const typeOf = (digits: string) => cardTypeOf(types, digits)?.id;
const filled = (start: string, length: number) => start.padEnd(length, '0');

test.each([
  ['visa', '4', [13, 16]],
  ['verve', '506', [16]],
  ['mastercard', '51', [16]],
  ['mastercard', '53', [16]],
  ['mastercard', '55', [16]],
  ['american-express', '34', [15]],
  ['american-express', '37', [15]],
  ['diners-club', '300', [14]],
  ['diners-club', '305', [14]],
  ['diners-club', '36', [14]],
  ['diners-club', '38', [14]],
])('%s begins with %s and has %j digits', (id, start, lengths) => {
  expect(typeOf(start)).toBe(id);
  for (let length = start.length; length <= 19; length++) {
    expect([length, cardNumberState(types, filled(start, length)) === 'valid']).toEqual([length, lengths.includes(length)]);
  }
});

test.each(['50', '505', '507', '56', '50000', '306', '35', '39', '31', '1', '6', '0', '2221'])('%s begins no known card', (start) => {
  expect(typeOf(start)).toBeUndefined();
  expect(cardNumberState(types, filled(start, 16))).toBe('invalid');
});

test('a number is open while more digits may make it one', () => {
  for (const text of ['', '5', '50', '3', '30', '4', '4000 0000 0000']) expect([text, cardNumberState(types, text)]).toEqual([text, 'open']);
  expect(cardNumberState(types, '4000 0000 0000 0')).toBe('valid');
  expect(cardNumberState(types, '4000 0000 0000 00')).toBe('open');
  expect(cardNumberState(types, '4000 0000 0000 0000 0')).toBe('invalid');
});

test('blanks count for nothing, any other character makes it invalid', () => {
  expect(cardNumberState(types, ' 5061 2345 6789 0123 ')).toBe('valid');
  expect(cardNumberState(types, '5061-2345-6789-0123')).toBe('invalid');
  expect(cardNumberState(types, '٤٠٠٠٠٠٠٠٠٠٠٠٠')).toBe('invalid');
});

test('a number is written in the groups of its card', () => {
  expect(groupedCardNumber(types, '5061234567890123')).toBe('5061 2345 6789 0123');
  expect(groupedCardNumber(types, '378282246310005')).toBe('3782 822463 10005');
  expect(groupedCardNumber(types, '30569309025904')).toBe('3056 930902 5904');
  expect(groupedCardNumber(types, '99999')).toBe('9999 9');
  expect(groupedCardNumber(types, '4')).toBe('4');
  expect(groupedCardNumber(types, '')).toBe('');
});

test('only digits are kept of what is pasted, and no more than a card can have', () => {
  expect(cardDigits(' 5061-2345 x')).toBe('50612345');
  expect(cardDigits('1'.repeat(500))).toHaveLength(19);
});

test.each([
  ['09/28', '09/28'],
  ['0928', '09/28'],
  ['9/28', '09/28'],
  ['09/2028', '09/28'],
  ['9 / 2028', '09/28'],
  ['2028-09', '09/28'],
  ['092028', '09/28'],
])('an expiry that is typed, pasted or filled in as %s is written %s', (typed, written) => {
  expect(writtenExpiry(typed)).toBe(written);
  expect([isExpiry(written), writtenExpiry(written)]).toEqual([true, written]);
});

test('an expiry can be typed sign by sign, and deleted again', () => {
  const typed = ['0', '9', '2', '8'].reduce<string[]>((all, sign) => [...all, writtenExpiry(`${all.at(-1) ?? ''}${sign}`)], []);
  expect(typed).toEqual(['0', '09', '09/2', '09/28']);
  for (let text = '09/28', left = 9; text !== ''; text = writtenExpiry(text.slice(0, -1))) expect((left -= 1)).toBeGreaterThan(0);
  expect(['', '1', '13/28', '00/28', '09/2', 'September'].map(writtenExpiry).filter(isExpiry)).toEqual([]);
});
