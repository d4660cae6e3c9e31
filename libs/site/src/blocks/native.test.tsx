import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PublicPage } from '../public-page.tsx';
import { aPage, aSite } from '../testing/a-site.ts';
import { samples } from '../testing/samples.ts';
import { still } from '../testing/still.tsx';

// What the browser does by itself with the markup alone.

const openPanels = () => [...document.querySelectorAll('details.br-acc[open] summary')].map(({ textContent }) => textContent);

test('one panel of an accordion is open at a time, and a click on it closes it', async () => {
  still(<PublicPage page={aPage([samples.accordion])} site={aSite()} />);
  expect(openPanels()).toEqual(['What does it cost?']);
  await page.getByText('How long does it take?').click();
  expect(openPanels()).toEqual(['How long does it take?']);
  await page.getByText('How long does it take?').click();
  expect(openPanels()).toEqual([]);
});

test('an accordion opens by keyboard', async () => {
  still(<PublicPage page={aPage([{ ...samples.accordion, openFirst: false }])} site={aSite()} />);
  document.querySelector<HTMLElement>('details.br-acc summary')!.focus();
  await userEvent.keyboard('{Enter}');
  expect(openPanels()).toEqual(['What does it cost?']);
});

test('the first tab is shown, others by click or arrow key', async () => {
  const root = still(<PublicPage page={aPage([samples.tabs])} site={aSite()} />);
  const shown = () => [...root.querySelectorAll<HTMLElement>('.br-tab-panel')].filter((panel) => panel.checkVisibility()).map((panel) => panel.id);
  expect(shown()).toEqual(['tabs-colleges']);
  await page.getByRole('radio', { name: 'Students' }).click();
  expect(shown()).toEqual(['tabs-students']);
  await userEvent.keyboard('{ArrowRight}');
  expect(shown()).toEqual(['tabs-colleges']);
  await userEvent.keyboard('{ArrowRight}');
  expect(shown()).toEqual(['tabs-businesses']);
});

test('nothing is hidden from who never scrolls', () => {
  const root = still(<PublicPage page={aPage([samples.hero, ...Array.from({ length: 6 }, (_, i) => ({ ...samples.prose, id: `prose-${i}` }))])} site={aSite()} />);
  for (const block of root.querySelectorAll('[data-reveal]')) expect(getComputedStyle(block).opacity).toBe('1');
});

test('once one scrolls, what is out of view waits to fade in, and what is in view is there', async () => {
  await page.viewport(1440, 900);
  const root = still(<PublicPage page={aPage([samples.hero, ...Array.from({ length: 6 }, (_, i) => ({ ...samples.prose, id: `prose-${i}` }))])} site={aSite()} />);
  document.documentElement.setAttribute('data-scrolled', '');
  const opacity = (id: string) => getComputedStyle(root.querySelector(`#${id} > [data-reveal]`)!).opacity;
  root.querySelector('#prose-2')!.scrollIntoView({ block: 'end', behavior: 'instant' });
  await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
  expect([opacity('prose-2'), opacity('prose-5')]).toEqual(['1', '0']);
  scrollTo(0, 0);
});
