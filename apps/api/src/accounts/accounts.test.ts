import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { productionRates } from '../core/rate-limit.ts';
import { noRates, startTestServer } from '../testing/server.ts';

const ada = { firstName: ' Ada ', lastName: 'Example', email: ' Ada@Example.COM ', password: 'correct horse battery', role: 'talent' } as const;

const oneEach = Object.fromEntries(
  (['loginByAddressAndNetwork', 'loginByAddress', 'loginByNetwork', 'signUpByNetwork', 'passwordByUser'] as const).map((rule) => [rule, { most: 1, seconds: 3600 }]),
);

test('a sign-up creates the user, signs them in and says so in the specified words', async () => {
  await using server = await startTestServer();
  const { status, body } = await server.call('signUp', { body: ada });
  expect(status).toBe(200);
  expect(body).toMatchObject({ success: true, message: 'User created successfully', data: { isNewUser: true } });
  expect(body.data.user).toMatchObject({ firstName: 'Ada', email: 'ada@example.com', role: 'TALENT', isEmailVerified: false, isProfileDataSet: false });
  expect(body.data.user.userId).toBe(body.data.user._id);

  const profile = await server.call('ownProfile', { token: body.data.token });
  expect(profile.body).toMatchObject({ firstName: 'Ada', lastName: 'Example', role: 'TALENT' });
});

test('exactly the specified sign-up payload works, and without a role it makes a talent', async () => {
  await using server = await startTestServer();
  const { role: _, ...withoutRole } = ada;
  const { status, body } = await server.call('signUp', { body: withoutRole });
  expect([status, body.data.user.role]).toEqual([200, 'TALENT']);
});

test('neither the password nor the token is in the database', async () => {
  await using server = await startTestServer();
  const { body } = await server.call('signUp', { body: ada });
  const stored = JSON.stringify([await server.database.query('select * from users'), await server.database.query('select * from sign_in_sessions')]);
  expect(stored).not.toContain(ada.password);
  expect(stored).not.toContain(body.data.token);
  const [session] = await server.database.query<{ token_hash: Buffer }>('select token_hash from sign_in_sessions');
  expect(session?.token_hash).toEqual(createHash('sha256').update(body.data.token).digest());
});

test('fifty people who sign up with one address at the same moment make one user', async () => {
  await using server = await startTestServer();
  const spellings = ['ada@example.com', 'ADA@example.com', ' ada@Example.com', 'ａda@example.com'];
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) => server.call('signUp', { body: { ...ada, email: spellings[n % spellings.length] ?? '' } })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status, body }) => status === 409 && body.code === 'email-taken')).toHaveLength(49);
  expect(await server.database.query('select email from users')).toEqual([{ email: 'ada@example.com' }]);
});

test('a taken address is refused without saying so, and its owner is told once a day', async () => {
  await using server = await startTestServer();
  await server.call('signUp', { body: ada });
  for (let tries = 0; tries < 3; tries += 1) {
    const { body } = await server.call('signUp', { body: { ...ada, firstName: 'Eve' } });
    expect(body.message).toBe('No account could be created with this email address. If it is yours, sign in or reset your password.');
  }
  const mails = await server.database.query<{ subject: string }>(`select subject from outbox where dedupe like 'address-taken:%'`);
  expect(mails).toEqual([{ subject: 'Somebody tried to create a Bridge AI account with your address' }]);
});

test('a password that everybody guesses first is refused at its field', async () => {
  await using server = await startTestServer();
  for (const password of ['password', 'PASSWORD123', 'qwertyuiop', '12345678', 'aaaaaaaaaa', 'ada@example.com', 'BridgeAI-2026!', 'mentor12345', 'bridge ai', 'P@ssw0rd', 'Passw0rd2026!', 'iloveyou1!', 'trustno1trustno1'.slice(0, 8), 'SUNSHINE99']) {
    const { status, body } = await server.call('signUp', { body: { ...ada, password } });
    expect([password, status, body.code, body.fields?.[0]?.path]).toEqual([password, 422, 'common-password', 'password']);
  }
  expect(await server.database.query('select id from users')).toEqual([]);
});

