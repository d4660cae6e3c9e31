import { useLayoutEffect, type RefObject } from 'react';
import { afterPress } from '../parts/after-press.ts';

const height = '--br-toast-height';
const room = '--br-toast-room';

/**
 * Says in the style sheet how high a toast is: a dialog that it would cover makes room for it. The end of a page without a bar keeps
 * the room it once had: taken away, it would move what is read there.
 */
export function useRoomForToast(place: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const { style } = document.documentElement;
    const makeRoom = () => {
      style.setProperty(height, `${element.offsetHeight}px`);
      if (element.offsetHeight > 0) style.setProperty(room, `${element.offsetHeight}px`);
    };
    const watch = new ResizeObserver(() => afterPress(makeRoom));
    watch.observe(element);
    return () => {
      watch.disconnect();
      style.removeProperty(height);
      style.removeProperty(room);
    };
  }, [place]);
}
