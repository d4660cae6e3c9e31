import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { temporaryFolder } from './database/testing.ts';
import { openWeb } from './http/static.ts';
import { testContent } from './testing/content.ts';
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

test.each(['/', '/openapi.json'])('others are answered while %s is made and packed, whoever asks for it and how', { timeout: 120_000 }, async (url) => {
  await using server = await startTestServer({ web: build() });
  const cookies = ['', 'theme=dark', 'theme=light', 'authToken=x', 'authToken=x; theme=dark', ...odd];
  const requests = cookies.flatMap((cookie) =>
    ['br', 'gzip', 'identity', ...odd].map((encoding): [string, InjectOptions] => [`${encoding.slice(0, 20)} ${cookie.slice(0, 20)}`, { url, headers: { cookie, 'accept-encoding': encoding } }]),
  );
  expect(await tooLong(server, [...requests, ...requests.slice(0, 3)])).toEqual([]); // the first time, and once more
});
