import { expect, test } from 'vitest';

test('public pages load nothing of Radix, forms, i18next, queries, schemas or the router', async () => {
  await import('./index.ts');
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  expect(loaded.some((name) => name.endsWith('/src/public-page.tsx'))).toBe(true);
  expect(loaded.filter((name) => /radix|hook-form|hookform|i18next|tanstack|valibot|\/ui\/src\/index/.test(name))).toEqual([]);
});
