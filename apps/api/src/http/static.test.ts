import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Content } from '../core/content.ts';
import { temporaryFolder } from '../database/testing/temporary-folder.ts';
import { testContent } from '../testing/content.ts';
import { contentInFrench } from '../testing/in-french.ts';
import { startTestServer } from '../testing/server.ts';
import { openWeb } from './static.ts';
import { webRoutes } from './web-routes.ts';

const script = 'export const words = "a long script";\n'.repeat(100);

function build(origin?: string, content: Content = testContent) {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, 'assets'));
  mkdirSync(path.join(folder, '.vite'));
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><html lang="en"><link rel="canonical" href="https://built.example/"><meta property="og:image" content="https://built.example/share/home.png"><style>p{}</style><title>Home</title>');
  writeFileSync(path.join(folder, 'shell.html'), '<!doctype html><script src="/assets/main-BJasyGkk.js"></script><script type="module" src="/later.js"></script><title>Shell</title>');
  writeFileSync(path.join(folder, 'assets/speculation-1.json'), '{}');
  writeFileSync(path.join(folder, '404.html'), '<!doctype html><html lang="en"><title>Lost</title>');
  writeFileSync(path.join(folder, 'about.html'), '<!doctype html><title>About</title>');
  writeFileSync(path.join(folder, 'pictures.html'), '<!doctype html><html lang="en"><title>Pictures</title><svg aria-hidden="true" class="br-ic"><path/></svg><svg viewBox="0 0 9 9" class="br-vig" aria-hidden="true"><path/></svg>');
  writeFileSync(path.join(folder, 'assets/main-BJasyGkk.js'), script);
  mkdirSync(path.join(folder, 'content'));
  writeFileSync(path.join(folder, 'content/bdOF6oT5mybr6KRUfpX9Um.json'), '{"brand":{}}');
  writeFileSync(path.join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(path.join(folder, '.vite/manifest.json'), '{}');
  for (const [at, title] of Object.entries({ fr: 'Accueil', 'fr/about': 'À propos', 'fr/shell': 'Écran', 'fr/404': 'Perdu', 'fr/shell/talent/career': 'Carrière', 'shell/talent/career': 'Career' })) {
    mkdirSync(path.dirname(path.join(folder, at)), { recursive: true });
    writeFileSync(path.join(folder, `${at}.html`), `<!doctype html><html lang="fr"><title>${title}</title>`);
  }
  const web = openWeb(folder, content, origin);
  if (!web) throw new Error('A folder with index.html is a build.');
  return web;
}

test('pages, screens and unknown paths each get their page and status', async () => {
  await using server = await startTestServer({ web: build() });
  const title = async (url: string) => {
    const { statusCode, body, headers } = await server.app.inject(url);
    return [statusCode, /<title>(.*?)</.exec(body)?.[1], headers['cache-control']];
  };
  expect(await title('/')).toEqual([200, 'Home', 'no-cache']);
  expect(await title('/about')).toEqual([200, 'About', 'no-cache']);
  for (const url of ['/login', '/signup?x=1', '/talent/dashboard', '/career', '/projects']) expect(await title(url)).toEqual([200, 'Shell', 'no-cache']);
  for (const url of ['/nothing', '/nothing/', '/talent/nothing', '/404', '/shell', '/%2e%2e/%2e%2e/etc/passwd']) expect(await title(url)).toEqual([404, 'Lost', 'no-cache']);
  expect((await title('/staff/cases/post.x'))[0]).toBe(200); // a screen may have a dot in its address: it says itself that nothing is there
});

// Who runs it said an address, or said none; who asks names a host, and a proxy names another one, or none that is one.
const said = [undefined, 'https://set.example'];
const hosts: Record<string, string>[] = [{ host: 'people.example' }, { host: 'people.example:8443' }, { host: '[::1]:4200' }, { host: 'inside', 'x-forwarded-host': 'people.example' }, { host: 'inside', 'x-forwarded-host': '"><b>' }, { host: 'inside', 'x-forwarded-host': 'a b', 'x-forwarded-proto': 'https' }];
const asking = said.flatMap((origin) => hosts.flatMap((headers) => [[], ['127.0.0.1']].map((trustProxy) => ({ origin, headers, trustProxy, name: `${origin}, ${JSON.stringify(headers)}, ${trustProxy}` }))));
test.each(asking)('what a page says of its own address and picture is an address with a host: $name', async ({ origin, headers, trustProxy }) => {
  await using server = await startTestServer({ web: build(origin), trustProxy });
  const { statusCode, body } = await server.app.inject({ url: '/', headers });
  const [canonical = '', image = ''] = [/rel="canonical" href="([^"]*)"/, /property="og:image" content="([^"]*)"/].map((pattern) => pattern.exec(body)?.[1]);
  const asked = trustProxy.length > 0 && headers['x-forwarded-host'] ? headers['x-forwarded-host'] : (headers['host'] ?? '');
  const scheme = trustProxy.length > 0 && headers['x-forwarded-proto'] ? headers['x-forwarded-proto'] : 'http';
  const expected = origin ?? (/^[\w.[\]:]+$/.test(asked) ? `${scheme}://${asked}` : 'https://built.example');
  expect([statusCode, canonical, image]).toEqual([200, `${expected}/`, `${expected}/share/home.png`]);
});

