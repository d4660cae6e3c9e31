import { expect, test } from 'vitest';
import { skillBook } from '../content/skills.ts';
import { openContent } from '../content/open-content.ts';
import { contentFolder } from '../testing/content.ts';
import { fitTags, reasonsFor, wantedFit } from './fit.ts';
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

test('a skill is one, whatever it is called and in whatever language; the rarest of those that both have is named first, and parts come after', () => {
  const [fit, book] = [content.document('mentors/fit'), skillBook(content)];
  const profile = { fieldsOfExpertise: ['Tenue de livres', 'Excel', 'python', 'Sorting letters'] };
  const tags = fitTags(profile, fit, book);
  expect(tags.filter((tag) => tag.startsWith('skills'))).toEqual(['skills:bookkeeping', 'skills:spreadsheets', 'skills:python', 'skills-in:accounting', 'skills-in:programming']);
  const offered = { counts: new Map([['bookkeeping', 2], ['spreadsheets', 40]]), total: 50 };
  const first = (technicalSkills: string[]) => reasonsFor(tags, wantedFit({ technicalSkills }, fit, book, offered), { average: null, count: 0 })[0];
  expect(first(['جداول البيانات', 'Escrituração contabilística'])).toEqual({ rule: 'skills', value: 'bookkeeping,spreadsheets' });
  const say = (locale: string) => reasonWords(content, locale)({ rule: 'skills', value: 'bookkeeping,spreadsheets' }).value;
  expect(['en', 'fr', 'ar'].map(say)).toEqual(['Bookkeeping and Spreadsheets', 'Tenue de livres et Tableurs', 'مسك الدفاتر وجداول البيانات']);
  expect(first(['Programming'])).toEqual({ rule: 'skills-near', value: 'python' });
  expect(first(['Sorting letters'])?.rule).not.toMatch(/^skills/); // nobody knows it: it stays as it was typed
});
