import { permissions } from '@bridge/model';
import { Secret, TOTP } from 'otpauth';
import { expect, onTestFinished, test, vi } from 'vitest';
import { verifiedMentor } from '../../testing/mentors.ts';
import { noRates, startTestServer, type Person, type TestServer } from '../../testing/server.ts';
import { openWords } from '../../content/words.ts';
import { testContent } from '../../testing/content.ts';
import { endSignIns } from '../sign-ins.ts';
import { takeAway } from './take-away.ts';

/** What the person's telephone shows, so many steps of thirty seconds from now. */
type Phone = (steps?: number) => string;

/** The clock stands in the middle of a step, so that a code does not change while it is sent. */
function stopClock(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 30_000) * 30_000 + 15_000 });
  onTestFinished(() => void vi.useRealTimers());
}

function phoneOf(secret: string): Phone {
  const codes = new TOTP({ secret: Secret.fromBase32(secret) });
  return (steps = 0) => codes.generate({ timestamp: Date.now() + steps * 30_000 });
}

const own = ({ id, token }: Person) => ({ params: { userId: id }, token });

/** Sets the app up as a person does. The code of the step before is used for it, so that the present one is still good. */
async function withApp(server: TestServer, person: Person) {
  const { secret } = (await server.call('offerApp', own(person))).body.data;
  const phone = phoneOf(secret);
  const { status, body } = await server.call('confirmApp', { ...own(person), body: { code: phone(-1) } });
  expect([status, body.code]).toEqual([200, undefined]);
  return { phone, recoveryCodes: body.data.recoveryCodes };
}

const signIn = (server: TestServer, { email, password }: Person, code?: string, headers?: Record<string, string>) =>
  server.call('login', { body: { email, password, ...(code !== undefined && { code }) }, ...(headers && { headers }) });
const outcome = ({ status, body }: { status: number; body: { code?: string } }) => (status === 200 ? 'done' : body.code);

test('whoever has set an app up signs in with its code, and every other sign-in has ended', async () => {
  stopClock();
  await using server = await startTestServer();
  const person = await server.person();
  const elsewhere = (await signIn(server, person)).body.data.token;
  const { phone, recoveryCodes } = await withApp(server, person);
  expect(new Set(recoveryCodes).size).toBe(10);
  expect((await server.call('ownProfile', { token: elsewhere })).status).toBe(401);
  expect((await server.call('ownProfile', { token: person.token })).status).toBe(200);
  expect(outcome(await signIn(server, person))).toBe('second-factor-needed');
  expect(outcome(await server.call('login', { body: { email: person.email, password: 'a wrong one', code: phone() } }))).toBe('wrong-credentials');
  expect(outcome(await signIn(server, person, ` ${phone().slice(0, 3)} ${phone().slice(3)} `))).toBe('done');
  expect((await server.call('readSecondFactor', own(person))).body.data).toEqual({ appSince: expect.any(String), recoveryCodes: 10, passkeys: [] });
});

/** As a keyboard of another script writes figures. */
const inScript = (zero: number, text: string) => text.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

test.each([
  ['Arabic', 0x6_60],
  ['Persian', 0x6_F0],
  ['Devanagari', 0x9_66],
  ['full-width', 0xFF_10],
])('codes are read in the digits of a keyboard: %s', async (_, zero) => {
  stopClock();
  await using server = await startTestServer();
  const person = await server.person();
  const phone = phoneOf((await server.call('offerApp', own(person))).body.data.secret);
  const confirm = (code: string) => server.call('confirmApp', { ...own(person), body: { code: inScript(zero, code) } });
  const refused = await confirm('000000');
  expect([outcome(refused), refused.body.message, refused.body.fields?.map(({ path }) => path)]).toEqual(['wrong-second-factor', expect.stringContaining('the app shows for this key'), ['code']]); // nobody has recovery codes yet
  const { status, body } = await confirm(phone(-1));
  expect(status).toBe(200);
  expect(outcome(await signIn(server, person, inScript(zero, phone())))).toBe('done');
  expect(outcome(await signIn(server, person, inScript(zero, body.data.recoveryCodes[0] ?? '')))).toBe('done');
});

test.each(['éééééé', '𝟘𝟙𝟚𝟛𝟜x', 'x', '１２３４５', '💥💥💥💥💥💥', 'ß1234'])('what is no code is refused as one that is wrong: %s', async (code) => {
  await using server = await startTestServer();
  const person = await server.person();
  await server.call('offerApp', own(person));
  expect(outcome(await server.call('confirmApp', { ...own(person), body: { code } }))).toBe('wrong-second-factor');
});

