import { useEffect, type RefObject } from 'react';

const settling = 150; // a dialog whose last word the toast is closes meanwhile

/** A toast stays where it appeared, above beside a dialog and below otherwise, whatever opens or closes while it stands: nobody looks for it, or presses beside it. */
export function useKeptPlace(place: RefObject<HTMLElement | null>, id: number | undefined): void {
  useEffect(() => {
    const element = place.current;
    if (!element || id === undefined) return;
    const timer = setTimeout(() => (element.dataset['place'] = document.querySelector('.br-dialog:not([data-state=closed])') ? 'above' : 'below'), settling);
    return () => {
      clearTimeout(timer);
      delete element.dataset['place'];
    };
  }, [place, id]);
}
