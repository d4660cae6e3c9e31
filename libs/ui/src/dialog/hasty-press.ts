import { useEffect } from 'react';

/** What the last press that counted was on, and when what came last was on screen. */
let pressed: Element | null = null;
let shownAt = 0;
let watching: ReturnType<typeof setTimeout>;
/** Nobody sees a button, means it and presses it in less. */
const timeToSee = 300;
/** No system counts presses that are further apart as one. */
const longestDouble = 1000;
let coming: MutationObserver | undefined; // begun by a press: where pages are drawn by the build there is none

/**
 * For all that opens, goes on or closes as a dialog does: the second press of a double click was meant for what stood
 * there before, so it changes nothing that came into its place, in the dialog or on the page once the dialog is gone.
 * A press that comes when what it is on has been seen is meant, however close to the last one the system counts it.
 */
export function useHastyPress(): void {
  useEffect(() => {
    document.addEventListener('click', ignoreHasty, true); // however often, it is added once; and it stays
    willShow(); // it may be the first dialog of all, or have been long in coming
  }, []);
}

function ignoreHasty(event: MouseEvent): void {
  const control = event.target instanceof Element ? controlAt(event.target) : null;
  const isHasty = event.detail > 1 && event.timeStamp < shownAt + timeToSee;
  willShow();
  coming ??= new MutationObserver(willShow);
  coming.observe(document.body, { childList: true, subtree: true }); // what is asked for may come later than the dialog
  clearTimeout(watching);
  watching = setTimeout(() => coming?.disconnect(), longestDouble);
  // The button of a dialog's foot may stay and yet mean the next step.
  if (isHasty && control && (control !== pressed || control.closest('.br-dialog-foot'))) {
    event.preventDefault();
    event.stopPropagation();
  } else pressed = control;
}

/** What a press there changes: the words of a label are their control. */
function controlAt(target: Element): Element | null {
  return target.closest('label')?.control ?? target.closest('a[href], button, input, select, textarea, summary, [role]');
}

function willShow(): void {
  shownAt = Infinity;
  requestAnimationFrame(() => requestAnimationFrame((now) => (shownAt = now)));
}
