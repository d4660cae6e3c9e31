import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import { productionCost } from '../accounts/passwords.ts';
import { prepareShutDown } from '../shut-down.ts';
import { bookingTalent } from '../testing/mentors.ts';
import { answering } from '../testing/answering.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

const post = (server: TestServer, payload: string | Buffer, type = 'application/json') =>
  server.app.inject({ method: 'POST', url: '/auth/Userlogin', payload, headers: { 'content-type': type } });

test('the server answers its health', async () => {
  await using server = await startTestServer();
  expect((await server.call('health')).body).toEqual({ status: 'ok', database: 'ok' });
});

test('without its database the server says that it is unavailable, and when to come back', async () => {
  await using server = await startTestServer();
  const unreachable = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  await using lost = await startTestServer({ shared: { ...server.database, ...answering(server.database, () => Promise.reject(unreachable)) } });
  const { status, body, headers } = await lost.call('health');
  expect([status, body.code, headers['retry-after']]).toEqual([503, 'unavailable', '5']);
});

test('a fault of the server is answered without its insides', async () => {
  await using server = await startTestServer();
  await using faulty = await startTestServer({ shared: { ...server.database, ...answering(server.database, () => Promise.reject(new Error('secret inside'))) } });
  const { status, body, text } = await faulty.call('login', { body: { email: 'a@example.com', password: 'x' } });
  expect([status, body.code, body.message]).toEqual([500, 'unexpected', 'An error occurred. Try again; if it happens again, contact us.']);
  expect(text).not.toMatch(/secret|\bat /);
});

test.each([
  ['text', 'text/plain'],
  ['a form', 'application/x-www-form-urlencoded'],
  ['a multipart form', 'multipart/form-data; boundary=x'],
  ['JSON under another name', 'application/vnd.api+json'],
])('%s is refused: JSON only', async (_, type) => {
  await using server = await startTestServer();
  const response = await post(server, '{}', type);
  expect([response.statusCode, response.json().code]).toEqual([415, 'not-json']);
});

