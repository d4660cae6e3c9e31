import { generateKeyPair, type JWTPayload } from 'jose';
import { afterAll, expect, test } from 'vitest';
import { startIssuer, clientId } from '../../testing/issuer.ts';
import { mailedCode, mailsTo } from '../../testing/mails.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

const issuer = await startIssuer();
afterAll(() => issuer[Symbol.asyncDispose]());
const open = () => startTestServer({ thirdParty: { clientId, issuer: issuer.url } });
const specified = { thirdPartyUserId: 'subject-1', provider: 'GOOGLE', email: 'ada@example.com', firstName: 'Ada', lastName: 'Example', profileImageUrl: '', role: 'TALENT' } as const;

async function nonce(server: TestServer): Promise<string> {
  return (await server.call('thirdPartyNonce')).body.data.nonce;
}
type Sent = Partial<Omit<typeof specified, 'role'>> & { role?: 'TALENT' | 'MENTOR' | 'PARTNER'; rememberMe?: boolean; mayCreate?: boolean };
async function signIn(server: TestServer, changes: JWTPayload = {}, sent: Record<string, unknown> & Sent = {}) {
  const idToken = await issuer.token({ nonce: await nonce(server), ...changes });
  return server.call('thirdParty', { body: { ...specified, ...sent, idToken } });
}
async function signUp(server: TestServer, email = 'ada@example.com') {
  const { body } = await server.call('signUp', { body: { firstName: 'Early', lastName: 'Bird', email, password: 'chosen in advance' } });
  return { id: body.data.user._id, token: body.data.token };
}

test('a proven identity signs up, and signs in afterwards', async () => {
  await using server = await open();
  const first = await signIn(server, { picture: 'https://images.example/ada.png' }, { role: 'MENTOR' });
  expect([first.status, first.body.message, first.body.data.isNewUser]).toEqual([200, 'User created successfully', true]);
  expect(first.body.data.user).toMatchObject({ firstName: 'Ada', lastName: 'Example', email: 'ada@example.com', role: 'MENTOR', isEmailVerified: true, hasPassword: false, profileImageUrl: 'https://images.example/ada.png' });

  const second = await signIn(server, { email: 'moved@example.com' }, { role: 'PARTNER', email: 'moved@example.com' as never, rememberMe: true });
  expect([second.status, second.body.message, second.body.data.isNewUser]).toEqual([200, 'Welcome Back', false]);
  expect(second.body.data.user).toMatchObject({ _id: first.body.data.user._id, role: 'MENTOR', email: 'ada@example.com' });
  expect((await server.call('ownProfile', { token: second.body.data.token })).status).toBe(200);
  expect((await server.call('login', { body: { email: 'ada@example.com', password: 'undefined' } })).status).toBe(401);
});

test.each([
  ['a new one', undefined],
  ['one that somebody registered in advance', signUp],
])('the texts that were accepted are kept with the account: %s', async (_, before) => {
  await using server = await open();
  await before?.(server);
  await signIn(server, {}, { acceptedTerms: 'draft-1', acceptedPrivacy: 'draft-2' });
  expect(await server.database.query('select accepted_terms, accepted_privacy from users')).toEqual([{ accepted_terms: 'draft-1 (en)', accepted_privacy: 'draft-2 (en)' }]);
});

