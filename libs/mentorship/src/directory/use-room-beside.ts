import { useSyncExternalStore } from 'react';

const wide = () => matchMedia('(min-width: 1180px)'); // as in mentorship.css

/** Whether there is room for a panel beside the list. */
export function useRoomBeside(): boolean {
  return useSyncExternalStore(listen, () => wide().matches, () => false);
}

function listen(changed: () => void): () => void {
  const query = wide();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