test('a screen with a page of its own gets that; the page has no other address, and leads to the language chosen like the others', async () => {
  await using server = await startTestServer({ content: contentInFrench, web: build(undefined, contentInFrench) });
  const answer = async (url: string, headers = {}) => {
    const { statusCode, body, headers: { location } } = await server.app.inject({ url, headers });
    return [statusCode, location ?? /<title>(.*?)</.exec(body)?.[1]];
  };
  expect(await answer('/talent/career?year=2')).toEqual([200, 'Career']);
  expect(await answer('/fr/talent/career')).toEqual([200, 'Carrière']);
  expect(await answer('/shell/talent/career')).toEqual([404, 'Lost']);
  expect(await answer('/fr/shell/talent/career')).toEqual([404, 'Perdu']);
  expect(await answer('/talent/career', { cookie: 'locale=fr' })).toEqual([302, '/fr/talent/career']);
});

test('every language has its pages, screens and redirects below its prefix', async () => {
  await using server = await startTestServer({ content: contentInFrench, web: build(undefined, contentInFrench) });
  const answer = async (url: string) => {
    const { statusCode, body, headers } = await server.app.inject(url);
    return [statusCode, headers['location'] ?? /<title>(.*?)</.exec(body)?.[1]];
  };
  expect(await answer('/fr')).toEqual([200, 'Accueil']);
  expect(await answer('/fr/about')).toEqual([200, 'À propos']);
  for (const url of ['/fr/login', '/fr/talent/dashboard', '/fr/talent/mentorships/x', '/fr/career']) expect(await answer(url)).toEqual([200, 'Écran']);
  for (const url of ['/fr/nothing', '/fr/shell', '/fr/404', '/fr/fr']) expect(await answer(url)).toEqual([404, 'Perdu']);
  for (const url of ['/de/login', '/frlogin', '/en/login']) expect(await answer(url)).toEqual([404, 'Lost']);
  expect(await answer('/fr/for-educators?a=b')).toEqual([308, '/fr/for-mentors?a=b']);
  expect(await answer('/fr/for-employers')).toEqual([302, '/fr/for-partners']);
  expect(await answer('/fr/about/')).toEqual([308, '/fr/about']);
});

test('a chosen language is remembered for who comes from elsewhere, on the home page and the screens', async () => {
  await using server = await startTestServer({ content: contentInFrench, web: build(undefined, contentInFrench) });
  const leads = async (url: string, locale: string, from = 'none') => (await server.app.inject({ url, headers: { cookie: `locale=${locale}`, 'sec-fetch-site': from } })).headers['location'];
  expect([await leads('/?a=b', 'fr'), await leads('/login', 'fr', 'cross-site')]).toEqual(['/fr?a=b', '/fr/login']);
  expect([await leads('/about', 'fr'), await leads('/fr', 'en'), await leads('/', 'en'), await leads('/', 'de'), await leads('/sign-in/popup', 'fr', 'cross-site')]).toEqual(Array(5).fill(undefined));
  expect(await leads('/', 'fr', 'same-origin')).toBeUndefined(); // the link to English was chosen
  expect((await server.app.inject('/')).headers['location']).toBeUndefined();
});

test('a screen opens in the language of the browser until one is chosen; public pages stay as they are, and offer it', async () => {
  await using server = await startTestServer({ content: contentInFrench, web: build(undefined, contentInFrench) });
  const leads = async (url: string, headers: Record<string, string>) => (await server.app.inject({ url, headers })).headers['location'];
  const french = { 'accept-language': 'fr-CA,fr;q=0.9,en;q=0.5' };
  expect([await leads('/login?a=b', french), await leads('/talent/career', french)]).toEqual(['/fr/login?a=b', '/fr/talent/career']);
  expect([await leads('/', french), await leads('/about', french), await leads('/sign-in/popup', french), await leads('/fr/login', french)]).toEqual(Array(4).fill(undefined));
  expect([await leads('/login', { ...french, cookie: 'locale=en' }), await leads('/login', { ...french, 'sec-fetch-site': 'same-origin' }), await leads('/login', { 'accept-language': 'en,fr' })]).toEqual(Array(3).fill(undefined));
});

