import { useRef } from 'react';
import { besides, headingOfPage, within } from './beside.ts';

/** Gives the focus back to where it was when a dialog opened: Radix knows only its own trigger, and ours have none. */
export function useFocusReturn() {
  const before = useRef<Element | null>(null);
  const around = useRef<Element[]>([]);
  return {
    onOpenAutoFocus() {
      before.current = lasting(document.activeElement);
      around.current = within(before.current);
    },
    onCloseAutoFocus(event: Event) {
      const back = before.current?.isConnected ? before.current : (besides(around.current) ?? headingOfPage());
      if (!(back instanceof HTMLElement)) return;
      event.preventDefault();
      if (!hasMovedOn(back)) back.focus();
    },
  };
}

/** Somebody who is quicker than the dialog has the focus elsewhere by now: taken away, it would close the menu they opened. */
function hasMovedOn(before: HTMLElement): boolean {
  const { activeElement, body } = document;
  return activeElement !== null && activeElement !== body && !activeElement.contains(before);
}

/** An entry of a menu is gone when the dialog it opened closes; the button of its menu is not. */
function lasting(element: Element | null): Element | null {
  const menu = element?.closest('[role="menu"]');
  const button = menu?.getAttribute('aria-labelledby');
  return button ? document.getElementById(button) : element;
}
