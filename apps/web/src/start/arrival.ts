import type { AnyRouter } from '@tanstack/react-router';

/**
 * On a new page the reading starts at its heading: keyboard and screen reader are put there, as a page load would; unless
 * the page itself has put them into a field.
 * (Scrolling to the top is the router's.)
 */
export function focusHeadingOnArrival(router: AnyRouter): () => void {
  return router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return;
    const heading = document.querySelector<HTMLElement>('main h1, h1') ?? document.querySelector<HTMLElement>('main');
    if (!heading || document.querySelector('[role=dialog]') || document.activeElement?.matches('main input')) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  });
}
