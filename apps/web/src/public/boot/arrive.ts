// The policy sends no referrer, so the page that is left says that one of its links was followed.
const followed = 'followed';

/** Remembers that a link of this page leads to the next one. */
export function rememberFollowing(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a'); // clicks have elements as targets
    if (!link || link.target || link.hash || link.origin !== location.origin || event.ctrlKey || event.metaKey || event.shiftKey) return;
    try {
      sessionStorage.setItem(followed, '1');
    } catch {
      // storage is blocked: the next page begins at its top
    }
  });
}

/** Where a link led here, reading goes on at the heading, not at the menu again; unless somebody is ahead of the script. */
export function arrive(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]; // the type of that name
  if (!wasFollowed() || visit?.type !== 'navigate' || location.hash || document.activeElement !== document.body) return;
  if (document.querySelector('[autofocus]')) return; // the browser gives it the focus with the first frame, which may be still to come
  const heading = document.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

function wasFollowed(): boolean {
  try {
    const was = sessionStorage.getItem(followed) !== null;
    sessionStorage.removeItem(followed);
    return was;
  } catch {
    return false;
  }
}
