import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../database/testing/temporary-folder.ts';
import { testContent } from '../testing/content.ts';
import { startTestServer } from '../testing/server.ts';
import { openWeb } from './static.ts';

const card = (title: string, text: string, to: string) =>
  `<article class="br-plain-card br-opportunity is-link" data-text="${text}"><h3>${title}</h3><span>__COMPANY__</span><p class="x" data-terms=""><bdi data-term="deadline">Apply by __DEADLINE__ (UTC)</bdi><bdi data-term="pay">Pay: __PAY__</bdi></p><p>__DESCRIPTION__</p><a href="${to}">Learn More</a></article>`;
const page = (categories: string[], cards: string) =>
  `<!doctype html><html lang="en"><title>Explore</title><main><div data-part="explorer"><p class="br-small" role="status" data-found="{&quot;one&quot;:&quot;{{count}} opportunity&quot;,&quot;other&quot;:&quot;{{count}} opportunities&quot;}">1 opportunity</p>` +
  `<div class="br-plain-cards br-opportunities" data-count="1" data-list="">${cards}</div>` +
  `<div hidden="" data-posts="${categories.join(' ')}"><div class="br-plain-cards br-opportunities">${categories.map(() => card('__TITLE__', '__title__', '/opportunities/__ROOM__/__ID__')).join('')}</div></div><span hidden="" data-posts-end=""></span>` +
  `<div class="br-state" data-none=""${cards ? ' hidden=""' : ''}>Nothing fits</div></div></main>`;

function build() {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, 'explore'));
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Home</title>');
  writeFileSync(path.join(folder, '404.html'), '<!doctype html><title>Lost</title>');
  writeFileSync(path.join(folder, 'explore.html'), page(['technology', 'design'], card('Of content', 'of content', '/apply')));
  writeFileSync(path.join(folder, 'explore/design.html'), page(['design'], ''));
  writeFileSync(path.join(folder, 'explore/404.html'), page([], ''));
  return openWeb(folder, testContent);
}

async function open() {
  const server = await startTestServer({ web: build() });
  const partner = await server.person('PARTNER');
  const publish = async (title: string, category: string, kind = 'project') => {
    await server.database.query(
      `insert into posts (id, partner_id, kind, state, title, organisation, category, location, terms, description, published_at)
       values (gen_random_uuid(), $1, $2, 'published', $3, $4, $5, 'Remote', '6 weeks', $6, now())`,
      [partner.id, kind, title, 'Demo & Sons', category, '$& <script>alert(1)</script> "quoted"'],
    );
  };
  return { server, publish };
}

test('without posts the empty cards are nowhere', async () => {
  const { server } = await open();
  const { body, statusCode } = await server.app.inject('/explore');
  expect([statusCode, body.includes('data-posts'), body.includes('__TITLE__'), body.includes('1 opportunity')]).toEqual([200, false, false, true]);
  await server.close();
});

test('a published post stands among the others, counted, and whatever was typed stays text', async () => {
  const { server, publish } = await open();
  await publish('Sort <b>letters</b>', 'technology');
  await publish('A clerk', 'design', 'opening');
  const { body, headers } = await server.app.inject('/explore');
  expect(body).toContain('<h3>Sort &lt;b&gt;letters&lt;/b&gt;</h3><span>Demo &amp; Sons</span><p>$&amp; &lt;script&gt;alert(1)&lt;/script&gt; &quot;quoted&quot;</p>');
  expect(body).toContain('data-text="sort &lt;b&gt;letters');
  expect(body).not.toContain('<script>');
  expect(body).toMatch(/href="\/opportunities\/projects\/[0-9a-f-]{36}"/);
  expect(body).toMatch(/href="\/opportunities\/jobs\/[0-9a-f-]{36}"/);
  expect(body).toContain('>3 opportunities<');
  expect(body).toContain('data-count="3"');
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-security-policy': expect.stringContaining("default-src 'none'"), etag: expect.any(String) });
  expect((await server.app.inject({ url: '/explore', headers: { 'if-none-match': String(headers.etag) } })).statusCode).toBe(304);

  const design = (await server.app.inject('/explore/design')).body;
  expect(design).toContain('<h3>A clerk</h3>');
  expect(design).not.toContain('letters');
  expect(design).toContain('data-none="" hidden=""');
  await server.database.query(`update posts set state = 'closed'`);
  expect((await server.app.inject('/explore')).body).not.toContain('clerk');
  await server.close();
});

test('a card says the terms that its post has; after its last day, and once its places are taken, it is not there', async () => {
  const { server, publish } = await open();
  for (const title of ['Open', 'Late', 'Full']) await publish(title, 'technology');
  await publish('Without', 'design');
  await server.database.query(`update posts set deadline = case title when 'Late' then (now() at time zone 'utc')::date - 1 else date '2098-12-31' end, places = 1 where title <> 'Without'`);
  const talent = await server.person();
  await server.database.query(
    `insert into applications (id, talent_id, target, post_id, kind, title, organisation, form, answers, state) select gen_random_uuid(), $1, 'post.' || id, id, kind, title, organisation, 'apply', '[]', 'invited' from posts where title = 'Full'`,
    [talent.id],
  );
  const { body } = await server.app.inject('/explore');
  expect(body).toContain('<h3>Open</h3>');
  expect(body).toContain('<p class="x" data-terms=""><bdi data-term="deadline">Apply by 31 December 2098 (UTC)</bdi></p>');
  expect(body).not.toMatch(/<h3>(?:Late|Full)</);
  expect((await server.app.inject('/explore/design')).body).toContain('<h3>Without</h3><span>Demo &amp; Sons</span><p>');
  await server.close();
});

test('HEAD answers the headers of GET, with the posts in them', async () => {
  const { server, publish } = await open();
  await publish('A clerk', 'design', 'opening');
  const headersOf = async (method: 'GET' | 'HEAD') => {
    const { statusCode, body, headers: { etag, vary, 'content-length': length, 'content-security-policy': policy } } = await server.app.inject({ method, url: '/explore/design' });
    expect(body === '').toBe(method === 'HEAD');
    return { statusCode, etag, vary, length, policy };
  };
  expect(await headersOf('HEAD')).toEqual(await headersOf('GET'));
  await server.close();
});

test('a category that there is not is the explorer with nothing in it, and slashes at the end are what they were', async () => {
  const { server } = await open();
  for (const url of ['/explore/nothing', '/explore/404']) {
    const { statusCode, body } = await server.app.inject(url);
    expect([url, statusCode, body.includes('Nothing fits')]).toEqual([url, 404, true]);
  }
  expect((await server.app.inject('/explore/nothing/more')).body).toContain('Lost');
  expect((await server.app.inject('/explore/')).headers['location']).toBe('/explore');
  await server.close();
});
