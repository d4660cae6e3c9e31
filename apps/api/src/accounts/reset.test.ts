import { createHash, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { productionRates } from '../core/rate-limit.ts';
import { mailedCode, mailsTo } from '../testing/mails.ts';
import { noRates, startTestServer, type TestServer } from '../testing/server.ts';

const newPassword = 'another long password';
type Extra = { cookie?: string; email?: string; code?: string; password?: string };

/** Asks for a code; answers the cookie that the browser keeps. */
async function start(server: TestServer, identifier: string, cookie?: string): Promise<string> {
  const { headers } = await server.call('startReset', { params: { identifier }, ...(cookie && { headers: { cookie } }) });
  return String(headers['set-cookie']).split(';', 1)[0] ?? '';
}
function change(server: TestServer, uniqueVerificationCode: string, { cookie, email, password = newPassword }: Extra = {}) {
  return server.call('changePassword', {
    body: { uniqueVerificationCode, newPassword: password, confirmPassword: password, ...(email && { email }) },
    ...(cookie && { headers: { cookie } }),
  });
}
async function signsIn(server: TestServer, email: string, password: string): Promise<number> {
  return (await server.call('login', { body: { email, password } })).status;
}

test('exactly the specified payloads change the password, in the specified words', async () => {
  await using server = await startTestServer();
  const { email, password } = await server.person();
  await start(server, email);
  const { status, body } = await change(server, await mailedCode(server.database, email, 'resetPassword'));
  expect([status, body]).toEqual([200, { success: true, message: 'Password changed successfully' }]);
  expect([await signsIn(server, email, password), await signsIn(server, email, newPassword)]).toEqual([401, 200]);
});

test('a changed password ends every sign-in, and a notice is mailed', async () => {
  await using server = await startTestServer();
  const { email, password, token } = await server.person();
  const second = await server.call('login', { body: { email, password } });
  const bystander = await server.person();
  const cookie = await start(server, email);
  await change(server, await mailedCode(server.database, email, 'resetPassword'), { cookie, email });
  for (const one of [token, second.body.data.token]) expect((await server.call('ownProfile', { token: one })).status).toBe(401);
  expect((await server.call('ownProfile', { token: bystander.token })).status).toBe(200);
  expect((await mailsTo(server.database, email)).map(({ kind }) => kind)).toEqual(['verifyEmail', 'resetPassword', 'passwordChanged']);
});

test('the code is ten characters without look-alikes, and the database has a keyed hash of it only', async () => {
  await using server = await startTestServer();
  const { email } = await server.person();
  await start(server, email);
  const code = await mailedCode(server.database, email, 'resetPassword');
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
  const [stored] = await server.database.query<{ code_hash: Buffer }>('select code_hash from password_resets');
  expect(stored?.code_hash).not.toEqual(createHash('sha256').update(code.replace('-', '')).digest());
});

test('letter case, spaces, hyphens and look-alikes of the code do not matter', async () => {
  await using server = await startTestServer();
  for (const type of [(code: string) => code.toLowerCase(), (code: string) => code.replace('-', ''), (code: string) => ` ${[...code].join(' ')} `, (code: string) => code.replaceAll('0', 'o').replaceAll('1', 'l')]) {
    const { email } = await server.person();
    await start(server, email);
    expect((await change(server, type(await mailedCode(server.database, email, 'resetPassword')))).status).toBe(200);
  }
});

test("the browser's mark and the address must be those of the code, where they are sent", async () => {
  await using server = await startTestServer();
  const [ada, eve] = [await server.person(), await server.person()];
  const [adas, eves] = [await start(server, ada.email), await start(server, eve.email)];
  const code = await mailedCode(server.database, ada.email, 'resetPassword');
  for (const extra of [{ cookie: eves }, { email: eve.email }, { cookie: adas, email: eve.email }, { cookie: eves, email: ada.email }, { cookie: `__Host-reset=${'x'.repeat(43)}` }]) {
    const { status, body } = await change(server, code, extra);
    expect([extra, status, body.code]).toEqual([extra, 400, 'wrong-code']);
  }
  expect((await change(server, code, { cookie: adas, email: ada.email.toUpperCase() })).status).toBe(200);
});

test('the mark is out of reach of scripts, and stays when the same browser asks again', async () => {
  await using server = await startTestServer({ rates: { ...noRates, codeCooldown: productionRates.codeCooldown } });
  const { id, email } = await server.person();
  const { headers } = await server.call('startReset', { params: { identifier: email } });
  expect(String(headers['set-cookie'])).toMatch(/^__Host-reset=[\w-]{43}; Path=\/; Max-Age=600; Secure; HttpOnly; SameSite=Strict$/);
  const first = String(headers['set-cookie']).split(';', 1)[0] ?? '';
  const again = await start(server, id, first); // by another name, and too early: nothing new is mailed
  expect(again).toBe(first);
  expect((await change(server, await mailedCode(server.database, email, 'resetPassword'), { cookie: again })).status).toBe(200);
});

test.each([
  ['localhost:4200', {}, /^reset=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Strict$/],
  ['127.0.0.1:4200', { origin: 'http://localhost:4200' }, /^reset=/],
  ['127.0.0.1:4200', { origin: 'https://bridge.example' }, /^__Host-reset=.*; Secure;/], // a proxy that says nothing of itself
  ['127.0.0.1:4200', { 'x-forwarded-for': '203.0.113.9' }, /^__Host-reset=.*; Secure;/],
])('on plain http of this machine (%s, %o) the mark is one that every browser takes, and it counts', async (host, more, kept) => {
  await using server = await startTestServer();
  const { email } = await server.person();
  const stranger = await server.person();
  const headers = { host, ...more };
  const marked = async (identifier: string) => String((await server.call('startReset', { params: { identifier }, headers })).headers['set-cookie']);
  const [mine, other] = [await marked(email), await marked(stranger.email)];
  expect(mine).toMatch(kept);
  const code = await mailedCode(server.database, email, 'resetPassword');
  const body = { uniqueVerificationCode: code, newPassword, confirmPassword: newPassword };
  const send = async (cookie: string) => (await server.call('changePassword', { body, headers: { ...headers, cookie: cookie.split(';', 1)[0] ?? '' } })).status;
  expect([await send(other), await send(mine)]).toEqual([400, 200]);
});

test('wrong, expired, used and replaced codes are answered byte for byte alike', async () => {
  await using server = await startTestServer();
  const { email } = await server.person();
  const answers = new Set<string>();
  const note = async (code: string) => {
    const { status, text } = await change(server, code);
    answers.add(`${status} ${text}`);
  };
  let cookie: string | undefined;
  const fresh = async () => {
    cookie = await start(server, email, cookie); // the same browser: what it asks for replaces what it had
    return mailedCode(server.database, email, 'resetPassword');
  };
  await note('0000000000');
  await note('x');
  await note("' or 1=1 --");
  const replaced = await fresh();
  const used = await fresh();
  await note(replaced);
  expect((await change(server, used)).status).toBe(200);
  await note(used);
  const expired = await fresh();
  await server.database.query(`update password_resets set expires_at = now() - interval '1 second'`);
  await note(expired);
  expect([...answers]).toEqual([expect.stringMatching(/^400 .*wrong-code/)]);
});

test('fifty uses of one code at the same moment change the password once', async () => {
  await using server = await startTestServer();
  const { email } = await server.person();
  await start(server, email);
  const code = await mailedCode(server.database, email, 'resetPassword');
  const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => change(server, code, { password: `a long password ${n}` })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status, body }) => status === 400 && body.code === 'wrong-code')).toHaveLength(49);
  const winner = answers.findIndex(({ status }) => status === 200);
  expect(await signsIn(server, email, `a long password ${winner}`)).toBe(200);
});

