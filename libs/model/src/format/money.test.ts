import { expect, test } from 'vitest';
import { formatPrice, readAmount } from './money.ts';

test('prices are written as the reader writes them', () => {
  expect(formatPrice(28000, 'NGN', 'en')).toBe('₦28,000');
  expect(formatPrice(49.5, 'USD', 'en')).toBe('$49.50');
  expect(formatPrice(0, 'EUR', 'en')).toBe('€0');
});

test.each([
  ['5,500', 5500], ['5.500', 5500], ['5 500', 5500], ['5\u202f500', 5500], ['22,000', 22_000], ['1,234,567', 1_234_567], ['1.234.567,50', 1_234_567.5], ['1,234.5', 1234.5], ["12'500", 12_500],
  ['٥٬٥٠٠', 5500], ['٥٠٠', 500], ['5,5', 5.5], ['9000,50', 9000.5], ['0', 0], [' 7 ', 7], ['12.25', 12.25],
  ['1,23,456', undefined], ['1.500.00', undefined], ['1,500,50', undefined], ['5,5000', undefined], ['.5', undefined], ['-5', undefined], ['1e3', undefined], ['much', undefined], ['', undefined],
])('"%s" is read as %s', (typed, amount) => {
  expect(readAmount(typed)).toBe(amount);
});

test('what is written in any language of the product is read as the same sum', () => {
  for (const locale of ['en', 'fr', 'pt', 'sw', 'ar', 'ar-EG', 'de-CH']) {
    for (let sum = 0; sum < 3_000_000; sum = Math.ceil(sum * 1.7) + 1) {
      for (const amount of [sum, sum + 0.5, sum + 0.25]) expect([locale, amount, readAmount(new Intl.NumberFormat(locale).format(amount))]).toEqual([locale, amount, amount]);
    }
  }
});
