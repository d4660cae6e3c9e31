import { contactDetailsAfter, contactDetailsIn, messagesReadTogether } from '@bridge/model';
import { describe, expect, test } from 'vitest';
import { testContent } from '../testing/content.ts';
import { corpus, leadsIn } from './testing/corpus.ts';
import { evadingLines, ordinaryLines, partsOf } from './testing/lines.ts';

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

  test('of five hundred lines with lists, dates, prices, books, years, times, scores, code and versions at most 2 % are', () => {
    const lines = ordinaryLines(language, 500);
    const held = lines.map((line) => `${line} [${contactDetailsIn(line, words).join(', ')}]`).filter((line) => !line.endsWith(' []'));
    expect(held.length, held.join('\n')).toBeLessThanOrEqual(10);
  });

  test('of five hundred that hide a number, a mailbox or where somebody lives at least 98 % are', () => {
    const missed = evadingLines(language, 500).filter((line) => contactDetailsIn(line, words).length === 0);
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(10);
  });

  test('what is sent in parts over several messages is held with the last of them, before it is whole', () => {
    const sent = partsOf(language);
    const passed = sent.filter((parts) => parts.every((part, place) => contactDetailsAfter(parts.slice(0, place), part, words).length === 0));
    expect(sent.length).toBeGreaterThanOrEqual(100);
    expect(passed.length, passed.map((parts) => parts.join(' ¦ ')).join('\n')).toBeLessThanOrEqual(most(sent.map(String)));
  });

  test('of what people write one after the other at most 2 % more are held', () => {
    const lines = [...ordinaryLines(language, 200), ...ordinary];
    const held = lines.flatMap((line, place) => (contactDetailsIn(line, words).length === 0 && contactDetailsAfter(lines.slice(Math.max(0, place + 1 - messagesReadTogether), place), line, words).length > 0 ? [lines.slice(Math.max(0, place - 3), place + 1).join(' ¦ ')] : []));
    expect(held.length, held.join('\n')).toBeLessThanOrEqual(most(lines));
  });
});
