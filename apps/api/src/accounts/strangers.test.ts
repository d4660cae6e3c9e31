import { expect, test } from 'vitest';
import { productionRates } from '../core/rate-limit.ts';
import { browser, type Browser } from '../testing/browser.ts';
import { mailedCode, mailsTo } from '../testing/mails.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

const password = 'correct horse battery';
const email = 'ada@example.com';
const home = '198.51.100.7';
const elsewhere = '203.0.113.99';

const login = (from: Browser, typed = password, address = email) => from('POST', '/auth/Userlogin', { email: address, password: typed });
const askReset = (from: Browser) => from('POST', `/users/verification/initiate-forgot-password-flow/${email}`);
const changePassword = (from: Browser, code: string) => from('POST', '/users/verification/change-password', { uniqueVerificationCode: code, newPassword: 'another long secret', confirmPassword: 'another long secret' });

async function withOwner(work: (server: TestServer, owner: Browser) => Promise<void>): Promise<void> {
  await using server = await startTestServer({ rates: productionRates });
  const owner = browser(server, home);
  expect(await owner('POST', '/auth/users/UserSignup', { firstName: 'Ada', lastName: 'Example', email, password, role: 'TALENT' })).toBe(200);
  await work(server, owner);
}
/** Wrong passwords from many networks, until nobody who is not known gets to try any more. */
async function siege(server: TestServer, address = email): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < 120; n += 1) statuses.push(await login(browser(server, `192.0.2.${n % 12}`), 'wrong password', address));
  return statuses;
}

test('a hundred wrong passwords from many networks keep strangers out, not the owner’s browser, wherever it is, nor their network', () =>
  withOwner(async (server, owner) => {
    const statuses = await siege(server);
    expect(statuses.filter((status) => status === 401)).toHaveLength(100);
    expect(await login(browser(server, elsewhere))).toBe(429);
    expect(await login(owner)).toBe(200);
    expect(await login(browser(server, home))).toBe(200); // the network alone, without a cookie
    expect(await login(browser(server, elsewhere))).toBe(429);
  }));

test('a browser that moves takes its tries along, and has ten of them', () =>
  withOwner(async (server) => {
    const jar = new Map<string, string>();
    await login(browser(server, home, jar));
    await siege(server);
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1) statuses.push(await login(browser(server, `203.0.113.${n}`, jar), 'wrong password'));
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
  }));

test('whether an address exists shows in none of it', () =>
  withOwner(async (server) => {
    expect(await siege(server, 'nobody@example.com')).toEqual(await siege(server));
  }));

