import { useLayoutEffect, useState, type RefObject } from 'react';

/** Of the screen, what a phone's bar covers at the foot. */
const bar = 72;

/** Whether a way to something further down is needed: `none` as long as it was never below the screen, so that nothing is kept free for it; `hidden` while it is in sight. */
export function useWayDown(place: RefObject<Element | null>, isThere: boolean): 'none' | 'shown' | 'hidden' {
  const [way, setWay] = useState<'none' | 'shown' | 'hidden'>('none');
  useLayoutEffect(() => {
    const to = isThere ? place.current : null;
    if (!to) return undefined;
    if (to.getBoundingClientRect().top > innerHeight - bar) setWay('shown'); // before it is painted: nothing moves
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (!entry) return;
        setWay((before) => (entry.isIntersecting ? (before === 'none' ? 'none' : 'hidden') : before === 'none' && entry.boundingClientRect.top < 0 ? 'none' : 'shown'));
      },
      { rootMargin: `0px 0px -${bar}px 0px` },
    );
    observer.observe(to);
    return () => observer.disconnect();
  }, [place, isThere]);
  return isThere ? way : 'none';
}
