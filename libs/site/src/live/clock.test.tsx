import { afterEach, expect, test, vi } from 'vitest';
import { PublicPage } from '../public-page.tsx';
import { aPage, aSite } from '../testing/a-site.ts';
import { samples } from '../testing/samples.ts';
import { still } from '../testing/still.tsx';
import { startLive } from './index.ts';

afterEach(() => {
  vi.useRealTimers();
});

const lists = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>('[data-part=clock]')].map((list) =>
    [...list.querySelectorAll<HTMLElement>('article')].filter((item) => item.checkVisibility()).map((item) => item.querySelector('h2, h3')?.textContent),
  );

test('webinars are upcoming or past by the moment the page is made', () => {
  const root = still(<PublicPage page={aPage([samples.hero, samples.webinars])} site={aSite()} />);
  expect(lists(root)).toEqual([['Under way', 'In a year'], ['Long ago', 'Longer ago']]);
});

test('a page made long ago is put right by the clock of the reader', () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
  const root = still(<PublicPage page={aPage([samples.hero, samples.webinars])} site={aSite({ now: '2023-01-01T00:00:00Z' })} />);
  expect(lists(root)[1]).toEqual([]);
  const stop = startLive(root);
  expect(lists(root)).toEqual([['Under way', 'In a year'], ['Long ago', 'Longer ago']]);
  stop();
});

test('a webinar moves to the past as it ends, and the last one leaves a word', () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
  const root = still(<PublicPage page={aPage([samples.hero, samples.webinars])} site={aSite()} />);
  const stop = startLive(root);
  vi.setSystemTime(new Date('2026-11-21T12:29:59Z'));
  vi.advanceTimersByTime(1000);
  vi.advanceTimersByTime(60 * 60 * 1000);
  expect(lists(root)).toEqual([['In a year'], ['Under way', 'Long ago', 'Longer ago']]);
  stop();
  vi.setSystemTime(new Date('2028-01-01T00:00:00Z'));
  const again = startLive(root);
  expect(lists(root)[0]).toEqual([]);
  expect(root.textContent).toContain('None planned.');
  expect([...root.querySelectorAll<HTMLElement>('[data-none]')].map((none) => none.checkVisibility())).toEqual([true, false]);
  again();
});

test('an opening leaves the page when its last day is over', () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
  const site = aSite({ now: '2026-11-13T12:00:00Z' });
  const root = still(<PublicPage page={aPage([samples.hero, samples.openings])} site={site} />);
  expect(lists(root)[0]).toEqual(['Frontend Developer', 'Closed last week']);
  const stop = startLive(root);
  expect(lists(root)[0]).toEqual(['Frontend Developer']);
  stop();
});
