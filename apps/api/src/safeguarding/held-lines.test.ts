import { contactDetailsIn } from '@bridge/model';
import { describe, expect, test } from 'vitest';
import { testContent } from '../testing/content.ts';
import { advances } from './testing/advances.ts';
import { asking } from './testing/asking.ts';
import { away, lookAlikes } from './testing/away.ts';
import { closer } from './testing/closer.ts';
import type { Language } from './testing/lines.ts';
import { neighbours } from './testing/neighbours.ts';
import { places } from './testing/places.ts';

const words = testContent.document('contact-details');
const found = (line: string) => contactDetailsIn(line, words);

type Lines = { harmless: readonly string[]; [kind: string]: readonly string[] };
const corpora: [string, Record<Language, Lines>][] = [['what leads away', away], ['what asks for more than a talk here', asking], ['what is near to both', neighbours], ['what no adult says to somebody young', advances], ['where to meet, and where somebody lives', places], ['what comes closer', closer]];
const each = corpora.flatMap(([what, corpus]) => Object.entries(corpus).map(([language, lines]) => [what, language, lines] as const));

describe.each(each)('%s, in %s', (_what, _language, { harmless, ...kinds }) => {
  test.each(Object.entries(kinds))('is held: %s', (_kind, lines) => {
    expect(lines.length).toBeGreaterThanOrEqual(10);
    expect(lines.filter((line) => found(line).length === 0)).toEqual([]);
  });

  test('what only sounds like it is not', () => {
    expect(harmless.length).toBeGreaterThanOrEqual(20);
    expect(harmless.flatMap((line) => (found(line).length > 0 ? [`${line} [${found(line).join()}]`] : []))).toEqual([]);
  });
});

test('letters that look like those of a service are read as it', () => {
  expect(lookAlikes.filter((line) => found(line).length === 0)).toEqual([]);
});
