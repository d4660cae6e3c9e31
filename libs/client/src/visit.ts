const name = 'visit';

/** Counts the bytes that come over the line while this tab is open: on this page from its start, and on those before it where the browser keeps anything. */
export function countVisit(): () => number {
  const earlier = kept();
  const all = () => Math.max(kept(), earlier + ofThisPage());
  addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(name, String(all()));
    } catch {
      // storage is blocked: each page counts for itself
    }
  });
  return all;
}

function ofThisPage(): number {
  const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')] as PerformanceResourceTiming[]; // the types of those names
  return entries.reduce((sum, { transferSize }) => sum + transferSize, 0);
}

function kept(): number {
  try {
    return Number(sessionStorage.getItem(name)) || 0;
  } catch {
    return 0;
  }
}