test('what a service worker has fetched ahead, of which Firefox always says that it comes from within, opens in the language chosen, and leads nobody to the choice of what they are', async () => {
  await using server = await startTestServer({ content: contentInFrench, web: build(undefined, contentInFrench) });
  const leads = async (url: string, headers: Record<string, string>) => (await server.app.inject({ url, headers: { 'service-worker-navigation-preload': 'true', 'sec-fetch-site': 'same-origin', ...headers } })).headers['location'];
  expect([await leads('/talent/career?year=2', { cookie: 'locale=fr' }), await leads('/login', { cookie: 'locale=fr' })]).toEqual(['/fr/talent/career?year=2', '/fr/login']);
  expect([await leads('/talent/career', { cookie: 'locale=en' }), await leads('/talent/career', { 'accept-language': 'fr' }), await leads('/dashboard', {})]).toEqual([undefined, undefined, undefined]);
});

test('where there is nothing, that is said in the language chosen, or else in the browser’s where somebody comes from elsewhere', async () => {
  await using server = await startTestServer({ content: contentInFrench, web: build(undefined, contentInFrench) });
  const answer = async (url: string, cookie: string, more = {}) => {
    const { statusCode, body } = await server.app.inject({ url, headers: { cookie, 'sec-fetch-site': 'same-origin', ...more } });
    return [statusCode, /<title>(.*?)</.exec(body)?.[1]];
  };
  const french = { 'accept-language': 'fr-CA,fr;q=0.9,en;q=0.5' };
  expect([await answer('/nothing', '', { ...french, 'sec-fetch-site': 'none' }), await answer('/nothing', '', french), await answer('/nothing', 'locale=en', { ...french, 'sec-fetch-site': 'none' })]).toEqual([[404, 'Perdu'], [404, 'Lost'], [404, 'Lost']]);
  expect([await answer('/nothing', 'locale=fr'), await answer('/nothing', 'locale=en'), await answer('/nothing', 'locale=xx'), await answer('/fr/nothing', 'locale=en')]).toEqual([[404, 'Perdu'], [404, 'Lost'], [404, 'Lost'], [404, 'Perdu']]);
});

test('a third party’s window that comes back keeps its tie to the page that opened it', async () => {
  await using server = await startTestServer({ web: build() });
  const policy = async (url: string) => (await server.app.inject(url)).headers['cross-origin-opener-policy'];
  expect([await policy('/sign-in/popup'), await policy('/login'), await policy('/')]).toEqual(['unsafe-none', 'same-origin-allow-popups', 'same-origin-allow-popups']);
});

test('a redirect of the content is answered by the server', async () => {
  await using server = await startTestServer({ web: build() });
  const leads = async (url: string) => {
    const { statusCode, headers } = await server.app.inject(url);
    return [statusCode, headers['location'], headers['cache-control']];
  };
  expect(await leads('/for-educators?from=a%20mail')).toEqual([308, '/for-mentors?from=a%20mail', 'no-cache']);
  expect(await leads('/for-educators/')).toEqual([308, '/for-mentors', 'no-cache']);
  expect(await leads('/for-employers')).toEqual([302, '/for-partners', 'no-cache']); // the page's own line, which an editor may take away
  expect(await leads('/about/?x=1')).toEqual([308, '/about?x=1', 'no-cache']);
  expect(await leads('/login/')).toEqual([308, '/login', 'no-cache']);
});

test('the first frame knows who reads and in which colours, from the cookies', async () => {
  await using server = await startTestServer({ web: build() });
  const opening = async (cookie: string) => {
    const { body, headers } = await server.app.inject({ url: '/', headers: { cookie } });
    return [/<html[^>]*>/.exec(body)?.[0], headers['vary']];
  };
  const varies = 'Cookie, Save-Data, Accept-Encoding';
  expect(await opening('')).toEqual(['<html lang="en">', varies]);
  expect(await opening('a=b; theme=dark')).toEqual(['<html class="dark" lang="en">', varies]);
  expect(await opening('authToken=x; theme=light')).toEqual(['<html data-in class="light" lang="en">', varies]);
  expect(await opening('authToken=; theme=purple"><script>')).toEqual(['<html lang="en">', varies]);
  const plain = await server.app.inject('/');
  const dark = await server.app.inject({ url: '/', headers: { cookie: 'theme=dark', 'if-none-match': String(plain.headers['etag']) } });
  expect(dark.statusCode).toBe(200);
});

