import { useEffect } from 'react';

/** What the last press that counted was on, and when what came of the last press was on screen. */
let pressed: Element | null = null;
let shownAt = 0;
/** Nobody sees a button, means it and presses it in less. */
const timeToSee = 300;

/**
 * For all that opens, goes on or closes as a dialog does: the second press of a double click was meant for what stood
 * there before, so it presses nothing that came into its place, in the dialog or on the page once the dialog is gone.
 * A press that comes when the new button has been seen is meant, however close to the last one the system counts it.
 */
export function useHastyPress(): void {
  useEffect(() => document.addEventListener('click', ignoreHasty, true), []); // however often, it is added once; and it stays
}

function ignoreHasty(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('button, a[href]') : null;
  const isHasty = event.detail > 1 && event.timeStamp < shownAt + timeToSee;
  shownAt = Infinity;
  requestAnimationFrame(() => requestAnimationFrame((now) => (shownAt = now)));
  // The button of a dialog's foot may stay and yet mean the next step.
  if (isHasty && button && (button !== pressed || button.closest('.br-dialog-foot'))) {
    event.preventDefault();
    event.stopPropagation();
  } else pressed = button;
}
