import type * as contentModule from 'virtual:content';
import { expect, test, vi } from 'vitest';
import { drawProduct } from '../testing/draw.tsx';
import { createWords } from './words.ts';

// A file of content that does not come: for as long as its name is here.
const gone = vi.hoisted(() => new Set<string>());
vi.mock(import('virtual:content'), async (original) => {
  const content = await original();
  const loadDocument: typeof contentModule.loadDocument = (id, locale) =>
    gone.has(id) ? Promise.reject(new TypeError('error loading dynamically imported module')) : content.loadDocument(id, locale);
  return { ...content, loadDocument };
});

test.each(['interface/common', 'messages/fields'] as const)('the program does not start without %s', async (id) => {
  gone.add(id);
  await expect(createWords('en')).rejects.toThrow(/did not come/);
  gone.delete(id);
  expect((await createWords('en')).language).toBe('en');
});

test.each(['interface/auth', 'legal/terms'])('a screen whose %s does not come says so instead of showing keys, and trying again helps', async (id) => {
  gone.add(id);
  const { screen } = await drawProduct('/login');
  const again = screen.getByRole('button', { name: 'Retry' });
  await expect.element(again).toBeVisible();
  expect(document.body.textContent).not.toMatch(/login\.[a-z]/);
  gone.delete(id);
  await again.click();
  await expect.element(screen.getByRole('textbox', { name: 'Email' })).toBeVisible();
});
