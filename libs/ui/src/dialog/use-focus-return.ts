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
      before.current.focus();
    },
  };
}

/** An entry of a menu is gone when the dialog it opened closes; the button of its menu is not. */
function lasting(element: Element | null): Element | null {
  const menu = element?.closest('[role="menu"]');
  const button = menu?.getAttribute('aria-labelledby');
  return button ? document.getElementById(button) : element;
}
