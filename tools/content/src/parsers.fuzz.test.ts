import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileBody } from '@bridge/content/body';
import { Unreadable, type Format } from './exchange/entry.ts';
import { po } from './exchange/po.ts';
import { xliff } from './exchange/xliff.ts';
import { bodyProblems } from '@bridge/content/engine/mdx-body';
import { parseMdx } from '@bridge/content/engine/mdx';
import { seeds } from './testing/seeds.ts';
import { spoilt } from '@bridge/content/testing';

// Whatever comes, a file is read or refused in words, soon. SEED=n repeats a run.
const runs = process.env['LONG'] ? 2000 : 10;
const seed = Number(process.env['SEED'] ?? 1);
const longest = 4000; // milliseconds of the processor, of which a busy machine takes two or three times as many
const most = 32 * 1024;

const parsers: Record<keyof typeof seeds, { signs: string[]; read: (text: string) => void }> = {
  mdx: {
    signs: ['\n', '\n\n', '---\n', '#', '*', '_', '`', '```\n', '[', '](', ')', '<', '<Callout>', '</Callout>', '<Callout title="', '{', '}', '|', '> ', '- ', '\t', '\\', '&#', ': ', '"', '\u0000', '\u202e', '[^1]', 'https://'],
    read: (text) => {
      const { value, problems, place } = parseMdx(text, bodyProblems);
      const placed = problems.length > 0 ? [place(['title'], 'key'), place(['tags', 1], 'value'), ...problems.map(({ offset }) => offset)] : [];
      expect(placed.filter((offset) => !(offset >= 0 && offset <= text.length))).toEqual([]);
      expect(problems.filter(({ message }) => !/\w+ \w+/.test(message))).toEqual([]);
      if (problems.length > 0) return;
      expect(value).toBeDefined();
      compileBody(text, 'program'); // what nothing is wrong with can be drawn
    },
  },
  xliff: { signs: ['<', '>', '</', '/>', '&', '&lt;', '&#', ';', '"', '=', ' xmlns="u"', '<unit>', '</file>', '<![CDATA[', ']]>', '<!--', '-->', '<!DOCTYPE x>', '<?x?>', '\u0000', '\n', '<ph dataRef="d1"/>', '<cp hex="D800"/>'], read: (text) => readWith(xliff, text) },
  po: { signs: ['"', '\\', '\\"', '\n', '\r\n', '#', '#, fuzzy\n', '#~ ', 'msgid "', 'msgctxt ', 'msgstr ""\n', 'msgstr[0] ', '\u0000', ' '], read: (text) => readWith(po, text) },
};

function readWith(format: Format, text: string): void {
  try {
    const given = format.read(text, { source: 'en', locale: 'ar' });
    expect(given.filter((one) => typeof one.key !== 'string' || typeof one.text !== 'string')).toEqual([]);
    expect(new Set(given.map(({ key }) => key)).size).toBe(given.length);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    expect(error.message).toMatch(/\w+ \w+/);
  }
}

/** Reads it, and once more where that took long: a collection of rubbish may have come between. */
function readSoon(read: (text: string) => void, bytes: Buffer): void {
  const took = () => {
    const before = process.threadCpuUsage();
    read(bytes.toString());
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  };
  if (took() > longest) expect(Math.min(took(), took())).toBeLessThan(longest);
}

test.each(Object.entries(parsers))('%s: whatever comes, it is read or refused in words, soon', { timeout: 1_800_000 }, (name, { signs, read }) => {
  const examples = seeds[name as keyof typeof seeds]; // entries forgets the names
  for (const example of examples) readSoon(read, Buffer.from(example).subarray(0, most));
  fc.assert(fc.property(spoilt(examples, most, signs), (bytes) => readSoon(read, bytes)), { numRuns: runs, seed });
});
