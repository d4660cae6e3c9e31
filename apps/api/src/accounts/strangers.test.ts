import { expect, test } from 'vitest';
import { productionRates } from '../core/rate-limit.ts';
import { mailedCode, mailsTo } from '../testing/mails.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

const password = 'correct horse battery';
const email = 'ada@example.com';
const home = '198.51.100.7';
const elsewhere = '203.0.113.99';

/** A browser: its network, and the cookies it was given. */
function browser({ app }: TestServer, remoteAddress: string, jar = new Map<string, string>()) {
  return async (method: 'GET' | 'POST', url: string, payload?: object) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await app.inject({ method, url, remoteAddress, headers: { cookie }, ...(payload && { payload }) });
    for (const { name, value } of response.cookies) jar.set(name, value);
    return response.statusCode;
  };
}
type Browser = ReturnType<typeof browser>;
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

test('ten thousand guesses spread over networks get a hundred tries an hour', { timeout: 120_000 }, () =>
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
