import { contactDetailsIn } from '@bridge/model';
import { describe, expect, test } from 'vitest';
import { testContent } from '../testing/content.ts';
import { corpus, leadsIn } from './testing/corpus.ts';

const words = testContent.document('contact-details');
const languages = ['en', 'fr', 'pt', 'sw', 'ar'] as const;

describe.each(languages)('in %s', (language) => {
  const { ordinary } = corpus[language];
  const leads = leadsIn(language);
  const most = (lines: readonly string[]) => Math.floor(lines.length * 0.02);

  test('what leads elsewhere is held, however it is written', () => {
    expect(leads.length).toBeGreaterThanOrEqual(40);
    const missed = leads.filter((line) => contactDetailsIn(line, words).length === 0);
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(most(leads));
  });

  test('what people write of days, sums and themselves is not', () => {
    expect(ordinary.length).toBeGreaterThanOrEqual(40);
    const held = ordinary.map((line) => `${line} [${contactDetailsIn(line, words).join(', ')}]`).filter((line) => !line.endsWith(' []'));
    expect(held.length, held.join('\n')).toBeLessThanOrEqual(most(ordinary));
  });
});