test.each([
  ['truncated', '{"email":"a@example.com"'],
  ['nested too deeply', `{"a":${'['.repeat(8)}1${']'.repeat(8)}}`],
  ['that names a prototype', '{"email":"a@example.com","password":"x","__proto__":{"role":"MENTOR"}}'],
  ['that names a constructor', '{"email":"a@example.com","password":"x","a":{"constructor":{"prototype":1}}}'],
  ['that is no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ['that is empty', ''],
  ['that is only a number', '1'],
])('a body %s is refused', async (_, payload) => {
  await using server = await startTestServer();
  const response = await post(server, payload);
  expect([response.statusCode, response.json().code]).toEqual([400, 'invalid-input']);
});

test('a body of more than 64 kB is refused', async () => {
  await using server = await startTestServer();
  const response = await post(server, JSON.stringify({ email: 'x'.repeat(70_000) }));
  expect([response.statusCode, response.json().code]).toEqual([413, 'too-large']);
});

test('a plain form of more fields than any form has is refused before they are read', async () => {
  await using server = await startTestServer();
  const send = (fields: number) => server.app.inject({ method: 'POST', url: '/api/forms/contact', payload: 'a=&'.repeat(fields), headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' } });
  expect([(await send(400)).statusCode, (await send(600)).statusCode]).toEqual([400, 413]);
});

test('an unknown path is not found, a known one says what it takes', async () => {
  await using server = await startTestServer();
  expect((await server.app.inject('/auth/nothing')).json().code).toBe('not-found');
  const wrong = await server.app.inject({ method: 'DELETE', url: '/auth/Userlogin' });
  expect([wrong.statusCode, wrong.headers['allow'], wrong.json().code]).toEqual([405, 'POST', 'wrong-method']);
  const draft = await server.app.inject({ method: 'POST', url: '/users/1/survey-draft' });
  expect([draft.statusCode, draft.headers['allow']]).toEqual([405, 'GET, HEAD, PATCH, DELETE']);
});

test('a path that cannot be decoded and one that is too long are refused', async () => {
  await using server = await startTestServer();
  expect((await server.app.inject('/users/user-id/%E0%A4%A')).statusCode).toBe(400);
  expect((await server.app.inject(`/users/user-id/${'x'.repeat(900)}`)).statusCode).toBe(404);
});

test('TRACE is answered by nothing that was sent', async () => {
  await using server = await startTestServer();
  const { statusCode, body } = await server.app.inject({ method: 'TRACE' as 'GET', url: '/api/health', headers: { 'x-secret': 'sesame' } }); // a method that inject's types leave out
  expect(statusCode).toBeGreaterThanOrEqual(400);
  expect(body).not.toContain('sesame');
});

test('HEAD on a read answers its headers alone', async () => {
  await using server = await startTestServer();
  const response = await server.app.inject({ method: 'HEAD', url: '/api/health' });
  expect([response.statusCode, response.body]).toEqual([200, '']);
});

test('every answer carries the security headers, a request id, and is kept by nobody', async () => {
  await using server = await startTestServer();
  for (const url of ['/api/health', '/auth/nothing', '/users/user-id/1']) {
    const { headers } = await server.app.inject(url);
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; frame-src 'self'; base-uri 'none'; object-src 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types bridge-worker",
    );
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
      date: expect.any(String),
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('x-powered-by');
  }
});

test('what a read answers goes out packed as the browser takes it; a short answer and that of another call as they are', async () => {
  await using server = await startTestServer();
  const { id, token } = await bookingTalent(server);
  const read = async (url: string, accepted?: string) => {
    const { headers, rawPayload } = await server.app.inject({ url, headers: { authorization: `Bearer ${token}`, ...(accepted && { 'accept-encoding': accepted }) } });
    return { encoding: headers['content-encoding'], vary: headers['vary'], bytes: rawPayload };
  };
  const own = `/users/${id}/export`;
  const { exportedAt: _, ...data } = ofExport((await read(own)).bytes);
  for (const [accepted, encoding, unpack] of [['gzip, br', 'br', brotliDecompressSync], ['gzip', 'gzip', gunzipSync]] as const) {
    const packed = await read(own, accepted);
    expect(packed).toMatchObject({ encoding, vary: 'Accept-Language, Accept-Encoding' });
    expect(ofExport(unpack(packed.bytes))).toMatchObject(data);
  }
  expect(await read(own, 'br;q=0')).toMatchObject({ encoding: undefined });
  expect(await read('/api/health', 'br')).toMatchObject({ encoding: undefined });
  expect((await server.app.inject({ method: 'POST', url: '/auth/Userlogin', payload: {}, headers: { 'accept-encoding': 'br' } })).headers).not.toHaveProperty('content-encoding');
});

function ofExport(bytes: Buffer): { exportedAt: string } {
  return (JSON.parse(bytes.toString()) as { data: { exportedAt: string } }).data; // the call's answer
}

test('https is asked for behind https only', async () => {
  await using behind = await startTestServer({ https: true });
  expect((await behind.app.inject('/api/health')).headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  await using proxied = await startTestServer({ trustProxy: ['127.0.0.1'] });
  const { headers } = await proxied.app.inject({ url: '/api/health', headers: { 'x-forwarded-proto': 'https' } });
  expect(headers).toHaveProperty('strict-transport-security');
});

test('pages of a listed origin may read answers, others may not', async () => {
  await using server = await startTestServer({ origins: ['https://app.example'] });
  const ask = (origin: string) =>
    server.app.inject({ method: 'OPTIONS', url: '/auth/Userlogin', headers: { origin, 'access-control-request-method': 'POST' } });
  const listed = await ask('https://app.example');
  expect([listed.statusCode, listed.headers['access-control-allow-origin'], listed.headers['vary']]).toEqual([204, 'https://app.example', 'Origin']);
  expect(listed.headers['access-control-allow-headers']).toBe('authorization, content-type, idempotency-key, x-access-token');
  expect(listed.headers).not.toHaveProperty('access-control-allow-credentials');
  expect((await ask('https://evil.example')).headers).not.toHaveProperty('access-control-allow-origin');
});

test('addresses of proxies that are not ours are not believed', async () => {
  await using server = await startTestServer({ rates: (await import('../core/rate-limit.ts')).productionRates });
  const { email } = await server.person();
  const statuses = await Promise.all(
    Array.from({ length: 20 }, (_, n) => server.call('login', { body: { email, password: 'wrong' }, headers: { 'x-forwarded-for': `10.0.0.${n}` } }).then(({ status }) => status)),
  );
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
});

test('the outbox page is for whoever develops on this machine, and escapes what people wrote', async () => {
  await using server = await startTestServer({ production: false });
  await server.call('signUp', { body: { firstName: '<b>Ada', lastName: 'X', email: 'ada@example.com', password: 'correct horse battery' } });
  const page = await server.app.inject({ url: '/dev/outbox', headers: { host: 'localhost:4200' } });
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('Hello &#60;b&#62;Ada');
  expect((await server.app.inject({ url: '/dev/outbox', remoteAddress: '192.0.2.1' })).statusCode).toBe(404);
  expect((await server.app.inject({ url: '/dev/outbox', headers: { host: 'rebound.example' } })).statusCode).toBe(404);
  for (const name of ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'client-ip', 'x-client-ip', 'x-cluster-client-ip', 'true-client-ip', 'cf-connecting-ip', 'fly-client-ip', 'fastly-client-ip', 'x-envoy-external-address', 'x-scheme', 'front-end-https', 'x-amzn-trace-id']) {
    expect([name, (await server.app.inject({ url: '/dev/outbox', headers: { host: 'localhost:4200', [name]: '127.0.0.1' } })).statusCode]).toEqual([name, 404]);
  }
  expect((await server.app.inject({ url: '/dev/outbox', headers: { host: 'localhost:4200', referer: 'https://bridge.example/' } })).statusCode).toBe(404);
  await using production = await startTestServer({ production: true });
  expect((await production.app.inject({ url: '/dev/outbox', headers: { host: 'localhost' } })).statusCode).toBe(404);
});

test.each([
  ['a browser on this machine', 'GET /dev/outbox HTTP/1.1\r\nHost: localhost:4200\r\nConnection: keep-alive\r\n\r\n', 200],
  ['a proxy that says nothing of itself', 'GET /dev/outbox HTTP/1.0\r\nHost: 127.0.0.1:4200\r\nConnection: close\r\n\r\n', 404],
  ['one that closes', 'GET /dev/outbox HTTP/1.1\r\nHost: 127.0.0.1:4200\r\nConnection: close\r\n\r\n', 404],
  ['a name before the host', 'GET /dev/outbox HTTP/1.1\r\nHost: localhost:4200@evil.example\r\n\r\n', 400],
  ['who takes it for a proxy', 'CONNECT a:1 HTTP/1.1\r\nHost: a:1\r\n\r\n', 400],
  ['an address of another host', 'GET http://evil.example/dev/outbox HTTP/1.1\r\nHost: 127.0.0.1:4200\r\n\r\n', 404],
])('the outbox answers %s as it should', async (_, request, status) => {
  await using server = await startTestServer({ production: false });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1'); // listens on a port
  onTestFinished(() => void socket.destroy());
  socket.write(request);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});

test('a server for developing that is reached through a proxy says so loudly, once', async () => {
  const said = async (production: boolean, headers: Record<string, string>) => {
    const lines: string[] = [];
    await using server = await startTestServer({ production, logLevel: 'error', logTo: { write: (line) => void lines.push(line) } });
    for (let time = 0; time < 3; time += 1) await server.app.inject({ url: '/api/health/live', headers });
    return lines.filter((line) => line.includes('NODE_ENV=production')).length;
  };
  expect([await said(false, { 'x-forwarded-for': '192.0.2.1' }), await said(false, {}), await said(true, { 'x-forwarded-for': '192.0.2.1' })]).toEqual([1, 0, 0]);
});

test('a request is one line of the log, without the address of anybody', async () => {
  const lines: string[] = [];
  await using server = await startTestServer({ logLevel: 'info', logTo: { write: (line) => void lines.push(line) } });
  await server.app.inject('/users/resend-otp-code/ada@example.com?email=ada@example.com');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ method: 'GET', path: '/users/resend-otp-code/:identifier', status: 200 }]);
});