test('a bad new password is named at its field and leaves the code usable', async () => {
  await using server = await startTestServer();
  const { email } = await server.person();
  await start(server, email);
  const uniqueVerificationCode = await mailedCode(server.database, email, 'resetPassword');
  const bad = async (newer: string, confirmPassword: string) => {
    const { status, body } = await server.call('changePassword', { body: { uniqueVerificationCode, newPassword: newer, confirmPassword } });
    return [status, body.fields];
  };
  expect(await bad('short', 'short')).toEqual([400, [{ path: 'newPassword', message: 'Password must be at least 8 characters long' }]]);
  expect(await bad(newPassword, 'something else')).toEqual([400, [{ path: 'confirmPassword', message: 'Password does not match' }]]);
  expect(await bad('password123', 'password123')).toEqual([422, [{ path: 'newPassword', message: expect.stringContaining('one of the first') }]]);
  expect(await bad(email, email)).toEqual([422, [{ path: 'newPassword', message: expect.stringContaining('one of the first') }]]);
  expect((await change(server, uniqueVerificationCode)).status).toBe(200);
});

test('a reset is answered alike for known, unknown and impossible identifiers', async () => {
  await using server = await startTestServer();
  const { id, email } = await server.person();
  const answers = await Promise.all([email, id, 'nobody@example.com', '00000000-0000-4000-8000-000000000000', 'x', '💥'].map((identifier) => server.call('startReset', { params: { identifier } })));
  const shapes = answers.map(({ status, text, headers }) => JSON.stringify([status, text, Object.keys(headers), String(headers['set-cookie']).replace(/=[\w-]{43};/, '=…;')]));
  expect(new Set(shapes).size).toBe(1);
  expect(answers[0]?.status).toBe(200);
  expect(await mailsTo(server.database, 'nobody@example.com')).toEqual([]);
});

