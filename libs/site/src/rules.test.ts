import { expect, test } from 'vitest';
import { anchorOf } from '@bridge/model';
import { holds, searchText } from './blocks/opportunities/explore.ts';
import { dayText, isPublished, momentText } from './dates.ts';
import { hrefOf, withQuery } from './link.tsx';
import { parseRich, plainText } from '@bridge/model/rich';
import { fill, plural } from './words.ts';

test('marks of a text become parts, also inside one another', () => {
  expect(parseRich('Ask **us [now](/contact)** or *later*.')).toEqual([
    'Ask ',
    { kind: 'bold', parts: ['us ', { kind: 'link', to: '/contact', parts: ['now'] }] },
    ' or ',
    { kind: 'emphasis', parts: ['later'] },
    '.',
  ]);
  expect(plainText('Ask **us [now](/contact)** or *later*.')).toBe('Ask us now or later.');
  expect(parseRich('5 * 3 and [no link]')).toEqual(['5 * 3 and [no link]']);
});

test('days are the same everywhere, and moments name their own zone', () => {
  expect(dayText('2025-02-12', 'en')).toBe('12 February 2025');
  expect(dayText('2025-02-12', 'de')).toBe('12. Februar 2025');
  expect(momentText('2026-11-20T18:00:00+01:00', 'en')).toBe('20 November 2026 at 18:00 UTC+1');
  expect(momentText('2026-11-20T18:00:00+05:30', 'de')).toBe('20. November 2026 um 18:00 UTC+5:30');
  expect(momentText('2026-11-20T18:00:00Z', 'en')).toBe('20 November 2026 at 18:00 UTC');
  expect(momentText('2026-11-20T18:00:00+01:00', 'ar')).toBe('20 نوفمبر 2026 في 18:00 غرينتش+1');
});

test('both days of a publication are included', () => {
  const dated = { publishFrom: '2026-11-10', publishUntil: '2026-11-20' };
  const shown = ['2026-11-09T23:59:59Z', '2026-11-10T00:00:00Z', '2026-11-20T23:59:59Z', '2026-11-21T00:00:00Z'].map((now) => isPublished(dated, now));
  expect(shown).toEqual([false, true, true, false]);
  expect(isPublished({}, '2026-11-10T00:00:00Z')).toBe(true);
  expect(['2026-11-15T23:59:59Z', '2026-11-16T00:00:00Z'].map((now) => isPublished({ ...dated, deadline: '2026-11-15' }, now))).toEqual([true, false]);
});

test('a search matches within a field, never across two', () => {
  const text = searchText({ title: 'Clinic', company: 'Example Health', description: 'Data' });
  expect([holds(text, 'CLINIC'), holds(text, ' health '), holds(text, 'health data'), holds(text, '')]).toEqual([true, true, false, true]);
});

test('links of the site get the prefix of the language, others stay', () => {
  const locale = { code: 'fr', name: 'Français', dir: 'ltr', prefix: '/fr' } as const;
  expect(['/', '/about', 'https://example.org', 'mailto:a@b.example'].map((to) => hrefOf({ locale }, to))).toEqual(['/fr', '/fr/about', 'https://example.org', 'mailto:a@b.example']);
  expect(withQuery('/apply?a=1#form', { opening: 'x y' })).toBe('/apply?a=1&opening=x+y#form');
});

test('words take their values and the plural of the language', () => {
  expect(fill('{{a}} of {{ b }} {{c}}', { a: 1, b: 'two' })).toBe('1 of two {{c}}');
  expect([0, 1, 2].map((count) => plural({ one: '{{count}} post', other: '{{count}} posts' }, count, 'en'))).toEqual(['0 posts', '1 post', '2 posts']);
  expect(plural({ few: '{{count}} wpisy', other: '{{count}} wpisu' }, 3, 'pl')).toBe('3 wpisy');
});

test('a heading is linked to by its words', () => {
  expect(anchorOf('Start with a brief, not a topic')).toBe('start-with-a-brief-not-a-topic');
  expect(anchorOf('Où aller ?')).toBe('ou-aller');
});
