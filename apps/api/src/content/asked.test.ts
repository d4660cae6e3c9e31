import { expect, test } from 'vitest';
import type { Content } from '../core/content.ts';
import { testContent } from '../testing/content.ts';
import { openWords } from './words.ts';

const inFrench = { 'forms/contact': { questions: [{ id: 'first-name', prompt: 'Prénom' }] }, locales: { source: 'en', locales: [{ code: 'en' }, { code: 'fr' }] } } as Record<string, unknown>;
const content = { ...testContent, ids: () => ['forms/contact'], document: (id: string, locale?: string) => (id === 'locales' || (locale === 'fr' && inFrench[id]) ? inFrench[id] : testContent.document(id as 'forms/contact')) } as Content;

test('what a form asked stands in the reader’s language, whichever it was asked in; other words than today’s as they were', () => {
  const [english, french] = [openWords(content, 'en'), openWords(content, 'fr')];
  expect([french.asked({ id: 'first-name', question: 'First Name' }), english.asked({ id: 'first-name', question: 'Prénom' })]).toEqual(['Prénom', 'First Name']);
  expect([french.asked({ id: 'first-name', question: 'What are you called?' }), french.asked({ id: 'gone', question: 'First Name' })]).toEqual(['What are you called?', 'First Name']);
});