test('every forged, foreign, stale or replayed token is refused alike and leaves nothing behind', async () => {
  await using server = await open();
  const another = await generateKeyPair('RS256');
  const now = Math.floor(Date.now() / 1000);
  const fresh = async (changes: JWTPayload = {}) => issuer.token({ nonce: await nonce(server), ...changes });
  const good = await fresh();
  const [head = '', payload = '', signature = ''] = good.split('.');
  const swapped = Buffer.from(JSON.stringify(issuer.claims({ nonce: await nonce(server), sub: 'subject-2' }))).toString('base64url');
  const spent = await fresh();
  expect((await server.call('thirdParty', { body: { ...specified, thirdPartyUserId: 'subject-1', idToken: spent } })).status).toBe(200);
  const expiredNonce = await fresh();
  await server.database.query(`update third_party_nonces set expires_at = now() - interval '1 second'`);

  const variants: [string, Record<string, unknown>][] = [
    ['no token', {}],
    ['no JWT', { idToken: 'x' }],
    ['empty', { idToken: '' }],
    ['alg none', { idToken: issuer.unsigned({ nonce: await nonce(server) }) }],
    ['HS256 with the client id', { idToken: await issuer.token({ nonce: await nonce(server) }, Buffer.from(clientId.padEnd(32, '.')), { alg: 'HS256' }) }],
    ['HS256 with the public key', { idToken: await issuer.token({ nonce: await nonce(server) }, Buffer.from(JSON.stringify(issuer.jwk)), { alg: 'HS256', kid: 'one' }) }],
    ['another key under the right id', { idToken: await issuer.token({ nonce: await nonce(server) }, another.privateKey) }],
    ['another key under its own id', { idToken: await issuer.token({ nonce: await nonce(server) }, another.privateKey, { alg: 'RS256', kid: 'two' }) }],
    ['claims swapped under a signature', { idToken: `${head}.${swapped}.${signature}`, thirdPartyUserId: 'subject-2' }],
    ['signature cut off', { idToken: `${head}.${payload}.` }],
    ['another audience', { idToken: await fresh({ aud: 'another-client' }) }],
    ['several audiences, issued to nobody', { idToken: await fresh({ aud: [clientId, 'another-client'] }) }],
    ['issued to another client', { idToken: await fresh({ aud: [clientId, 'another-client'], azp: 'another-client' }) }],
    ['another issuer', { idToken: await fresh({ iss: 'https://accounts.google.com' }) }],
    ['expired', { idToken: await fresh({ exp: now - 60 }) }],
    ['issued long ago', { idToken: await fresh({ iat: now - 3600 }) }],
    ['from the future', { idToken: await fresh({ iat: now + 3600, nbf: now + 3600 }) }],
    ['without an end', { idToken: await fresh({ exp: undefined as never }) }],
    ['another subject', { idToken: await fresh({ sub: 'subject-2' }) }],
    ['another id in the payload', { idToken: await fresh(), thirdPartyUserId: 'subject-2' }],
    ['another address in the payload', { idToken: await fresh(), email: 'victim@example.com' }],
    ['an address that is not verified', { idToken: await fresh({ email_verified: false }) }],
    ['an address verified as text', { idToken: await fresh({ email_verified: 'true' }) }],
    ['no address', { idToken: await fresh({ email: undefined }) }],
    ['no nonce', { idToken: await issuer.token({}) }],
    ['a nonce of its own', { idToken: await issuer.token({ nonce: 'x'.repeat(43) }) }],
    ['a nonce out of date', { idToken: expiredNonce }],
    ['replayed', { idToken: spent }],
  ];
  const before = await server.database.query('select * from users');
  const sessions = await server.database.query('select token_hash from sign_in_sessions');
  const texts = new Set<string>();
  for (const [variant, changes] of variants) {
    const { status, body, text } = await server.call('thirdParty', { body: { ...specified, ...changes } as never }); // some are wrong on purpose
    expect([variant, status, body.code]).toEqual([variant, 401, 'third-party-refused']);
    texts.add(text);
  }
  expect(texts.size).toBe(1);
  expect(await server.database.query('select * from users')).toEqual(before);
  expect(await server.database.query('select token_hash from sign_in_sessions')).toEqual(sessions);
});

