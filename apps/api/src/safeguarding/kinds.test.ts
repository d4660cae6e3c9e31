import { contactDetailsIn } from '@bridge/model';
import { describe, expect, test } from 'vitest';
import { testContent } from '../testing/content.ts';
import { aside } from './testing/aside.ts';
import { kinds } from './testing/kinds.ts';
import { harmfulLines, nearLines } from './testing/made.ts';

const words = testContent.document('contact-details');
const missed = (lines: readonly string[]) => lines.filter((line) => contactDetailsIn(line, words).length === 0);
const held = (lines: readonly string[]) => lines.flatMap((line) => (contactDetailsIn(line, words).length > 0 ? [`${line} [${contactDetailsIn(line, words).join(', ')}]`] : []));
const most = (lines: readonly string[]) => Math.floor(lines.length * 0.02);

describe.each(['en', 'fr', 'pt', 'sw', 'ar'] as const)('in %s', (language) => {
  const { harmful, ordinary } = kinds[language];

  test.each(Object.entries(harmful))('is held: %s', (_kind, lines) => {
    expect(missed(lines)).toEqual([]);
  });

  test.each(harmfulLines(language))('of each frame with each word is held: %s', (_kind, lines) => {
    expect(missed(lines).length, missed(lines).join('\n')).toBeLessThanOrEqual(most(lines));
  });

  test('what a mentor says with the same words is not', () => {
    const lines = [...ordinary, ...nearLines(language)];
    expect(lines.length).toBeGreaterThanOrEqual(100);
    expect(held(lines).length, held(lines).join('\n')).toBeLessThanOrEqual(most(lines));
  });

  // Of lines that no rule was made for, more pass than of those above; so many are held now, and no fewer by a change of the rules.
  test('of lines kept aside nine in ten are held, and of ordinary ones hardly any', () => {
    const lines = Object.values(aside[language].harmful).flat();
    expect(lines.length).toBeGreaterThanOrEqual(40);
    expect(missed(lines).length, 'of those that should be held').toBeLessThanOrEqual(Math.floor(lines.length * 0.1));
    expect(held(aside[language].ordinary).length, 'of ordinary ones').toBeLessThanOrEqual(1);
  });
});
