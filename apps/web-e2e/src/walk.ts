import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { brokenRules } from './axe.ts';
import { lostEdges } from './edges.ts';
import { hiddenControls, smallPhone } from './hidden-controls.ts';
import { followRequests, settled } from './language-faults.ts';
import { hiddenOnTheWay } from './tab-through.ts';
import { namesInDisplayFace } from './names.ts';
import type { Look } from './tour.ts';

const pictures = path.resolve(import.meta.dirname, '../../../reports/walk');
const widths = [360, 768, 1440] as const;
const themes = ['light', 'dark'] as const;

/**
 * Looks at every state it is shown at every width and in both themes: a picture of each lies in reports/walk afterwards, and
 * `found` names what breaks a rule, sticks out, is hidden with the focus, is too small to be hit, or loses its edge.
 */
export function walking(page: Page, part: string): { look: Look; found: string[] } {
  const found: string[] = [];
  const folder = path.join(pictures, part);
  mkdirSync(folder, { recursive: true });
  followRequests(page);
  let number = 0;

  async function look(state: string) {
    const before = page.viewportSize() ?? smallPhone;
    const name = `${String((number += 1)).padStart(2, '0')}-${state.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '').slice(0, 50)}`;
    await settled(page).catch(() => found.push(`${state}: does not come to rest`));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      for (const colorScheme of themes) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await drawn(page);
        await page.evaluate(() => document.activeElement?.matches('a[href="#main"]') && (document.activeElement as HTMLElement).blur()); // a way for the keyboard that lies over the name while it has the focus
        await page.screenshot({ path: path.join(folder, `${name}-${width}-${colorScheme}.jpg`), type: 'jpeg', quality: 70, fullPage: true });
        const faults = [...(await brokenRules(page)), ...(await sideways(page))];
        found.push(...faults.map((fault) => `${state}, ${width} px, ${colorScheme}: ${fault}`));
      }
    }
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    found.push(...(await namesInDisplayFace(page)).map((fault) => `${state}: ${fault}`));
    found.push(...(await lostEdges(page)).map((fault) => `${state}, forced colours: ${fault}`));
    if ((await page.locator('[role=menu]:visible, [data-radix-popper-content-wrapper]').count()) === 0) { // a menu goes when the focus leaves it
      await page.setViewportSize(smallPhone);
      found.push(...[...(await hiddenControls(page)), ...(await hiddenOnTheWay(page))].map((fault) => `${state}, small phone: ${fault}`));
    }
    await page.setViewportSize(before);
  }

  return { look, found };
}

/** Two frames after a change of width or theme, and whatever moves because of it. */
function drawn(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const moving = document.getAnimations().filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map((animation) => animation.finished));
  });
}

function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const over = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    return over > 0 ? [`${over} px wider than the window`] : [];
  });
}
