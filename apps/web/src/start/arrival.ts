import type { AnyRouter } from '@tanstack/react-router';

const interactions = ['keydown', 'pointerdown'] as const;

/**
 * On a new page the reading starts at its heading: keyboard and screen reader are put there, as a page load would; unless
 * the page itself has put them into a field. A heading that comes with the page's data is waited for, as long as nobody has
 * pressed anything. (Scrolling to the top is the router's.)
 */
export function focusHeadingOnArrival(router: AnyRouter): () => void {
  let stopWaiting = () => {};
  const stop = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return;
    stopWaiting();
    if (isTaken()) return;
    focus(headingThere() ?? document.querySelector<HTMLElement>('main'));
    stopWaiting = focusHeadingThatComes();
  });
  return () => {
    stop();
    stopWaiting();
  };
}

function focusHeadingThatComes(): () => void {
  const observer = new MutationObserver(() => {
    const isNowhere = document.activeElement === document.body || document.activeElement?.matches('main');
    if (isNowhere && !isTaken()) focus(headingThere());
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const stop = () => {
    observer.disconnect();
    for (const kind of interactions) document.removeEventListener(kind, stop, true);
  };
  for (const kind of interactions) document.addEventListener(kind, stop, true);
  return stop;
}

/** A dialog or a field has the focus, which nobody takes from it. */
function isTaken(): boolean {
  return document.querySelector('[role=dialog]') !== null || (document.activeElement?.matches('main input') ?? false);
}

function headingThere(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('h1');
}

function focus(heading: HTMLElement | null): void {
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
