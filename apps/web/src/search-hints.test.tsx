import { loadDocument, locales } from 'virtual:content';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderRoute } from '@bridge/testing';
import { SearchBox } from '@bridge/ui';

test.each(locales.locales)('what a search looks through has room in its box on a phone, and is part of its name: $code', async ({ code, dir }) => {
  onTestFinished(() => page.viewport(1440, 900));
  await page.viewport(360, 740);
  const [{ directory }, { project, opening }] = await Promise.all([loadDocument('interface/mentorship', code), loadDocument('interface/opportunities', code)]);
  const boxes = [directory, project, opening] as Record<'search' | 'searchHint', string>[]; // as the check says
  await renderRoute(
    <main className="br-main" dir={dir}>
      {boxes.map(({ search, searchHint }) => (
        <SearchBox key={search} label={search} hint={searchHint} q="" onSearch={() => {}} />
      ))}
    </main>,
  );
  await expect.poll(() => document.querySelectorAll('input[type=search]').length).toBe(boxes.length);
  const pen = document.createElement('canvas').getContext('2d')!;
  for (const box of document.querySelectorAll<HTMLInputElement>('input[type=search]')) {
    const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(box);
    pen.font = font;
    expect([box.placeholder, pen.measureText(box.placeholder).width <= box.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd)]).toEqual([box.placeholder, true]);
    expect(box.getAttribute('aria-label')?.toLowerCase()).toContain(box.placeholder.toLowerCase());
  }
});
