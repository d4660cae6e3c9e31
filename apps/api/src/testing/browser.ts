import type { TestServer } from './server.ts';

/** A browser: its network, and the cookies it was given. */
export function browser({ app }: TestServer, remoteAddress: string, jar = new Map<string, string>()) {
  return async (method: 'GET' | 'POST', url: string, payload?: object) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await app.inject({ method, url, remoteAddress, headers: { cookie }, ...(payload && { payload }) });
    for (const { name, value } of response.cookies) jar.set(name, value);
    return response.statusCode;
  };
}
export type Browser = ReturnType<typeof browser>;
