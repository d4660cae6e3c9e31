import { expect, test, vi } from 'vitest';
import { PublicPage } from '../public-page.tsx';
import { aPage, aSite } from '../testing/a-site.ts';
import { samples } from '../testing/samples.ts';
import { still } from '../testing/still.tsx';
import { startLive } from './index.ts';

test.each([
  [-180, '20 November 2026 at 20:30 UTC+3'],
  [330, '20 November 2026 at 12:00 UTC-5:30'],
  [-480, '21 November 2026 at 01:30 UTC+8'],
])('a webinar is at the time of the reader, %d minutes from UTC, and with no script at the time it was announced for', (behind, said) => {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(behind);
  const site = aSite();
  const items = site.documents['lists/webinars']!.items.slice(0, 1).map((webinar) => ({ ...webinar, start: '2026-11-20T18:30:00+01:00' })); // the site has some
  const root = still(<PublicPage page={aPage([samples.hero, samples.webinars])} site={{ ...site, documents: { ...site.documents, 'lists/webinars': { items } } }} />);
  const time = root.querySelector('time')!; // of the one there is
  expect(time.textContent).toBe('20 November 2026 at 18:30 UTC+1');
  const stop = startLive(root);
  expect(time.textContent).toBe(said);
  stop();
  vi.restoreAllMocks();
});
