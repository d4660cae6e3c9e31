import type { Page } from '@playwright/test';

/** The window of a small phone: what is fixed to its edges takes the most of it. */
export const smallPhone = { width: 360, height: 740 };

/**
 * The controls that are not seen while they have the focus (WCAG 2.4.11), and those too small to be hit (2.5.8): each is
 * first put where it is covered most easily, at the foot of the window and at its head, and then focused as Tab does. What
 * stands wholly or partly beside the window is one of them: a menu that is too wide makes no page scroll.
 * A notice counts as nothing: it goes by itself. Where there is none at all, nothing was looked at: that is told as a fault, too.
 */
export function hiddenControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const named = (element: Element) => `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}"`;
    const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]')].filter(
      (element) => element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], [aria-hidden=true]'),
    );
    /** What is drawn in its place: a box or a star whose real control is out of sight stands in the label. */
    const drawn = (element: HTMLElement) => (element instanceof HTMLInputElement && /radio|checkbox/.test(element.type) && element.labels?.[0]) || element;

    let tried = 0;
    function coverOf(element: HTMLElement, edge: 'start' | 'end'): string | undefined {
      (document.activeElement as HTMLElement | null)?.blur(); // the focused element, whatever it is
      drawn(element).scrollIntoView({ block: edge, behavior: 'instant' });
      scrollBy({ top: padded(edge), behavior: 'instant' });
      element.focus();
      if (document.activeElement !== element) return undefined;
      tried += 1;
      const { left, top, right, bottom } = drawn(element).getBoundingClientRect();
      const seen = { left: Math.max(left, 0), top: Math.max(top, 0), right: Math.min(right, innerWidth), bottom: Math.min(bottom, innerHeight) };
      if (bottom - top < innerHeight * 0.7 && (top < -2 || bottom > innerHeight + 2)) return `${named(element)} is outside the window`;
      if (left < -2 || right > innerWidth + 2) return `${named(element)} sticks out sideways`;
      for (const x of [seen.left + 3, (seen.left + seen.right) / 2, seen.right - 3])
        for (const y of [seen.top + 3, (seen.top + seen.bottom) / 2, seen.bottom - 3]) {
          const above = document.elementFromPoint(x, y);
          const stays = bottom - top < innerHeight * 0.7 && above?.closest('.br-dialog-head, .br-dialog-over, .br-dialog-foot'); // while the body of a dialog scrolls; what is higher than it goes on below
          const fixed = above && (stays || fixedAround(above));
          if (fixed && !fixed.contains(element) && !fixed.matches('.br-toasts')) return `${named(element)} is covered by ${named(fixed)}`;
        }
      return undefined;
    }

    /** scrollIntoView keeps clear of what scroll padding names; a focus that needs no scrolling does not. */
    function padded(edge: 'start' | 'end'): number {
      const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
      return edge === 'start' ? parseFloat(scrollPaddingTop) || 0 : -(parseFloat(scrollPaddingBottom) || 0);
    }

    function fixedAround(element: Element): Element | undefined {
      for (let one: Element | null = element; one; one = one.parentElement) if (/fixed|sticky/.test(getComputedStyle(one).position)) return one;
      return undefined;
    }

    /** A link in a line of text may be as high as the line. */
    function isSmall(element: HTMLElement): boolean {
      const { width, height } = drawn(element).getBoundingClientRect();
      const isInText = getComputedStyle(element).display === 'inline' && element.parentElement?.textContent.trim() !== element.textContent.trim();
      return !isInText && width > 1 && (width < 23.5 || height < 23.5);
    }

    const covered = controls.flatMap((element) => coverOf(element, 'end') ?? coverOf(element, 'start') ?? []);
    const small = controls.filter(isSmall).map((element) => `${named(element)} is ${element.getBoundingClientRect().width} x ${element.getBoundingClientRect().height}`);
    return tried === 0 ? ['no control that can have the focus was found'] : [...covered, ...small];
  });
}
