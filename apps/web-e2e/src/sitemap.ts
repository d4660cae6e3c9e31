import { expect, type APIRequestContext } from '@playwright/test';

/** The addresses of all public pages, as the sitemap has them. */
export async function publicAddresses(request: APIRequestContext, baseURL: string | undefined): Promise<string[]> {
  const text = await (await request.get('/sitemap.xml')).text();
  const addresses = Array.from(text.matchAll(/<loc>([^<]*)/g), ([, address]) => address!.replace(baseURL ?? '', ''));
  expect(addresses.length).toBeGreaterThan(30);
  return addresses;
}
