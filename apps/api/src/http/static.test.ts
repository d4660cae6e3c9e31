import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../database/testing.ts';
import { testContent } from '../testing/content.ts';
import { startTestServer } from '../testing/server.ts';
import { openWeb } from './static.ts';

const script = 'export const words = "a long script";\n'.repeat(100);

function build() {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, 'assets'));
  mkdirSync(path.join(folder, '.vite'));
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Shell</title>');
  writeFileSync(path.join(folder, 'about.html'), '<!doctype html><title>About</title>');
  writeFileSync(path.join(folder, 'assets/main-BJasyGkk.js'), script);
  writeFileSync(path.join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(path.join(folder, '.vite/manifest.json'), '{}');
  const web = openWeb(folder, testContent);
  if (!web) throw new Error('A folder with index.html is a build.');
  return web;
}

test('pages, screens and unknown paths each get their page and status', async () => {
  await using server = await startTestServer({ web: build() });
  const title = async (url: string) => {
    const { statusCode, body, headers } = await server.app.inject(url);
    return [statusCode, /<title>(.*?)</.exec(body)?.[1], headers['cache-control']];
  };
  expect(await title('/')).toEqual([200, 'Shell', 'no-cache']);
  expect(await title('/about')).toEqual([200, 'About', 'no-cache']);
  expect(await title('/about/')).toEqual([200, 'About', 'no-cache']);
  for (const url of ['/login', '/signup?x=1', '/talent/dashboard', '/career/', '/projects']) expect(await title(url)).toEqual([200, 'Shell', 'no-cache']);
  for (const url of ['/nothing', '/talent/nothing', '/%2e%2e/%2e%2e/etc/passwd']) expect(await title(url)).toEqual([404, 'Shell', 'no-cache']);
});

test('a redirect of the content is answered by the server', async () => {
  await using server = await startTestServer({ web: build() });
  const { statusCode, headers } = await server.app.inject('/for-educators');
  expect([statusCode, headers['location']]).toEqual([302, '/for-mentors']);
});

test('a file is sent packed, can be kept for ever when its name has its hash, and is not sent again', async () => {
  const web = build();
  await web.pack();
  await using server = await startTestServer({ web });
  const get = (headers: Record<string, string>) => server.app.inject({ url: '/assets/main-BJasyGkk.js', headers });
  const br = await get({ 'accept-encoding': 'gzip, deflate, br' });
  expect(br.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'public, max-age=31536000, immutable', vary: 'Accept-Encoding', 'content-type': 'text/javascript; charset=utf-8' });
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(script);
  expect(gunzipSync((await get({ 'accept-encoding': 'gzip, br;q=0' })).rawPayload).toString()).toBe(script);
  expect((await get({})).body).toBe(script);
  const again = await get({ 'accept-encoding': 'br', 'if-none-match': `W/"other", ${String(br.headers['etag'])}` });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect((await server.app.inject('/favicon.svg')).headers['cache-control']).toBe('no-cache');
});

test('what the build has packed itself is sent as it is', async () => {
  const folder = temporaryFolder();
  writeFileSync(path.join(folder, 'index.html'), 'x'.repeat(1000));
  writeFileSync(path.join(folder, 'index.html.br'), brotliCompressSync('packed by the build'));
  const web = openWeb(folder, testContent);
  await web?.pack();
  await using server = await startTestServer({ web });
  const { rawPayload } = await server.app.inject({ url: '/', headers: { 'accept-encoding': 'br' } });
  expect(brotliDecompressSync(rawPayload).toString()).toBe('packed by the build');
  expect((await server.app.inject('/index.html.br')).statusCode).toBe(404);
});

test('what the build keeps for itself, missing files and API paths are never pages', async () => {
  await using server = await startTestServer({ web: build() });
  for (const url of ['/.vite/manifest.json', '/assets/gone-12345678.js', '/api/nothing', '/users/x', '/index.html']) {
    const { statusCode, body } = await server.app.inject(url);
    expect([url, statusCode, body.startsWith('{')]).toEqual([url, 404, true]);
  }
  const posted = await server.app.inject({ method: 'POST', url: '/about' });
  expect(posted.statusCode).toBe(404);
});

test('HEAD on a page sends its headers alone', async () => {
  await using server = await startTestServer({ web: build() });
  const { statusCode, body, headers } = await server.app.inject({ method: 'HEAD', url: '/about' });
  expect([statusCode, body, headers['content-length']]).toEqual([200, '', '35']);
});
