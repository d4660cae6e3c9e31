import type { Release } from './scope.ts';

const start = 'bridge ';
const anyway = { ignoreVary: true }; // what is kept was asked for without cookies, and unpacked

/** The page that every screen of a language is opened with. Its address has no page of its own, so the server answers with the one that all share. */
export const sharedPage = (prefix: string) => `${prefix}/profile`;

/** Lists that were kept by whichever release: `talent fr`. */
export async function listsKept(): Promise<string[]> {
  return [...new Set((await ours()).map((name) => name.split(' ').slice(2).join(' ')))];
}

/** Keeps a list of this release. What another one has under the same name is the same: names carry their content's hash. */
export async function keep({ version, lists, prefixes }: Release, name: string): Promise<void> {
  const files = lists[name];
  const [, locale = ''] = name.split(' ');
  const page = sharedPage(prefixes[locale] ?? '');
  if (!files) return; // a language that this release does not have
  const cache = await caches.open(`${start}${version} ${name}`);
  if (await cache.match(page, anyway)) return; // it comes last, so all is there
  // One after the other: whoever is reading has the line for themselves.
  for (const file of files) if (!(await cache.match(file, anyway))) await cache.put(file, (await caches.match(file, anyway)) ?? (await fetched(file)));
  await cache.put(page, await fetchedPage(page, locale, files));
}

/** Lets go of all lists of this release but one: a reader has one language at a time. */
export async function keepOnly({ version }: Release, name: string): Promise<void> {
  for (const other of await ours()) if (other.startsWith(`${start}${version} `) && other !== `${start}${version} ${name}`) await caches.delete(other);
}

/** Lets go of what other releases kept. */
export async function dropOthers({ version }: Release): Promise<void> {
  for (const name of await ours()) if (!name.startsWith(`${start}${version} `)) await caches.delete(name);
}

/** A file that is kept, by whichever release. */
export function kept(address: string): Promise<Response | undefined> {
  return caches.match(address, { ...anyway, ignoreSearch: true });
}

/** The page for a screen, by this release: in the language of its address, or a way to the language that is kept. */
export async function keptPage({ version, prefixes }: Release, { pathname, search }: URL): Promise<Response | undefined> {
  const prefix = Object.values(prefixes).find((one) => one && (pathname === one || pathname.startsWith(`${one}/`))) ?? '';
  const own = (await ours()).filter((name) => name.startsWith(`${start}${version} `));
  for (const name of own) {
    const page = await (await caches.open(name)).match(sharedPage(prefix), anyway);
    if (page) return page;
  }
  for (const name of own) {
    const other = prefixes[name.split(' ')[3] ?? ''];
    if (other !== undefined && other !== prefix && (await (await caches.open(name)).match(sharedPage(other), anyway))) return Response.redirect(other + pathname.slice(prefix.length) + search);
  }
  return undefined;
}

async function ours(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(start));
}

async function fetched(address: string, language?: string): Promise<Response> {
  const answer = await fetch(address, { credentials: 'omit', ...(language && { cache: 'no-cache', headers: { 'Accept-Language': language } }) });
  if (!answer.ok || answer.redirected) throw new Error(`${address} did not come: ${answer.status}.`);
  return answer;
}

/** While servers of two releases answer, the page may be the other one's: it would ask for files that are not kept. */
async function fetchedPage(address: string, language: string, files: readonly string[]): Promise<Response> {
  const answer = await fetched(address, language);
  const html = await answer.clone().text();
  const missing = [...html.matchAll(/(?:src|href)="(\/(?:assets|content)\/[\w.-]+\.(?:js|css|json))"/g)].map(([, file = '']) => file).filter((file) => !files.includes(file));
  if (missing.length > 0) throw new Error(`${address} is of another release: it asks for ${missing.join(', ')}.`);
  return answer;
}
