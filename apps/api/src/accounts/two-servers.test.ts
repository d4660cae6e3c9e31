import { afterAll, expect, test } from 'vitest';
import { productionRates } from '../core/rate-limit.ts';
import { openAgain, openTestDatabase } from '../database/testing.ts';
import { mailedCode } from '../testing/mails.ts';
import { noRates, startTestServer } from '../testing/server.ts';

// Two servers over one database, on PostgreSQL each with connections of its own: what is limited is limited for both
// together, exactly.
const database = await openTestDatabase();
const again = await openAgain(database);
const rates = {
  ...noRates,
  verifyByUser: productionRates.verifyByUser,
  loginByAddressAndNetwork: productionRates.loginByAddressAndNetwork,
  signUpByNetwork: { most: 20, seconds: 3600 },
};
const servers = [await startTestServer({ shared: database, rates }), await startTestServer({ shared: { ...again, drop: again.close }, rates })] as const;
afterAll(async () => {
  for (const server of servers) await server.close();
  if (again !== database) await again.close();
  await database.drop();
});

/** Makes the same call so many times at once, by turns on both servers. */
async function race<T>(times: number, work: (server: (typeof servers)[number], n: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: times }, (_, n) => work(n % 2 ? servers[1] : servers[0], n)));
}
function counts(answers: { status: number }[]): Record<number, number> {
  const all: Record<number, number> = {};
  for (const { status } of answers) all[status] = (all[status] ?? 0) + 1;
  return all;
}

const guesses = process.env['LONG'] ? 5000 : 1000;
test.each([['strangers', '203.0.113.5'], ['the network that signed up', '127.0.0.1']])(`of ${guesses} racing guesses of %s at a code, five are compared and fifteen answered; the right one comes too late`, async (_, from) => {
  const { id, email } = await servers[0].person();
  const code = await mailedCode(database, email, 'verifyEmail');
  const wrong = (n: number) => String((Number(code) + 1 + n) % 10_000).padStart(4, '0');
  // Five hundred at a time: of more, a server on PostgreSQL sheds some with 503 before it counts them.
  const answers: { status: number; body: { code: string } }[] = [];
  for (let at = 0; at < guesses; at += 500) {
    answers.push(...(await race(500, (server, n) => server.call('verifyCode', { body: { userId: id, uniqueVerificationCode: wrong(at + n) }, from }))));
  }
  expect(counts(answers)).toEqual({ 400: productionRates.verifyByUser.most, 429: guesses - productionRates.verifyByUser.most });
  expect(answers.filter(({ body }) => body.code === 'wrong-code').length).toBeLessThan(5); // the last one of five is told to be the last

  await database.query(`update rate_limits set used = 0 where used > 10`); // the day's limit alone
  const late = await servers[1].call('verifyCode', { body: { userId: id, uniqueVerificationCode: code }, from });
  expect([late.status, late.body.code]).toEqual([400, 'code-used-up']);
});

test('the fifth try still counts, the sixth does not', async () => {
  for (const [failures, status] of [[4, 200], [5, 400]] as const) {
    await database.query('delete from rate_limits');
    const { id, email } = await servers[0].person();
    const code = await mailedCode(database, email, 'verifyEmail');
    await race(failures, (server) => server.call('verifyCode', { body: { userId: id, uniqueVerificationCode: code === '0000' ? '0001' : '0000' } }));
    expect((await servers[0].call('verifyCode', { body: { userId: id, uniqueVerificationCode: code } })).status).toBe(status);
  }
});

test('wrong passwords are counted over both servers, and whoever must wait is told how long', async () => {
  const { email } = await servers[0].person();
  const answers = await race(60, (server) => server.call('login', { body: { email, password: 'wrong password' } }));
  expect(counts(answers)).toEqual({ 401: 10, 429: 50 });
  const refused = answers.find(({ status }) => status === 429);
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused?.body).toEqual({ success: false, code: 'too-many-requests', message: expect.stringMatching(/^That was tried too often\. You can try again in \d+ (minutes?|hours?)\.$/) });
});

test('sign-ups of one network are counted over both servers, whatever proxies are claimed', async () => {
  await database.query('delete from rate_limits');
  const answers = await race(40, (server, n) =>
    server.call('signUp', {
      body: { firstName: 'A', lastName: 'B', email: `race-${n}@example.com`, password: 'correct horse battery' },
      headers: { 'x-forwarded-for': `10.0.0.${n}` },
    }),
  );
  expect(counts(answers)).toEqual({ 200: 20, 429: 20 });
});

test('a session that ends on one server has ended on the other', async () => {
  await database.query('delete from rate_limits');
  const { token } = await servers[0].person();
  expect((await servers[1].call('ownProfile', { token })).status).toBe(200);
  await servers[0].call('logout', { token });
  expect((await servers[1].call('ownProfile', { token })).status).toBe(401);
});
