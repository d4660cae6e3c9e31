import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { productionRates } from '../core/rate-limit.ts';
import { mailedCode, mailsTo, waitOut } from '../testing/mails.ts';
import { noRates, startTestServer, type Person, type TestServer } from '../testing/server.ts';
import { codeOf } from './verification-code.ts';

const unknownId = '00000000-0000-4000-8000-000000000000';
const codeRates = { ...noRates, codeCooldown: productionRates.codeCooldown, codesByAccount: productionRates.codesByAccount };

/** From where nobody has signed in; what the owner's own browser may do besides is in strangers.test.ts. */
function verify(server: TestServer, userId: string, uniqueVerificationCode: string) {
  return server.call('verifyCode', { body: { userId, uniqueVerificationCode }, from: '203.0.113.5' });
}
function resend(server: TestServer, identifier: string, headers: Record<string, string> = {}) {
  return server.call('resendCode', { params: { identifier }, headers });
}
function other(code: string): string {
  return code === '0000' ? '0001' : '0000';
}
async function isVerified(server: TestServer, { token }: Person): Promise<boolean> {
  return (await server.call('ownProfile', { token })).body.user.isEmailVerified;
}

test('the mailed code verifies the address, in the specified words, and signs nobody in', async () => {
  await using server = await startTestServer();
  const person = await server.person();
  const { status, body, headers } = await verify(server, person.id, await mailedCode(server.database, person.email, 'verifyEmail'));
  expect([status, body]).toEqual([200, { success: true, message: 'Email verification succesfull' }]);
  expect(headers['set-cookie']).toBeUndefined();
  expect(await isVerified(server, person)).toBe(true);
});

test('wrong, expired, used, replaced, tried too often and unknown are answered byte for byte alike', async () => {
  await using server = await startTestServer();
  const answers = new Set<string>();
  const note = ({ status, text, headers }: Awaited<ReturnType<typeof verify>>) => void answers.add(JSON.stringify([status, text, Object.keys(headers)]));
  const fresh = async () => {
    const person = await server.person();
    return { person, code: await mailedCode(server.database, person.email, 'verifyEmail') };
  };

  const wrong = await fresh();
  note(await verify(server, wrong.person.id, other(wrong.code)));

  const expired = await fresh();
  await server.database.query(`update verification_codes set expires_at = now() - interval '1 second' where user_id = $1`, [expired.person.id]);
  note(await verify(server, expired.person.id, expired.code));

  const used = await fresh();
  expect((await verify(server, used.person.id, used.code)).status).toBe(200);
  note(await verify(server, used.person.id, used.code));

  const replaced = await fresh();
  let newer = replaced.code;
  while (newer === replaced.code) {
    for (let n = 0; n < 5; n += 1) await verify(server, replaced.person.id, other(newer));
    await resend(server, replaced.person.email);
    newer = await mailedCode(server.database, replaced.person.email, 'verifyEmail');
  }
  note(await verify(server, replaced.person.id, replaced.code));

  const tired = await fresh();
  for (let n = 0; n < 4; n += 1) note(await verify(server, tired.person.id, other(tired.code)));
  for (const code of [other(tired.code), tired.code]) expect((await verify(server, tired.person.id, code)).body).toMatchObject({ code: 'code-used-up', message: expect.stringContaining('used up') as string });

  const stranger = await fresh();
  note(await verify(server, wrong.person.id, stranger.code === wrong.code ? other(wrong.code) : stranger.code));
  note(await verify(server, unknownId, '0000'));
  note(await verify(server, 'no id at all', '0000'));
  note(await verify(server, "' or 1=1 --", '0000'));

  expect([...answers]).toHaveLength(1);
  expect([...answers][0]).toContain('wrong-code');
  for (const { person } of [wrong, expired, replaced, tired, stranger]) expect(await isVerified(server, person)).toBe(false);
});

test('anything but four digits is refused at its field and is no try', async () => {
  await using server = await startTestServer();
  const { id } = await server.person();
  for (const code of ['', '123', '12345', '12a4', '١٢٣', '12 4']) {
    const { status, body } = await verify(server, id, code);
    expect([code, status, body.fields?.[0]]).toEqual([code, 400, { path: 'uniqueVerificationCode', message: 'Enter the code sent to your email' }]);
  }
  expect(await server.database.query('select attempts from verification_codes')).toEqual([{ attempts: 0 }]);
});

