import { expect, test } from 'vitest';
import { browserTests } from './vitest.ts';

test('every project that draws hears of the long run and of clocks that are ahead, whatever it asks for itself', () => {
  const { env } = browserTests('any', { test: { isolate: true, env: { OWN: 'yes' } } }).test ?? {};
  expect(env).toEqual({ OWN: 'yes', LONG: process.env['LONG'] ?? '', TEST_AHEAD: process.env['TEST_AHEAD'] ?? '' });
});
