import { useRef, useState, type FocusEvent, type RefObject } from 'react';

/**
 * Whether a menu is open, for whoever is quicker than its fading: until it has faded, Radix keeps the closed menu, which
 * takes the press that opens it again for one beside it, and closes; and opened by a key it does not take the focus.
 * So each opening is a menu of its own, and a press of the button is the button's alone.
 */
export function useOpening(button: RefObject<HTMLElement | null>, startsOpen: boolean | 'byKey') {
  const [open, setOpen] = useState(Boolean(startsOpen));
  const [opening, setOpening] = useState(0);
  const [main, setMain] = useState(() => (startsOpen ? mainInReach() : null));
  const [bar, setBar] = useState(() => (startsOpen ? heightOfBar() : 0));
  const isOpen = useRef(Boolean(startsOpen));
  return {
    open,
    main,
    onOpenChange(next: boolean) {
      isOpen.current = next;
      setOpen(next);
      if (!next) return;
      setMain(mainInReach());
      setBar(heightOfBar());
      setOpening(opening + 1);
    },
    /** Another one for each opening. */
    opening,
    content: {
      collisionPadding: { top: 10, left: 10, right: 10, bottom: bar + 10 },
      onPointerDownOutside(event: CustomEvent<{ originalEvent: PointerEvent }>) {
        const { target } = event.detail.originalEvent;
        if (target instanceof Node && button.current?.contains(target)) event.preventDefault();
      },
      /** Radix was not there yet when the key was pressed, and so leaves the focus on the menu itself. */
      onFocus({ target, currentTarget }: FocusEvent<HTMLElement>) {
        if (startsOpen === 'byKey' && opening === 0 && target === currentTarget) currentTarget.querySelector<HTMLElement>('[role=menuitem]')?.focus();
      },
      onCloseAutoFocus(event: Event) {
        if (isOpen.current) event.preventDefault(); // the one that went gives back no focus that the next one has
      },
    },
  };
}

/** The phone's bar lies over the page, and over its menus; 0 where it is not shown. */
function heightOfBar(): number {
  return document.querySelector<HTMLElement>('.br-bottom')?.offsetHeight ?? 0;
}

/** The page's main part; `null` while a dialog lies over it, and with it over every menu in it, and keeps it from whoever listens. */
function mainInReach(): HTMLElement | null {
  const main = document.querySelector('main');
  return main?.closest('[aria-hidden=true], [inert]') ? null : main;
}