test.each([['Arabic', 0x6_60], ['full-width', 0xFF_10]])('the four digits are read as a keyboard of another script writes them: %s', async (_, zero) => {
  await using server = await startTestServer();
  const person = await server.person();
  const code = await mailedCode(server.database, person.email, 'verifyEmail');
  expect((await verify(server, person.id, code.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit))))).status).toBe(200);
  expect(await isVerified(server, person)).toBe(true);
});

test('fifty right guesses at the same moment verify once', async () => {
  await using server = await startTestServer();
  const person = await server.person();
  const code = await mailedCode(server.database, person.email, 'verifyEmail');
  const answers = await Promise.all(Array.from({ length: 50 }, () => verify(server, person.id, code)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a new code is mailed by user id as well as by address, to whoever is not yet verified', async () => {
  await using server = await startTestServer();
  const person = await server.person();
  for (const identifier of [person.email, person.email.toUpperCase(), person.id, person.id.toUpperCase()]) await resend(server, identifier);
  expect(await mailsTo(server.database, person.email)).toHaveLength(5);
  await verify(server, person.id, await mailedCode(server.database, person.email, 'verifyEmail'));
  await resend(server, person.email);
  expect(await mailsTo(server.database, person.email)).toHaveLength(5);
});

const age = (server: TestServer, { id }: Person, minutes: number) =>
  server.database.query(
    `update verification_codes set created_at = created_at - make_interval(mins => $2), expires_at = expires_at - make_interval(mins => $2), earlier_expires_at = earlier_expires_at - make_interval(mins => $2)
     where user_id = $1`,
    [id, minutes],
  );

test('as long as a code lives, whoever asks has that one sent again, with the time it has left; and its guesses are not begun anew', async () => {
  await using server = await startTestServer();
  const person = await server.person();
  const code = await mailedCode(server.database, person.email, 'verifyEmail');
  for (let n = 0; n < 4; n += 1) await verify(server, person.id, other(code));
  await age(server, person, 4);
  await Promise.all([person.email, person.id, person.email].map((identifier) => resend(server, identifier)));
  const mails = await mailsTo(server.database, person.email);
  expect(mails.map(({ subject }) => subject)).toEqual(Array<string>(4).fill(`Your Bridge AI verification code: ${code}`));
  expect(mails.map(({ body }) => /valid for (\d+) minutes/.exec(body)?.[1]).toSorted()).toEqual(['10', '5', '5', '5']);
  expect((await verify(server, person.id, other(code))).body.code).toBe('code-used-up');
  expect((await verify(server, person.id, code)).body.code).toBe('code-used-up');
});

test('near its end a code has a younger one beside it: both are good, each for its own time and five guesses', async () => {
  await using server = await startTestServer();
  const two = async (minutes: number) => {
    for (;;) {
      const person = await server.person();
      const first = await mailedCode(server.database, person.email, 'verifyEmail');
      await age(server, person, minutes);
      await resend(server, person.email);
      const second = await mailedCode(server.database, person.email, 'verifyEmail');
      if (first !== second) return { person, first, second, wrong: ['0000', '0001', '0002'].find((code) => code !== first && code !== second) ?? '' };
    }
  };
  const [early, late, gone, tired] = [await two(6), await two(6), await two(6), await two(6)];
  expect((await verify(server, early.person.id, early.first)).status).toBe(200);
  expect((await verify(server, early.person.id, early.second)).status).toBe(400); // both are used up by one of them
  expect((await verify(server, late.person.id, late.second)).status).toBe(200);
  for (let n = 0; n < 2; n += 1) await verify(server, tired.person.id, tired.wrong);
  await server.database.query('update verification_codes set earlier_attempts = 5 where user_id = $1', [tired.person.id]); // three of them before
  expect((await verify(server, tired.person.id, tired.first)).body.code).toBe('wrong-code');
  expect((await verify(server, tired.person.id, tired.second)).status).toBe(200);
  await age(server, gone.person, 5);
  expect((await verify(server, gone.person.id, gone.first)).body.code).toBe('wrong-code');
  expect((await verify(server, gone.person.id, gone.second)).status).toBe(200);
});

test('a code that was made before codes were sent again stays good beside the next one', async () => {
  await using server = await startTestServer();
  const person = await server.person();
  const code = await mailedCode(server.database, person.email, 'verifyEmail');
  await server.database.query('update verification_codes set seed = null');
  await resend(server, person.email);
  expect((await verify(server, person.id, code)).status).toBe(200);
});

test('asking for a code is answered alike for known, unknown, verified and impossible identifiers', async () => {
  await using server = await startTestServer();
  const [known, verified] = [await server.person(), await server.person()];
  await verify(server, verified.id, await mailedCode(server.database, verified.email, 'verifyEmail'));
  const answers = await Promise.all(
    [known.email, known.id, verified.email, verified.id, 'nobody@example.com', unknownId, 'x', "'", '💥', 'a@b', `${'x'.repeat(240)}@example.com`].map((identifier) => resend(server, identifier)),
  );
  expect(new Set(answers.map(({ status, text, headers }) => JSON.stringify([status, text, Object.keys(headers)]))).size).toBe(1);
  expect(answers[0]?.status).toBe(200);
  expect(answers[0]?.headers['cache-control']).toBe('no-store');
});

test('a hundred requests at once send one mail, and one more each minute up to five in an hour', async () => {
  await using server = await startTestServer({ rates: codeRates });
  const person = await server.person();
  expect((await resend(server, person.email)).status).toBe(200); // the code of the sign-up is younger than a minute
  expect(await mailsTo(server.database, person.email)).toHaveLength(1);

  const minute = `update rate_limits set resets_at = resets_at - interval '61 seconds'`;
  await server.database.query(minute);
  const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => resend(server, n % 2 ? person.email : person.id)));
  expect(await mailsTo(server.database, person.email)).toHaveLength(2);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(98); // one answer for the address, one for the id; who asks again is told to wait
  expect(Math.max(...refused.map(({ headers }) => Number(headers['retry-after'])))).toBeLessThanOrEqual(60);
  expect(refused[0]?.body.message).toBe('That was tried too often. You can try again in 1 minute.');

  for (let minutes = 0; minutes < 10; minutes += 1) {
    await server.database.query(minute);
    await resend(server, minutes % 2 ? person.email : person.id);
  }
  expect(await mailsTo(server.database, person.email)).toHaveLength(5);
  await waitOut(server.database);
  await resend(server, person.email);
  expect(await mailsTo(server.database, person.email)).toHaveLength(6);
});