test('bad fields are named with the specified words', async () => {
  await using server = await startTestServer();
  const { status, body } = await server.call('signUp', { body: { ...ada, firstName: '', email: 'not an address', password: 'short' } });
  expect([status, body.code]).toEqual([400, 'invalid-input']);
  expect(body.fields).toEqual([
    { path: 'firstName', message: 'Fill in this field' },
    { path: 'email', message: 'Please enter a valid email address' },
    { path: 'password', message: 'Password must be at least 8 characters long' },
  ]);
});

test('a sign-up queues a mail with a code that the database has as a keyed hash only', async () => {
  await using server = await startTestServer();
  await server.call('signUp', { body: ada });
  const [mail] = await server.database.query<{ recipient: string; subject: string; body: string }>('select recipient, subject, body from outbox');
  expect(mail).toMatchObject({ recipient: 'ada@example.com', subject: expect.stringMatching(/^Your Bridge AI verification code: \d{4}$/) });
  const code = mail?.subject.slice(-4) ?? '';
  expect(mail?.body).toContain(`your verification code is ${code}.`);
  const [stored] = await server.database.query<{ code_hash: Buffer }>('select code_hash from verification_codes');
  const guesses = Array.from({ length: 10_000 }, (_, n) => createHash('sha256').update(String(n).padStart(4, '0')).digest('hex'));
  expect(guesses).not.toContain(stored?.code_hash.toString('hex'));
});

test('login takes the address in any letter case and says so in the specified words', async () => {
  await using server = await startTestServer();
  await server.call('signUp', { body: ada });
  const { status, body } = await server.call('login', { body: { email: 'ADA@example.com', password: ada.password } });
  expect(status).toBe(200);
  expect(body).toMatchObject({ success: true, message: 'User logged in successfully', data: { isNewUser: false } });
});

test('a wrong password and an unknown address are answered byte for byte alike', async () => {
  await using server = await startTestServer();
  await server.call('signUp', { body: ada });
  const known = await server.call('login', { body: { email: ada.email, password: 'something else' } });
  const unknown = await server.call('login', { body: { email: 'nobody@example.com', password: 'something else' } });
  expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
  expect(known.status).toBe(401);
  expect(Object.keys(known.headers)).toEqual(Object.keys(unknown.headers));
});

test('a sign-in lasts 7 days, and 30 when it is to be remembered', async () => {
  await using server = await startTestServer();
  const { email, password } = await server.person();
  const days = async (rememberMe: boolean) => {
    const { body } = await server.call('login', { body: { email, password, rememberMe } });
    return (Date.parse(body.data.user.tokenExpiryDate) - Date.parse(body.data.user.tokenInitializationDate)) / 86_400_000;
  };
  expect([await days(false), await days(true)]).toEqual([7, 30]);
});

test('the eleventh wrong password for one address from one network has to wait', async () => {
  await using server = await startTestServer({ rates: { ...noRates, loginByAddressAndNetwork: productionRates.loginByAddressAndNetwork } });
  const { email, password } = await server.person();
  const attempts = await Promise.all(Array.from({ length: 30 }, () => server.call('login', { body: { email, password: 'wrong password' } })));
  expect(attempts.filter(({ status }) => status === 401)).toHaveLength(10);
  const refused = attempts.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(20);
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(800);
  expect((await server.call('login', { body: { email, password } })).status).toBe(429);

  await server.database.query(`update rate_limits set resets_at = now() - interval '1 second'`);
  expect((await server.call('login', { body: { email, password } })).status).toBe(200);
});

test('somebody who signs in rightly again and again is never made to wait', async () => {
  await using server = await startTestServer({ rates: { ...noRates, loginByAddressAndNetwork: { most: 3, seconds: 900 } } });
  const { email, password } = await server.person();
  for (let n = 0; n < 6; n += 1) expect((await server.call('login', { body: { email, password } })).status).toBe(200);
});

