import { expect, test } from 'vitest';
import { formatPrice } from './money.ts';

test('prices are written as the reader writes them', () => {
  expect(formatPrice(28000, 'NGN', 'en')).toBe('₦28,000');
  expect(formatPrice(49.5, 'USD', 'en')).toBe('$49.50');
  expect(formatPrice(0, 'EUR', 'en')).toBe('€0');
});
