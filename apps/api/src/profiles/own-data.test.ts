import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { clientId, startIssuer } from '../testing/issuer.ts';
import { agreed, checked } from '../testing/young.ts';
import { noRates, startTestServer, type Person, type TestServer } from '../testing/server.ts';

const own = (person: Person) => ({ params: { userId: person.id }, token: person.token });

test('language and time zone can be changed, to those that there are', async () => {
  await using server = await startTestServer();
  const person = await server.person('MENTOR');
  const set = (user: { language?: string; timeZone?: string }) => server.call('updateProfile', { ...own(person), body: { user } });
  expect((await set({ language: 'en' })).body.data.language).toBe('en');
  expect((await set({ timeZone: 'Africa/Lagos' })).body.data).toMatchObject({ language: 'en', timeZone: 'Africa/Lagos' });
  expect((await server.call('ownProfile', { token: person.token })).body.user).toMatchObject({ language: 'en', timeZone: 'Africa/Lagos' });
  for (const [field, value, message] of [
    ['language', 'tlh', 'Choose one of the languages of this product'],
    ['language', 'not a tag', 'Choose one of the languages of this product'],
    ['timeZone', 'Mars/Olympus', 'Choose a time zone such as Africa/Lagos'],
    ['timeZone', '+01:00', 'Choose a time zone such as Africa/Lagos'],
  ] as const) {
    const { status, body } = await set({ [field]: value });
    expect([value, status, body.fields]).toEqual([value, 400, [{ path: `user.${field}`, message }]]);
  }
});