test('a code is good once, however many send it at the same moment', async () => {
  stopClock();
  await using server = await startTestServer();
  const person = await server.person();
  const { phone, recoveryCodes } = await withApp(server, person);
  for (const code of [phone(), recoveryCodes[0]]) {
    const answers = (await Promise.all(Array.from({ length: 20 }, () => signIn(server, person, code)))).map(outcome);
    expect(answers.toSorted()).toEqual(['done', ...Array<string>(19).fill('wrong-second-factor')]);
    expect(outcome(await signIn(server, person, code))).toBe('wrong-second-factor');
  }
});

test.each([
  [-3, 'wrong-second-factor'],
  [-2, 'wrong-second-factor'],
  [-1, 'wrong-second-factor'], // the one it was set up with
  [0, 'done'],
  [1, 'done'],
  [2, 'wrong-second-factor'],
])('a telephone whose clock is %i steps of thirty seconds from ours: %s', async (steps, said) => {
  stopClock();
  await using server = await startTestServer();
  const person = await server.person();
  const { phone } = await withApp(server, person);
  expect(outcome(await signIn(server, person, phone(steps)))).toBe(said);
});

test('wrong, used and unknown codes are refused alike, and cannot be tried for long; strangers keep no owner out', async () => {
  stopClock();
  await using server = await startTestServer({ rates: { ...noRates, secondFactorByUser: { most: 4, seconds: 3600 } } });
  const person = await server.person();
  const { phone, recoveryCodes } = await withApp(server, person);
  const headers = (await signIn(server, person, recoveryCodes[0])).headers['set-cookie'];
  const device = String(headers).split(';')[0] ?? '';
  await server.database.query('delete from rate_limits'); // the network is a stranger's again
  const answers = [];
  for (const code of ['000000', 'AAAAA-AAAAA', recoveryCodes[0], 'x', '000000', phone()]) answers.push(await signIn(server, person, code));
  expect(answers.map(outcome)).toEqual([...Array<string>(4).fill('wrong-second-factor'), 'too-many-requests', 'too-many-requests']);
  expect(new Set(answers.slice(0, 4).map(({ text }) => text)).size).toBe(1);
  expect(outcome(await signIn(server, person, phone(), { cookie: device }))).toBe('done');
});

test('of several wrong codes, whose password is known to somebody, the owner is told once a day; of slips not', async () => {
  stopClock();
  await using server = await startTestServer({ rates: { ...noRates, wrongCodesUntold: { most: 4, seconds: 3600 } } });
  const person = await server.person();
  const { phone } = await withApp(server, person);
  const told = async () => (await server.database.query(`select recipient from outbox where kind = 'codesGuessed'`)).length;
  for (let n = 0; n < 4; n += 1) await signIn(server, person, '000000');
  expect(await told()).toBe(0);
  for (let n = 0; n < 3; n += 1) expect(outcome(await signIn(server, person, '000000'))).toBe('wrong-second-factor');
  expect(await told()).toBe(1);
  expect(outcome(await signIn(server, person, phone()))).toBe('done');
});

test('nothing that proves who one is stands readable in the database or in the export', async () => {
  await using server = await startTestServer();
  const person = await server.person();
  const { secret } = (await server.call('offerApp', own(person))).body.data;
  const { recoveryCodes } = (await server.call('confirmApp', { ...own(person), body: { code: phoneOf(secret)() } })).body.data;
  const rows = await server.database.query<{ row: string }>('select second_factors::text as row from second_factors union all select recovery_codes::text from recovery_codes');
  const stored = `${rows.map(({ row }) => row).join('\n')}${(await server.call('exportData', own(person))).text}`;
  const key = Buffer.from(Secret.fromBase32(secret).buffer);
  for (const proof of [secret, key.toString('hex'), ...recoveryCodes, ...recoveryCodes.map((code) => Buffer.from(code.replace('-', '')).toString('hex'))]) expect(stored).not.toContain(proof);
  expect((await server.call('readSecondFactor', own(person))).text).not.toContain(secret);
});

test("a key that was moved to somebody else's row is none", async () => {
  stopClock();
  await using server = await startTestServer();
  const [one, other] = [await server.person(), await server.person()];
  const { phone } = await withApp(server, one);
  await withApp(server, other);
  await server.database.query('update second_factors set sealed_key = (select sealed_key from second_factors where user_id = $1) where user_id = $2', [one.id, other.id]);
  expect(outcome(await signIn(server, other, phone(1)))).toBe('wrong-second-factor');
});

