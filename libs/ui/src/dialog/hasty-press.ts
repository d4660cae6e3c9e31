import { useEffect } from 'react';

/** What the last press that counted was on. */
let pressed: Element | null = null;

/**
 * For all that opens, goes on or closes as a dialog does: the second press of a double click was meant for what stood
 * there before, so it presses nothing that came into its place, in the dialog or on the page once the dialog is gone.
 */
export function useHastyPress(): void {
  useEffect(() => document.addEventListener('click', ignoreHasty, true), []); // however often, it is added once; and it stays
}

function ignoreHasty(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('button, a[href]') : null;
  // The button of a dialog's foot may stay and yet mean the next step.
  if (event.detail > 1 && button && (button !== pressed || button.closest('.br-dialog-foot'))) {
    event.preventDefault();
    event.stopPropagation();
  } else pressed = button;
}
