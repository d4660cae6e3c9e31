import { expect, test } from 'vitest';
import { addressIn, languageOf } from './address-in.ts';

const languages = { source: 'en', locales: [{ code: 'en', name: 'English', dir: 'ltr' as const }, { code: 'fr', name: 'Français', dir: 'ltr' as const }] };

test('a page is found in another language, and back, the first page as well', () => {
  for (const [english, french] of [['/', '/fr'], ['/about', '/fr/about'], ['/fresh', '/fr/fresh']] as const) {
    expect([addressIn(english, 'fr', languages), addressIn(french, 'en', languages), addressIn(french, 'fr', languages)]).toEqual([french, english, french]);
    expect([languageOf(english, languages), languageOf(french, languages)]).toEqual(['en', 'fr']);
  }
});
