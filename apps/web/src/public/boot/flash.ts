const shown = 5000;

/** Says what the page before this one left to be said, such as that somebody has logged out. */
export function showFlash(): void {
  const text = take();
  if (!text) return;
  const region = document.createElement('p');
  region.className = 'web-flash';
  region.setAttribute('role', 'status');
  document.body.append(region);
  setTimeout(() => (region.textContent = text), 100); // a live region speaks what changes in it
  setTimeout(() => region.remove(), shown);
}

function take(): string | undefined {
  try {
    const text: unknown = JSON.parse(sessionStorage.getItem('flash') ?? 'null');
    sessionStorage.removeItem('flash');
    return typeof text === 'string' ? text : undefined;
  } catch {
    return undefined; // storage is blocked, or somebody else wrote there
  }
}
