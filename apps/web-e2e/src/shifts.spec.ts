import type { Page } from '@playwright/test';
import { logIn } from './people.ts';
import { expect, test } from './test.ts';

const talents = [1, 2].map((n) => ({ email: `talent${n}@demo.example`, password: `demo-talent-${n}` }));
/** What is moved by less is a letter's edge, such as the brand's when its face comes. */
const unseen = 0.001;

for (const [width, height] of [[360, 740], [1440, 900]] as const) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height } });

    for (const talent of talents)
      test(`nothing that ${talent.email} sees of the dashboard and the plan moves, in whatever order the answers come`, async ({ page }) => {
        await logIn(page, talent);
        await expect(page).toHaveURL(/\/talent\/dashboard$/);
        await page.addInitScript(watchShifts);
        for (const [at, late] of [['/talent/dashboard', /\/progress$/], ['/talent/dashboard', /full-blueprint|\/blueprint\//], ['/talent/career?year=1', /\/begin$/], ['/talent/career', /\/versions$/]] as const) {
          let answerLate = () => {};
          const held = new Promise<void>((resolve) => (answerLate = resolve));
          await page.route(late, async (route) => {
            await held;
            await route.continue();
          });
          await page.goto(at);
          await expect(page.locator('#app').getByRole('heading', { level: 1 })).toBeVisible();
          await drawnTwice(page);
          answerLate();
          await page.waitForLoadState('networkidle');
          await expect(page.locator('#app [aria-busy=true]')).toHaveCount(0);
          await drawnTwice(page);
          expect.soft(await page.evaluate((least) => (window as unknown as { shifts: { value: number }[] }).shifts.filter(({ value }) => value >= least), unseen), `${at} with ${late.source} late`).toEqual([]);
          await page.unrouteAll({ behavior: 'ignoreErrors' });
        }
      });
  });
}

/** In the page: whatever moved without anybody's doing, by how much, and what it was. */
function watchShifts(): void {
  const shifts: object[] = [];
  Object.assign(window, { shifts });
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Element | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[] };
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
      if (!hadRecentInput) shifts.push({ value, moved: sources.map(({ node, previousRect, currentRect }) => `${node?.nodeName} ${node?.id} ${node instanceof HTMLElement ? node.className : ''}: ${previousRect.top} to ${currentRect.top}`) });
  }).observe({ type: 'layout-shift', buffered: true });
}

async function drawnTwice(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