test('logout ends this sign-in session at once and leaves the others', async () => {
  await using server = await startTestServer();
  const { token, email, password } = await server.person();
  const other = await server.call('login', { body: { email, password } });
  const { status, body } = await server.call('logout', { token });
  expect([status, body.message]).toEqual([200, 'Logout Successfull']);
  expect((await server.call('ownProfile', { token })).status).toBe(401);
  expect((await server.call('ownProfile', { token: other.body.data.token })).status).toBe(200);
});

test('either header carries the token; different ones, a cookie or another scheme do not', async () => {
  await using server = await startTestServer();
  const { token } = await server.person();
  const other = await server.person();
  const status = async (headers: Record<string, string>) => (await server.call('ownProfile', { headers })).status;
  expect(await status({ authorization: `Bearer ${token}` })).toBe(200);
  expect(await status({ 'x-access-token': token })).toBe(200);
  expect(await status({ authorization: `Bearer ${token}`, 'x-access-token': other.token })).toBe(401);
  expect(await status({ cookie: `authToken=${token}` })).toBe(401);
  expect(await status({ authorization: `Basic ${token}`, 'x-access-token': token })).toBe(401);
  expect(await status({ authorization: 'Bearer' })).toBe(401);
  expect(await status({ authorization: `Bearer ${token}x` })).toBe(401);
});

test('the own profile can be changed, and only what the contract lists', async () => {
  await using server = await startTestServer();
  const { id, token } = await server.person();
  const params = { userId: id };
  const { status, body } = await server.call('updateProfile', { params, token, body: { user: { firstName: 'Grace', technicalSkills: ['Programming'], careerAspiration: 'Captain' } } });
  expect([status, body.message, body.data.firstName, body.data.isProfileDataSet]).toEqual([200, 'Profile updated successfully', 'Grace', true]);

  await server.call('updateProfile', { params, token, body: { user: { softSkills: ['Leadership'] } } });
  const { body: full } = await server.call('lookUpUser', { params, token });
  expect(full.data).toMatchObject({ survey: { technicalSkills: ['Programming'], careerAspiration: 'Captain', softSkills: ['Leadership'] }, careerBlueprint: null });

  const before = await server.database.query('select * from users');
  for (const field of ['id', '_id', 'role', 'email', 'password_hash', 'email_verified_at', 'isEmailVerified', 'created_at', 'accepted_terms', 'accepted_privacy', 'profile', 'mentorVerificationStatus', 'token']) {
    const refused = await server.call('updateProfile', { params, token, body: { user: { firstName: 'Eve', [field]: 'MENTOR' } } });
    expect([field, refused.status, refused.body.fields]).toEqual([field, 400, [{ path: `user.${field}`, message: 'Leave this field out: it is not known here' }]]);
  }
  expect(await server.database.query('select * from users')).toEqual(before);
});

test('a mentor has no survey to send', async () => {
  await using server = await startTestServer();
  const { id, token } = await server.person('MENTOR');
  const { status } = await server.call('updateProfile', { params: { userId: id }, token, body: { user: { currentStatus: 'Student' } } });
  expect(status).toBe(403);
  expect((await server.call('updateProfile', { params: { userId: id }, token, body: { user: { lastName: 'Hopper' } } })).status).toBe(200);
});

test('what a busy server turns away is no try: neither a login, a sign-up nor a deletion', async () => {
  await using server = await startTestServer();
  const { id, email, password, token } = await server.person();
  await using busy = await startTestServer({ shared: server.database, rates: { ...noRates, ...oneEach }, hashQueue: { atOnce: 0, waiting: 0 } });
  await server.database.query('delete from rate_limits'); // of the sign-up
  const calls = [
    () => busy.call('login', { body: { email, password } }),
    () => busy.call('signUp', { body: ada }),
    () => busy.call('deleteAccount', { params: { userId: id }, token, body: { password } }),
  ];
  for (const send of calls) {
    for (const { status, headers } of [await send(), await send()]) expect([status, headers['retry-after']]).toEqual([503, '10']);
  }
});
