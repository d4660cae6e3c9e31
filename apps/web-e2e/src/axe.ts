import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { ofWhatStands } from './settled.ts';

// A label that is scrolled out of a dialog counts as none for this rule; that every field has one is WCAG's own.
const except = { 'label-title-only': { enabled: false }, 'label-content-name-mismatch': { enabled: true } };
/** WCAG 2.2, levels A and AA, and what is good practice beyond them: all that is read stands in a landmark, headings come in order … */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
// The ordinary run looks at both ends of width, each in one theme; the long run at every width in both.
const looks = process.env['LONG']
  ? ([360, 768, 1440] as const).flatMap((width) => [{ width, colorScheme: 'light' as const }, { width, colorScheme: 'dark' as const }])
  : [{ width: 360, colorScheme: 'light' as const }, { width: 1440, colorScheme: 'dark' as const }];

/** The page as it stands breaks no WCAG 2.2 A or AA rule that a machine can see, and nothing sticks out sideways. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  const before = page.viewportSize();
  for (const { width, colorScheme } of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await ofWhatStands(() => page.evaluate(async () => {
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      const moving = document.getAnimations().filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
      await Promise.allSettled(moving.map((animation) => animation.finished)); // colours on their way from one theme to the other are neither
    }));
    expect(await ofWhatStands(() => brokenRules(page)), `${state}, ${colorScheme}, ${width} px`).toEqual([]);
    expect(await ofWhatStands(() => sidewaysScroll(page)), `${state}, ${width} px: nothing sticks out sideways`).toBeLessThanOrEqual(0);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  if (before) await page.setViewportSize(before);
}

/** The rules that the page breaks as it stands, each with the elements that break it. What finds them is put into a page once, however often it is asked. */
export async function brokenRules(page: Page): Promise<string[]> {
  for (const frame of page.frames()) if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(`${axe.source}; undefined`);
  return page.evaluate(async (options) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, options); // it was put there
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
  }, { runOnly: { type: 'tag' as const, values: rules }, rules: except, resultTypes: ['violations' as const] });
}

function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
