import { contactDetailsIn } from '@bridge/model';
import { describe, expect, test } from 'vitest';
import { testContent } from '../testing/content.ts';
import { alone } from './testing/alone.ts';

const words = testContent.document('contact-details');
const found = (line: string) => contactDetailsIn(line, words);

describe.each(Object.keys(alone) as (keyof typeof alone)[])('in %s', (language) => {
  const { harmless, ...kinds } = alone[language];

  test.each(Object.entries(kinds))('what asks for more than a talk here is held: %s', (_kind, lines) => {
    expect(lines.length).toBeGreaterThanOrEqual(10);
    expect(lines.filter((line) => found(line).length === 0)).toEqual([]);
  });

  test('what only sounds like it is not', () => {
    expect(harmless.length).toBeGreaterThanOrEqual(20);
    expect(harmless.flatMap((line) => (found(line).length > 0 ? [`${line} [${found(line).join()}]`] : []))).toEqual([]);
  });
});
