import type { Page } from '@playwright/test';

/**
 * The controls that Tab reaches after one that stands wholly below them, or on the same line before the eye comes to it:
 * whoever sees the focus jump back has lost the place (WCAG 2.4.3). What is fixed to the window's edges has no place in
 * the page. Where there is no control at all, nothing was looked at: that is told as a fault, too.
 */
export function jumpsOfFocus(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const named = (element: Element) => `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}"`;
    const isFixed = (element: Element) => {
      for (let one: Element | null = element; one; one = one.parentElement) if (/fixed|sticky/.test(getComputedStyle(one).position) && !one.matches('[role=dialog], [role=alertdialog]')) return true;
      return false;
    };
    const isStop = (element: HTMLElement) => {
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
      const group = [...document.querySelectorAll<HTMLInputElement>(`input[type=radio][name="${CSS.escape(element.name)}"]`)];
      return element === (group.find(({ checked }) => checked) ?? group[0]);
    };
    const drawn = (element: HTMLElement) => (element instanceof HTMLInputElement && /radio|checkbox/.test(element.type) && element.labels?.[0]) || element;
    const around = document.querySelector('[role=dialog], [role=alertdialog]') ?? document;
    const stops = [...around.querySelectorAll<HTMLElement>('a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]')].filter(
      (element) => element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], [aria-hidden=true]') && isStop(element) && !isFixed(element),
    );
    const boxes = stops.map((element) => ({ element, box: drawn(element).getBoundingClientRect() })).filter(({ box }) => box.width > 1 && box.height > 1);
    const isTurned = document.documentElement.dir === 'rtl';
    /** Two columns are read one after the other: the second begins above where the first ends. */
    const isNextColumn = (first: Element, second: Element) => {
      let shared = first.parentElement;
      while (shared && !shared.contains(second)) shared = shared.parentElement;
      const [one, two] = [first, second].map((element) => [...(shared?.children ?? [])].find((child) => child.contains(element)));
      if (!one || !two || stops.filter((stop) => one.contains(stop)).length < 2) return false;
      const [left, right] = [one.getBoundingClientRect(), two.getBoundingClientRect()];
      return isTurned ? right.right <= left.left + 1 : right.left >= left.right - 1;
    };
    const jumps = boxes.flatMap(({ element, box }, n) => {
      const before = boxes[n - 1];
      if (!before) return [];
      const isAbove = box.bottom <= before.box.top + 1 && !isNextColumn(before.element, element);
      const isOnTheLine = box.top < before.box.bottom - 1 && box.bottom > before.box.top + 1;
      const isBefore = isOnTheLine && (isTurned ? box.left >= before.box.right - 1 : box.right <= before.box.left + 1);
      return isAbove || isBefore ? [`${named(element)} stands before ${named(before.element)}, and has the focus after it`] : [];
    });
    return boxes.length === 0 ? ['no control that can have the focus was found'] : jumps;
  });
}
