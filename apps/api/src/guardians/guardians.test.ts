import { expect, test } from 'vitest';
import { sweep } from '../housekeeping.ts';
import { sweptBy, testContent } from '../testing/content.ts';
import { everyone } from '../testing/everyone.ts';
import { contentInFrench } from '../testing/in-french.ts';
import { booking, startIn, verifiedMentor, verifyEmail } from '../testing/mentors.ts';
import { noRates, startTestServer, type TestServer } from '../testing/server.ts';
import { agreed, checked, makeYoung } from '../testing/young.ts';

const text = testContent.document('safeguarding').consent.version;

const rules = testContent.document('mentors/sessions');

/** A talent of 17 whose address is verified. */
async function aYoungTalent(server: TestServer) {
  const talent = { ...(await server.answered()) };
  await verifyEmail(server, talent);
  await makeYoung(server, talent.id);
  return { ...talent, own: { params: talent.params, token: talent.token } };
}

async function mailsTo(server: TestServer, recipient: string) {
  return server.database.query<{ kind: string; subject: string; body: string; locale: string }>('select kind, subject, body, locale from outbox where recipient = $1 order by created_at, id', [recipient]);
}

async function keyMailedTo(server: TestServer, recipient: string): Promise<string> {
  const mails = await mailsTo(server, recipient);
  return /\/guardian\?key=(\S+)/.exec(mails.at(-1)?.body ?? '')?.[1] ?? '';
}

test('a guardian is asked by a link that changes nothing when it is opened, agrees for a year, and takes it back by the same link', async () => {
  await using server = await startTestServer({ content: contentInFrench });
  const talent = await aYoungTalent(server);
  const mentor = await verifiedMentor(server);
  await checked(server, mentor.id);
  const book = () => server.call('bookSession', { token: talent.token, body: booking(mentor.id, startIn(72)) });
  expect((await book()).body.code).toBe('guardian-needed');

  const asked = await server.call('askGuardian', { ...talent.own, body: { email: 'guardian@example.org' } });
  expect([asked.status, asked.body.data.guardian?.state]).toEqual([200, 'asked']);
  const key = await keyMailedTo(server, 'guardian@example.org');
  const stored = JSON.stringify(await server.database.query('select * from guardian_consents'));
  expect([key.length > 70, stored.includes(key.split('.')[1] ?? '?')]).toEqual([true, false]);
  expect((await server.call('readConsent', { params: { key } })).body.data).toEqual({ firstName: 'Ada', ofAge: false, isOpen: true, state: 'asked', endsAt: null });
  expect((await book()).body.code).toBe('guardian-needed');

  const said = await server.call('answerConsent', { params: { key }, body: { agree: true, text }, headers: { 'accept-language': 'fr' } });
  expect(said.body.data.state).toBe('agreed');
  expect((await mailsTo(server, talent.email)).at(-1)).toMatchObject({ kind: 'guardianAgreed', locale: 'en' }); // the guardian reads French; the talent never asked for it
  const [row] = await server.database.query(`select text_version, ends_at > now() + interval '364 days' and ends_at < now() + interval '367 days' as year from guardian_consents`);
  expect(row).toEqual({ text_version: `${text} (fr)`, year: true });
  const booked = await book();
  expect(booked.status).toBe(200);
  const told = (await mailsTo(server, 'guardian@example.org')).at(-1);
  expect([told?.kind, told?.locale, told?.body.includes('Ada'), told?.body.includes(key)]).toEqual(['guardianSession', 'fr', true, true]);
  expect(told?.body).toContain('fr: You get this mail because you agreed');
  expect(told?.body).not.toContain(booking(mentor.id, startIn(72)).reason);

  expect((await server.call('answerConsent', { params: { key }, body: { agree: false, text } })).body.data.state).toBe('ended');
  const [session] = await server.database.query('select state, cancelled_by from sessions');
  expect(session).toEqual({ state: 'cancelled', cancelled_by: null });
  const ended = (await mailsTo(server, 'guardian@example.org')).at(-1)?.body ?? '';
  expect([ended.includes('does not take place'), ended.includes('does not count any more'), ended.includes('because you agreed')]).toEqual([true, true, false]); // nobody is written to as if they still agreed
  expect((await book()).body.code).toBe('guardian-needed');
  const audit = await server.database.query(`select action from audit where kind = 'guardian' and subject = $1 order by seq`, [talent.id]);
  expect(audit).toEqual([{ action: 'agreed' }, { action: 'ended' }]);
});

