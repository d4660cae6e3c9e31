import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PublicPage } from '../public-page.tsx';
import { NotFoundPage } from '../not-found/not-found-page.tsx';
import { aPage, aSite } from '../testing/a-site.ts';
import { samples } from '../testing/samples.ts';
import { expectAccessible, still } from '../testing/still.tsx';

const draw = (more = {}) => still(<PublicPage page={aPage([samples.hero])} site={aSite(more)} />);
const hrefs = (root: Element, within: string) => [...root.querySelectorAll(`${within} a`)].map((link) => link.getAttribute('href'));

test('the header leads where the product says, with more on phones', () => {
  const root = draw();
  const wide = ['/how-it-works', '/for-talents', '/for-mentors', '/for-partners', '/for-employers', '/workforce-development'];
  wide.push('/digital-apprenticeship-program', '/digital-africa-bootcamp', '/corporate-talent-pipeline', '/about', '/blog', '/contact');
  expect(hrefs(root, '.br-nav')).toEqual(wide);
  expect(hrefs(root, '.br-sheet nav')).toEqual([...wide, '/colleges', '/businesses', '/learners']);
  expect(hrefs(root, 'footer')).toEqual(expect.arrayContaining(['/webinars', '/careers', '/updates', '/help', '/privacy', '/terms']));
});

test('the ways in follow the sign-in state of the document, without a script', async () => {
  await page.viewport(1440, 900);
  draw();
  const seen = () => ['Log In', 'Sign Up', 'Go to My Dashboard'].filter((name) => page.getByRole('link', { name, exact: true }).query());
  expect(seen()).toEqual(['Log In', 'Sign Up']);
  document.documentElement.setAttribute('data-in', '');
  expect(seen()).toEqual(['Go to My Dashboard']);
  document.documentElement.removeAttribute('data-in');
});

test('a group of the menu opens and closes by keyboard, without React', async () => {
  await page.viewport(1440, 900);
  draw();
  const button = page.getByRole('button', { name: 'Programs' });
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('link', { name: 'Digital Africa Bootcamp' }).first()).toBeVisible();
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement?.textContent).toBe('AI Ignite Community');
  await userEvent.keyboard('{Escape}');
  expect(document.querySelector('.br-nav-menu:popover-open')).toBeNull();
  expect(document.activeElement).toBe(button.element());
});

test('an open group stands under its button', async () => {
  await page.viewport(1440, 900);
  draw();
  await page.getByRole('button', { name: 'Programs' }).click();
  const button = page.getByRole('button', { name: 'Programs' }).element().getBoundingClientRect();
  const menu = document.querySelector('.br-nav-menu:popover-open')!.getBoundingClientRect();
  expect(Math.round(menu.left)).toBe(Math.round(button.left));
  expect(menu.top).toBeGreaterThanOrEqual(button.bottom);
});

test('the phone menu opens, shows its groups and closes, without React', async () => {
  await page.viewport(360, 800);
  draw();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await userEvent.click(document.querySelector('.br-sheet summary')!);
  await expect.element(page.getByRole('link', { name: 'For Talents' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Close menu' }).click();
  expect(document.querySelector('.br-sheet:popover-open')).toBeNull();
});

test.each([320, 1024, 1180, 1280])('the header fits at %d px, signed in too', async (width) => {
  await page.viewport(width, 700);
  draw();
  document.documentElement.setAttribute('data-in', '');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  document.documentElement.removeAttribute('data-in');
});

test.each([['ar', 'إنشاء حساب'], ['fr', 'Inscription'], ['pt', 'Criar conta'], ['sw', 'Jisajili'], ['en', 'Sign Up']])('the way in stands on one line on phones, beside a scroll bar too: %s', async (code, signUp) => {
  const root = draw({ locale: { code, name: code, dir: code === 'ar' ? 'rtl' : 'ltr', prefix: `/${code}` } });
  root.setAttribute('dir', code === 'ar' ? 'rtl' : 'ltr');
  const link = root.querySelector('.br-header-end > .br-by-session > .br-for-visitor a:last-child')!;
  link.textContent = signUp;
  const range = document.createRange();
  range.selectNodeContents(link);
  const lines = () => new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  for (const width of [320, 334, 348, 360, 375]) {
    await page.viewport(width, 700);
    expect([width, lines(), document.documentElement.scrollWidth <= width]).toEqual([width, 1, true]);
  }
});

test('a longer word for the way in, in letters of the reader’s own machine, makes no phone’s page wider', async () => {
  const root = draw();
  root.querySelector('.br-header-end > .br-by-session > .br-for-visitor a:last-child')!.textContent = '⟦Šîĝñ Ûþ ñé⟧';
  root.style.setProperty('--default-font-family', 'DejaVu Sans, Verdana, sans-serif');
  for (const width of [360, 375, 412]) {
    await page.viewport(width, 700);
    expect([width, document.documentElement.scrollWidth]).toEqual([width, width]);
  }
});

test('links keep to the language of the page, and every language is offered', () => {
  const source = { code: 'en', name: 'English', dir: 'ltr', prefix: '' } as const;
  const french = { code: 'fr', name: 'Français', dir: 'ltr', prefix: '/fr' } as const;
  const root = draw({ locale: french, locales: [source, french], path: '/about' });
  expect(root.querySelector('.br-brand')?.getAttribute('href')).toBe('/fr');
  expect(hrefs(root, '.br-nav')[0]).toBe('/fr/how-it-works');
  expect(hrefs(root, '.br-languages')).toEqual(['/about']);
  expect([...root.querySelectorAll('a')].filter((link) => !link.textContent.trim() && !link.getAttribute('aria-label'))).toEqual([]);
});

test('the place one is at is marked in the menu', () => {
  const root = draw({ path: '/about' });
  expect([...root.querySelectorAll('.br-nav [aria-current=page]')].map((link) => link.textContent)).toEqual(['About']);
});

test('an unknown address says so and leads home', async () => {
  const root = still(<NotFoundPage site={aSite({ path: '/nowhere' })} />);
  expect(root.querySelector('h1')?.textContent).toBe('404 - Page Not Found');
  expect(hrefs(root, 'main')[0]).toBe('/');
  await expectAccessible();
});