test('what somebody changes without having seen what stands there now is refused, and everything stays', async () => {
  await using server = await startTestServer();
  const person = await server.person('TALENT');
  const set = (user: object, seen?: object) => server.call('updateProfile', { ...own(person), body: { user, ...(seen && { seen }) } });
  const stored = async () => (await server.call('ownProfile', { token: person.token })).body.user;
  const { firstName, lastName } = await stored();
  expect((await set({ firstName: 'One', language: 'en' }, { firstName, language: '' })).status).toBe(200);
  const late = await set({ firstName: 'Two', lastName: 'Late' }, { firstName, lastName });
  expect([late.status, late.body.code]).toEqual([409, 'profile-changed']);
  expect(await stored()).toMatchObject({ firstName: 'One', lastName, language: 'en' });
  expect((await set({ lastName: 'Elsewhere', timeZone: 'Africa/Lagos' }, { lastName, timeZone: '' })).status).toBe(200); // another field is no conflict
  expect((await set({ firstName: 'Two' }, { firstName: 'One' })).status).toBe(200);
  expect(await stored()).toMatchObject({ firstName: 'Two', lastName: 'Elsewhere' });
  const both = await Promise.all([set({ firstName: 'A' }, { firstName: 'Two' }), set({ firstName: 'B' }, { firstName: 'Two' })]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

/** A talent of whom there is something in every table that holds anything of people. */
async function livedIn(server: TestServer) {
  const talent = await server.answered();
  await server.call('saveDraft', { ...own(talent), body: { envision: 'A draft of mine', answers: { status: { options: ['student'] } } } });
  await server.generateAndSave(own(talent));
  await server.call('updateProgress', { ...own(talent), body: { year1: ['Milestone year1-1'] } });
  await server.call('startReset', { params: { identifier: talent.email } });
  await server.database.query(`insert into third_party_identities (provider, subject, user_id, email) values ('GOOGLE', $1, $2, $3)`, [`sub-${talent.id}`, talent.id, talent.email]);
  await server.database.query(`insert into generations_running (user_id, input_hash, holder, expires_at) values ($1, $2, $1, now())`, [talent.id, Buffer.alloc(32)]);
  await server.database.query('insert into coach_questions_by_day (user_id, day, used) values ($1, now(), 1)', [talent.id]);
  // not confirmed: signing in takes the password alone
  await server.database.query(`insert into second_factors (user_id, offered_key) values ($1, 'a key')`, [talent.id]);
  await server.database.query(`insert into passkey_challenges (challenge_hash, user_id, expires_at) values ($1, $2, now())`, [randomBytes(32), talent.id]);
  await server.database.query(`insert into suspensions (user_id, reason, suspended_by, suspended_at, ends_at) values ($1, 'Rude words', 'a test', now() - interval '2 days', now() - interval '1 day')`, [talent.id]);
  await server.database.query('insert into recovery_codes (user_id, code_hash) values ($1, $2)', [talent.id, Buffer.alloc(32)]);
  await server.database.query(`insert into portraits (id, user_id, state, small, medium, large) values ($1, $1, 'waiting', 'RIFF', 'RIFF', 'RIFF')`, [talent.id]);
  await agreed(server, talent.id);
  await checked(server, talent.id);
  return talent;
}

/** From then on signing in takes it. */
async function addPasskey(server: TestServer, { id }: Person): Promise<void> {
  await server.database.query(`insert into passkeys (id, user_id, public_key, counter) values ($1, $2, 'a key', 0)`, [`key-${id}`, id]);
}

/** How often a text occurs in each table. */
async function traces(server: TestServer, texts: string[]): Promise<Record<string, number>> {
  const tables = await server.database.query<{ name: string }>(`select tablename as name from pg_tables where schemaname = 'public' order by 1`);
  const found: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await server.database.query<{ n: number }>(`select count(*) as n from ${name} as t where ${texts.map((_, n) => `t::text like '%' || $${n + 1} || '%'`).join(' or ')}`, texts);
    if (row && row.n > 0) found[name] = row.n;
  }
  return found;
}

test('the export holds what every table has of oneself, and no secret', async () => {
  await using server = await startTestServer();
  const talent = await livedIn(server);
  await addPasskey(server, talent);
  const { status, body, text } = await server.call('exportData', own(talent));
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    account: { _id: talent.id, email: talent.email, firstName: 'Ada', role: 'TALENT', emailVerifiedAt: null, acceptedTerms: null, birthMonth: '1990-01', acceptedPrivacy: null },
    survey: { currentStatus: 'Student', technicalSkills: ['Programming'], currentJobTitle: 'a cloud engineer' },
    surveyDraft: { envision: 'A draft of mine', answers: { status: { options: ['student'] } } },
    blueprints: [{ current: true, deletedAt: null, source: 'composer', blueprint: { structuredJson: { careerVision: expect.any(String) } } }],
    completedMilestones: [{ id: 'year1-1' }],
    signIns: [{ beganAt: expect.any(String), lastUsedAt: expect.any(String) }],
    secondFactor: { appSince: null, recoveryCodes: 1, passkeys: [{ id: `key-${talent.id}` }] },
    thirdPartySignIns: [{ provider: 'GOOGLE', thirdPartyUserId: `sub-${talent.id}` }],
    mails: [{ kind: 'verifyEmail' }, { kind: 'resetPassword' }],
    generationsByDay: [{ used: 1 }],
    coachQuestionsByDay: [{ used: 1 }],
    guardians: [{ address: 'guardian@example.com', agreedTo: 'draft-1 (en)' }],
    suspension: { reason: 'Rude words' },
    portraits: [{ state: 'waiting', picture: 'data:image/webp;base64,UklGRg==' }],
  });
  expect(text).not.toMatch(/\$argon2|password_hash|token_hash|code_hash|verification code/);
  const withData = Object.keys(await traces(server, [talent.id, talent.email]));
  // A table that is new must be in the export (and in this list), or hold secrets and nothing else.
  expect(withData).toEqual([
    'blueprints', 'coach_questions_by_day', 'generations_by_day', 'generations_running', 'guardian_consents', 'milestone_progress', 'outbox', 'passkey_challenges', 'passkeys', 'password_resets', 'portraits',
    'recovery_codes', 'second_factors', 'sign_in_sessions', 'survey_drafts', 'suspensions', 'third_party_identities', 'users', 'verification_codes', 'young_people_checks',
  ]);
});