test('a reset proves the address, and ends the wait of somebody who had failed to sign in', async () => {
  await using server = await startTestServer({ rates: { ...noRates, loginByAddressAndNetwork: { most: 2, seconds: 900 } } });
  const { email } = await server.person();
  for (let n = 0; n < 2; n += 1) await signsIn(server, email, 'wrong password');
  expect(await signsIn(server, email, 'wrong password')).toBe(429);
  await start(server, email);
  await change(server, await mailedCode(server.database, email, 'resetPassword'));
  const { status, body } = await server.call('login', { body: { email, password: newPassword } });
  expect([status, body.data.user.isEmailVerified]).toEqual([200, true]);
});

test('ten thousand random codes hit nothing; the brake lets a hundred a minute through, and an owner with the mark still resets', async () => {
  const tries = process.env['LONG'] ? 10_000 : 1000;
  await using server = await startTestServer({ rates: { ...noRates, resetFailures: productionRates.resetFailures, resetFailuresByFlow: productionRates.resetFailuresByFlow } });
  const { email } = await server.person();
  const cookie = await start(server, email);
  const code = await mailedCode(server.database, email, 'resetPassword');
  const statuses: number[] = [];
  for (let n = 0; n < tries; n += 100) {
    const answers = await Promise.all(Array.from({ length: 100 }, () => change(server, randomBytes(8).toString('hex').slice(0, 10))));
    statuses.push(...answers.map(({ status }) => status));
  }
  expect(statuses.filter((status) => status === 400)).toHaveLength(100);
  expect(statuses.filter((status) => status === 429)).toHaveLength(tries - 100);
  expect((await change(server, code)).status).toBe(429); // without the mark, even the right one has to wait
  expect((await change(server, code, { cookie })).status).toBe(200);
});

test('whoever holds a mark has ten guesses with it', async () => {
  await using server = await startTestServer({ rates: { ...noRates, resetFailuresByFlow: productionRates.resetFailuresByFlow } });
  const { email } = await server.person();
  const cookie = await start(server, email);
  const answers = await Promise.all(Array.from({ length: 30 }, () => change(server, '0123456789', { cookie })));
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
});
