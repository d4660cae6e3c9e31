import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window is as a media query says, for what stands in another place or order there: never where nobody sees it drawn. */
export function useMedia(query: string): boolean {
  const listen = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(listen, () => matchMedia(query).matches, () => false);
}