test('new recovery codes take the place of the old ones, and another app that of the first once it has shown a code', async () => {
  stopClock();
  await using server = await startTestServer();
  const person = await server.person();
  const { phone, recoveryCodes } = await withApp(server, person);
  const renewed = (await server.call('renewRecoveryCodes', own(person))).body.data.recoveryCodes;
  const next = phoneOf((await server.call('offerApp', own(person))).body.data.secret);
  expect(outcome(await server.call('confirmApp', { ...own(person), body: { code: '000000' } }))).toBe('wrong-second-factor');
  expect(outcome(await signIn(server, person, recoveryCodes[3]))).toBe('wrong-second-factor');
  expect(outcome(await signIn(server, person, renewed[3]?.toLowerCase()))).toBe('done');
  expect(outcome(await signIn(server, person, phone()))).toBe('done');
  expect(outcome(await server.call('confirmApp', { ...own(person), body: { code: next() } }))).toBe('done');
  expect(outcome(await signIn(server, person, phone(1)))).toBe('wrong-second-factor');
  expect(outcome(await signIn(server, person, next(1)))).toBe('done');
});

test('a new password by mail does not take the second factor away', async () => {
  stopClock();
  await using server = await startTestServer();
  const person = await server.person();
  const { phone } = await withApp(server, person);
  await server.call('startReset', { params: { identifier: person.email } });
  const [mail] = await server.database.query<{ body: string }>(`select body from outbox where kind = 'resetPassword'`);
  const code = /[0-9A-Z]{5}-[0-9A-Z]{5}/.exec(mail?.body ?? '')?.[0] ?? '';
  const newPassword = 'another long password';
  expect(outcome(await server.call('changePassword', { body: { uniqueVerificationCode: code, newPassword, confirmPassword: newPassword } }))).toBe('done');
  expect(outcome(await signIn(server, { ...person, password: newPassword }))).toBe('second-factor-needed');
  expect(outcome(await signIn(server, { ...person, password: newPassword }, phone()))).toBe('done');
});

test('what needs a fresh proof gets it from the password, and from the code once there is one', async () => {
  stopClock();
  await using server = await startTestServer({ rates: { ...noRates, passwordByUser: { most: 3, seconds: 900 } } });
  const person = await server.person();
  const tooLate = () => server.database.query(`update sign_in_sessions set proven_at = now() - interval '11 minutes' where user_id = $1`, [person.id]);
  const prove = (body: { password?: string; code?: string }) => server.call('proveAgain', { ...own(person), body });
  await tooLate();
  expect(outcome(await server.call('offerApp', own(person)))).toBe('prove-again');
  expect(outcome(await prove({}))).toBe('wrong-password');
  expect(outcome(await prove({ password: person.password }))).toBe('done');
  const { phone } = await withApp(server, person);
  await tooLate();
  expect(outcome(await prove({ password: person.password }))).toBe('second-factor-needed');
  expect(outcome(await prove({ code: phone(-1) }))).toBe('wrong-second-factor');
  expect(outcome(await server.call('removeSecondFactor', own(person)))).toBe('prove-again');
  expect(outcome(await prove({ code: phone() }))).toBe('done');
  expect(outcome(await server.call('removeSecondFactor', own(person)))).toBe('done');
  expect(outcome(await signIn(server, person))).toBe('done');
  const mails = await server.database.query<{ kind: string }>(`select kind from outbox where kind like 'secondFactor%' order by created_at`);
  expect(mails.map(({ kind }) => kind)).toEqual(['secondFactorOn', 'secondFactorOff']);
});

test('staff without a second factor is let into no room, and decides about mentors by a proof of the last ten minutes', async () => {
  stopClock();
  await using server = await startTestServer();
  const staff = await server.person();
  await server.database.query(`insert into staff_grants (user_id, permission, granted_by) select $1, permission, 'a test' from unnest($2::text[]) as permission`, [staff.id, permissions]);
  const { id } = await verifiedMentor(server);
  await server.database.query(`update mentors set state = 'submitted', submitted_at = now() where user_id = $1`, [id]);
  expect(outcome(await server.call('staffToday', { token: staff.token }))).toBe('second-factor-missing');
  await withApp(server, staff);
  expect(outcome(await server.call('staffToday', { token: staff.token }))).toBe('done');
  const { revision } = (await server.call('readCase', { params: { kind: 'mentor', caseId: id }, token: staff.token })).body.data;
  await server.database.query(`update sign_in_sessions set proven_at = now() - interval '11 minutes' where user_id = $1`, [staff.id]);
  expect(outcome(await server.call('decideCase', { params: { kind: 'mentor', caseId: id }, token: staff.token, body: { decision: 'verify', revision } }))).toBe('prove-again');
  await server.call('removeSecondFactor', own(staff));
});

