import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../database/testing/temporary-folder.ts';
import { testContent } from '../testing/content.ts';
import { contentInFrench } from '../testing/in-french.ts';
import { verifyEmail } from '../testing/mentors.ts';
import { startTestServer } from '../testing/server.ts';
import { makeYoung } from '../testing/young.ts';
import { openWeb } from './static.ts';

const told = (name: string) => `<div class="web-told web-${name}"><h1>This page needs JavaScript</h1><p>Text</p><form class="web-ways" method="post" action="/sign-out"><a href="/login">Sign in</a></form></div>`;
const shell = `<!doctype html><html lang="en"><style>p{}</style><title>x</title><div id="waiting"><noscript>${told('without')}</noscript><p class="web-loading">Loading</p>${told('failed')}${told('old')}</div><script src="/app.js"></script>`;

async function start(meetsTheYoung = () => true) {
  const folder = temporaryFolder();
  for (const at of ['index', 'shell', 'fr/shell']) {
    mkdirSync(path.dirname(path.join(folder, at)), { recursive: true });
    writeFileSync(path.join(folder, `${at}.html`), shell);
  }
  const server = await startTestServer({ content: contentInFrench, meetsTheYoung, web: openWeb(folder, contentInFrench)! }); // a folder with index.html is a build
  const talent = await server.answered();
  await verifyEmail(server, talent);
  await makeYoung(server, talent.id);
  await server.call('askGuardian', { params: talent.params, token: talent.token, body: { email: 'guardian@example.org' } });
  const [mail] = await server.database.query<{ body: string }>(`select body from outbox where recipient = 'guardian@example.org'`);
  const key = /\/guardian\?key=(\S+)/.exec(mail?.body ?? '')?.[1] ?? '';
  const open = (url: string, headers = {}) => server.app.inject({ method: 'GET', url, headers: { host: 'bridge.example', ...headers } });
  const send = (fields: Record<string, string>, headers = {}, url = '/guardian') => server.app.inject({ method: 'POST', url, headers: { host: 'bridge.example', 'content-type': 'application/x-www-form-urlencoded', ...headers }, payload: new URLSearchParams(fields).toString() });
  return Object.assign(server, { key, open, send });
}

const version = testContent.document('safeguarding').consent.version;
/** What stands where the program never comes, without its markup: without scripts, where a file is gone, and below the floor. */
const ways = (html: string) => ['without', 'failed', 'old'].map((name) => (new RegExp(`web-${name}">([\\s\\S]*?)</div>(?:</noscript>|<div class="web-told|</div>|<p class="web-loading)`).exec(html)?.[1] ?? '').replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' '));

test('a guardian on a telephone without the program reads what is asked, agrees, and takes it back', async () => {
  await using server = await start();
  const { key, open, send } = server;
  const page = await open(`/guardian?key=${key}`);
  expect([page.statusCode, page.headers['cache-control'], page.headers['referrer-policy']]).toEqual([200, 'no-store', 'no-referrer']);
  for (const text of ways(page.body)) {
    for (const part of ['Ada asks for your agreement', 'You have not answered yet.', 'I agree for one year', 'I do not agree', ...testContent.document('safeguarding').consent.points.map((point) => point.text)]) expect(text).toContain(part);
    expect(text).not.toContain('needs JavaScript');
  }
  const posted = async (agree: string, headers = {}) => send({ key, text: version, agree }, headers);
  const read = async () => ways((await open(`/guardian?key=${key}`)).body)[0];
  const agreed = await posted('yes', { origin: 'null' }); // an old browser on a page without a referrer
  expect([agreed.statusCode, agreed.headers['location']]).toEqual([303, `/guardian?key=${encodeURIComponent(key)}`]);
  expect(await read()).toMatch(/You have agreed until .*Agree for a year from today.*Take my agreement back Sessions to come .*Take it back/); // asked once more before it is taken back
  expect((await posted('no', { 'sec-fetch-site': 'same-origin' })).statusCode).toBe(303);
  const stale = await send({ key, text: version, agree: 'yes', seen: 'agreed' }); // from a page that is still open
  expect([stale.statusCode, ways(stale.body)[0]]).toEqual([409, expect.stringMatching(/answered elsewhere since you opened the page.*You have taken your agreement back/)]);
  expect(await read()).toContain('You have taken your agreement back.');
});

test('where nobody under 18 meets others, the page without the program says why, takes no agreement, and lets one be taken back', async () => {
  let isOpen = true;
  await using server = await start(() => isOpen);
  const { key, open, send } = server;
  const read = async () => ways((await open(`/guardian?key=${key}`)).body)[0] ?? '';
  isOpen = false;
  expect(await read()).toContain('People under 18 do not meet others here at present');
  expect(await read()).not.toMatch(/I agree|I do not agree|What you agree to|not answered/);
  expect((await send({ key, text: version, agree: 'yes' })).statusCode).toBe(403);
  isOpen = true;
  expect((await send({ key, text: version, agree: 'yes' })).statusCode).toBe(303);
  isOpen = false;
  expect(await read()).toMatch(/You have agreed until .*do not meet others here at present.*Take my agreement back/);
});

test('nobody answers by the page of another site, with another key, or for a text that is not the one shown; what is refused says why', async () => {
  await using server = await start();
  const { key, open, send } = server;
  const fields = { key, text: version, agree: 'yes' };
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }, { origin: 'https://evil.example' }]) expect((await send(fields, headers)).statusCode).toBe(403);
  const other = await send({ ...fields, key: `${key.slice(0, -3)}AAA` });
  expect([other.statusCode, ways(other.body)[0]?.includes('I agree')]).toEqual([404, false]);
  const old = await send({ ...fields, text: 'draft-0' });
  expect([old.statusCode, ways(old.body)[0]]).toEqual([400, expect.stringContaining('I agree for one year')]);
  expect(await server.database.query('select 1 from guardian_consents where agreed_at is not null')).toEqual([]);
  const wrong = await open('/guardian?key=x.y');
  expect(ways(wrong.body)[0]).not.toContain('needs JavaScript');
  expect(ways((await open('/guardian')).body)[0]).toContain('needs JavaScript'); // there is nothing to answer without a key
  expect((await open(`/guardian?key=${key}`, { 'accept-language': 'fr' })).headers['location']).toBe(`/fr/guardian?key=${key}`);
});