test('a page from before another answer agrees to nothing: it is told, and a second press makes no second year', async () => {
  await using server = await startTestServer();
  const talent = await aYoungTalent(server);
  await server.call('askGuardian', { ...talent.own, body: { email: 'guardian@example.org' } });
  const key = await keyMailedTo(server, 'guardian@example.org');
  const answer = async (agree: boolean, seen: 'asked' | 'agreed' | 'ended') => (await server.call('answerConsent', { params: { key }, body: { agree, text, seen } })).body;
  const agreed = await answer(true, 'asked');
  expect((await answer(true, 'asked')).data).toEqual(agreed.data); // pressed twice
  expect((await answer(false, 'agreed')).data.state).toBe('ended'); // in another tab
  expect((await answer(true, 'agreed')).code).toBe('consent-changed'); // "for a year from today", on the page from before
  expect((await server.call('readConsent', { params: { key } })).body.data.state).toBe('ended');
  expect((await answer(true, 'ended')).data.state).toBe('agreed');
  expect((await answer(false, 'asked')).code).toBe('consent-changed'); // "I do not agree", on a page from before: it would end what was agreed without the question
  expect((await server.call('readConsent', { params: { key } })).body.data.state).toBe('agreed');
});

test.each(['years ago', 'since this month'])('once the talent is of age the guardian is told so, once, reads so by the link, and agrees to nothing any more: %s', async (how) => {
  await using server = await startTestServer();
  const talent = await aYoungTalent(server);
  await server.call('askGuardian', { ...talent.own, body: { email: 'guardian@example.org' } });
  const key = await keyMailedTo(server, 'guardian@example.org');
  await server.call('answerConsent', { params: { key }, body: { agree: true, text } });
  await server.database.query(`update users set birth_month = date_trunc('month', now() at time zone 'utc') - case when $2 then interval '30 years' else interval '18 years 1 month' end where id = $1`, [talent.id, how === 'years ago']);
  const before = await mailsTo(server, 'guardian@example.org');
  expect((await server.call('readConsent', { params: { key } })).body.data).toMatchObject({ firstName: 'Ada', ofAge: true });
  for (const agree of [true, false]) expect((await server.call('answerConsent', { params: { key }, body: { agree, text } })).body.code).toBe('consent-not-found');
  for (let times = 0; times < 2; times += 1) await sweep(sweptBy(server), rules);
  const after = await mailsTo(server, 'guardian@example.org');
  expect(after.slice(before.length)).toMatchObject([{ kind: 'guardianOfAge', subject: 'Ada is of age at Bridge AI', body: expect.stringContaining('nothing is to be agreed any more') }]); // once
});

test('a guardian is told of every turn that a session takes, and when it lapses; by whose clock, and with whom', async () => {
  await using server = await startTestServer();
  const talent = await aYoungTalent(server);
  const mentor = await verifiedMentor(server);
  await agreed(server, talent.id);
  await checked(server, mentor.id);
  const { id: sessionId } = (await server.call('bookSession', { token: talent.token, body: booking(mentor.id, startIn(72)) })).body.data;
  const at = { params: { sessionId } };
  await server.call('answerSession', { ...at, token: mentor.token, body: { accept: true } });
  await server.call('rescheduleSession', { ...at, token: talent.token, body: { startsAt: startIn(96) } });
  await server.call('proposeTime', { ...at, token: mentor.token, body: { startsAt: startIn(120) } });
  await server.call('answerProposal', { ...at, token: talent.token, body: { accept: true, startsAt: startIn(120) } });
  await server.call('cancelSession', { ...at, token: mentor.token, body: {} });
  await server.call('bookSession', { token: talent.token, body: booking(mentor.id, startIn(144)) });
  await server.database.query(`update sessions set starts_at = now() - interval '1 hour', ends_at = now() where state = 'requested'`);
  await sweep(sweptBy(server), rules);
  const told = (await mailsTo(server, 'guardian@example.com')).filter(({ kind }) => kind === 'guardianSession').map(({ body }) => /accepted|asked|new time|does not take place/.exec(body)?.[0]);
  expect(told.toSorted()).toEqual(['accepted', 'asked', 'asked', 'does not take place', 'does not take place', 'new time', 'new time']);
  const names = (await mailsTo(server, 'guardian@example.com')).filter(({ body }) => !body.includes(mentor.id) && !/Ada/.test(body));
  expect(names).toEqual([]);
});

