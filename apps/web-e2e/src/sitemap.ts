import { expect, type APIRequestContext } from '@playwright/test';

/** The addresses of all public pages, as the sitemap has them. */
export async function publicAddresses(request: APIRequestContext, baseURL: string | undefined): Promise<string[]> {
  const text = await (await request.get('/sitemap.xml')).text();
  const addresses = Array.from(text.matchAll(/<loc>([^<]*)/g), ([, address]) => address!.replace(baseURL ?? '', ''));
  expect(addresses.length).toBeGreaterThan(30);
  return addresses;
}

const step = process.env['LONG'] ? 1 : 12;

/**
 * Those in the language the texts are written in, and some of every other language: the same blocks with other words.
 * Every language begins at another page, so that together they have seen most; the long run takes them all.
 */
export async function sampledAddresses(request: APIRequestContext, baseURL: string | undefined): Promise<string[]> {
  const source = await sourceAddresses(request, baseURL);
  const own = new Set(source);
  const others = (await publicAddresses(request, baseURL)).filter((address) => !own.has(address));
  return [...source, ...others.filter((_, place) => place % step === 0)];
}

/** Those of them in the language the texts are written in. */
export async function sourceAddresses(request: APIRequestContext, baseURL: string | undefined): Promise<string[]> {
  const home = await (await request.get('/')).text();
  const homes = Array.from(home.matchAll(/ hreflang="[^"]*" href="([^"]*)"/g), ([, address]) => new URL(address!, baseURL).pathname).filter((path) => path !== '/');
  return (await publicAddresses(request, baseURL)).filter((address) => !homes.some((path) => address === path || address.startsWith(`${path}/`)));
}
