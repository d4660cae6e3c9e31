import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../database/testing/temporary-folder.ts';
import { contentInFrench } from '../testing/in-french.ts';
import { startTestServer } from '../testing/server.ts';
import { openWeb } from './static.ts';

async function start() {
  const folder = temporaryFolder();
  for (const at of ['index', 'shell', 'fr/shell', 'login', 'fr/login']) {
    mkdirSync(path.dirname(path.join(folder, at)), { recursive: true });
    writeFileSync(path.join(folder, `${at}.html`), '<!doctype html><html lang="en"><title>x</title>');
  }
  const server = await startTestServer({ content: contentInFrench, web: openWeb(folder, contentInFrench)! }); // a folder with index.html is a build
  const send = (url: string, headers: Record<string, string> = {}, method: 'POST' | 'GET' = 'POST') =>
    server.app.inject({ method, url, authority: 'bridge.example', headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...headers }, ...(method === 'POST' && { payload: '' }) });
  return Object.assign(server, { send });
}

const gone = ['authToken', 'said'].map((name) => `${name}=; Max-Age=0; Path=/; Secure; SameSite=Strict`);

test.each([
  ['/sign-out', '/login'],
  ['/fr/sign-out', '/fr/login'],
])('the plain form at %s ends the sign-in on the server and in the browser, leaves the person’s others, and leads to %s', async (at, to) => {
  await using server = await start();
  const { email, password, token } = await server.person();
  const other = (await server.call('login', { body: { email, password } })).body.data.token;
  const { statusCode, headers } = await server.send(at, { cookie: `theme=dark; authToken=${token}` });
  expect([statusCode, headers['location'], headers['cache-control'], [headers['set-cookie']].flat()]).toEqual([303, to, 'no-store', gone]);
  expect((await server.call('ownProfile', { token })).status).toBe(401);
  expect((await server.call('ownProfile', { token: other })).status).toBe(200);
});

test.each([
  ['no cookie', {}],
  ['a session that has ended', { cookie: `authToken=${'a'.repeat(43)}` }],
  ['what is no token', { cookie: 'authToken=x' }],
])('with %s it leads to the sign-in, too', async (_, headers) => {
  await using server = await start();
  const answer = await server.send('/sign-out', headers);
  expect([answer.statusCode, answer.headers['location'], [answer.headers['set-cookie']].flat()]).toEqual([303, '/login', gone]);
});

test('neither another site nor a link ends a sign-in, and a language that there is not has no such address', async () => {
  await using server = await start();
  const { token } = await server.person();
  const cookie = `authToken=${token}`;
  const answers = [await server.send('/sign-out', { cookie, 'sec-fetch-site': 'cross-site' }), await server.send('/sign-out', { cookie }, 'GET'), await server.send('/xx/sign-out', { cookie })];
  expect(answers.map(({ statusCode, headers }) => [statusCode, headers['set-cookie']])).toEqual([[403, undefined], [404, undefined], [404, undefined]]);
  expect((await server.call('ownProfile', { token })).status).toBe(200);
});
