import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { isPublicAddress } from '../core/public-address.ts';
import type { Network } from '../core/public-fetch.ts';
import { look } from './look.ts';

const pages: Record<string, RequestListener> = {
  '/well': (_, response) => response.end('<title>Write a plan</title>'),
  '/moved': (_, response) => response.writeHead(301, { location: '/well' }).end(),
  '/front': (_, response) => response.writeHead(302, { location: '/' }).end(),
  '/': (_, response) => response.end('<title>Welcome</title>'),
  '/round': (_, response) => response.writeHead(302, { location: '/round' }).end(),
  '/gone': (_, response) => response.writeHead(404).end('<title>Write a plan</title>'),
  '/broken': (_, response) => response.writeHead(503).end(),
  '/no-programs': (_, response) => response.writeHead(403).end(),
  '/soft': (_, response) => response.end('<html><title>Page not found</title>'),
  '/soft-fr': (_, response) => response.end('<title>Page introuvable</title>'),
  '/hangs': () => {},
  '/half': (_, response) => void response.write('<title>Wri'),
  '/huge': (_, response) => {
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
    };
    response.on('drain', more);
    more();
  },
  '/inside': (_, response) => response.writeHead(302, { location: 'http://inside.example.org/well' }).end(),
  '/literal': (_, response) => response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end(),
  '/file': (_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/port': (_, response) => response.writeHead(302, { location: 'http://page.example.org:22/' }).end(),
};

/** Pages on loopback, under a name that stands for it; all else is judged as ever. */
async function start() {
  const asked: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    asked.push(request.headers.host);
    (pages[request.url ?? ''] ?? pages['/gone']!)(request, response); // '/gone' is there
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // it listens on a port
  const names: Record<string, string[]> = { 'page.example.org': ['127.0.0.1'], 'inside.example.org': ['10.0.0.8'], 'both.example.org': ['127.0.0.1', '10.0.0.8'] };
  const network: Network = {
    resolve: async (host) => names[host] ?? Promise.reject(Object.assign(new Error(), { code: 'ENOTFOUND' })),
    isOpen: (address) => address === '127.0.0.1' || isPublicAddress(address),
    isOpenPort: (one) => one === '' || one === String(port),
  };
  const at = (path: string, host = 'page.example.org') => look(`http://${host}:${port}${path}`, network, { bytes: 100_000, milliseconds: 700, redirects: 3 });
  return { at, asked, port };
}

test.each([
  ['/well', true, /^200$/],
  ['/moved', true, /^200 at .*\/well$/],
  ['/no-programs', true, /^403$/],
  ['/huge', true, /^200$/],
  ['/gone', false, /^404$/],
  ['/broken', false, /^503$/],
  ['/soft', false, /its title says/],
  ['/soft-fr', false, /its title says/],
  ['/front', false, /front page/],
  ['/round', false, /sent on and on/],
  ['/hangs', false, /no answer in/],
  ['/half', false, /no answer in/],
  ['/inside', false, /not public/],
  ['/literal', false, /not public/],
  ['/file', false, /is not called/],
  ['/port', false, /is not called/],
])('%s is told as it is', async (path, answered, finding) => {
  const { at } = await start();
  expect(await at(path)).toEqual({ answered, finding: expect.stringMatching(finding) });
});

test('a name is resolved once, and refused where any of its addresses is of this house', async () => {
  const { at, asked, port } = await start();
  expect((await at('/well', 'both.example.org')).finding).toMatch(/not public/);
  expect((await at('/well', 'nowhere.example.org')).finding).toBe('ENOTFOUND');
  expect(asked).toEqual([]);
  await at('/well');
  expect(asked).toEqual([`page.example.org:${port}`]);
});

test('as it is used, loopback is never called, by name or number', async () => {
  const { asked, port } = await start();
  for (const address of [`http://127.0.0.1:${port}/well`, 'http://127.0.0.1/', 'http://localhost/', 'http://[::1]/', 'http://0x7f000001/', 'http://[::ffff:7f00:1]/', 'http://me:secret@127.0.0.1/']) expect(await look(address)).toEqual({ answered: false, finding: expect.stringMatching(/not public|not called/) });
  expect(asked).toEqual([]);
});

test.each([
  ['8.8.8.8', true], ['2606:4700::1111', true], ['10.1.2.3', false], ['127.0.0.1', false], ['169.254.169.254', false], ['172.31.0.1', false], ['172.32.0.1', true], ['192.168.1.1', false], ['100.64.0.1', false], ['0.0.0.0', false], ['224.0.0.1', false],
  ['::1', false], ['::', false], ['fe80::1', false], ['fd00::1', false], ['::ffff:127.0.0.1', false], ['64:ff9b::7f00:1', false], ['2002:7f00:1::', false], ['2001:db8::1', false], ['ff02::1', false], ['name', false],
])('%s is public: %s', (address, isPublic) => expect(isPublicAddress(address)).toBe(isPublic));