test('fifty uses of one token at the same moment sign in once', async () => {
  await using server = await open();
  const idToken = await issuer.token({ nonce: await nonce(server) });
  const answers = await Promise.all(Array.from({ length: 50 }, () => server.call('thirdParty', { body: { ...specified, idToken } })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(49);
});

test('ten first sign-ins of one identity at the same moment make one user', async () => {
  await using server = await open();
  const answers = await Promise.all(Array.from({ length: 10 }, () => signIn(server)));
  expect(answers.map(({ status, body }) => (status === 200 ? 200 : [status, body]))).toEqual(Array(10).fill(200));
  expect(new Set(answers.map(({ body }) => body.data.user._id)).size).toBe(1);
  expect(answers.filter(({ body }) => body.data.isNewUser)).toHaveLength(1);
});

test('a verified account of the same address is linked, keeps its password, and its owner is told', async () => {
  await using server = await open();
  const { id } = await signUp(server);
  await server.call('verifyCode', { body: { userId: id, uniqueVerificationCode: await mailedCode(server.database, 'ada@example.com', 'verifyEmail') } });
  const { body } = await signIn(server);
  expect([body.message, body.data.user._id, body.data.user.hasPassword, body.data.user.firstName]).toEqual(['Welcome Back', id, true, 'Early']);
  expect((await server.call('login', { body: { email: 'ada@example.com', password: 'chosen in advance' } })).status).toBe(200);
  expect((await mailsTo(server.database, 'ada@example.com')).map(({ subject }) => subject)).toContain('You can now sign in to Bridge AI with Google');
});

test('an address registered in advance by somebody else is taken over without their password, sessions or codes', async () => {
  await using server = await open();
  const attacker = await signUp(server);
  const oldCode = await mailedCode(server.database, 'ada@example.com', 'verifyEmail');
  const { body } = await signIn(server);
  expect([body.data.user._id, body.data.user.hasPassword, body.data.user.isEmailVerified]).toEqual([attacker.id, false, true]);
  expect((await server.call('login', { body: { email: 'ada@example.com', password: 'chosen in advance' } })).status).toBe(401);
  expect((await server.call('ownProfile', { token: attacker.token })).status).toBe(401);
  expect((await server.call('verifyCode', { body: { userId: attacker.id, uniqueVerificationCode: oldCode } })).status).toBe(400);
  expect((await server.call('ownProfile', { token: body.data.token })).status).toBe(200);
});

test.each(['TALENT', 'MENTOR', 'PARTNER'] as const)('an address that a stranger registered as a mentor decides neither role nor name of its owner, who is a %s', async (role) => {
  await using server = await open();
  await server.call('signUp', { body: { firstName: 'Some', lastName: 'Stranger', email: 'ada@example.com', password: 'chosen in advance', role: 'MENTOR' } });
  const asked = await signIn(server, {}, { mayCreate: false });
  expect([asked.status, asked.body.code]).toEqual([409, 'choose-role']);
  const { body } = await signIn(server, {}, { role });
  expect([body.data.user.role, body.data.user.firstName, body.data.user.hasPassword]).toEqual([role, 'Ada', false]);
  expect(await server.database.query('select 1 from users')).toHaveLength(1);
});

test('somebody unknown is asked for their role first, and the same proof then makes the account', async () => {
  await using server = await open();
  const own = await nonce(server);
  const ask = (more: Sent) => signIn(server, { nonce: own }, more);
  expect((await ask({ mayCreate: false })).body.code).toBe('choose-role');
  expect(await server.database.query('select 1 from users')).toEqual([]);
  const made = await ask({ role: 'PARTNER' });
  expect([made.status, made.body.data.user.role]).toEqual([200, 'PARTNER']);
  expect((await signIn(server, {}, { mayCreate: false })).body.data.user.role).toBe('PARTNER');
});

test('names that are missing or unfit come from what is left, never as they are', async () => {
  await using server = await open();
  const named = async (sub: string, changes: JWTPayload, sent: Record<string, unknown>) => {
    const email = `${sub}@example.com`;
    const { body } = await signIn(server, { sub, email, ...changes }, { thirdPartyUserId: sub as never, email: email as never, ...sent });
    return [body.data.user.firstName, body.data.user.lastName];
  };
  expect(await named('a', { given_name: undefined, family_name: undefined, name: 'Plato' }, { lastName: undefined })).toEqual(['Plato', '']);
  expect(await named('b', { given_name: 'A\u202Eb\r\nBcc: c', family_name: 'x'.repeat(500) }, {})).toEqual(['Ab Bcc: c', 'x'.repeat(100)]);
  expect(await named('c', { given_name: undefined, family_name: undefined }, { firstName: '', lastName: '' })).toEqual(['c', '']);
});

test('a name that leads elsewhere is passed over, whoever gives it: people under 18 read names, too', async () => {
  await using server = await open();
  const named = async (email: string, [given_name, family_name]: [string, string], [firstName, lastName]: [string, string] = ['', '']) => {
    const { body } = await signIn(server, { sub: email, email, given_name, family_name, name: undefined }, { thirdPartyUserId: email as never, email: email as never, firstName: firstName as never, lastName: lastName as never });
    return [body.data.user.firstName, body.data.user.lastName];
  };
  expect(await named('one@example.com', ['Ada 08035550199', 'Example'])).toEqual(['one', 'Example']);
  expect(await named('two@example.com', ['Ada', 'add me on insta'], ['', 'Obi'])).toEqual(['Ada', 'Obi']);
  expect(await named('three@example.com', ['wa.me/2348035550199', 't.me/ada'], ['my snap: ada.works', '@ada_works'])).toEqual(['three', '']);
  expect(await named('four@example.com', ['Ada 0803', '555 0199'])).toEqual(['Ada 0803', '']); // in two parts
  expect(await named('08035550199@example.com', ['', ''])).toEqual(['–', '']); // nor is a number that is the address a name
  expect(await named('ada.obi77@example.com', ['', ''])).toEqual(['ada', '']);
});

test('the settings say whether and where, and a provider out of reach is no button and a 503', async () => {
  await using server = await open();
  expect((await server.call('settings')).body.data).toMatchObject({ thirdParty: { provider: 'GOOGLE', clientId, authorizationEndpoint: `${issuer.url}/auth` } });
  await using late = await open();
  issuer.fail(true);
  expect((await late.call('settings')).body.data).toMatchObject({ thirdParty: null });
  const refused = await signIn(late);
  expect([refused.status, refused.body.code]).toEqual([503, 'unavailable']);
  issuer.fail(false);
  expect((await late.call('settings')).body.data.thirdParty).not.toBeNull();
  expect((await signIn(late)).status).toBe(200);
});

test('a provider that names another issuer than the configured one is none', async () => {
  await using server = await startTestServer({ thirdParty: { clientId, issuer: `${issuer.url}/` } });
  expect((await server.call('settings')).body.data).toMatchObject({ thirdParty: null });
  expect((await signIn(server)).status).toBe(503);
});

test('without a provider there is no setting, no nonce and no way in', async () => {
  await using server = await startTestServer();
  expect((await server.call('settings')).body.data).toMatchObject({ thirdParty: null });
  expect([(await server.call('thirdPartyNonce')).status, (await server.call('thirdParty', { body: { ...specified, idToken: await issuer.token({ nonce: 'x' }) } })).status]).toEqual([501, 501]);
});
