import { expect, test } from 'vitest';
import { publicScreens, screens } from '@bridge/model';
import { siteAsItStands } from './testing.ts';

const open = new Set<string>(publicScreens);
const closed = new Set<string>(screens.filter((at) => !open.has(at)));
const inEnglish = (address: string) => address.replace(/^\/(?:ar|fr|pt|sw)(?=\/)/, '').replace(/\.html$/, '');

test('no text of a public page leads whoever reads it to the sign-in first: buttons alone do, and say so', async () => {
  const pages = [...(await siteAsItStands()).files].filter(([at]) => at.endsWith('.html') && !open.has(inEnglish(at))); // an account screen speaks to whoever has an account
  const links = pages.flatMap(([at, html]) => [...html.matchAll(/<a\b[^>]*class="br-link"[^>]*>/g)].map(([link]) => ({ at, to: /href="([^"?#]*)/.exec(link)?.[1] ?? '' })));
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter(({ to }) => closed.has(inEnglish(to)))).toEqual([]);
});
