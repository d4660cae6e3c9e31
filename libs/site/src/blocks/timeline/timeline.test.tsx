import { page } from 'vitest/browser';
import { expect, onTestFinished, test } from 'vitest';
import { PublicPage } from '../../public-page.tsx';
import { aPage, aSite } from '../../testing/a-site.ts';
import { samples } from '../../testing/samples.ts';
import { still } from '../../testing/still.tsx';

// The longest that the languages of the product have for a day.
test.each(['23 September 2026', '30 de novembro de 2026', '21 نوفمبر 2026'])('%s stays on one line beside its entry', async (day) => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(768, 900);
  const root = still(<PublicPage page={aPage([samples.timeline])} site={aSite()} />);
  const date = root.querySelector('.br-timeline time');
  date?.replaceChildren(day);
  expect(new Set([...(date?.getClientRects() ?? [])].map(({ top }) => Math.round(top))).size).toBe(1);
  root.remove();
});
