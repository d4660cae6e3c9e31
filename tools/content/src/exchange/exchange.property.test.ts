import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Unreadable, type Entry, type Format } from './entry.ts';
import { formats } from './formats.ts';

const languages = { source: 'en', locale: 'ar' };
const all = Object.entries(formats);
const withSource = all.filter(([name]) => name !== 'json');

// What texts of content/ may hold, and what breaks careless writers: signs, quotation marks, backslashes, line breaks, other scripts.
const sign = fc.constantFrom('{{name}}', '{5}', '$t(common.close)', '<bold>', '</bold>', '](/terms)', '**', '\\', '\\n', '"', '\n', '\r\n', '\t', '&amp;', ']]>', '<!--', '#, fuzzy', 'msgid ', ' ', '\u202f', 'مرحبا', '😀', '\u0001', '<Callout title="x">', "'");
const words = fc.array(fc.oneof(sign, fc.string({ unit: 'grapheme', maxLength: 8 })), { minLength: 1, maxLength: 8 }).map((parts) => parts.join('')).filter((text) => text.trim() !== '' && text.isWellFormed() && !/[\ufffe\uffff]/.test(text));
const entry: fc.Arbitrary<Omit<Entry, 'key'>> = fc.record({
  file: fc.constantFrom('interface/common.json', 'pages/home.json', 'legal/terms.mdx'),
  source: words,
  text: fc.option(words, { nil: undefined }),
  state: fc.constantFrom('stale', 'fresh'),
  was: fc.option(words, { nil: undefined }),
  maximum: fc.option(fc.integer({ min: 1, max: 3000 }), { nil: undefined }),
  notes: fc.array(words, { maxLength: 2 }),
}).map((one) => (one.text === undefined ? { ...one, state: 'missing' } : one) as Omit<Entry, 'key'>); // a text that is missing has no other state
const entries: fc.Arbitrary<Entry[]> = fc.array(entry, { minLength: 1, maxLength: 6 }).map((list) => list.map((one, index) => ({ ...one, key: `${one.file}:items/${index}-"<&é` })));

test.each(all)('%s: what is written is what is read, whatever a text holds', (_name, format) => {
  fc.assert(fc.property(entries, (list) => {
    const read = new Map(format.read(format.write(list, languages), languages).map((one) => [one.key, one]));
    expect([...read.keys()].sort()).toEqual(list.map(({ key }) => key).sort());
    for (const { key, text = '' } of list) expect(read.get(key)?.text).toBe(text);
  }), { numRuns: 300 });
});

test.each(withSource)('%s carries the source and the state, and adds no remark of its own', (_name, format) => {
  fc.assert(fc.property(entries, (list) => {
    for (const { key, source, isSure, remark } of format.read(format.write(list, languages), languages)) {
      const sent = list.find((one) => one.key === key)!;
      expect(source).toBe(sent.source);
      expect(remark).toBeUndefined();
      if (sent.text !== undefined) expect(isSure).toBe(sent.state === 'fresh');
    }
  }), { numRuns: 200 });
});

test.each(all)('%s: a file that was damaged anywhere is read as what it says or refused in words, and never breaks the reader', (_name, format) => {
  const damage = fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), length: fc.nat({ max: 12 }), put: fc.oneof(fc.string({ maxLength: 6 }), fc.constantFrom('<', '>', '&', '&lol;', '"', '\\', '\n', '<unit>', '</file>', '<![CDATA[', '<!DOCTYPE x>', 'msgstr "', '{', '}')) });
  fc.assert(fc.property(entries, fc.array(damage, { minLength: 1, maxLength: 3 }), (list, damages) => {
    const broken = damages.reduce((text, { at, length, put }) => {
      const from = Math.floor(at * text.length);
      return text.slice(0, from) + put + text.slice(from + length);
    }, format.write(list, languages));
    expectWords(format, broken);
  }), { numRuns: 300 });
});

test.each(all)('%s: anything at all is read or refused in words', (_name, format) => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => expectWords(format, text)), { numRuns: 200 });
});

function expectWords(format: Format, text: string) {
  try {
    for (const { key, text: said } of format.read(text, languages)) expect([typeof key, typeof said]).toEqual(['string', 'string']);
  } catch (error) {
    expect(error).toBeInstanceOf(Unreadable);
    expect((error as Error).message).toMatch(/\w+ \w+/);
  }
}
