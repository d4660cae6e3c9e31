import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { accountScreens, screens } from '@bridge/model';
import type { InjectOptions } from 'fastify';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { temporaryFolder } from './database/testing/temporary-folder.ts';
import { openWeb } from './http/static.ts';
import { testContent } from './testing/content.ts';
import { composer } from './blueprints/generator.ts';
import { namedCalls } from './http/calls.ts';
import { everyone } from './testing/everyone.ts';
import { goodBodies } from './testing/good-bodies.ts';
import { makeHeavy } from './testing/heavy.ts';
import { hardText, largestBody } from './testing/largest.ts';
import { startTestServer, type TestServer } from './testing/server.ts';
import { longestTurn } from './testing/turns.ts';

// While one turn of the loop lasts, nobody else is answered: no request may make one that takes longer than this.
const longest = 50;

const words = Array.from({ length: 30_000 }, (_, n) => ((n * 2_654_435_761) % 4_294_967_296).toString(36)).join(' '); // twice the longest page, and hard to pack

function build() {
  const folder = temporaryFolder();
  writeFileSync(path.join(folder, 'index.html'), `<!doctype html><html lang="en"><style>p{}</style><title>Home</title><p>${words}</p>`);
  return openWeb(folder, testContent);
}

const odd = ['a,'.repeat(6000), 'a=b; '.repeat(2400), 'br;q=0.1,'.repeat(1300), ' '.repeat(12_000), '"a", W/'.repeat(1500), '%C3%A9'.repeat(2000), '='.repeat(12_000)];

/** What took too long, by name and milliseconds. */
async function tooLong(server: TestServer, requests: readonly [string, InjectOptions][]): Promise<string[]> {
  const found: string[] = [];
  for (const [what, request] of requests) {
    const took = await longestTurn(() => server.app.inject(request));
    if (took > longest) found.push(`${what}: ${Math.round(took)} ms`);
  }
  return found;
}

test.each(['/', '/openapi.json'])('others are answered while %s is made and packed, whoever asks for it and how', async (url) => {
  await using server = await startTestServer({ web: build() });
  const cookies = ['', 'theme=dark', 'theme=light', 'authToken=x', 'authToken=x; theme=dark', ...odd];
  const requests = cookies.flatMap((cookie) =>
    ['br', 'gzip', 'identity', ...odd].map((encoding): [string, InjectOptions] => [`${encoding.slice(0, 20)} ${cookie.slice(0, 20)}`, { url, headers: { cookie, 'accept-encoding': encoding } }]),
  );
  expect(await tooLong(server, [...requests, ...requests.slice(0, 3)])).toEqual([]); // the first time, and once more
});

const card = `<article class="br-plain-card br-opportunity is-link" data-text="__title__"><h3>__TITLE__</h3><span>__COMPANY__</span><p>__DESCRIPTION__</p><a href="/talent/__ROOM__?apply=__ID__">Learn More</a></article>`;
const explorer = `<main><div data-part="explorer"><p role="status" data-found="{&quot;other&quot;:&quot;{{count}} opportunities&quot;}">1 opportunity</p><div class="br-plain-cards br-opportunities" data-count="1" data-list="">${card}</div><div hidden="" data-posts="technology"><div class="br-plain-cards br-opportunities">${card}</div></div><span hidden="" data-posts-end=""></span></div></main>`;

/** A build in which every page is longer than any of the product's. */
function longBuild() {
  const folder = temporaryFolder();
  const page = (main: string) => `<!doctype html><html lang="en"><head><style>p{}</style><title>A page</title><meta name="description" content="x"></head><body>${main}<p>${words}</p></body></html>`;
  for (const at of [...pages, '/shell', '/404', '/index']) {
    const file = path.join(folder, at === '/' ? 'index.html' : `${at}.html`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, page(at.startsWith('/explore') ? explorer : `<main><form method="post" action="${at}"><input name="email"></form></main>`));
  }
  for (const file of ['sitemap.xml', 'rss.xml', 'robots.txt']) writeFileSync(path.join(folder, file), words);
  return openWeb(folder, testContent);
}

const pages = ['/', '/about', ...screens, '/explore', '/explore/technology', '/fr/explore'];
const files = ['/sitemap.xml', '/rss.xml', '/robots.txt', '/openapi.json', '/theme?to=dark', '/nowhere', `/${'%C3%A9'.repeat(2000)}`, '/a/'.repeat(3000), '/api/nothing'];