test('a second factor that is lost is taken away by the operator alone: with a reason, in the audit, by mail, and no sign-in goes on', async () => {
  await using server = await startTestServer();
  const person = await server.person();
  await withApp(server, person);
  const words = openWords(testContent);
  const take = (email: string) => takeAway(server.database, words, { email, reason: 'Telephone lost, seen in person', by: 'operator ada' });
  expect(await take('nobody@example.com')).toBeUndefined();
  expect(await take(person.email.toUpperCase())).toBe(true);
  expect(await take(person.email)).toBe(false);
  expect((await server.call('ownProfile', { token: person.token })).status).toBe(401);
  expect(outcome(await signIn(server, person))).toBe('done');
  expect(await server.database.query('select actor, action, kind, subject, note from audit')).toEqual([
    { actor: 'operator ada', action: 'second-factor-taken', kind: 'person', subject: person.id, note: 'Telephone lost, seen in person' },
  ]);
  expect(await server.database.query(`select recipient from outbox where kind = 'secondFactorOff'`)).toEqual([{ recipient: person.email }]);
});

test('one sees where one is signed in, and ends one or all of the others', async () => {
  await using server = await startTestServer();
  const person = await server.person();
  const stranger = await server.person();
  const phone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36' };
  const desk = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:133.0) Gecko/20100101 Firefox/133.0' };
  const tokens = await Promise.all([phone, desk, {}].map(async (headers) => (await signIn(server, person, undefined, headers as Record<string, string>)).body.data.token));
  const list = async () => (await server.call('listSignIns', own(person))).body.signIns;
  const signIns = await list();
  expect(signIns.map(({ own: isOwn }) => isOwn)).toEqual([true, false, false, false]);
  expect(new Set(signIns.slice(1).map(({ browser, system }) => `${browser} ${system}`))).toEqual(new Set(['Chrome Android', 'Firefox Windows', 'null null']));
  const gone = signIns.find(({ system }) => system === 'Android')?.id ?? '';
  await server.call('endSignIn', { params: { userId: stranger.id, signInId: gone }, token: stranger.token });
  expect(await list()).toHaveLength(4);
  await server.call('endSignIn', { params: { userId: person.id, signInId: gone }, token: person.token });
  expect((await server.call('ownProfile', { token: tokens[0] })).status).toBe(401);
  expect((await server.call('ownProfile', { token: tokens[1] })).status).toBe(200);
  await server.call('endOtherSignIns', own(person));
  expect(await list()).toMatchObject([{ own: true }]);
  expect((await server.call('ownProfile', { token: stranger.token })).status).toBe(200);
});

test('the operator signs one person out, or everybody, and it is in the audit', async () => {
  await using server = await startTestServer();
  const people = [await server.person(), await server.person()];
  const end = (email: string | undefined) => endSignIns(server.database, { email, reason: 'A stolen laptop', by: 'operator ada' });
  const signedIn = async () => (await Promise.all(people.map(({ token }) => server.call('ownProfile', { token })))).map(({ status }) => status);
  expect(await end('nobody@example.com')).toBeUndefined();
  expect(await end(people[0]?.email)).toBe(1);
  expect(await signedIn()).toEqual([401, 200]);
  expect(await end(undefined)).toBe(1);
  expect(await signedIn()).toEqual([401, 401]);
  const audit = await server.database.query<{ subject: string; note: string }>('select subject, note from audit order by seq');
  expect(audit).toEqual([people[0]?.id, 'everybody'].map((subject) => ({ subject, note: 'A stolen laptop' })));
});

test('a sign-in tells to the hour when it was used', async () => {
  await using server = await startTestServer();
  const person = await server.person();
  const used = async () => (await server.call('listSignIns', own(person))).body.signIns[0]?.lastUsedAt;
  await server.database.query(`update sign_in_sessions set last_used_at = now() - interval '59 minutes'`);
  const before = await used();
  expect(await used()).toBe(before);
  await server.database.query(`update sign_in_sessions set last_used_at = now() - interval '61 minutes'`);
  expect(new Date((await used()) ?? 0).getTime()).toBeGreaterThan(new Date(before ?? 0).getTime());
});

test('an account that goes away while a code is sent signs nobody in', async () => {
  stopClock();
  await using server = await startTestServer();
  const person = await server.person();
  const { phone } = await withApp(server, person);
  const [signedIn] = await Promise.all([signIn(server, person, phone()), server.call('deleteAccount', { ...own(person), body: { password: person.password } })]);
  if (signedIn.status === 200) expect((await server.call('ownProfile', { token: signedIn.body.data.token })).status).toBe(401);
  else expect(outcome(signedIn)).toMatch(/^wrong-/);
  expect(outcome(await signIn(server, person, phone(1)))).toBe('wrong-credentials');
});

test('whoever takes another app reads that it was replaced, and not that a second step begins', async () => {
  await using server = await startTestServer();
  const person = await server.person();
  await withApp(server, person);
  await withApp(server, person);
  expect((await server.database.query<{ kind: string }>(`select kind from outbox where user_id = $1 and kind in ('secondFactorOn', 'appReplaced') order by created_at`, [person.id])).map(({ kind }) => kind)).toEqual(['secondFactorOn', 'appReplaced']);
});