test.each([
  ['another account’s', (value: string) => value, 'grace@example.com'],
  ['an altered', (value: string) => value.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')), email],
  ['an empty', () => '', email],
  ['a shapeless', () => `~~..~${'x'.repeat(5000)}`, email],
])('%s mark opens no way around the limits', (_, change, address) =>
  withOwner(async (server, owner) => {
    await owner('POST', '/auth/users/UserSignup', { firstName: 'Grace', lastName: 'Example', email: 'grace@example.com', password, role: 'TALENT' });
    const response = await server.app.inject({ method: 'POST', url: '/auth/Userlogin', remoteAddress: elsewhere, payload: { email, password } });
    const { name, value: mark } = response.cookies.find(({ name: known }) => known.endsWith('device')) ?? { name: '', value: '' };
    expect(mark).not.toBe('');
    const statuses: number[] = [];
    for (let n = 0; n < 320; n += 1) {
      const { statusCode } = await server.app.inject({
        method: 'POST', url: '/auth/Userlogin', remoteAddress: `192.0.2.${n % 40}`, payload: { email: address, password: 'wrong password' },
        headers: { cookie: `${name}=${change(mark)}` },
      });
      statuses.push(statusCode);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(100);
  }));

test('ten thousand guesses spread over networks get a hundred tries an hour', () =>
  withOwner(async (server) => {
    let tried = 0;
    for (let n = 0; n < 10_000; n += 100) {
      const some = await Promise.all(Array.from({ length: 100 }, (__, k) => login(browser(server, `10.${(n + k) >> 8}.${(n + k) & 255}.1`), 'wrong password')));
      tried += some.filter((status) => status === 401).length;
      if (some.every((status) => status === 429) && n >= 300) break; // the rest is the same
    }
    expect(tried).toBe(100);
  }));

test('many networks of one wide part of IPv6 count together', async () => {
  await using server = await startTestServer({ rates: { ...productionRates, loginByNetwork: { most: 2, seconds: 900 } } });
  const statuses: number[] = [];
  for (let n = 0; n < 60; n += 1) statuses.push(await login(browser(server, `2001:db8:77:${n.toString(16)}::1`), 'wrong password', `somebody-${n}@example.com`));
  expect(statuses.filter((status) => status === 401)).toHaveLength(8); // four times what one of them may do, in its 56 bits
  for (let n = 0; n < 60; n += 1) statuses.push(await login(browser(server, `2001:db8:77:${n.toString(16)}00::1`), 'wrong password', `other-${n}@example.com`));
  expect(statuses.filter((status) => status === 401)).toHaveLength(32); // sixteen times, in its 48
});

test('a stranger who asks for a reset makes the owner neither wait nor lose the code', () =>
  withOwner(async (server, owner) => {
    const stranger = browser(server, '192.0.2.1');
    expect(await askReset(stranger)).toBe(200);
    expect(await askReset(stranger)).toBe(429);
    expect(await askReset(owner)).toBe(200);
    const own = await mailedCode(server.database, email, 'resetPassword');
    for (let n = 2; n < 30; n += 1) await askReset(browser(server, `192.0.2.${n}`));
    expect((await mailsTo(server.database, email)).filter(({ kind }) => kind === 'resetPassword')).toHaveLength(1 + 10); // and the mailbox is not flooded
    expect(await changePassword(owner, own)).toBe(200);
    expect(await login(owner, 'another long secret')).toBe(200);
  }));

const verify = (from: Browser, userId: string, code: string) => from('POST', '/users/verification/verify-signup-or-login-code', { userId, uniqueVerificationCode: code });
const other = (code: string) => (code === '0000' ? '0001' : '0000');
async function idOf(server: TestServer): Promise<string> {
  const [user] = await server.database.query<{ id: string }>('select id from users where email = $1', [email]);
  return user?.id ?? '';
}

test('strangers who use up the guesses at a sign-up code take none from its owner, in the browser or the network that signed up', async () => {
  for (const from of ['browser', 'network'] as const) {
    await withOwner(async (server, owner) => {
      const id = await idOf(server);
      const code = await mailedCode(server.database, email, 'verifyEmail');
      const guesses: number[] = [];
      for (let n = 0; n < 30; n += 1) guesses.push(await verify(browser(server, `192.0.2.${n}`), id, other(code)));
      expect(guesses.filter((status) => status === 400)).toHaveLength(15);
      expect(await verify(browser(server, elsewhere), id, code)).toBe(429);
      expect(await verify(from === 'browser' ? owner : browser(server, home), id, code)).toBe(200);
    });
  }
});

test('strangers who use a code up and ask for others leave the owner the one in the mailbox', () =>
  withOwner(async (server, owner) => {
    const id = await idOf(server);
    const code = await mailedCode(server.database, email, 'verifyEmail');
    for (let n = 0; n < 3; n += 1) {
      const stranger = browser(server, `192.0.2.${n}`);
      const last = await mailedCode(server.database, email, 'verifyEmail');
      for (let guess = 0; guess < 5; guess += 1) await verify(stranger, id, other(last));
      await stranger('GET', `/users/resend-otp-code/${email}`);
    }
    expect(await verify(owner, id, code)).toBe(200);
  }));

test('the owner has five tries at a code, then another code, and fifteen in a day, from however many networks', () =>
  withOwner(async (server, owner) => {
    const id = await idOf(server);
    const code = await mailedCode(server.database, email, 'verifyEmail');
    for (let n = 0; n < 4; n += 1) expect(await login(browser(server, `198.51.100.${100 + n}`))).toBe(200); // all of them are the owner's now
    const from = [owner, ...[100, 101, 102, 103].map((last) => browser(server, `198.51.100.${last}`))];
    const guesses: number[] = [];
    for (let n = 0; n < 18; n += 1) guesses.push(await verify(from[n % from.length] ?? owner, id, other(code)));
    expect(guesses).toEqual([...Array<number>(15).fill(400), 429, 429, 429]);
    await server.database.query('update rate_limits set used = 0 where used > 10'); // a day later the five tries of this code are still over
    expect(await verify(owner, id, code)).toBe(400);
  }));
