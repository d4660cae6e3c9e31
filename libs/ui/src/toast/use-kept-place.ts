import { useLayoutEffect, type RefObject } from 'react';

const settling = 150; // a dialog whose last word the toast is closes meanwhile

/**
 * A toast stays where it appeared, whatever opens or closes while it stands: nobody looks for it, or presses beside it. That is above
 * beside a dialog, and where it would cover what has the focus; and below otherwise. On a phone one beside a dialog goes below with
 * the dialog: it would cover the page's head, where nothing makes room for it.
 */
export function useKeptPlace(place: RefObject<HTMLElement | null>, id: number | undefined): void {
  useLayoutEffect(() => {
    const element = place.current;
    if (!element || id === undefined) return;
    if (coversFocus(element)) element.dataset['place'] = 'above';
    const timer = setTimeout(() => (element.dataset['place'] ??= document.querySelector('.br-dialog:not([data-state=closed])') ? 'beside' : 'below'), settling);
    return () => {
      clearTimeout(timer);
      delete element.dataset['place'];
    };
  }, [place, id]);
}

function coversFocus(element: HTMLElement): boolean {
  const focused = document.activeElement;
  if (!focused || focused === document.body || element.contains(focused)) return false;
  const [one, other] = [element.getBoundingClientRect(), focused.getBoundingClientRect()];
  return one.top < other.bottom && one.bottom > other.top && one.left < other.right && one.right > other.left;
}
