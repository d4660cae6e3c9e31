import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { PublicPage } from '../public-page.tsx';
import { aPage, aSite } from '../testing/a-site.ts';
import { samples } from '../testing/samples.ts';
import { still } from '../testing/still.tsx';
import { startLive } from './index.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const answering = (answer: () => Promise<Response>) => {
  vi.spyOn(window, 'fetch').mockImplementation(answer);
  const root = still(<PublicPage page={aPage([samples.hero, samples.status])} site={aSite()} />);
  const stop = startLive(root);
  const states = () => [...root.querySelectorAll<HTMLElement>('[data-row]')].map((row) => [...row.querySelectorAll('span')].filter((word) => word.checkVisibility()).map((word) => word.textContent).join());
  return { states, stop };
};
const health = (status: number, database: string) => () => Promise.resolve(Response.json({ status: status === 200 ? 'ok' : 'unavailable', database }, { status }));

test('shows what the server says of itself', async () => {
  const { states, stop } = answering(health(200, 'ok'));
  expect(states()).toEqual(['Checking', 'Checking', 'Checking', 'Checking']);
  await expect.poll(states).toEqual(['All is well', 'Operational', 'Operational', 'Operational']);
  stop();
});

test('a database that is away, a server that does not answer, an answer of something else: each is told', async () => {
  const away = answering(health(503, 'unavailable'));
  await expect.poll(away.states).toEqual(['Something is not', 'Operational', 'Operational', 'Not available']);
  away.stop();
  for (const answer of [() => Promise.reject(new TypeError('offline')), () => Promise.resolve(new Response('<html>'))]) {
    const silent = answering(answer);
    await expect.poll(silent.states).toEqual(['Something is not', 'Operational', 'No answer', 'No answer']);
    silent.stop();
    document.querySelector('.radix-themes')!.remove();
  }
});

test('can be asked again', async () => {
  const { states, stop } = answering(() => Promise.reject(new TypeError('offline')));
  await expect.poll(states).toContain('No answer');
  vi.mocked(window.fetch).mockImplementation(health(200, 'ok'));
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect.poll(states).toEqual(['All is well', 'Operational', 'Operational', 'Operational']);
  stop();
});
