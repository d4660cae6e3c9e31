import { expect, test } from 'vitest';
import { contentInFrench } from '../testing/in-french.ts';
import { testContent } from '../testing/content.ts';
import { consentTo } from './consent.ts';

test.each([
  ['in the source language', 'en', contentInFrench, 'draft-1 (en)'],
  ['where nobody has translated the terms', 'fr', contentInFrench, 'draft-1 (en)'],
  ['where somebody has', 'fr', testContent, 'draft-1 (fr)'],
])('a consent names the version and the language of the text that was there to be read: %s', (_, locale, content, stored) => {
  expect(consentTo('draft-1', content, locale)).toBe(stored);
});

test('where no consent was given, none is stored', () => {
  expect(consentTo(undefined, contentInFrench, 'fr')).toBeNull();
});
