import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { milestoneTextSchema } from '../structured.ts';
import { plainText } from './plain-text.ts';

test.each([
  ['**Finish** one `small` project', 'Finish one small project'],
  ['- Learn C++ and C#, then Node.js/Express', 'Learn C++ and C#, then Node.js/Express'],
  ['1. Read three books.\n2. Write about them.', 'Read three books. Write about them.'],
  ['## Year one', 'Year one'],
  ['See [the course](https://evil.example/x) first', 'See the course first'],
  ['![x](javascript:alert(1))Learn', 'x)Learn'],
  ['Read https://evil.example/a?b=c, then go on', 'Read then go on'],
  ['Go to www.evil.example now', 'Go to now'],
  ['Write to boss@evil.example today', 'Write to today'],
  ['<script>alert(1)</script>Learn', 'alert(1) Learn'],
  ['<img src=x onerror=alert(1)>Learn', 'Learn'],
  ['Le\u200barn \u202eesrever\u202c now\u0007', 'Learn esrever now'],
  ['Use data: collect it weekly', 'Use data: collect it weekly'],
  ['Earn <b', 'Earn b'],
  ['0https://evil.example', ''],
  ['https`://evil.example Learn', 'https ://evil.example Learn'],
])('%j becomes %j', (written, expected) => {
  expect(plainText(written)).toBe(expected);
});

test('whatever is written, what is left passes as plain text or is nothing', () => {
  const bits = fc.constantFrom('<', '>', '[a](b)', 'http://', 'https://x', 'https', '://', 'www.', '**', '\u202e', '\u0000', '\ud800', '`', 'javascript:x', ' ', '\n', '# ', '<b>', 'a@b.c');
  const texts = fc.array(fc.oneof(bits, fc.string({ unit: 'binary', maxLength: 8 })), { maxLength: 30 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(texts, (written) => {
      const text = plainText(written);
      expect(text === '' || text.length > 1000 || v.is(milestoneTextSchema, text)).toBe(true);
    }),
    { numRuns: process.env['LONG'] ? 50_000 : 3000 },
  );
});
