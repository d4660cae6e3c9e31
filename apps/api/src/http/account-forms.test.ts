import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { productionRates } from '../core/rate-limit.ts';
import { temporaryFolder } from '../database/testing/temporary-folder.ts';
import { mailedCode } from '../testing/mails.ts';
import { contentInFrench } from '../testing/in-french.ts';
import { noRates, startTestServer } from '../testing/server.ts';
import { openWeb } from './static.ts';

const form = (inputs: string) =>
  `<!doctype html><html lang="en"><style>p{}</style><title>x</title><form novalidate="" method="post" class="br-form"><div class="br-stack"><h1>Form</h1></div>${inputs}</form>`;
const pages = {
  index: '<!doctype html><html lang="en"><link rel="canonical" href="https://built.example/"><title>Home</title>',
  login: form('<input type="email" name="email" placeholder="you"/><input type="password" name="password"/><input type="checkbox" name="rememberMe"/>'),
  'fr/login': form('<input type="email" name="email"/>'),
  signup: form('<input name="firstName"/><input name="email"/><input type="password" name="password"/><input type="radio" name="role" checked="" value="TALENT"/><input type="radio" name="role" value="MENTOR"/><input type="checkbox" name="accept"/>'),
  'signup.mentor': form('<p>as a mentor</p>'),
  'verify-email': form('<input name="code" autoComplete="one-time-code" value=""/>'),
  'forgot-password-request': form('<input name="email"/>'),
  'change-password': form('<input name="uniqueVerificationCode"/><input name="newPassword"/>'),
  'change-password-success': '<!doctype html><html lang="en"><h1>Nothing changed</h1>',
  'change-password-success.done': '<!doctype html><html lang="en"><h1>Changed</h1>',
};

function build() {
  const folder = temporaryFolder();
  for (const [at, html] of Object.entries(pages)) {
    mkdirSync(path.dirname(path.join(folder, at)), { recursive: true });
    writeFileSync(path.join(folder, `${at}.html`), html);
  }
  return openWeb(folder, contentInFrench)!; // a folder with index.html is a build
}

async function start(options: Parameters<typeof startTestServer>[0] = {}) {
  const server = await startTestServer({ content: contentInFrench, web: build(), ...options });
  const send = (url: string, fields: Record<string, string> | string[][], headers: Record<string, string> = {}) =>
    server.app.inject({ method: 'POST', url, authority: 'bridge.example', headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...headers }, payload: new URLSearchParams(fields).toString() });
  return Object.assign(server, { send });
}

const cookiesOf = (header: string | string[] | undefined) => [header ?? []].flat();

test.each([
  [{}, 604800],
  [{ rememberMe: 'on' }, 2592000],
])('a plain form signs in as the program does, %j, and leads home', async (more, seconds) => {
  await using server = await start();
  const { email, password } = await server.person('MENTOR');
  const { statusCode, headers, body } = await server.send('/login', { email: ` ${email.toUpperCase()}`, password, ...more });
  expect([statusCode, headers['location'], headers['cache-control'], body]).toEqual([303, '/mentor/dashboard', 'no-store', '']);
  const cookies = cookiesOf(headers['set-cookie']);
  const named = (name: string) => cookies.find((cookie) => cookie.startsWith(`${name}=`)) ?? '';
  const token = new RegExp(`^authToken=([\\w-]{43}); Max-Age=${seconds}; Path=/; Secure; SameSite=Strict$`).exec(named('authToken'))?.[1];
  expect(named('said')).toBe('said=signedIn; Max-Age=60; Path=/; Secure; SameSite=Strict');
  expect((await server.call('ownProfile', { token })).body.role).toBe('MENTOR');
});

test.each([
  ['/talent/career?year=2#top', '/talent/career?year=2#top'],
  ['/jobs', '/talent/jobs'],
  ['/mentor/dashboard', '/talent/dashboard'],
  ['//evil.example/talent/', '/talent/dashboard'],
  ['/talent/\r\nset-cookie: a=b', '/talent/set-cookie:%20a=b'],
])('a place that was remembered before the sign-in, %j, is gone on to as far as it is one’s own: %s', async (origin, to) => {
  await using server = await start();
  const { email, password } = await server.person();
  const refused = await server.send('/login', { email, password: 'not this one', origin });
  expect(/name="origin" value="([^"]*)"/.exec(refused.body)?.[1]).toBe(origin);
  const { headers } = await server.send('/login', { email, password, origin });
  expect([headers['location'], headers['set-cookie']]).toEqual([to, expect.not.arrayContaining(['a=b'])]);
  expect((await server.send('/fr/login', { email, password, origin })).headers['location']).toBe(`/fr${to}`);
});

