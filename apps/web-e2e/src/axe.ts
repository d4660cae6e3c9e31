import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.2, levels A and AA. */
export const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const widths = [360, 768, 1440];

/** The page as it stands breaks no WCAG 2.2 A or AA rule that a machine can see: light and dark, phone, tablet and desktop. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  const before = page.viewportSize();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
      expect(found, `${state}, ${colorScheme}, ${width} px`).toEqual([]);
      expect(await sidewaysScroll(page), `${state}, ${width} px: nothing sticks out sideways`).toBeLessThanOrEqual(0);
    }
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  if (before) await page.setViewportSize(before);
}

function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
