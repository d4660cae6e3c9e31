import { besides, within } from './beside.ts';

/**
 * A ref for the main part of a page. A button may be gone by what it did (Close, then Open again): whoever pressed it by
 * keyboard goes on from the button that stands at its place, and not from the top of the page.
 */
export function focusNearby(main: HTMLElement | null): (() => void) | undefined {
  if (!main) return undefined;
  let last: HTMLElement | undefined;
  let around: Element[] = [];
  const note = ({ target }: FocusEvent) => {
    last = target instanceof HTMLButtonElement ? target : undefined;
    around = last ? within(last) : [];
  };
  const observer = new MutationObserver(() => {
    if (!last || last.isConnected) return;
    last = undefined;
    if (document.activeElement === document.body) besides(around)?.focus();
  });
  main.addEventListener('focusin', note);
  observer.observe(main, { childList: true, subtree: true });
  return () => {
    main.removeEventListener('focusin', note);
    observer.disconnect();
  };
}
