import { useEffect, useRef, type RefObject } from 'react';
import { showField } from '@bridge/ui';

/** What an answer asks for besides is brought into sight when it comes: it stands below the answers, where a dialog may end. */
export function useShown<Place extends Element>(isAsked: boolean): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const wasAsked = useRef(isAsked);
  useEffect(() => {
    if (isAsked && !wasAsked.current && place.current) showField(place.current);
    wasAsked.current = isAsked;
  }, [isAsked]);
  return place;
}