test.each([
  ['a key that was altered', (key: string) => key.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
  ['the id alone', (key: string) => key.split('.')[0] ?? ''],
  ['the proof of another request', (key: string) => `00000000-0000-4000-8000-000000000000.${key.split('.')[1]}`],
])('%s opens nothing', async (_, altered) => {
  await using server = await startTestServer();
  const talent = await aYoungTalent(server);
  await server.call('askGuardian', { ...talent.own, body: { email: 'guardian@example.org' } });
  const key = altered(await keyMailedTo(server, 'guardian@example.org'));
  expect((await server.call('readConsent', { params: { key } })).body.code).toBe('consent-not-found');
  expect((await server.call('answerConsent', { params: { key }, body: { agree: true, text } })).body.code).toBe('consent-not-found');
});

test('the own mailbox is nobody’s guardian, however it is written, and whoever is asked anew takes the place of the one before', async () => {
  await using server = await startTestServer();
  const talent = await aYoungTalent(server);
  const [name = '', host = ''] = talent.email.split('@');
  for (const email of [talent.email, talent.email.toUpperCase(), `${name}+mother@${host}`]) {
    const { body } = await server.call('askGuardian', { ...talent.own, body: { email } });
    expect([body.code, body.fields?.[0]?.path]).toEqual(['invalid-input', 'email']);
  }
  await server.call('askGuardian', { ...talent.own, body: { email: 'one@example.org' } });
  const first = await keyMailedTo(server, 'one@example.org');
  await server.call('askGuardian', { ...talent.own, body: { email: 'two@example.org' } });
  expect((await server.call('answerConsent', { params: { key: first }, body: { agree: true, text } })).body.code).toBe('consent-not-found');
  expect((await server.call('readStanding', talent.own)).body.data.guardian).toMatchObject({ address: 'two@example.org', state: 'asked' });
});

test.each([
  ['as it is', (name: string, host: string) => `${name}@${host}`],
  ['with a part behind a plus', (name: string, host: string) => `${name}+school@${host}`],
  ['in capitals', (name: string, host: string) => `${name.toUpperCase()}@${host.toUpperCase()}`],
])('a mentor whose own mailbox agreed, written %s, meets nobody under 18 by that', async (_, written) => {
  await using server = await startTestServer();
  const talent = await aYoungTalent(server);
  const mentor = await verifiedMentor(server);
  await checked(server, mentor.id);
  const [{ email } = { email: '' }] = await server.database.query<{ email: string }>('select email from users where id = $1', [mentor.id]);
  const [name = '', host = ''] = email.split('@');
  await server.call('askGuardian', { ...talent.own, body: { email: written(name, host) } });
  const [mail] = await server.database.query<{ body: string }>(`select body from outbox where kind = 'guardianAsked'`);
  const key = /\/guardian\?key=(\S+)/.exec(mail?.body ?? '')?.[1] ?? '';
  expect((await server.call('answerConsent', { params: { key }, body: { agree: true, text } })).status).toBe(200);
  expect((await server.call('bookSession', { token: talent.token, body: booking(mentor.id, startIn(72)) })).body.code).toBe('not-for-young');
});

test('agreeing for another year is a line of the audit as the first time', async () => {
  await using server = await startTestServer();
  const talent = await aYoungTalent(server);
  await server.call('askGuardian', { ...talent.own, body: { email: 'guardian@example.org' } });
  const key = await keyMailedTo(server, 'guardian@example.org');
  for (const agree of [true, true, false, false]) await server.call('answerConsent', { params: { key }, body: { agree, text } });
  expect((await server.database.query<{ action: string }>(`select action from audit where kind = 'guardian' order by seq`)).map(({ action }) => action)).toEqual(['agreed', 'agreed', 'ended']);
});

test('however often a link has agreed, taking it back is never kept waiting', async () => {
  await using server = await startTestServer({ rates: { ...noRates, guardianAnswers: { most: 2, seconds: 3600 } } });
  const talent = await aYoungTalent(server);
  await server.call('askGuardian', { ...talent.own, body: { email: 'guardian@example.org' } });
  const key = await keyMailedTo(server, 'guardian@example.org');
  const answer = (agree: boolean) => server.call('answerConsent', { params: { key }, body: { agree, text } });
  expect([(await answer(true)).status, (await answer(true)).status, (await answer(true)).status]).toEqual([200, 200, 429]);
  expect((await answer(false)).body.data.state).toBe('ended');
});

test('only a text that was shown is agreed to, and a link from before somebody was asked anew agrees to nothing', async () => {
  await using server = await startTestServer();
  const talent = await aYoungTalent(server);
  const ask = async (email: string) => {
    await server.call('askGuardian', { ...talent.own, body: { email } });
    return keyMailedTo(server, email);
  };
  const answer = async (key: string, agree: boolean, shown = text) => (await server.call('answerConsent', { params: { key }, body: { agree, text: shown } })).body;
  const first = await ask('one@example.org');
  expect(await answer(first, true, 'of my own')).toMatchObject({ code: 'invalid-input', fields: [{ path: 'text' }] });
  expect([(await answer(first, true)).data.state, (await answer(first, false)).data.state]).toEqual(['agreed', 'ended']);
  const second = await ask('two@example.org');
  expect((await answer(first, true)).code).toBe('consent-not-found');
  expect((await answer(second, true)).data.state).toBe('agreed');
  await ask('three@example.org');
  expect((await mailsTo(server, 'two@example.org')).map(({ kind }) => kind)).toEqual(['guardianAsked', 'guardianReplaced']);
  expect((await mailsTo(server, 'one@example.org')).map(({ kind }) => kind)).toEqual(['guardianAsked', 'guardianPassedOver']); // theirs had ended before, by themself
});

test.each([
  ['has said no', [false]],
  ['has taken it back', [true, false]],
])('a guardian who %s is told when somebody else is asked in their place, and their link claims nothing any more; who is asked again is asked only', async (_, answers) => {
  await using server = await startTestServer();
  const talent = await aYoungTalent(server);
  const ask = (email: string) => server.call('askGuardian', { ...talent.own, body: { email } });
  const kinds = async (email: string) => (await mailsTo(server, email)).map(({ kind }) => kind);
  await ask('one@example.org');
  const key = await keyMailedTo(server, 'one@example.org');
  for (const agree of answers) await server.call('answerConsent', { params: { key }, body: { agree, text } });
  await ask('one+again@example.org');
  expect(await kinds('one@example.org')).not.toContain('guardianPassedOver');
  expect((await server.call('readConsent', { params: { key } })).body.code).toBe('consent-not-found');
  const again = await keyMailedTo(server, 'one+again@example.org');
  await server.call('answerConsent', { params: { key: again }, body: { agree: false, text } });
  await ask('two@example.org');
  expect((await kinds('one+again@example.org')).at(-1)).toBe('guardianPassedOver');
  expect((await server.call('readConsent', { params: { key: again } })).body.code).toBe('consent-not-found');
});

test('nobody is met who is the guardian as well', async () => {
  await using server = await startTestServer();
  const talent = await aYoungTalent(server);
  const mentor = await verifiedMentor(server);
  await checked(server, mentor.id);
  await server.call('askGuardian', { ...talent.own, body: { email: mentor.email } });
  await server.call('answerConsent', { params: { key: await keyMailedTo(server, mentor.email) }, body: { agree: true, text } });
  expect((await server.call('bookSession', { token: talent.token, body: booking(mentor.id, startIn(72)) })).body.code).toBe('not-for-young');
});

test('the birth month is said once, from 16 on; without it a talent meets nobody', async () => {
  await using server = await startTestServer();
  const talent = await server.answered();
  const own = { params: talent.params, token: talent.token };
  await server.database.query('update users set birth_month = null where id = $1', [talent.id]);
  expect((await server.call('shareBlueprint', { ...own, body: {} })).body.code).toBe('birth-month-missing');
  const year = new Date().getUTCFullYear();
  expect((await server.call('sayBirthMonth', { ...own, body: { birthMonth: `${year - 15}-12` } })).body.fields?.[0]?.path).toBe('birthMonth');
  expect((await server.call('sayBirthMonth', { ...own, body: { birthMonth: '1990-04' } })).body.data).toMatchObject({ birthMonth: '1990-04', standing: 'adult' });
  expect((await server.call('sayBirthMonth', { ...own, body: { birthMonth: '1990-04' } })).status).toBe(200);
  expect((await server.call('sayBirthMonth', { ...own, body: { birthMonth: '1991-04' } })).body.code).toBe('birth-month-said');
  expect((await server.call('shareBlueprint', { ...own, body: {} })).body.code).toBe('blueprint-not-found');
});

test('the guardian alone is not enough: the mentor has to be checked, and without a check nobody writes or moves anything any more', async () => {
  await using server = await startTestServer();
  const talent = await aYoungTalent(server);
  const mentor = await verifiedMentor(server);
  await agreed(server, talent.id);
  const book = () => server.call('bookSession', { token: talent.token, body: booking(mentor.id, startIn(72)) });
  expect((await book()).body.code).toBe('not-for-young');
  await checked(server, mentor.id);
  const { id } = (await book()).body.data;
  const write = (token: string) => server.call('writeMessage', { params: { sessionId: id }, token, body: { text: 'Hello', idempotencyKey: crypto.randomUUID() } });
  expect([(await write(talent.token)).status, (await write(mentor.token)).status]).toEqual([200, 200]);
  await server.database.query('delete from young_people_checks');
  expect([(await write(talent.token)).body.code, (await write(mentor.token)).body.code]).toEqual(['not-for-young', 'not-open-now']);
  expect((await server.call('answerSession', { params: { sessionId: id }, token: mentor.token, body: { accept: true } })).body.code).toBe('not-open-now');
  await sweep(sweptBy(server), rules);
  expect(await server.database.query('select state from sessions')).toEqual([{ state: 'cancelled' }]);
});

test('a plan that is shared is found only while the guardian agrees', async () => {
  await using server = await startTestServer();
  const talent = await aYoungTalent(server);
  await server.generateAndSave(talent);
  expect((await server.call('shareBlueprint', { ...talent.own, body: {} })).body.code).toBe('guardian-needed');
  await agreed(server, talent.id);
  expect((await server.call('shareBlueprint', { ...talent.own, body: {} })).status).toBe(200);
  const shared = () => server.call('sharedBlueprint', { params: { id: talent.id } });
  expect((await shared()).status).toBe(200);
  const own = async () => (await server.call('readSharing', talent.own)).body.data;
  expect(await own()).toMatchObject({ isShared: true });
  expect(await own()).not.toHaveProperty('hidden');
  await server.database.query(`update guardian_consents set ends_at = now() - interval '1 second'`);
  expect((await shared()).body.code).toBe('blueprint-not-found');
  expect(await own()).toMatchObject({ isShared: true, hidden: true });
  expect((await server.call('stopSharing', talent.own)).body.data).toMatchObject({ isShared: false });
  expect(await own()).not.toHaveProperty('hidden');
});

test('a month before the year is over the guardian is asked once whether it shall go on', async () => {
  await using server = await startTestServer();
  const talent = await aYoungTalent(server);
  await agreed(server, talent.id);
  await sweep(sweptBy(server), rules);
  expect(await mailsTo(server, 'guardian@example.com')).toEqual([]);
  await server.database.query(`update guardian_consents set ends_at = now() + interval '20 days'`);
  await sweep(sweptBy(server), rules);
  await sweep(sweptBy(server), rules);
  expect((await mailsTo(server, 'guardian@example.com')).map(({ kind }) => kind)).toEqual(['guardianReminder']);
});

test('where the product is not ready for the young, no agreement opens anything, and nobody is asked for one', async () => {
  await using server = await startTestServer({ meetsTheYoung: () => false });
  const talent = await aYoungTalent(server);
  const mentor = await verifiedMentor(server);
  await agreed(server, talent.id);
  await checked(server, mentor.id);
  expect((await server.call('bookSession', { token: talent.token, body: booking(mentor.id, startIn(72)) })).body.code).toBe('young-paused');
  expect((await server.call('shareBlueprint', { ...talent.own, body: {} })).body.code).toBe('young-paused');
  expect((await server.call('askGuardian', { ...talent.own, body: { email: 'guardian@example.org' } })).body.code).toBe('young-paused');
  expect((await server.call('readStanding', talent.own)).body.data).toMatchObject({ standing: 'young', isOpen: false });
});

test('where the product is not ready for the young, a guardian reads so, agrees to nothing, is not reminded, and takes back what was agreed', async () => {
  let isOpen = true;
  await using server = await startTestServer({ meetsTheYoung: () => isOpen });
  const talent = await aYoungTalent(server);
  await server.call('askGuardian', { ...talent.own, body: { email: 'guardian@example.org' } });
  const params = { key: await keyMailedTo(server, 'guardian@example.org') };
  const answer = async (agree: boolean) => (await server.call('answerConsent', { params, body: { agree, text } })).body;
  isOpen = false;
  expect((await server.call('readConsent', { params })).body.data).toMatchObject({ isOpen: false, state: 'asked' });
  expect((await answer(true)).code).toBe('consent-paused');
  expect(await server.database.query('select agreed_at from guardian_consents')).toEqual([{ agreed_at: null }]);
  isOpen = true;
  expect((await answer(true)).data.state).toBe('agreed');
  isOpen = false;
  await server.database.query(`update guardian_consents set ends_at = now() + interval '20 days'`);
  await sweep({ ...sweptBy(server), meetsTheYoung: false }, rules);
  expect((await mailsTo(server, 'guardian@example.org')).map(({ kind }) => kind)).toEqual(['guardianAsked']);
  expect((await answer(true)).code).toBe('consent-paused');
  expect((await answer(false)).data.state).toBe('ended');
});

test('nobody but themselves reads in which month somebody was born, and who stands by their side', async () => {
  await using server = await startTestServer();
  const talent = await aYoungTalent(server);
  const mentor = await verifiedMentor(server);
  await agreed(server, talent.id);
  await checked(server, mentor.id);
  await server.call('bookSession', { token: talent.token, body: booking(mentor.id, startIn(72)) });
  const month = (await server.call('readStanding', talent.own)).body.data.birthMonth ?? '?';
  for (const name of ['listSessions', 'mentorDashboard', 'listMentees'] as const) {
    const { text } = await server.call(name, { params: { userId: mentor.id }, token: mentor.token });
    expect([name, text.includes(month), text.includes('guardian')]).toEqual([name, false, false]);
  }
  const mails = await mailsTo(server, mentor.email);
  expect(mails.filter(({ body }) => body.includes(month) || /guardian/i.test(body))).toEqual([]);
});

test('the guardian is told in their language of an application to a partner, and of an invitation, by which adults get in touch', async () => {
  await using server = await startTestServer({ content: contentInFrench });
  const { partner, post } = await everyone(server);
  const talent = await aYoungTalent(server);
  await agreed(server, talent.id);
  await server.database.query(`update guardian_consents set language = 'fr'`);
  await checked(server, partner.id);
  const { id } = (await server.call('applyFor', { params: talent.params, token: talent.token, body: { opportunity: `post.${post}`, answers: { why: { text: 'I like letters.' } } } })).body.data;
  await server.call('answerApplicant', { params: { userId: partner.id, applicationId: id }, token: partner.token, body: { state: 'invited', note: '' } });
  const told = await mailsTo(server, 'guardian@example.com');
  expect(told.map(({ kind, locale }) => [kind, locale])).toEqual([['guardianApplication', 'fr'], ['guardianApplication', 'fr']]);
  for (const { body } of told) expect(body).toMatch(/\/guardian\?key=/);
});

test.each(['taken back', 'lapsed'] as const)('an agreement that is %s ends applications to partners: they see nothing of who applied, and answer nothing', async (how) => {
  await using server = await startTestServer();
  const { talent, partner, application } = await everyone(server);
  await makeYoung(server, talent.id);
  await checked(server, partner.id);
  await server.call('askGuardian', { params: talent.params, token: talent.token, body: { email: 'guardian@example.org' } });
  const key = await keyMailedTo(server, 'guardian@example.org');
  await server.call('answerConsent', { params: { key }, body: { agree: true, text } });
  await server.database.query(`update applications set state = 'received'`); // asking ended what was there before anybody had agreed
  const answer = (state: 'seen' | 'invited') => server.call('answerApplicant', { params: { userId: partner.id, applicationId: application }, token: partner.token, body: { state, note: '' } });
  expect((await answer('seen')).status).toBe(200);
  if (how === 'lapsed') await server.database.query(`update guardian_consents set ends_at = now() - interval '1 second'`);
  else await server.call('answerConsent', { params: { key }, body: { agree: false, text } });
  expect((await answer('invited')).body.code).toBe('application-not-found');
  if (how === 'lapsed') await sweep(sweptBy(server), rules);
  const seen = await Promise.all([server.call('listApplicants', { params: { userId: partner.id }, token: partner.token }), server.call('partnerNetwork', { params: { userId: partner.id }, token: partner.token })]);
  expect(seen.map(({ status, text: shown }) => [status, shown.includes(talent.email)])).toEqual([[200, false], [200, false]]);
  expect(await server.database.query('select state from applications')).toEqual([{ state: 'withdrawn' }]);
  expect((await mailsTo(server, talent.email)).map(({ kind }) => kind)).not.toContain('applicationInvited');
});

test.each(['young', 'of unknown age'] as const)('a talent who is %s is nobody’s guardian, and whoever asks is not told that there is such an account', async (age) => {
  await using server = await startTestServer();
  const [talent, other] = [await aYoungTalent(server), await aYoungTalent(server)];
  if (age === 'of unknown age') await server.database.query('update users set birth_month = null where id = $1', [other.id]);
  const ask = (email: string) => server.call('askGuardian', { ...talent.own, body: { email } });
  const nowhere = await ask('nobody@example.org');
  const key = await keyMailedTo(server, 'nobody@example.org');
  const asked = await ask(other.email.replace('@', '+mother@'));
  expect([asked.status, asked.body.message, asked.body.data.guardian?.state]).toEqual([nowhere.status, nowhere.body.message, nowhere.body.data.guardian?.state]);
  expect(await server.database.query(`select 1 from outbox where kind = 'guardianAsked' and recipient <> 'nobody@example.org'`)).toEqual([]);
  await ask('nobody@example.org');
  await server.database.query(`update users set email = 'nobody@example.org' where id = $1`, [other.id]); // an account that came later
  const last = await keyMailedTo(server, 'nobody@example.org');
  expect([last === key, (await server.call('answerConsent', { params: { key: last }, body: { agree: true, text } })).body.code]).toEqual([false, 'consent-not-found']);
});

test('a guardian who says no before anything was agreed reads and mails only what is true of that', async () => {
  await using server = await startTestServer();
  const talent = await aYoungTalent(server);
  await server.call('askGuardian', { ...talent.own, body: { email: 'guardian@example.org' } });
  const key = await keyMailedTo(server, 'guardian@example.org');
  const answer = async (agree: boolean) => (await server.call('answerConsent', { params: { key }, body: { agree, text } })).body.message;
  const toTalent = async () => (await mailsTo(server, talent.email)).at(-1);
  expect(await answer(false)).toBe('You do not agree. Nothing is agreed, so no sessions can be booked.');
  expect([(await toTalent())?.kind, (await toTalent())?.body.includes('cancelled')]).toEqual(['guardianRefused', false]);
  await answer(true);
  expect(await answer(false)).toBe('You do not agree. Sessions to come are cancelled.');
  expect((await toTalent())?.kind).toBe('guardianEnded');
  expect(await answer(false)).toBe('You do not agree. Nothing is agreed, so no sessions can be booked.');
});