test('a page may use the styles it carries, and no others', async () => {
  await using server = await startTestServer({ web: build() });
  const policy = async (url: string) => /style-src [^;]*/.exec(String((await server.app.inject(url)).headers['content-security-policy']))?.[0];
  const hash = createHash('sha256').update('p{}').digest('base64');
  expect(await policy('/')).toBe(`style-src 'self' 'sha256-${hash}'`);
  expect(await policy('/login')).toBe("style-src 'self'");
});

test('a screen says before its page which script it waits for; links of public pages may be fetched ahead', async () => {
  await using server = await startTestServer({ web: build() });
  const told = async (url: string) => {
    const { headers } = await server.app.inject(url);
    return [headers['link'], headers['speculation-rules']];
  };
  expect(await told('/login')).toEqual(['</assets/main-BJasyGkk.js>; rel=preload; as=script', undefined]);
  expect(await told('/about')).toEqual([undefined, '"/assets/speculation-1.json"']);
});

test('colours are chosen without JavaScript, and the way back stays on this site', async () => {
  await using server = await startTestServer({ web: build() });
  const choose = async (query: string, host = 'bridge.example') => {
    const { statusCode, headers } = await server.app.inject({ url: `/theme?${query}`, headers: { host } });
    return [statusCode, headers['location'], headers['set-cookie']];
  };
  const kept = (theme: string) => `theme=${theme}; Path=/; Max-Age=31536000; Secure; SameSite=Strict`;
  expect(await choose('to=dark&back=/about?x=1')).toEqual([303, '/about?x=1', kept('dark')]);
  expect(await choose('to=system&back=/')).toEqual([303, '/', 'theme=; Path=/; Max-Age=0; Secure; SameSite=Strict']);
  expect((await choose('to=dark', 'localhost:4200'))[2]).toBe('theme=dark; Path=/; Max-Age=31536000; SameSite=Strict'); // WebKit would not take it otherwise
  expect(await choose('to=<script>')).toEqual([303, '/', undefined]);
  for (const back of ['//evil.example', '/\\evil.example', 'https://evil.example', '/%09/evil.example', '/.//evil.example', 'javascript:alert(1)']) {
    expect((await choose(`to=dark&back=${back}`))[1], back).toBe('/');
  }
});

test('pages say the address the site really has', async () => {
  await using server = await startTestServer({ web: build('https://real.example') });
  const { body } = await server.app.inject('/');
  expect(/href="(.*?)"/.exec(body)?.[1]).toBe('https://real.example/');
});

test('where nobody has said its address, a page says the one it was asked for at, whoever asked under which names before', async () => {
  await using server = await startTestServer({ web: build() });
  const said = async (host: string) => /rel="canonical" href="(.*?)"/.exec((await server.app.inject({ url: '/', headers: { host } })).body)?.[1];
  expect(await said('here.example:8080')).toBe('http://here.example:8080/');
  for (let name = 0; name < 20; name += 1) await said(`name-${name}.example`);
  expect([await said('one-more.example'), await said('here.example:8080')]).toEqual(['http://one-more.example/', 'http://here.example:8080/']);
});

test.each(['"><b>', 'a'.repeat(254), 'localhost:4200@evil.example', 'a b', 'a/b', 'host:123456'])('%j is no host to ask for', async (host) => {
  await using server = await startTestServer({ web: build() });
  expect((await server.app.inject({ url: '/', headers: { host } })).statusCode).toBe(400);
});

test('a link of the site to the dashboard leads who is not signed in to the choice of what they are, in the language of the page', async () => {
  await using server = await startTestServer({ content: contentInFrench, web: build(undefined, contentInFrench) });
  const led = async (url: string, headers: Record<string, string>) => (await server.app.inject({ url, headers })).headers['location'];
  const here = { 'sec-fetch-site': 'same-origin' };
  expect([await led('/dashboard', here), await led('/fr/dashboard', here)]).toEqual(['/select-user-type', '/fr/select-user-type']);
  expect([await led('/dashboard', { ...here, cookie: 'authToken=x' }), await led('/dashboard', { 'sec-fetch-site': 'none' }), await led('/dashboard', {}), await led('/talent/dashboard', here)]).toEqual(Array(4).fill(undefined));
});