test('at an address of this machine, over plain http, the cookie is not Secure, which WebKit refuses there', async () => {
  await using server = await start();
  const { email, password } = await server.person();
  const { headers } = await server.send('/login', { email, password }, { host: 'localhost:4200', origin: 'null' });
  expect(cookiesOf(headers['set-cookie']).filter((cookie) => /Secure/.test(cookie))).toEqual([]);
  expect(cookiesOf(headers['set-cookie']).find((cookie) => cookie.startsWith('authToken='))).toMatch(/Path=\/; SameSite=Strict$/);
});

test('what is refused comes back with what was typed, except the password, and with what the program needs to say the same', async () => {
  await using server = await start();
  const { email } = await server.person();
  const typed = `"><script>${email}`;
  const { statusCode, body, headers } = await server.send('/login', { email, password: 'not this one', rememberMe: 'on' });
  expect([statusCode, headers['content-security-policy']]).toEqual([401, expect.stringContaining("'sha256-") as string]);
  expect(body).toContain(`name="email" placeholder="you" value="${email}"`);
  expect(body).toContain('name="rememberMe" checked=""');
  expect(body).toContain('role="alert"');
  expect(body).toMatch(/data-refused="[^"]*wrong-credentials/);
  expect(body).not.toContain('not this one');
  const odd = await server.send('/login', { email: typed, password: 'x' });
  expect([odd.statusCode, odd.body.includes('<script>')]).toEqual([400, false]);
});

test('an account with a second step signs in by the plain form, too: it comes back with a field for the code', async () => {
  await using server = await start();
  const person = await server.person();
  const { email, password } = person;
  const own = { params: { userId: person.id }, token: person.token };
  const { secret } = (await server.call('offerApp', own)).body.data;
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  const { recoveryCodes } = (await server.call('confirmApp', { ...own, body: { code: app.generate({ timestamp: Date.now() - 30_000 }) } })).body.data;
  const asked = await server.send('/login', { email, password });
  expect([asked.statusCode, asked.headers['set-cookie']]).toEqual([403, undefined]);
  expect(asked.body).toMatch(/<label for="second-step">Code<\/label>[\s\S]*<input [^>]*id="second-step"[^>]*name="code"/);
  const wrong = await server.send('/login', { email, password, code: 'AAAAA-AAAAA' });
  expect([wrong.statusCode, wrong.body.includes('AAAAA'), wrong.body.includes('name="code"')]).toEqual([403, false, true]);
  const { statusCode, headers } = await server.send('/login', { email, password, code: recoveryCodes[0] ?? '' });
  expect([statusCode, headers['location'], cookiesOf(headers['set-cookie']).some((cookie) => cookie.startsWith('authToken='))]).toEqual([303, '/talent/dashboard', true]);
});

test('an empty form says which fields are missing, in the language of its page', async () => {
  await using server = await start();
  const { statusCode, body } = await server.send('/fr/login', {}, { 'accept-language': 'en' });
  expect(statusCode).toBe(400);
  expect(body.match(/<li>/g)).toHaveLength(2);
});

test('signing up takes the kind of account, keeps it when refused, and needs the terms', async () => {
  await using server = await start();
  const account = { firstName: 'Ada', lastName: 'Example', email: 'ada@example.com', password: 'long enough to keep', role: 'MENTOR', birthMonth: '4', birthYear: '1990' };
  const refused = await server.send('/signup', account);
  expect(refused.statusCode).toBe(400);
  expect(refused.body).toContain('name="firstName" value="Ada"');
  expect(refused.body).toMatch(/value="MENTOR" checked/);
  expect(refused.body).not.toMatch(/value="TALENT" checked/);
  const young = await server.send('/signup?role=MENTOR', { ...account, accept: 'on', birthYear: String(new Date().getUTCFullYear() - 17) });
  expect([young.statusCode, /<li>(.*?)<\/li>/.exec(young.body)?.[1]]).toEqual([400, 'Mentors and partners have to be 18 or older']);
  const { statusCode, headers } = await server.send('/signup?role=MENTOR', { ...account, accept: 'on' });
  expect([statusCode, headers['location']]).toEqual([303, '/mentor/dashboard']);
  const [stored] = await server.database.query("select accepted_terms, accepted_privacy from users where email = 'ada@example.com'");
  expect(stored).toEqual({ accepted_terms: `${contentInFrench.document('legal/terms').version} (en)`, accepted_privacy: `${contentInFrench.document('legal/privacy').version} (en)` });
});

