import { useRef } from 'react';

/** Gives the focus back to where it was when a dialog opened: Radix knows only its own trigger, and ours have none. */
export function useFocusReturn() {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus() {
      before.current = lasting(document.activeElement);
    },
    onCloseAutoFocus(event: Event) {
      if (!(before.current instanceof HTMLElement) || !before.current.isConnected) return;
      event.preventDefault();
      if (!hasMovedOn(before.current)) before.current.focus();
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
