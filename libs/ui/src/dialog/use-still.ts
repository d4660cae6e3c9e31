import { useCallback, useRef, type RefCallback } from 'react';

/** Nobody sees that something has moved, and means a press beside it, in less. */
const timeToSee = 500;

/**
 * Whether a dialog has stood still until now: one that has just become another size, or made room for a toast or given it back, is pressed
 * where its button was a moment ago. `watch` is the ref of what may move.
 */
export function useStill(): { watch: RefCallback<HTMLElement>; isStill: () => boolean } {
  const moved = useRef(0);
  const watch = useCallback((dialog: HTMLElement | null) => {
    if (!dialog) return undefined;
    const sizes = new ResizeObserver(() => {
      moved.current = performance.now();
    });
    for (const one of [dialog, document.querySelector('.br-toasts')]) if (one) sizes.observe(one);
    return () => sizes.disconnect();
  }, []);
  return { watch, isStill: () => performance.now() - moved.current > timeToSee };
}
