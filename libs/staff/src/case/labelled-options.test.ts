import { expect, test } from 'vitest';
import { labelledOptions } from './labelled-options.ts';

const labels = new Map([['writing', 'الكتابة'], ['data', 'البيانات']]);
const labelOf = (option: string) => labels.get(option);

test('options are listed as the language lists them, also beside one that somebody typed', () => {
  expect(labelledOptions('writing, data', 'ar', labelOf)).toBe('الكتابة، البيانات');
  expect(labelledOptions('writing, Nursing', 'ar', labelOf)).toBe('الكتابة، Nursing');
  expect(labelledOptions('writing, data', 'en', labelOf)).toBe('الكتابة, البيانات');
});

test('words of somebody’s own stay as they were written', () => {
  expect(labelledOptions('Accra, two days a week', 'ar', labelOf)).toBe('Accra, two days a week');
});
