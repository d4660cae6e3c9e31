import { expect, test } from 'vitest';
import { openContent } from '../content/open-content.ts';
import { contentFolder } from '../testing/content.ts';
import { knownWords } from './known-words.ts';

const content = await openContent(contentFolder);

test('a place or a length that content says too is said in the language of the reader, whichever it was typed in', () => {
  const french = knownWords(content, 'fr');
  expect(['Remote', ' full-time', 'عن بُعد', '6 weeks'].map(french)).toEqual(['À distance', 'Temps plein', 'À distance', '6 semaines']);
  expect(['À distance', 'Temps plein'].map(knownWords(content, 'en'))).toEqual(['Remote', 'Full-Time']);
});

test('anything else stays as it was typed', () => {
  expect(['Kano, Nigeria', '  17 days ', ''].map(knownWords(content, 'ar'))).toEqual(['Kano, Nigeria', '  17 days ', '']);
});
