import { useLayoutEffect, type RefObject } from 'react';

const property = '--br-toast-height';

/** Says in the style sheet how high a toast is: dialogs, whose title it would cover, make room for it. */
export function useRoomForToast(place: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() => style.setProperty(property, `${element.offsetHeight}px`));
    watch.observe(element);
    return () => {
      watch.disconnect();
      style.removeProperty(property);
    };
  }, [place]);
}
