import { expect, test } from 'vitest';
import * as v from 'valibot';
import { missingInPost, postDetailsSchema } from './opportunity.ts';
import { offerEnd } from './offer-terms.ts';

const on = (day: string) => new Date(`${day}T23:59:59Z`);
const open = { deadline: '', places: null };

test('the last day counts to its end, and a place stays free until as many were taken', () => {
  expect(offerEnd(open, 50, on('2026-11-20'))).toBeNull();
  expect(offerEnd({ ...open, deadline: '2026-11-20' }, 0, on('2026-11-20'))).toBeNull();
  expect(offerEnd({ ...open, deadline: '2026-11-20' }, 0, new Date('2026-11-21T00:00:00Z'))).toBe('deadline');
  expect(offerEnd({ ...open, places: 2 }, 1, on('2026-11-20'))).toBeNull();
  expect(offerEnd({ ...open, places: 2 }, 2, on('2026-11-20'))).toBe('full');
  expect(offerEnd({ ...open, places: 2, closed: true }, 2, on('2026-11-20'))).toBe('closed');
});

test('a post without these terms is whole; what is written in them must be a day, a number, a line', () => {
  const post = { kind: 'project', title: 'A', organisation: 'B', category: 'technology', location: 'C', terms: 'D', description: 'E' };
  const old = v.parse(postDetailsSchema, post);
  expect([old.deadline, old.start, old.places, old.pay, missingInPost(old)]).toEqual(['', '', null, '', []]);
  expect(v.is(postDetailsSchema, { ...post, deadline: '2028-02-29', start: '2028-03-01', places: 3, pay: 'Unpaid' })).toBe(true);
  const wrong = [{ deadline: '2027-02-29' }, { deadline: '20.11.2027' }, { start: '2027-13-01' }, { start: '0000-01-01' }, { places: 0 }, { places: 1.5 }, { places: 1000 }, { places: '3' }, { pay: 'x'.repeat(61) }, { deadline: 20271120 }];
  expect(wrong.filter((terms) => v.is(postDetailsSchema, { ...post, ...terms }))).toEqual([]);
});