/** Tables whose rows belong to a person: those whose content the export tells, and the others, with why it does not. */
const told = [
  'applications', 'blocks', 'blueprint_shares', 'blueprints', 'coach_questions_by_day', 'generations_by_day', 'guardian_consents', 'held_messages', 'mentors', 'milestone_progress', 'outbox', 'passkeys', 'portraits', 'posts', 'recovery_codes', 'refunds', 'reports', 'review_reports', 'reviews', 'saved_opportunities',
  'second_factors', 'session_packs', 'sessions', 'sign_in_sessions', 'survey_drafts', 'suspensions', 'third_party_identities', 'thread_messages', 'young_people_checks',
];
const untold = {
  applied_changes: 'ids of changes, which are told by what they changed',
  content_change_words: 'what the product has its staff do',
  content_previews: 'what the product has its staff do, for a minute',
  generations_running: 'passes with the generation',
  link_reports: 'which address of a plan did not answer, and nothing of whoever said so',
  passkey_challenges: 'a secret that passes',
  password_resets: 'a secret that passes',
  session_slots: 'the hours of sessions, which are told',
  staff_claims: 'what the product has its staff do',
  staff_grants: 'what the product has its staff do',
  verification_codes: 'a secret that passes',
};

test('whoever adds a table about people says whether the export tells what it holds', async () => {
  await using server = await startTestServer();
  const tables = await server.database.query<{ name: string }>(`select distinct conrelid::regclass::text as name from pg_constraint where contype = 'f' and confrelid = 'users'::regclass`);
  expect(tables.map(({ name }) => name).toSorted()).toEqual([...told, ...Object.keys(untold)].toSorted());
});

test('a deleted account leaves nothing of itself in any table, and everybody else as they were', async () => {
  await using server = await startTestServer();
  const talent = await livedIn(server);
  const other = await livedIn(server);
  const second = await server.call('login', { body: { email: talent.email, password: talent.password } });
  for (const person of [talent, other]) await addPasskey(server, person);
  const before = await traces(server, [other.id, other.email]);
  const { status, body } = await server.call('deleteAccount', { ...own(talent), body: { password: talent.password } });
  expect([status, body.message]).toEqual([200, 'Your account and everything stored with it were deleted.']);
  expect(await traces(server, [talent.id, talent.email])).toEqual({});
  expect(await traces(server, [other.id, other.email])).toEqual(before);
  for (const token of [talent.token, second.body.data.token]) expect((await server.call('ownProfile', { token })).status).toBe(401);
  expect((await server.call('signUp', { body: { firstName: 'A', lastName: 'B', email: talent.email, password: talent.password } })).status).toBe(200);
});

test('an account is deleted with its password only, and the password cannot be tried out', async () => {
  await using server = await startTestServer({ rates: { ...noRates, passwordByUser: { most: 3, seconds: 900 } } });
  const person = await server.person();
  const remove = (body: { password?: string }) => server.call('deleteAccount', { ...own(person), body });
  const without = await remove({});
  expect([without.status, without.body.code, without.body.fields?.[0]?.path]).toEqual([403, 'wrong-password', 'password']);
  const answers = await Promise.all(Array.from({ length: 10 }, () => remove({ password: 'wrong password' })));
  expect(answers.filter(({ status }) => status === 403)).toHaveLength(3);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
  expect((await server.call('ownProfile', { token: person.token })).status).toBe(200);
});

test('an account without a password is deleted by a fresh sign-in', async () => {
  await using issuer = await startIssuer();
  await using server = await startTestServer({ thirdParty: { clientId, issuer: issuer.url } });
  const { nonce } = (await server.call('thirdPartyNonce')).body.data;
  const { body } = await server.call('thirdParty', { body: { thirdPartyUserId: 'subject-1', provider: 'GOOGLE', email: 'ada@example.com', idToken: await issuer.token({ nonce }) } });
  const { token, user } = body.data;
  const remove = () => server.call('deleteAccount', { params: { userId: user._id }, token, body: {} });
  const set = (minutes: number) => server.database.query(`update sign_in_sessions set created_at = now() - make_interval(mins => $1)`, [minutes]);
  await set(11);
  const stale = await remove();
  expect([stale.status, stale.body.code]).toEqual([403, 'sign-in-again']);
  await set(9);
  expect((await remove()).status).toBe(200);
  expect(await server.database.query('select id from users')).toEqual([]);
});
