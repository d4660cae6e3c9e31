import { createInstance } from 'i18next';
import { locales, loadDocument } from 'virtual:content';
import { expect, test } from 'vitest';
import { translator } from './translate.ts';

const counts = [0, 1, 2, 3, 5, 6, 11, 21, 100];

/** Every key below a part of a document, as i18next is asked for it: without the ending of a plural's form. */
function keysIn(words: object, start: string): string[] {
  return Object.entries(words).flatMap(([key, value]) => (typeof value === 'object' && value ? keysIn(value as object, `${start}${key}.`) : [`${start}${key.replace(/_(zero|one|two|few|many|other)$/, '')}`]));
}

test.each(locales.locales.map(({ code }) => code))('says every word of the mentors in %s as i18next does', async (code) => {
  const words = await loadDocument('interface/mentorship', code);
  const i18n = createInstance({ lng: code, resources: { [code]: { words } }, defaultNS: 'words', fallbackLng: false, interpolation: { escapeValue: false }, initAsync: false });
  await i18n.init();
  const say = translator(words as never, code); // the document's own shape, which is narrower than any
  const values = { value: '<b>$1</b>', average: '4.5', name: 'A & B', page: 1, pages: 2 };
  const asked = [...new Set(keysIn(words, ''))].flatMap((key) => [[key, values] as const, ...counts.map((count) => [key, { ...values, count }] as const)]);
  for (const [key, options] of asked) expect(say(key, options), `${key} ${JSON.stringify(options)}`).toBe(i18n.t(key as never, options as never));
});

test('takes the first key that there is, and says what it was told to where there is none', () => {
  const say = translator({ one: { a: 'A' }, b: 'B {{ value }}' }, 'en');
  expect(say(['one.c', 'b', 'one.a'], { value: 1 })).toBe('B 1');
  expect(say(['one', 'constructor'], { defaultValue: 'none' })).toBe('none');
  expect(say('one.c')).toBe('one.c');
});
