import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PublicPage } from '../public-page.tsx';
import { aPage, aSite } from '../testing/a-site.ts';
import { samples } from '../testing/samples.ts';
import { expectAccessible, still } from '../testing/still.tsx';
import { startLive } from './index.ts';

const explore = (path = '/sample', query = '') => {
  history.replaceState(null, '', location.pathname + query);
  const root = still(<PublicPage page={aPage([samples.opportunities])} site={aSite({ path })} />);
  const titles = () => [...root.querySelectorAll<HTMLElement>('article')].filter((card) => card.checkVisibility()).map((card) => card.querySelector('h2')?.textContent);
  return { root, titles };
};

test('a category is an address of its own', () => {
  const { titles } = explore('/sample/finance');
  expect(titles()).toEqual(['Market prices']);
  expect(page.getByRole('link', { name: 'Finance' }).element().getAttribute('aria-current')).toBe('page');
});

test('an unknown category is an empty state with the way to all', async () => {
  const { titles } = explore('/sample/cooking');
  expect(titles()).toEqual([]);
  await expect.element(page.getByText('Nothing matches.')).toBeVisible();
  expect(page.getByRole('link', { name: 'Show all' }).element().getAttribute('href')).toBe('/sample');
  await expectAccessible();
});

test('search looks in title, company and description, in any case, and is kept in the address', async () => {
  const { root, titles } = explore();
  const stop = startLive(root);
  const search = page.getByRole('searchbox');
  await search.fill('  sample BANK ');
  expect(titles()).toEqual(['Market prices']);
  expect(location.search).toBe('?q=sample+BANK');
  expect(page.getByRole('link', { name: 'Technology' }).element().getAttribute('href')).toContain('?q=sample+BANK');
  await expect.element(page.getByText('1 opportunity')).toBeVisible();
  await search.fill('DATA for');
  expect(titles()).toEqual(['Clinic dashboard']);
  await search.fill('nothing of the kind');
  expect(titles()).toEqual([]);
  await expect.element(page.getByText('Nothing matches.')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(location.search).toBe('?q=nothing+of+the+kind');
  await search.fill('');
  expect(titles()).toHaveLength(2);
  expect(location.search).toBe('');
  stop();
});

test('an address with a search shows its result', () => {
  const { root, titles } = explore('/sample', '?q=clinic');
  const stop = startLive(root);
  expect(titles()).toEqual(['Clinic dashboard']);
  stop();
});

test('what was typed before the script came is searched for', () => {
  const { root, titles } = explore();
  root.querySelector('input')!.value = 'market';
  const stop = startLive(root);
  expect(titles()).toEqual(['Market prices']);
  stop();
});
