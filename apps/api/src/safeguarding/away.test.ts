import { contactDetailsIn } from '@bridge/model';
import { describe, expect, test } from 'vitest';
import { testContent } from '../testing/content.ts';
import { away, lookAlikes } from './testing/away.ts';

const words = testContent.document('contact-details');
const found = (line: string) => contactDetailsIn(line, words);

describe.each(Object.keys(away) as (keyof typeof away)[])('in %s', (language) => {
  const { harmless, ...kinds } = away[language];

  test.each(Object.entries(kinds))('what leads away is held: %s', (_kind, lines) => {
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
