import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { emailSchema, line, nameSchema, prose, tidyLine, tidyProse } from './fields.ts';
import { firstUnseen, unseenAsSpaces } from './unseen.ts';

test.each([
  ['a mark of direction from a messenger', '\u200eAda', 'Ada'],
  ['isolates around a name', '\u2068Ada\u2069', 'Ada'],
  ['a zero width space and a byte order mark', 'A\u200bda\ufeff', 'Ada'],
  ['a soft hyphen from a web page', 'Wil\u00adhelmina', 'Wilhelmina'],
  ['an override', 'A\u202eda\u202c', 'Ada'],
  ['an end of line from a table', 'Ada\r\n', 'Ada'],
  ['a line break within', 'Ada\nMaria', 'Ada Maria'],
  ['a control', 'A\u0000d\u009ba', 'Ada'],
  ['a joiner between letters that are written without', 'A\u200dd\u200ca', 'Ada'],
  ['a joiner at its end', 'می\u200c', 'می'],
  ['a selector that selects nothing', 'Ada\ufe0f', 'Ada'],
  ['two joiners for one', 'می\u200c\u200cخواهم', 'می\u200cخواهم'],
  ['letters of tags', 'Ada\u{e0041}\u{e0042}', 'Ada'],
])('a name with %s is taken without it', (_, typed, name) => {
  expect(v.parse(nameSchema, typed)).toBe(name);
});

test.each(['Zoë', 'می\u200cخواهم', 'क्\u200dष', 'ક્\u200dષ', '辻\u{e0100}', 'ᠠ\u180b', 'Ng’ang’a', 'Ada M.', '李', 'O', '☺'])('%s is written as its owner writes it', (name) => {
  expect(v.parse(nameSchema, name)).toBe(name);
});

test.each(['', ' ', '\u200b', '\u3164', '\u202e\u202c', '\u200d', '\ufe0f', '\u2800', '\u{16fe4}', '\u{1d159}', '\u{13430}', '\ufffc', '\u0301', '\u20e0', '\u0489', '\ue000', '\u{f0000}', '\u{10ffff}', '\u0378', '\u0600', '\u08e2', '\u070f'])('a name in which nothing is seen (%j) is missing', (typed) => {
  expect(v.safeParse(nameSchema, typed).issues?.[0].message).toBe('required');
});

test('an address is found again however it was pasted', () => {
  expect(v.parse(emailSchema, '\u200e\u2068Ada@Example.com\u2069\u200b ')).toBe('ada@example.com');
});

test('an address is seen whole: whatever nobody sees is left out of it or makes it none', () => {
  const signs = ['\u0000', '\u00ad', '\u034f', '\u061c', '\u115f', '\u17b4', '\u180e', '\u200b', '\u200c', '\u200d', '\u200e', '\u2028', '\u202e', '\u2060', '\u2066', '\u2800', '\u3164', '\ufe0f', '\ufeff', '\uffa0', '\ufffc', '\ufffd', '\ue000', '\u{e0041}', '\u{1bca0}', '\u{f0000}', '\ud800'];
  const taken = signs.map((sign) => v.safeParse(emailSchema, `a${sign}b@example.com`)).flatMap(({ success, output }) => (success ? [output] : []));
  expect(new Set(taken)).toEqual(new Set(['ab@example.com']));
});

test('text of several lines keeps its breaks and the marks that right-to-left writing needs', () => {
  expect(v.parse(prose(100), 'A\u202eb\n\tC++\u200f، د\u0007')).toBe('Ab\n\tC++\u200f، د');
});

test('what is taken in is taken in unchanged the next time, and nothing is refused for what nobody sees', () => {
  const pasted = fc.array(fc.oneof(fc.string({ unit: 'grapheme', maxLength: 3 }), fc.constantFrom('\u200c', '\u200d', '\ufe0f', '☺', 'ک', '\u200e', '\u200b', '\u202e', '\u2066', '\u00ad', '\ufeff', '\u0000', '\u0085', '\n', '\t', '\u2028', 'a', ' ')), { maxLength: 20 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(pasted, (text) => {
      for (const schema of [line(500), prose(500)]) {
        const first = v.safeParse(schema, text);
        if (first.success) expect(v.parse(schema, first.output)).toBe(first.output);
        else expect(first.issues[0].message).toBe('required');
      }
      const tidy = tidyLine(text, 500);
      if (tidy) expect(v.parse(line(500), tidy)).toBe(tidy);
      expect(v.parse(prose(500), tidyProse(text, 500))).toBe(tidyProse(text, 500));
    }),
    { numRuns: 500 },
  );
});

test.each(['\u0000', '\u007f', '\u00ad', '\u034f', '\u061c', '\u115f', '\u1160', '\u17b4', '\u180e', '\u200b', '\u200c', '\u200d', '\u200e', '\u200f', '\u2028', '\u2029', '\u202a', '\u202e', '\u2060', '\u2064', '\u2066', '\u2069', '\u206f', '\u2800', '\u3164', '\ufe0f', '\ufeff', '\uffa0', '\ufff9', '\ufffc', '\ufffd', '\u{e0001}', '\u{e0100}', '\u{1bca0}', '\u{1d173}'])('what is published holds no %j between letters', (sign) => {
  expect(firstUnseen(`we${sign}b`)).toEqual({ offset: 2, sign });
});

test.each(['می\u200cخواهم', 'क्\u200dष', '👩🏽\u200d💻', '❤\ufe0f', '辻\u{e0100}', 'a\tb\r\nc', 'Wilhelmina'])('what is published may be %s', (text) => {
  expect(firstUnseen(text)).toBeUndefined();
});

test('what is shown on a terminal does not steer it', () => {
  expect(unseenAsSpaces('a\u009b2J\u202e\u200f\tb\r\nc\u200b\u2066d')).toBe('a 2J   b \nc  d');
});
