import { useLayoutEffect, type RefObject } from 'react';
import { afterPress } from '../parts/after-press.ts';

const property = '--br-toast-height';

/** Says in the style sheet how high a toast is: what it would cover makes room for it, dialogs and on phones the page. */
export function useRoomForToast(place: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const watch = new ResizeObserver(() => afterPress(() => makeRoom(element.offsetHeight)));
    watch.observe(element);
    return () => {
      watch.disconnect();
      document.documentElement.style.removeProperty(property);
    };
  }, [place]);
}

/** Where the page has been scrolled, what is read stays where it is when the room goes again. */
function makeRoom(height: number): void {
  const top = window.scrollY;
  const before = roomOfPage();
  document.documentElement.style.setProperty(property, `${height}px`);
  const less = before - roomOfPage();
  if (less > 0) window.scrollTo({ top: top - less, behavior: 'instant' });
}

function roomOfPage(): number {
  return parseFloat(getComputedStyle(document.body).paddingBlockStart);
}