test('a page is there on its days only', () => {
  const pages = { 'pages/fair': { path: '/fair', publishFrom: '2026-03-01', publishUntil: '2026-03-31' }, 'blog/news': { publishFrom: '2026-03-10' }, redirects: { redirects: [] }, locales: { source: 'en', locales: [{ code: 'en' }] } };
  const content = { ids: () => Object.keys(pages), document: (id: keyof typeof pages) => pages[id] } as unknown as typeof testContent; // the parts that are read
  const statuses = (day: string) => {
    const place = webRoutes(new Set(['/index.html', '/fair.html', '/blog/news.html', '/404.html']), content, () => day);
    return ['/fair', '/blog/news'].map((url) => place(url).status);
  };
  expect(statuses('2026-02-28')).toEqual([404, 404]);
  expect(statuses('2026-03-01')).toEqual([200, 404]);
  expect(statuses('2026-03-31')).toEqual([200, 200]);
  expect(statuses('2026-04-01')).toEqual([404, 200]);
});

test('a file is sent packed, can be kept for ever when its name has its hash, and is not sent again', async () => {
  const web = build();
  await web.packed();
  await using server = await startTestServer({ web });
  const get = (headers: Record<string, string>) => server.app.inject({ url: '/assets/main-BJasyGkk.js', headers });
  const br = await get({ 'accept-encoding': 'gzip, deflate, br' });
  expect(br.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'public, max-age=31536000, immutable', vary: 'Accept-Encoding', 'content-type': 'text/javascript; charset=utf-8' });
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(script);
  expect(gunzipSync((await get({ 'accept-encoding': 'gzip, br;q=0' })).rawPayload).toString()).toBe(script);
  expect((await get({})).body).toBe(script);
  const again = await get({ 'accept-encoding': 'br', 'if-none-match': `W/"other", ${String(br.headers['etag'])}` });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect((await server.app.inject('/content/bdOF6oT5mybr6KRUfpX9Um.json')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await server.app.inject('/favicon.svg')).headers['cache-control']).toBe('no-cache');
});

test('a build that is replaced under a running server: what was read is still there, what was not is not found', async () => {
  const folder = temporaryFolder();
  for (const [at, text] of Object.entries({ 'index.html': 'Home', 'read.js': 'read', 'unread.js': 'unread' })) writeFileSync(path.join(folder, at), text);
  const web = openWeb(folder, testContent);
  await using server = await startTestServer({ web });
  expect((await server.app.inject('/read.js')).body).toBe('read');
  for (const at of ['read.js', 'unread.js']) rmSync(path.join(folder, at));
  expect((await server.app.inject('/read.js')).body).toBe('read');
  expect((await server.app.inject('/unread.js')).statusCode).toBe(404);
});

test('what the build has packed itself is sent as it is', async () => {
  const folder = temporaryFolder();
  writeFileSync(path.join(folder, 'index.html'), 'x'.repeat(1000));
  writeFileSync(path.join(folder, 'index.html.br'), brotliCompressSync('packed by the build'));
  const web = openWeb(folder, testContent);
  await web?.packed();
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

test('whoever saves data, by choice or by their browser, gets pages without pictures and nothing ahead', async () => {
  await using server = await startTestServer({ web: build() });
  const opening = async (headers: Record<string, string>) => {
    const answer = await server.app.inject({ url: '/pictures', headers });
    return [/<html[^>]*>/.exec(answer.body)?.[0], /class="br-vig"/.test(answer.body), /class="br-ic"/.test(answer.body), answer.headers['speculation-rules'] !== undefined];
  };
  const whole = ['<html lang="en">', true, true, true];
  const saved = ['<html data-saver lang="en">', false, true, false];
  expect(await opening({})).toEqual(whole);
  expect(await opening({ 'save-data': 'on' })).toEqual(saved);
  expect(await opening({ cookie: 'saver=on' })).toEqual(saved);
  expect(await opening({ cookie: 'saver=off', 'save-data': 'on' })).toEqual(whole);
  const { statusCode, headers } = await server.app.inject({ url: '/saver?to=on&back=/about', headers: { host: 'bridge.example' } });
  expect([statusCode, headers['location'], headers['set-cookie']]).toEqual([303, '/about', 'saver=on; Path=/; Max-Age=31536000; Secure; SameSite=Strict']);
});
