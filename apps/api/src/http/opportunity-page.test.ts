import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../database/testing/temporary-folder.ts';
import { contentInFrench } from '../testing/in-french.ts';
import { startTestServer } from '../testing/server.ts';
import { openWeb } from './static.ts';

const template = (lang: string, prefix: string) => `<!doctype html><html lang="${lang}"><head><title>__TITLE__ · Bridge</title><meta name="description" content="__DESCRIPTION__"><meta name="robots" content="noindex"><meta property="og:title" content="__TITLE__"><style>a{}</style></head>
<body><header><a href="/fr/opportunities/template">Français</a></header><main id="main"><p><span data-when="category">__CATEGORY__</span><span data-when="sample">Sample</span><span data-when="over">__OVER__</span></p>
<h1 class="x"><bdi>__TITLE__</bdi></h1><p><bdi>__COMPANY__</bdi></p><p class="words">__DESCRIPTION__</p><section class="y" data-when="skills"><h3>Skills</h3><p><span class="br-tag" data-each="skills">__EACH__</span></p></section>
<dl><div data-when="location"><dt>Location</dt><dd>__LOCATION__</dd></div><div data-when="project-terms"><dt>Duration</dt><dd>__TERMS__</dd></div><div data-when="opening-terms"><dt>Type</dt><dd>__TERMS__</dd></div><div data-when="deadline"><dt>Last day</dt><dd>__DEADLINE__</dd></div><div data-when="places"><dt>Places</dt><dd>__PLACES__</dd></div><div data-when="pay"><dt>Pay</dt><dd>__PAY__</dd></div></dl>
<p data-when="over">__OVERTEXT__</p><section data-when="open"><ul data-when="project"><li>Why?</li></ul></section><p data-when="open-project"><a href="${prefix}/talent/projects/__NAMED__?apply=true">Apply</a><a data-when="content" href="${prefix}/apply?opportunity=__NAMED__">Without</a></p><p data-when="open-opening"><a href="${prefix}/talent/jobs/__NAMED__?apply=true">Apply</a></p></main></body></html>`;

function build() {
  const folder = temporaryFolder();
  for (const [lang, prefix] of [['en', ''], ['fr', '/fr']] as const) {
    mkdirSync(path.join(folder, `${prefix}/opportunities`), { recursive: true });
    writeFileSync(path.join(folder, `${prefix}/opportunities/template.html`), template(lang, prefix));
    writeFileSync(path.join(folder, `${prefix}/404.html`), `<!doctype html><html lang="${lang}"><title>Lost</title>`);
  }
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Home</title>');
  return openWeb(folder, contentInFrench, 'https://bridge.test');
}

const server = await startTestServer({ web: build(), content: contentInFrench });
afterAll(() => server.close());
beforeEach(async () => void (await server.database.query('delete from posts')));

const id = '018f0000-0000-4000-8000-000000000001';
async function publish(changes: Record<string, unknown> = {}) {
  const partner = await server.person('PARTNER');
  const row = { id, partner_id: partner.id, kind: 'project', state: 'published', title: 'Sort letters', organisation: 'Demo Works', category: 'technology', location: 'Remote', terms: '6 weeks', description: 'By size.', published_at: '2026-01-01T00:00:00Z', ...changes };
  const columns = Object.keys(row);
  await server.database.query(`insert into posts (${columns.join(', ')}) values (${columns.map((_, n) => `$${n + 1}`).join(', ')})`, Object.values(row));
  return row;
}
const get = (url: string) => server.app.inject({ url, headers: { host: 'bridge.example' } });

test('a published post has a page of its own, with what its head says of it and nothing that it has not', async () => {
  await publish({ deadline: '2098-12-31', pay: 'NGN 50,000', skills: ['programming'] });
  const { statusCode, body, headers } = await get(`/opportunities/projects/${id}`);
  expect([statusCode, headers['content-type'], headers['content-security-policy']]).toEqual([200, 'text/html; charset=utf-8', expect.stringContaining("default-src 'none'")]);
  expect(body).toContain('<h1 class="x"><bdi>Sort letters</bdi></h1>');
  expect(body).toContain(`<a href="/talent/projects/${id}?apply=true">Apply</a>`);
  for (const part of ['31 December 2098', 'NGN 50,000', '<dt>Duration</dt><dd>6 weeks</dd>', 'Remote', 'Programming', 'Technology']) expect([part, body.includes(part)]).toEqual([part, true]);
  for (const part of ['__', 'data-when', 'data-each', '<dt>Type</dt>', '<dt>Places</dt>', 'Without', 'Sample', 'noindex', '/talent/jobs', '/opportunities/template']) expect([part, body.includes(part)]).toEqual([part, false]);
  expect(body).toContain('<title>Sort letters · Demo Works · ');
  expect(body).toContain('<meta name="description" content="By size.">');
  expect(body).toContain(`<link rel="canonical" href="https://bridge.test/opportunities/projects/${id}">`);
  expect(body).toContain(`<link rel="alternate" hreflang="fr" href="https://bridge.test/fr/opportunities/projects/${id}">`);
  expect(body).toContain(`<meta property="og:url" content="https://bridge.test/opportunities/projects/${id}">`);
  expect(body).toContain(`<a href="/fr/opportunities/projects/${id}">Français</a>`);
});

test('it is there in every language, with the words of content in that language', async () => {
  await publish({ location: 'Lagos', deadline: '2098-12-31' });
  const { body } = await get(`/fr/opportunities/projects/${id}`);
  expect(body).toContain('31 décembre 2098');
  expect(body).toContain(`<link rel="canonical" href="https://bridge.test/fr/opportunities/projects/${id}">`);
  expect(body).toContain(`/fr/talent/projects/${id}?apply=true`);
});

