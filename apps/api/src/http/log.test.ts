import { expect, test } from 'vitest';
import { startTestServer } from '../testing/server.ts';
import { answering } from '../testing/answering.ts';
import { faultOf, loggedPath, requestId } from './log.ts';

const found = { pattern: undefined, found: true };

test('a number that a proxy gave a request is kept, words are not', () => {
  expect(requestId('4bf92f3577b34da6a3ce929d0e0e4736')).toBe('4bf92f3577b34da6a3ce929d0e0e4736');
  for (const words of ['ada-lovelace', 'ada@example.com', '1', 'x'.repeat(40), `${'a'.repeat(80)}`, 'abcdef01\n', undefined]) expect(requestId(words)).toMatch(/^[\da-f]{8}-[\da-f]{4}-4/);
});

test('of a call the pattern is logged, of a page its path', () => {
  expect(loggedPath('/users/resend-otp-code/ada@example.com?x=1', { pattern: '/users/resend-otp-code/:identifier', found: true })).toBe('/users/resend-otp-code/:identifier');
  expect(['/fr/about?name=Ada', '/', '/blog/first-steps#ada', '/assets/start-Cle1hGS0.js', '/sitemap.xml'].map((url) => loggedPath(url, found))).toEqual(['/fr/about', '/', '/blog/first-steps', '/assets/start-Cle1hGS0.js', '/sitemap.xml']);
});

test('what is somebody’s in a path, and what was not found, is not logged', () => {
  expect(['/share/Zk3xQ9aTt0', '/users/ada@example.com', '/p/1f0c2a9b-0000-4000-8000-000000000000'].map((url) => loggedPath(url, found))).toEqual(['/share/[…]', '/users/[…]', '/p/[…]']);
  expect(loggedPath('/ada-lovelace', { pattern: undefined, found: false })).toBe('[not found]');
});

const marker = 'm4rker';
const address = `${marker}@example.com`;

/** As pg says it: the value stands in the message, and in the details. */
const unfit = () => Object.assign(new Error(`invalid input syntax for type uuid: "${marker}"`), { name: 'error', code: '22P02', severity: 'ERROR', detail: `Key (email)=(${address}) exists.` });

test.each([
  ['a value that the database does not take', unfit()],
  ['rubbish that was to be JSON', new SyntaxError(`Unexpected token 'm', "${marker}" is not valid JSON`)],
  ['a mail server that repeats the address', new Error(`550 5.1.1 <${address}>: no such user`)],
  ['words that are no error', `mail to ${address} failed`],
])('of %s the log says nothing that somebody wrote', (_, error) => {
  expect(JSON.stringify(faultOf(error))).not.toContain(marker);
});

test('a fault of our own is told with its words and where it came from', () => {
  expect(faultOf(new Error('The template is missing.'))).toMatchObject({ fault: 'The template is missing.', stack: expect.stringContaining('log.test.ts') });
});

test('nothing that people send reaches the log: bodies, queries, headers, paths, and what the database says of them', async () => {
  const lines: string[] = [];
  const log = { logLevel: 'info' as const, logTo: { write: (line: string) => void lines.push(line) } };
  await using server = await startTestServer(log);
  const headers = { 'user-agent': marker, referer: `https://${marker}.example`, cookie: `x=${marker}`, 'x-request-id': marker, 'accept-language': marker, authorization: `Bearer ${marker}`, 'x-access-token': marker };
  await server.call('signUp', { headers, body: { firstName: marker, lastName: marker, email: address, password: `${marker} horse battery`, role: 'TALENT' } });
  await server.call('login', { headers, body: { email: address, password: marker } });
  for (const url of [`/${marker}`, `/?q=${marker}`, `/users/${marker}/profile?x=${address}`, `/users/resend-otp-code/${address}`, `/share/${marker}`, `/%ff${marker}`]) await server.app.inject({ url, headers });
  await server.app.inject({ method: 'POST', url: '/auth/login', headers: { ...headers, 'content-type': 'application/json' }, payload: `{"${marker}` });
  await using faulty = await startTestServer({ ...log, shared: { ...server.database, ...answering(server.database, () => Promise.reject(unfit())) } });
  await faulty.call('ownProfile', { headers, token: marker });
  expect(lines.length).toBeGreaterThan(8);
  expect(lines.filter((line) => line.includes(marker))).toEqual([]);
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number), time: expect.any(Number) });
});