const shutDownTime = 15_000; // less than the patience of a server with connections that it cannot close

/** A server that listens, whose end was prepared before it was asked anything, and twenty requests that it has begun to answer. */
async function twentyUnderWay(server: TestServer, shutDown: ReturnType<typeof prepareShutDown>, method: string, path: string, body: (n: number) => object, token = '') {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo; // it listens on a port
  let begun = 0;
  server.app.server.on('request', () => (begun += 1));
  await once(connect(port, '127.0.0.1'), 'connect'); // nothing is asked on it: browsers do so in advance
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const requests = Array.from({ length: 20 }, (_, n) => fetch(`http://127.0.0.1:${port}${path}`, { method, headers, body: JSON.stringify(body(n)) }));
  while (begun < 20) await once(server.app.server, 'request');
  return { requests, shutDown: () => shutDown(async () => {}) };
}

test('what is under way when the server ends is answered, connections without a question do not hold it', { timeout: shutDownTime }, async () => {
  await using server = await startTestServer();
  const prepared = prepareShutDown(server.app);
  const { id, token } = await server.person();
  const { requests, shutDown } = await twentyUnderWay(server, prepared, 'PATCH', `/users/user/${id}`, (n) => ({ user: { firstName: `Ada ${n}` } }), token);
  const ended = shutDown();
  expect((await Promise.all(requests)).map(({ status }) => status)).toEqual(Array(20).fill(200));
  await ended;
});

test('whatever hangs, the end comes within ten seconds', async () => {
  await using server = await startTestServer();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const failed = expect(prepareShutDown(server.app)(() => new Promise(() => {}))).rejects.toThrow('did not come to its end');
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  await failed;
});

test('passwords that wait for their turn when the server ends are answered at once: try again', { timeout: shutDownTime }, async () => {
  await using server = await startTestServer({ hashCost: productionCost });
  const { requests, shutDown } = await twentyUnderWay(server, prepareShutDown(server.app), 'POST', '/auth/Userlogin', (n) => ({ email: `ada${n}@example.com`, password: 'not the password' }));
  const ended = shutDown();
  const answers = await Promise.all(requests);
  const refused = answers.filter(({ status }) => status === 503);
  expect(answers.filter(({ status }) => status !== 401 && status !== 503)).toEqual([]);
  expect(refused.length).toBeGreaterThan(0); // twenty take a second of a core, and what may begin is over long before
  expect(refused[0]?.headers.get('retry-after')).toBe('10');
  await ended;
});
