import { expect, type APIRequestContext } from '@playwright/test';

/** The addresses of all public pages, as the sitemap has them. */
export async function publicAddresses(request: APIRequestContext, baseURL: string | undefined): Promise<string[]> {
  const text = await (await request.get('/sitemap.xml')).text();
  const addresses = Array.from(text.matchAll(/<loc>([^<]*)/g), ([, address]) => address!.replace(baseURL ?? '', ''));
  expect(addresses.length).toBeGreaterThan(30);
  return addresses;
}

/** Those of them in the language the texts are written in. */
export async function sourceAddresses(request: APIRequestContext, baseURL: string | undefined): Promise<string[]> {
  const home = await (await request.get('/')).text();
  const homes = Array.from(home.matchAll(/ hreflang="[^"]*" href="([^"]*)"/g), ([, address]) => new URL(address!, baseURL).pathname).filter((path) => path !== '/');
  return (await publicAddresses(request, baseURL)).filter((address) => !homes.some((path) => address === path || address.startsWith(`${path}/`)));
}
