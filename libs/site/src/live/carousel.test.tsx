import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PublicPage } from '../public-page.tsx';
import { aPage, aSite } from '../testing/a-site.ts';
import { samples } from '../testing/samples.ts';
import { still } from '../testing/still.tsx';
import { startLive } from './index.ts';

const partners = 3;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A moving row and the places it was sent to. The row is narrow: it fits its three copies. */
async function moving() {
  await page.viewport(360, 800);
  const root = still(<PublicPage page={aPage([samples.carousel])} site={aSite()} />);
  const track = root.querySelector<HTMLElement>('[data-track]')!;
  const places: number[] = [];
  track.scrollTo = ((to: ScrollToOptions) => places.push(to.left!)) as typeof track.scrollTo; // the form it is called in
  const stop = startLive(root);
  return { root, track, places, stop };
}

test('moves by 232 px every 3000 ms, over twice the number of logos, then from the start', async () => {
  const { places, stop } = await moving();
  vi.advanceTimersByTime(2999);
  expect(places).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(places).toEqual([232]);
  vi.advanceTimersByTime(3000 * (2 * partners - 1));
  expect(places).toEqual([1, 2, 3, 4, 5, 6].map((n) => n * 232));
  vi.advanceTimersByTime(3000);
  expect(places.slice(6)).toEqual([0, 232]);
  stop();
});

test('stops and starts by its button', async () => {
  const { places, stop } = await moving();
  await page.getByRole('button', { name: 'Stop the moving logos' }).click();
  vi.advanceTimersByTime(9000);
  expect(places).toEqual([]);
  await page.getByRole('button', { name: 'Move the logos' }).click();
  await userEvent.hover(document.querySelector('footer')!);
  vi.advanceTimersByTime(3000);
  expect(places).toEqual([232]);
  stop();
});

test('rests under the pointer and while the focus is in it', async () => {
  const { track, places, stop } = await moving();
  await userEvent.hover(track);
  vi.advanceTimersByTime(9000);
  expect(places).toEqual([]);
  await userEvent.unhover(track);
  track.focus();
  vi.advanceTimersByTime(9000);
  expect(places).toEqual([]);
  track.blur();
  vi.advanceTimersByTime(3000);
  expect(places).toEqual([232]);
  stop();
});

test('stands still for readers who asked for less motion, until they start it', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => Object.assign(new EventTarget(), { matches: query.includes('reduce'), media: query }) as MediaQueryList); // what the part reads of it
  const { places, stop } = await moving();
  vi.advanceTimersByTime(9000);
  expect(places).toEqual([]);
  expect(page.getByRole('button', { name: 'Move the logos' }).query()).not.toBeNull();
  vi.restoreAllMocks();
  stop();
});

test('started twice it moves once, and stopped not at all', async () => {
  const { root, places, stop } = await moving();
  startLive(root);
  vi.advanceTimersByTime(3000);
  expect(places).toEqual([232]);
  stop();
  vi.advanceTimersByTime(9000);
  expect(places).toEqual([232]);
});
