import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { territoryOf } from './territory.ts';

const translations = path.resolve(import.meta.dirname, '../../../content/translations');

test('each language is told with the country whose form of it the texts are in', () => {
  const codes = readdirSync(translations).filter((name) => !name.includes('.'));
  const told = codes.map((code) => territoryOf({ code, ...(JSON.parse(readFileSync(path.join(translations, code, 'locale.json'), 'utf8')) as { region?: string }) }));
  expect([territoryOf({ code: 'en' }), ...told]).toEqual(['en_NG', 'ar_EG', 'fr_FR', 'pt_PT', 'sw_TZ']);
});

test('a language that names its country itself keeps it', () => {
  expect([territoryOf({ code: 'pt-BR' }), territoryOf({ code: 'pt' }), territoryOf({ code: 'en-GB' })]).toEqual(['pt_BR', 'pt_BR', 'en_GB']);
});