test('an entry of content has one, too: it is an example, so it is kept from search engines, and can be applied for without an account', async () => {
  const { statusCode, body } = await get('/opportunities/projects/clinic-signs');
  expect(statusCode).toBe(200);
  expect(body).toContain('href="/apply?opportunity=clinic-signs"');
  expect(body).toContain('<span>Sample</span>');
  expect(body).toContain('noindex');
  const { body: opening } = await get('/opportunities/jobs/frontend-developer');
  expect(opening).toContain('href="/talent/jobs/frontend-developer?apply=true"');
  expect(opening).toContain('<title>Frontend Developer · Bridge AI</title>'); // ours: the name stands once
});

const hostile = ['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "$& $1 $' $`", '__DESCRIPTION__ __NAMED__', '</main></title>', "' data-when='open", '{{title}}', '\u202eevil'];
test.each(hostile)('whatever a partner typed stays text: %s', async (text) => {
  const cut = (most: number) => text.slice(0, most);
  await publish({ title: text, organisation: text, location: text, terms: cut(60), description: text, pay: cut(60) });
  const { statusCode, body } = await get(`/opportunities/projects/${id}`);
  expect(statusCode).toBe(200);
  expect(body).not.toMatch(/<script|<img/);
  expect(body.match(/<main/g)).toHaveLength(1);
  expect(body.match(/<h1/g)).toHaveLength(1);
  const shown = /<p class="words">([^<]*)<\/p>/.exec(body)?.[1]?.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));
  expect(shown).toBe(text);
});

test('one that is closed says so and offers nothing to apply with; nor do those that are over', async () => {
  await publish();
  await server.database.query(`insert into post_log (post_id, state, changed_by, changed_at) values ($1, 'published', 'operator', now() - interval '2 hours'), ($1, 'closed', 'partner', now())`, [id]);
  const page = async () => (await get(`/opportunities/projects/${id}`)).body;
  await server.database.query(`update posts set state = 'closed', closed_from = 'published'`);
  expect(await page()).toMatch(/<span>Closed<\/span>[\s\S]*taken it down/);
  expect(await page()).not.toContain('?apply=true');
  expect(await page()).toContain('noindex');
  await server.database.query(`update posts set state = 'published', deadline = '2020-01-01'`);
  expect(await page()).toContain('The last day to apply has passed');
});

test.each([
  ['a draft', 'draft'], ['one that waits', 'submitted'], ['one that was declined', 'declined'], ['one that was closed before anybody had read it', 'closed'],
])('of %s there is no page', async (_, state) => {
  await publish({ state });
  const { statusCode, body } = await get(`/opportunities/projects/${id}`);
  expect([statusCode, body.includes('Lost'), body.includes('Sort')]).toEqual([404, true, false]);
});

test.each([
  '/opportunities/projects/nothing', '/opportunities/jobs/clinic-signs', '/opportunities/rooms/clinic-signs', '/opportunities/template', '/fr/opportunities/template', '/opportunities/rooms',
  '/en/opportunities/projects/clinic-signs', '/xx/opportunities/projects/clinic-signs', '/opportunities/projects/clinic-signs/more', '/opportunities/projects/%00', '/opportunities/projects/..%2f', `/opportunities/projects/${'a'.repeat(300)}`, '/opportunities/projects/%27%20or%201=1',
])('what is not there is our own page for that: %s', async (url) => {
  const { statusCode, body } = await get(url);
  expect([url, statusCode, body.includes('Lost')]).toEqual([url, 404, true]);
});

test.each(['/opportunities', '/opportunities/', '/opportunities/projects', '/opportunities/jobs'])('whoever shortens an address to %s is led to all that is offered, in the language of the address', async (url) => {
  const leads = async (at: string) => (({ statusCode, headers: { location } }) => [statusCode, location])(await get(at));
  expect([await leads(url), await leads(`/fr${url}`)]).toEqual([[308, '/explore'], [308, '/fr/explore']]);
});

test('a post is found in the room of its kind alone', async () => {
  await publish({ kind: 'opening' });
  expect([(await get(`/opportunities/projects/${id}`)).statusCode, (await get(`/opportunities/jobs/${id}`)).statusCode]).toEqual([404, 200]);
});

test('HEAD answers the headers of GET, and what is unchanged is not sent again', async () => {
  await publish();
  const url = `/opportunities/projects/${id}`;
  const got = await get(url);
  const asked = await server.app.inject({ method: 'HEAD', url, headers: { host: 'bridge.example' } });
  expect([asked.statusCode, asked.body, asked.headers['etag']]).toEqual([200, '', got.headers['etag']]);
  expect((await server.app.inject({ url, headers: { host: 'bridge.example', 'if-none-match': String(got.headers['etag']) } })).statusCode).toBe(304);
});

test('the sitemap has what is open and real, in every language; nothing closed, no example', async () => {
  await publish();
  await publish({ id: '018f0000-0000-4000-8000-000000000002', state: 'closed' });
  const { body, headers } = await get('/sitemap-opportunities.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(body).toContain(`<loc>https://bridge.test/opportunities/projects/${id}</loc>`);
  expect(body).toContain(`<loc>https://bridge.test/fr/opportunities/projects/${id}</loc>`);
  expect(body).not.toMatch(/000000000002|clinic-signs/);
});
