import { expect, test } from 'vitest';
import { quotable } from './typed.ts';

test('what was typed becomes one line without an end mark', () => {
  expect(quotable('to become a CEO...', 90)).toBe('to become a CEO');
  expect(quotable(' I want to\n lead  a hospital! ', 90)).toBe('I want to lead a hospital');
  expect(quotable('医者。', 90)).toBe('医者');
});

test('a long text ends between words, a long word between characters', () => {
  const long = quotable('a hospital with two hundred beds and a school for nurses', 30);
  expect(long).toBe('a hospital with two hundred…');
  expect(quotable('👩🏾‍🔬a'.repeat(50), 20)).toBe(`${'👩🏾‍🔬a'.repeat(10)}…`);
});

test('what looks like markup is quoted as it was typed', () => {
  expect(quotable('a <b>bold</b> chef & <script>', 90)).toBe('a <b>bold</b> chef & <script>');
});

test('quotation marks, placeholders, addresses and hidden characters cannot break the sentence', () => {
  expect(quotable('the "best" “nurse”', 90)).toBe('the ’best’ ’nurse’');
  expect(quotable('{envision} chef https://example.org', 90)).toBe('envision chef example.org');
  expect(quotable('x\u0000\u202ey\ud800', 90)).toBe('xy');
});

test('a text with nothing to read counts as not given', () => {
  for (const nothing of [undefined, '', '   ', '...', '🙂', '\u202e']) expect(quotable(nothing, 90)).toBeUndefined();
});
