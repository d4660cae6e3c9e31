import { useState } from 'react';

/** How many stones were laid before the last change: those after are being placed now. Nothing is placed on arrival. */
export function useLaidBefore(done: number): number {
  const [counts, setCounts] = useState({ done, before: done });
  if (counts.done === done) return counts.before;
  setCounts({ done, before: counts.done });
  return counts.done;
}