test('who asks too often is refused alike with and without an account', async () => {
  await using server = await startTestServer({ rates: codeRates });
  const { email } = await server.person();
  const ask = async (identifier: string) => {
    await resend(server, identifier);
    const { status, text } = await resend(server, identifier);
    return [status, text];
  };
  expect(await ask(email)).toEqual(await ask('nobody@example.com'));
  expect((await resend(server, email)).status).toBe(429);
});

test('an image, a link, a form, a prefetch or another site sends nothing, and neither does HEAD', async () => {
  await using server = await startTestServer({ origins: ['https://app.example'] });
  const { email } = await server.person();
  const foreign: Record<string, string>[] = [
    { 'sec-purpose': 'prefetch' },
    { 'sec-purpose': 'prefetch;prerender' },
    { purpose: 'prefetch' },
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty', origin: 'https://evil.example' },
    { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' },
    { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' },
  ];
  for (const headers of foreign) {
    const { status, body } = await resend(server, email, headers);
    expect([headers, status, body.code]).toEqual([headers, 403, 'not-from-here']);
  }
  const head = await server.app.inject({ method: 'HEAD', url: `/users/resend-otp-code/${email}` });
  expect(head.statusCode).toBe(405);
  expect(await mailsTo(server.database, email)).toHaveLength(1);

  expect((await resend(server, email, { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' })).status).toBe(200);
  expect((await resend(server, email, { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty', origin: 'https://app.example' })).status).toBe(200);
  expect(await mailsTo(server.database, email)).toHaveLength(3);
});

test('every four-digit code is as likely as any other', () => {
  const counts = new Array<number>(10_000).fill(0);
  const draws = 50_000;
  const secret = randomBytes(32);
  for (let n = 0; n < draws; n += 1) {
    const code = Number(codeOf(secret, unknownId, randomBytes(16)));
    counts[code] = (counts[code] ?? 0) + 1;
  }
  const expected = draws / counts.length;
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  // 9,999 degrees of freedom: beyond six standard deviations, a fair draw ends once in a billion runs.
  expect(Math.abs(chiSquare - 9999)).toBeLessThan(6 * Math.sqrt(2 * 9999));
});
