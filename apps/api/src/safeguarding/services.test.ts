import { contactDetailsAfter, contactDetailsIn, messagesReadTogether } from '@bridge/model';
import { describe, expect, test } from 'vitest';
import { testContent } from '../testing/content.ts';
import { corpus } from './testing/corpus.ts';
import { invitedIn, served } from './testing/services.ts';

const words = testContent.document('contact-details');
const missed = (lines: readonly string[]) => lines.filter((line) => contactDetailsIn(line, words).length === 0);
const most = (lines: readonly string[]) => Math.floor(lines.length * 0.02);

describe.each(['en', 'fr', 'pt', 'sw', 'ar'] as const)('in %s', (language) => {
  const { leads, spoken, hundreds } = served[language];

  test('an invitation to a service is held, with its name in pieces, in figures, in letters that look alike, or with a slip', () => {
    const lines = invitedIn(language);
    expect(lines.length).toBeGreaterThanOrEqual(200);
    expect(missed(lines).length, missed(lines).join('\n')).toBeLessThanOrEqual(most(lines));
  });

  test('nicknames of services, links with gaps, numbers said in hundreds, and asking to meet alone or to tell nobody are held', () => {
    expect(missed([...leads, ...hundreds])).toEqual([]);
  });

  test('who only speaks of a service is not held', () => {
    expect(spoken.length).toBeGreaterThanOrEqual(25);
    expect(spoken.map((line) => `${line} [${contactDetailsIn(line, words).join(', ')}]`).filter((line) => !line.endsWith(' []'))).toEqual([]);
  });

  test('a number in four parts with five other messages between each two is held with its last', () => {
    const others = corpus[language].ordinary.filter((line) => !/\p{Nd}/u.test(line)).slice(0, 15);
    const parts = ['0803', ...others.slice(0, 5), '555', ...others.slice(5, 10), '01', ...others.slice(10, 15), '99'];
    expect(parts.length).toBeLessThanOrEqual(messagesReadTogether);
    expect(contactDetailsAfter(parts.slice(0, -1), parts.at(-1) ?? '', words)).toContain('phone');
  });
});