test('others are answered while anybody reads any page, a shared one and its picture, or sends a plain form', { timeout: 900_000 }, async () => {
  await using server = await startTestServer({ web: longBuild() });
  const people = await everyone(server);
  await makeHeavy(server.database, people);
  await server.call('updateProfile', { params: people.talent.params, token: people.talent.token, body: { user: { firstName: hardText(100), lastName: hardText(100) } } });
  const shared = [`/blueprint-share?id=${people.talent.id}`, `/fr/blueprint-share?id=${people.talent.id}`, `/blueprint-share/${people.talent.id}.png`, `/ar/blueprint-share/${people.talent.id}.png`];
  const read = [...pages, ...files, ...shared].map((url): [string, InjectOptions] => [url.slice(0, 60), { url, headers: { cookie: 'theme=dark; authToken=x', 'accept-encoding': 'br', 'accept-language': 'ar,fr;q=0.9,'.repeat(500) } }]);
  const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
  const long = new URLSearchParams({ email: hardText(250), password: hardText(500), firstName: hardText(3000), message: hardText(9000), code: '1'.repeat(5000) }).toString().slice(0, 60_000);
  const sent = [...accountScreens, '/api/forms/contact', '/api/forms/apply'].map((url): [string, InjectOptions] => [`form ${url}`, { method: 'POST', url, headers: form, payload: long }]);
  const many = [20_000, 499].flatMap((count) => ['a=&', 'message=x&', '&'].map((field): [string, InjectOptions] => [`form of ${count} fields ${field}`, { method: 'POST', url: '/api/forms/contact', headers: form, payload: field.repeat(count).slice(0, 60_000) }]));
  const requests = [...read, ...sent, ...many];
  await tooLong(server, requests); // what is read and compiled once in the life of a process
  expect(await tooLong(server, requests)).toEqual([]);
});

/** Each call with the most its schema lets through, at people who have as much as the limits let them have. */
test('others are answered while anybody makes any call, with the worst that it takes', { timeout: 900_000 }, async () => {
  await using server = await startTestServer({ generator: Object.assign(composer(testContent), { runs: 0 }) });
  const people = await everyone(server);
  await makeHeavy(server.database, people);
  const good = goodBodies(people);
  const figures: { name: string; longest: number; again: number; status: number; bytes: number }[] = [];
  // What ends something comes last, so that everything else has something to work with.
  const ends = /^(logout|delete|clear|stop|close|withdraw)/;
  for (const [name, called] of namedCalls.toSorted(([one], [other]) => Number(ends.test(one)) - Number(ends.test(other)))) {
    await people.mend();
    const ids = people.paramsOf(name, called);
    const query = called.query ? worstQuery(called.query) : '';
    const request: InjectOptions = {
      method: called.method,
      url: called.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(ids[key] ?? '')) + query,
      headers: { authorization: `Bearer ${people.callerOf(called).token}`, 'accept-encoding': 'br' },
      ...(good[name] && { payload: largestBody(called, good[name]) as object }),
    };
    const took: number[] = [];
    let status = 0;
    let bytes = 0;
    for (let time = 0; time < 3; time += 1) took.push(await longestTurn(async () => void ({ statusCode: status, rawPayload: { length: bytes } } = await server.app.inject(request))));
    const [again = 0, longest = 0] = took.toSorted((one, other) => one - other).slice(1); // the middle and the worst of three
    figures.push({ name, longest, again, status, bytes });
  }
  const worst = figures.toSorted((one, other) => other.longest - one.longest);
  console.table(worst.slice(0, 10).map(({ name, longest, again, status, bytes }) => ({ call: name, 'longest turn (ms)': Math.round(longest), 'again (ms)': Math.round(again), status, 'answered (kB)': Math.round(bytes / 1024) })));
  // Not the worst: that may hold a collection of rubbish, or what is compiled once in the life of a process.
  expect(worst.filter(({ again }) => again > longest).map(({ name, again }) => `${name}: ${Math.round(again)} ms`)).toEqual([]);
});

/** The longest list that may be asked for, and the longest words to look for. */
function worstQuery(schema: v.GenericSchema): string {
  const words = encodeURIComponent(hardText(100));
  const parts = [`limit=50`, `q=${words}`, 'zone=1', `from=${new Date().toISOString()}`, 'to=2050-01-01T00:00:00.000Z', 'page=2'];
  return parts.reduce((query, part) => (v.is(schema, Object.fromEntries(new URLSearchParams(`${query}&${part}`))) ? `${query}${query ? '&' : '?'}${part}` : query), '');
}
