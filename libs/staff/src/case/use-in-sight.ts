import { useEffect, useState, type RefObject } from 'react';

/** Whether something that `isThere` is on the screen, wholly or in part. */
export function useInSight(place: RefObject<Element | null>, isThere: boolean): boolean {
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    if (!isThere || !place.current) return undefined;
    const observer = new IntersectionObserver((entries) => setInSight(entries.at(-1)?.isIntersecting === true));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, isThere]);
  return isThere && isInSight;
}
