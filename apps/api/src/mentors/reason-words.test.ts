import { expect, test } from 'vitest';
import { openContent } from '../content/open-content.ts';
import { contentFolder } from '../testing/content.ts';
import { reasonWords } from './reason-words.ts';

const content = await openContent(contentFolder);

test('what a reason names is said in the language of the page, as it stands inside a sentence', () => {
  const french = reasonWords(content, 'fr');
  expect(french({ rule: 'industry', value: 'Healthcare' })).toEqual({ rule: 'industry', value: 'Santé' });
  expect(french({ rule: 'offers', value: 'career guidance' })).toEqual({ rule: 'offers', value: 'conseils de carrière' });
});

test('levels, ratings and what mentors typed themselves stay, and so does everything in the source language', () => {
  const french = reasonWords(content, 'fr');
  for (const reason of [{ rule: 'level', value: 'entry' }, { rule: 'rating', value: '4.5' }, { rule: 'offers', value: 'Beekeeping' }, { rule: 'new' }]) expect(french(reason)).toEqual(reason);
  expect(reasonWords(content, 'en')({ rule: 'offers', value: 'career guidance' })).toEqual({ rule: 'offers', value: 'career guidance' });
});
