import type { Page } from '@playwright/test';

/** Goes through the page by Tab, as far as it leads: the controls that lie behind something fixed, or outside the window, as they have the focus. */
export async function hiddenOnTheWay(page: Page, most = 150): Promise<string[]> {
  const found = new Set<string>();
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur(); // whatever has the focus
    for (const element of document.querySelectorAll('[data-tabbed]')) element.removeAttribute('data-tabbed');
    scrollTo({ top: 0, behavior: 'instant' });
  });
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press('Tab');
    const fault = await page.evaluate(hiddenNow);
    if (fault === 'round') break;
    if (fault) found.add(fault);
  }
  return [...found];
}

/** In the page: what hides the focused control; 'round' where the way has been gone. */
function hiddenNow(): string | undefined {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return 'round';
  if (element.hasAttribute('data-tabbed')) return 'round';
  element.setAttribute('data-tabbed', '');
  const drawn = (element instanceof HTMLInputElement && /radio|checkbox/.test(element.type) && element.labels?.[0]) || element;
  const { left, top, right, bottom } = drawn.getBoundingClientRect();
  const named = (one: Element) => `${one.tagName.toLowerCase()} "${(one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 40)}"`;
  const isFixed = (one: Element | null): Element | undefined => (one ? (/fixed|sticky/.test(getComputedStyle(one).position) ? one : isFixed(one.parentElement)) : undefined);
  const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const));
  const covers = points.map(([x, y]) => {
    const above = document.elementFromPoint(x, y);
    if (!above) return 'the edge of the window';
    const fixed = isFixed(above);
    return fixed && !fixed.contains(element) && !fixed.matches('.br-toasts') ? named(fixed) : undefined; // a notice goes by itself
  });
  return covers.every(Boolean) ? `${named(element)} is hidden by ${covers[0]}` : undefined; // "not entirely hidden" is what 2.4.11 asks
}
