/**
 * Brings the program's styles into force. The page only fetches them (tools/prerender/src/waiting.ts): as a stylesheet of
 * the page they would keep its first words back for as long as they are on their way.
 */
export async function applyStyles(): Promise<void> {
  await Promise.all([...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][media="not all"]')].map(apply));
}

async function apply(link: HTMLLinkElement): Promise<void> {
  if (!link.sheet) await new Promise((done) => (link.onload = link.onerror = done)); // without it the screen is plain, but there
  link.media = 'all';
}
