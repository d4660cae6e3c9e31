import type { Block } from '@bridge/content';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page as browser } from 'vitest/browser';
import { PublicPage } from '../public-page.tsx';
import { aPage, aSite } from '../testing/a-site.ts';
import { samples } from '../testing/samples.ts';
import { expectAccessible, still } from '../testing/still.tsx';
import { blocks, pageDocuments } from './registry.ts';
import type { BlockRegistry } from './registry.ts';

const hero: Block = { ...samples.hero, title: 'The top of a page', art: 'band' };

describe.each(Object.values(samples).map((block) => [block.type, block] as const))('%s', (_type, block) => {
  test('has one h1 and no gap between heading levels, first on a page or below a hero', () => {
    for (const page of [aPage([block]), aPage([hero, { ...block, id: 'below' }])]) {
      const root = still(<PublicPage page={page} site={aSite()} />);
      const levels = [...root.querySelectorAll('main :is(h1, h2, h3, h4)')].map(({ tagName }) => Number(tagName[1]));
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      expect(levels[0]).toBe(1);
      levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1));
      root.remove();
    }
  });

  test('needs no style attribute, names every link and button, and repeats no id', () => {
    const root = still(<PublicPage page={aPage([hero, { ...block, id: 'sample' }])} site={aSite()} />);
    expect(root.querySelectorAll('[style], script, style')).toHaveLength(0);
    const unnamed = [...root.querySelectorAll('a, button')].filter((control) => !control.textContent?.trim() && !control.getAttribute('aria-label'));
    expect(unnamed.map(({ outerHTML }) => outerHTML)).toEqual([]);
    const ids = [...root.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    expect(root.textContent).not.toMatch(/undefined|\[object|\{\{/);
  });

  test('is accessible at 360 and 1440 px', async () => {
    still(<PublicPage page={aPage([hero, { ...block, id: 'sample' }])} site={aSite()} />);
    await expectAccessible();
  });
});

test('a kind without an entry does not compile', () => {
  const { hero: _left, ...rest } = blocks;
  // @ts-expect-error the entry of "hero" is missing
  const incomplete: BlockRegistry = rest;
  expect(incomplete).not.toHaveProperty('hero');
});

test('a page names the documents it reads, each once', () => {
  const page = aPage([samples.openings, samples.timeline, samples.form, { ...samples.timeline, id: 'again' }]);
  expect(pageDocuments(page)).toEqual(['lists/openings', 'lists/news', 'forms/contact', 'messages/fields', 'lists/opportunities']);
});

test('cards can be portraits or lines, and a line that leads somewhere is a link as a whole', async () => {
  const root = still(
    <PublicPage page={aPage([hero, { ...samples.cards, layout: 'lines' }, { ...samples.cards, id: 'portraits', title: 'Others', layout: 'portraits' }])} site={aSite()} />,
  );
  expect(root.querySelector('.br-lines > a')?.textContent).toContain('With a link');
  await expectAccessible();
});

test.each([2, 3, 4, 5, 6])('%i steps or cards fill each row, on a tablet and wide; a step is never alone in one', async (count) => {
  onTestFinished(() => browser.viewport(1440, 900));
  const items = Array.from({ length: count }, (_, n) => ({ id: `n${n}`, title: `Number ${n}`, text: 'Do this, then that.' }));
  for (const width of [768, 1023, 1024, 1440]) {
    await browser.viewport(width, 900);
    for (const kind of ['steps', 'cards'] as const) {
      const root = still(<PublicPage page={aPage([hero, { ...samples[kind], items } as Block])} site={aSite()} />);
      const list = root.querySelector(kind === 'steps' ? '.br-steps' : '.br-plain-cards')!;
      const rows = Object.values(Object.groupBy([...list.children].map((item) => item.getBoundingClientRect()), ({ top }) => top)).map((row = []) => ({ of: row.length, end: Math.round(row.at(-1)!.right) }));
      const end = Math.round(list.getBoundingClientRect().right);
      expect([kind, width, rows.filter((row) => row.end !== end || (kind === 'steps' && row.of === 1))]).toEqual([kind, width, []]);
      root.remove();
    }
  }
});

test.each([320, 360, 768])('every name of a tab is in sight, however long they are: %i', async (width) => {
  onTestFinished(() => browser.viewport(1440, 900));
  await browser.viewport(width, 740);
  for (const names of [['Colleges', 'Businesses', 'Students'], ['Instituições', 'Empresas', 'Estudantes'], ['Fachhochschulen', 'Unternehmen', 'Auszubildende', 'Hochschulen', 'Verbände']]) {
    const items = names.map((label, n) => ({ ...(samples.tabs as Extract<Block, { type: 'tabs' }>).items[0]!, id: `tab-${n}`, label }));
    const root = still(<PublicPage page={aPage([hero, { ...samples.tabs, items } as Block])} site={aSite()} />);
    const row = root.querySelector('.br-tabs')!;
    const ends = [...row.children].map((one) => one.getBoundingClientRect().right);
    expect([names, row.scrollWidth, Math.max(...ends) <= row.getBoundingClientRect().right]).toEqual([names, row.clientWidth, true]);
    root.remove();
  }
});

test('only what is published at the moment is shown', () => {
  const root = still(<PublicPage page={aPage([samples.openings])} site={aSite()} />);
  expect([...root.querySelectorAll('#openings h2')].map((heading) => heading.textContent)).toEqual(['Frontend Developer']);
});

test('applying for a position says which one', () => {
  const root = still(<PublicPage page={aPage([{ ...samples.openings, applyTo: '/careers#apply' }])} site={aSite()} />);
  expect(root.querySelector('#developer > a')?.getAttribute('href')).toBe('/careers?opening=developer#apply');
});

test('what leads to a webinar says whether one joins or watches it', () => {
  const site = aSite();
  const items = site.documents['lists/webinars']!.items.map((webinar) => ({ ...webinar, link: 'https://meet.example/room' }));
  const root = still(<PublicPage page={aPage([hero, samples.webinars])} site={{ ...site, documents: { ...site.documents, 'lists/webinars': { items } } }} />);
  const links = [...root.querySelectorAll('article:not([hidden]) a')].map((link) => link.textContent);
  expect(links).toEqual(['Join: Under way', 'Join: In a year', 'Watch: Long ago', 'Watch: Longer ago']);
});

test('an invented card says that it is a sample, in every layout', () => {
  for (const layout of ['cards', 'portraits', 'lines'] as const) {
    const root = still(<PublicPage page={aPage([hero, { ...samples.cards, layout }])} site={aSite()} />);
    expect([...root.querySelectorAll('.br-tag')].map((tag) => tag.parentElement?.closest('article, a, .br-line-still')?.textContent), layout).toEqual([expect.stringContaining('Without one')]);
    root.remove();
  }
});