test('from a forgotten password to a new one, and only then the last page says so', async () => {
  await using server = await start();
  const { email } = await server.person();
  const asked = await server.send('/forgot-password-request', { email });
  expect([asked.statusCode, asked.headers['location']]).toEqual([303, '/change-password']);
  const [flow = ''] = cookiesOf(asked.headers['set-cookie']);
  const cookie = flow.split(';', 1)[0] ?? '';
  const fields = { uniqueVerificationCode: await mailedCode(server.database, email, 'resetPassword'), newPassword: 'another long password', confirmPassword: 'another long password' };
  const other = await server.send('/change-password', { ...fields, confirmPassword: 'another' }, { cookie });
  expect([other.statusCode, other.body.includes('another')]).toEqual([400, false]);
  const { statusCode, headers } = await server.send('/change-password', fields, { cookie });
  expect([statusCode, headers['location']]).toEqual([303, '/change-password-success']);
  const seen = async (more = {}) => /<h1>(.*?)</.exec((await server.app.inject({ url: '/change-password-success', headers: more })).body)?.[1];
  expect([await seen(), await seen({ cookie: 'done=emailVerified' }), await seen({ cookie: 'done=passwordChanged' })]).toEqual(['Nothing changed', 'Nothing changed', 'Changed']);
  expect(cookiesOf(headers['set-cookie'])).toContain('done=passwordChanged; Max-Age=600; Path=/; Secure; SameSite=Strict');
  expect((await server.send('/login', { email, password: fields.newPassword })).statusCode).toBe(303);
});

test('a code is taken from four boxes for whoever is signed in, and leads a visitor to sign in', async () => {
  await using server = await start();
  const { email, token } = await server.person();
  const code = await mailedCode(server.database, email, 'verifyEmail');
  const boxes = [...code].map((digit) => ['code', digit]);
  expect((await server.send('/verify-email', boxes)).headers['location']).toBe('/login');
  const { statusCode, headers } = await server.send('/verify-email', boxes, { cookie: `authToken=${token}` });
  expect([statusCode, headers['location']]).toEqual([303, '/login']);
  expect((await server.call('ownProfile', { token })).body.user.isEmailVerified).toBe(true);
});

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a sister site', { 'sec-fetch-site': 'same-site' }],
  ['nobody says where', { 'sec-fetch-site': 'none' }],
])('a form from elsewhere signs nobody in: %s', async (_, headers) => {
  await using server = await start();
  const { email, password } = await server.person();
  const answer = await server.send('/login', { email, password }, headers);
  expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([403, undefined]);
});

test('it counts as every other try', async () => {
  await using server = await start({ rates: { ...noRates, loginByAddressAndNetwork: productionRates.loginByAddressAndNetwork } });
  const { email } = await server.person();
  for (let n = 0; n < 5; n += 1) await server.send('/login', { email, password: 'wrong' });
  for (let n = 0; n < 5; n += 1) await server.call('login', { body: { email, password: 'wrong' } });
  const { statusCode, headers } = await server.send('/login', { email, password: 'wrong' });
  expect([statusCode, Number(headers['retry-after']) > 0]).toEqual([429, true]);
});

test('the page of the sign-up form knows the kind of account in its address; the files of variants have none', async () => {
  await using server = await start();
  const page = async (url: string) => (await server.app.inject({ url })).body;
  expect(await page('/signup?role=MENTOR')).toContain('as a mentor');
  for (const role of ['', 'MENTOR%00', '../login', 'mentor.x']) expect(await page(`/signup?role=${role}`)).toContain('name="firstName"');
  expect((await server.app.inject({ url: '/signup.mentor' })).statusCode).toBe(404);
});

test.each([['br', brotliDecompressSync], ['gzip', gunzipSync], [undefined, (bytes: Buffer) => bytes]] as const)('what comes back goes out packed as the browser takes it: %s', async (accepted, unpack) => {
  await using server = await start();
  const filler = 'x'.repeat(2_000);
  const { headers, rawPayload } = await server.send('/login', { email: 'nobody@example.com', password: 'wrong', origin: filler }, accepted && { 'accept-encoding': accepted });
  expect([headers['content-encoding'], headers['vary']]).toEqual([accepted, expect.stringContaining('Accept-Encoding')]);
  expect(Number(headers['content-length'])).toBe(rawPayload.length);
  expect(unpack(rawPayload).toString()).toContain(filler);
});
