import type { PersonDecision, PreviewedMail } from '@bridge/model';
import { expect, test } from 'vitest';
import { remindGuardians } from '../guardians/face.ts';
import { sweptBy } from '../testing/content.ts';
import { everyone } from '../testing/everyone.ts';
import { contentInFrench } from '../testing/in-french.ts';
import { verifiedMentor } from '../testing/mentors.ts';
import { startTestServer, type Person, type TestServer } from '../testing/server.ts';
import { staffMember } from '../testing/staff.ts';
import { agreed, makeYoung } from '../testing/young.ts';

const signIn = (server: TestServer, { email, password }: Person) => server.call('login', { body: { email, password } });
const mailsTo = async (server: TestServer, { email }: Person) => (await server.database.query<{ kind: string; body: string }>(`select kind, body from outbox where recipient = $1 and kind <> 'verifyEmail' order by created_at`, [email]));

type Unseen<Decision> = Decision extends unknown ? Omit<Decision, 'revision'> : never;

async function room(options?: Parameters<typeof startTestServer>[0]) {
  const server = await startTestServer(options);
  const chief = await staffMember(server, ['people', 'audit']);
  const read = async (personId: string) => (await server.call('readPerson', { params: { personId }, token: chief.token })).body;
  /** Of what was just read. */
  const decide = async (personId: string, body: Unseen<PersonDecision>) => server.call('decidePerson', { params: { personId }, token: chief.token, body: { ...body, revision: (await read(personId)).data?.revision ?? '' } });
  const audited = async () => (await server.call('readAudit', { token: chief.token })).body.entries.map(({ action, subject, note }) => [action, subject, note]);
  return { server, chief, decide, read, audited, [Symbol.asyncDispose]: () => server.close() };
}

test('a person is found by the whole address or the id, and by nothing less', async () => {
  await using at = await room();
  const person = await at.server.person();
  const find = async (q: string) => (await at.server.call('findPerson', { token: at.chief.token, query: { q } })).body.person?.id;
  for (const q of [person.email, person.email.toUpperCase(), ` ${person.email} `, person.id]) expect([q, await find(q)]).toEqual([q, person.id]);
  for (const q of ['', '%', person.email.slice(0, -1), person.id.slice(0, 8), 'Ada']) expect([q, await find(q)]).toEqual([q, undefined]);
});

test('a suspended person is out at once, is told why and until when, and comes back at the end', async () => {
  await using at = await room();
  const { server } = at;
  const person = await server.person();
  expect((await at.decide(person.id, { decision: 'suspend', reason: 'Rude words.', days: 7 })).body).toMatchObject({ message: 'The account is suspended. A mail says why and until when.', data: { suspension: { reason: 'Rude words.', by: 'Ada Example' }, signIns: 0 } });
  expect((await server.call('ownProfile', { token: person.token })).body.code).toBe('not-signed-in');
  const refused = await signIn(server, person);
  expect([refused.status, refused.body.code]).toEqual([403, 'account-suspended']);
  const until = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(Date.now() + 7 * 86_400_000);
  expect(refused.body.message).toMatch(new RegExp(`suspended until ${until}.*, UTC\\. Why: “Rude words\\.”`));
  expect((await signIn(server, { ...person, password: 'not the password' })).body.code).toBe('wrong-credentials');
  expect(await mailsTo(server, person)).toMatchObject([{ kind: 'accountSuspended', body: expect.stringContaining('Why: Rude words.') }]);
  expect(await at.audited()).toEqual([['suspended', person.id, expect.stringMatching(/^Rude words\. \(until \d{4}-.* UTC\)$/)]]);

  await server.database.query(`update suspensions set suspended_at = now() - interval '8 days', ends_at = now() - interval '1 second'`);
  expect((await signIn(server, person)).status).toBe(200);
  expect((await at.read(person.id)).data.suspension).toBeNull();
});

test('a sign-in that began while somebody was suspended opens nothing', async () => {
  await using at = await room();
  const person = await at.server.person();
  await at.server.database.query(`insert into suspensions (user_id, reason, suspended_by, ends_at) values ($1, 'x', 'a test', now() + interval '1 day')`, [person.id]);
  expect((await at.server.call('ownProfile', { token: person.token })).body.code).toBe('not-signed-in');
});

test('a suspension is lifted, and changed by another one', async () => {
  await using at = await room();
  const person = await at.server.person();
  const lift = () => at.decide(person.id, { decision: 'lift', reason: 'It was somebody else.' });
  expect((await lift()).body.code).toBe('case-changed');
  await at.decide(person.id, { decision: 'suspend', reason: 'Rude words.', days: 7 });
  await at.decide(person.id, { decision: 'suspend', reason: 'Worse words.', days: 30 });
  expect((await at.read(person.id)).data.suspension?.reason).toBe('Worse words.');
  expect((await lift()).body.data?.suspension).toBeNull();
  expect((await signIn(at.server, person)).status).toBe(200);
  expect((await mailsTo(at.server, person)).map(({ kind }) => kind)).toEqual(['accountSuspended', 'accountSuspended', 'suspensionLifted']);
  expect((await at.audited()).map(([action]) => action)).toEqual(['lifted', 'suspended', 'suspended']);
});

test('a suspended mentor is not shown or booked any more, until verified anew', async () => {
  await using at = await room();
  const mentor = await verifiedMentor(at.server);
  const talent = await at.server.person();
  const shown = async () => [(await at.server.call('listMentors', { token: talent.token })).body.total, (await at.server.call('lookUpUser', { params: { userId: mentor.id }, token: talent.token })).status];
  expect(await shown()).toEqual([1, 200]);
  await at.decide(mentor.id, { decision: 'suspend', reason: 'Rude words.', days: 7 });
  expect(await shown()).toEqual([0, 404]);
  expect((await at.read(mentor.id)).data).toMatchObject({ mentorState: 'changes-requested', trail: [{ action: 'suspended' }, { action: 'changes-requested' }] });
});

test.each(['in their room', 'after a report'] as const)('that a mentor who is suspended is shown no more is no decision about their verification, in the figures and in the list: %s', async (where) => {
  await using at = await room();
  const mentor = await verifiedMentor(at.server);
  const talent = await at.server.person();
  const [mentors, all] = [await staffMember(at.server, ['mentors']), await staffMember(at.server, ['mentors', 'people', 'safety'])];
  const told = async ({ token }: Person) => [(await at.server.call('staffToday', { token })).body.data.decided, (await at.server.call('listDecisions', { token, query: {} })).body.decisions.map(({ kind, action }) => `${kind} ${action}`)];
  const before = await told(mentors); // they were verified
  if (where === 'in their room') await at.decide(mentor.id, { decision: 'suspend', reason: 'Rude words.', days: 7 });
  else {
    await at.server.call('sendReport', { token: talent.token, body: { about: 'person', id: mentor.id, kind: 'harassment', text: '' } });
    const [waits] = (await at.server.call('listCases', { token: all.token, query: { kind: 'complaint' } })).body.cases;
    const params = { kind: 'complaint', caseId: waits?.id ?? '' };
    const { revision } = (await at.server.call('readCase', { params, token: all.token })).body.data;
    expect((await at.server.call('decideCase', { params, token: all.token, body: { decision: 'suspend', note: 'Rude words.', days: 7, revision } })).status).toBe(200);
  }
  expect(await told(mentors)).toEqual(before);
  expect((await told(all))[1]).toEqual([where === 'in their room' ? 'person suspended' : 'complaint suspended', ...(before[1] ?? [])]);
  expect((await at.server.call('readCase', { params: { kind: 'mentor', caseId: mentor.id }, token: mentors.token })).body.data.trail.map(({ action, decides }) => [action, decides])).toContainEqual(['changes-requested', true]); // where it is looked for
  // What somebody asks a mentor to change by themselves is one, with the same words, too.
  await at.server.database.query(`select audit_append($1, 'changes-requested', 'mentor', $2, 'Rude words.')`, [`staff ${mentors.id}`, mentor.id]);
  expect((await told(mentors))[1]).toEqual(['mentor changes-requested', ...(before[1] ?? [])]);
});

test('of two who suspend a mentor at once the second is told of the suspension, and not of what follows from it', async () => {
  await using at = await room();
  const mentor = await verifiedMentor(at.server);
  const { revision } = (await at.read(mentor.id)).data;
  const suspend = () => at.server.call('decidePerson', { params: { personId: mentor.id }, token: at.chief.token, body: { decision: 'suspend', reason: 'Rude words.', days: 7, revision } });
  expect((await suspend()).status).toBe(200);
  expect((await suspend()).body.message).toMatch(/^Ada Example was quicker: suspended, /);
});

test('the sign-ins of a person end, and they can sign in again', async () => {
  await using at = await room();
  const person = await at.server.person();
  expect((await at.decide(person.id, { decision: 'end-sign-ins', reason: 'A stolen laptop' })).body.data?.signIns).toBe(0);
  expect((await at.server.call('ownProfile', { token: person.token })).status).toBe(401);
  expect((await signIn(at.server, person)).status).toBe(200);
});

test('when somebody was last here outlives their sign-ins', async () => {
  await using at = await room();
  const before = Date.now();
  const person = await at.server.person();
  await at.server.call('logout', { token: person.token });
  const { lastSeen, signIns } = (await at.read(person.id)).data;
  const seen = Date.parse(lastSeen ?? '');
  expect([signIns, seen > before - 1000 && seen < Date.now() + 1000]).toEqual([0, true]);
});

test('warnings, suspensions and what was decided of reports stand in the room of the person, with the reasons, and not for themselves', async () => {
  await using at = await room();
  const { server, chief } = at;
  const [mentor, talent, safety] = [await verifiedMentor(server), await server.person(), await staffMember(server, ['safety', 'people'])];
  const report = () => server.call('sendReport', { token: talent.token, body: { about: 'person', id: mentor.id, kind: 'other', text: 'Rude words.' } });
  expect((await report()).status).toBe(200);
  const [waiting] = (await server.call('listCases', { token: safety.token })).body.cases;
  const params = { kind: 'complaint', caseId: waiting?.id ?? '' };
  const { revision } = (await server.call('readCase', { params, token: safety.token })).body.data;
  expect((await server.call('decideCase', { params, token: safety.token, body: { decision: 'warn', note: 'Stay friendly.', revision } })).status).toBe(200);
  await at.decide(mentor.id, { decision: 'suspend', reason: 'Rude words again.', days: 7 });
  const { counts, trail } = (await at.read(mentor.id)).data;
  expect(counts).toEqual(expect.arrayContaining([{ name: 'warnings', count: 1 }, { name: 'suspensions', count: 1 }, { name: 'reportsAbout', count: 1 }]));
  expect(trail.filter(({ kind }) => kind !== 'mentor')).toMatchObject([{ kind: 'complaint', action: 'warned', note: 'Stay friendly.' }, { kind: 'person', action: 'suspended', note: expect.stringContaining('Rude words again.') }]);
  expect((await at.read(talent.id)).data.counts).toContainEqual({ name: 'reportsMade', count: 1 });
  expect(trail.every(({ by }) => by !== talent.id)).toBe(true);
  await server.database.query('update reports set person_id = $1', [chief.id]);
  expect((await at.read(chief.id)).data.trail).toEqual([]);
  expect((await at.read(talent.id)).data.counts).toContainEqual({ name: 'reportsMade', count: 0 }); // or they would see who reported them
});

test('an account is closed where its address is typed; nothing is left of it but the audit', async () => {
  await using at = await room();
  const { server } = at;
  const person = await server.person();
  const close = (email: string) => at.decide(person.id, { decision: 'close', reason: 'Asked for by letter.', email });
  expect((await close('other@example.com')).body.fields).toEqual([{ path: 'email', message: 'This is not the e-mail address of the account' }]);
  expect((await close(person.email)).body.data).toBeNull();
  expect((await at.read(person.id)).code).toBe('user-not-found');
  expect(await server.database.query('select id from users where id = $1', [person.id])).toEqual([]);
  expect((await server.database.query<{ kind: string; user_id: string | null }>('select kind, user_id from outbox where recipient = $1', [person.email]))).toEqual([{ kind: 'accountClosed', user_id: null }]);
  expect(await at.audited()).toEqual([['closed', person.id, 'Asked for by letter.']]);
});

test('people of the staff are neither suspended nor closed, not even by themselves', async () => {
  await using at = await room();
  const other = await staffMember(at.server, ['posts']);
  for (const [{ id, email }, code] of [[at.chief, 'own-case'], [other, 'of-staff']] as const) {
    expect((await at.decide(id, { decision: 'suspend', reason: 'A', days: 1 })).body.code).toBe(code);
    expect((await at.decide(id, { decision: 'close', reason: 'A', email })).body.code).toBe(code);
  }
  expect(await at.audited()).toEqual([]);
});

test('a mentor is noted as checked for young people, once and with how, and that is taken back; a talent is not', async () => {
  await using at = await room();
  const mentor = await verifiedMentor(at.server);
  const talent = await at.server.person();
  const allow = () => at.decide(mentor.id, { decision: 'allow-young', reason: 'Interview and record' });
  expect((await allow()).body).toMatchObject({ message: 'Noted. Talents under 18 can book this person.', data: { youngCheck: { by: 'Ada Example', note: 'Interview and record' } } });
  expect((await allow()).body.code).toBe('case-changed');
  expect((await at.decide(talent.id, { decision: 'allow-young', reason: 'A' })).status).toBe(404);
  expect((await at.decide(mentor.id, { decision: 'stop-young', reason: 'A complaint' })).body.data?.youngCheck).toBeNull();
  expect((await at.decide(mentor.id, { decision: 'stop-young', reason: 'A complaint' })).body.code).toBe('case-changed');
  expect(await at.audited()).toEqual([['not-for-young', mentor.id, 'A complaint'], ['checked-for-young', mentor.id, 'Interview and record']]);
});

const agedAbout = (years: number) => `${new Date().getUTCFullYear() - years}-01`;

test('a birth month is corrected: the person is told why, and the guardian of who is an adult by it; the month stands in no answer of the staff, nor in the audit', async () => {
  await using at = await room();
  const { server } = at;
  const talent = await server.person();
  await makeYoung(server, talent.id);
  await agreed(server, talent.id);
  const young = async () => (await at.read(talent.id)).data.young;
  expect(await young()).toEqual({ agreed: true });
  await server.database.query('update guardian_consents set ends_at = now()');
  expect(await young()).toEqual({ agreed: false });
  await server.database.query(`update guardian_consents set ends_at = now() + interval '1 year'`);
  const correct = (birthMonth: string) => at.decide(talent.id, { decision: 'correct-birth-month', reason: 'A slip, seen on the passport.', birthMonth });
  const standing = async () => (await server.call('readStanding', { params: { userId: talent.id }, token: talent.token })).body.data;
  expect((await correct(agedAbout(12))).body.fields?.[0]?.path).toBe('birthMonth');
  expect((await standing()).standing).toBe('young');
  const corrected = await correct('1990-04');
  expect([corrected.status, corrected.text.includes('1990')]).toEqual([200, false]);
  expect([await standing(), await young()]).toEqual([expect.objectContaining({ birthMonth: '1990-04', standing: 'adult' }), undefined]);
  expect(await mailsTo(server, talent)).toMatchObject([{ kind: 'birthMonthCorrected', body: expect.stringContaining('Why: A slip, seen on the passport.') }]);
  expect(await server.database.query(`select kind from outbox where recipient = 'guardian@example.com'`)).toEqual([{ kind: 'guardianNotNeeded' }]);
  await remindGuardians(sweptBy(server));
  expect(await server.database.query(`select kind from outbox where recipient = 'guardian@example.com'`)).toEqual([{ kind: 'guardianNotNeeded' }]); // not told twice
  expect(await at.audited()).toEqual([['birth-month-corrected', talent.id, 'A slip, seen on the passport.']]);
  expect((await correct(agedAbout(17))).status).toBe(200); // and back: no guardian is told that nothing is asked of them
  expect([(await standing()).standing, (await server.database.query(`select 1 from outbox where kind = 'guardianNotNeeded'`)).length]).toEqual(['young', 1]);
});

test('nobody becomes too young for what they are: mentors and the staff stay adults', async () => {
  await using at = await room();
  for (const { id } of [await verifiedMentor(at.server), await staffMember(at.server, ['posts'])]) {
    expect((await at.decide(id, { decision: 'correct-birth-month', reason: 'A slip', birthMonth: agedAbout(17) })).body).toMatchObject({ code: 'invalid-input', fields: [{ path: 'birthMonth', message: expect.stringContaining('too young for this account') }] });
  }
  expect(await at.audited()).toEqual([]);
});

const decisions = { suspend: { decision: 'suspend', reason: 'Rude words.', days: 7 }, lift: { decision: 'lift', reason: 'A mistake' }, 'end-sign-ins': { decision: 'end-sign-ins', reason: 'Stolen phone' }, 'allow-young': { decision: 'allow-young', reason: 'Interview' }, 'stop-young': { decision: 'stop-young', reason: 'A complaint' }, 'correct-birth-month': { decision: 'correct-birth-month', reason: 'A slip', birthMonth: '1990-04' } } as const;

test.each(Object.entries(decisions))('the second of two who decide about a person is told who decided what, and nothing of theirs is done: %s', async (_name, body) => {
  await using at = await room();
  const { server, chief } = at;
  const mentor = await verifiedMentor(server);
  await server.call('updateProfile', { params: { userId: chief.id }, token: chief.token, body: { user: { firstName: 'Quick', lastName: 'Colleague' } } });
  const { revision } = (await at.read(mentor.id)).data;
  expect((await at.decide(mentor.id, { decision: 'suspend', reason: 'Money asked for.', days: 30 })).status).toBe(200);
  const second = await staffMember(server, ['people']);
  const late = (await server.call('decidePerson', { params: { personId: mentor.id }, token: second.token, body: { ...body, revision } })).body;
  expect(late).toMatchObject({ code: 'case-decided', message: expect.stringMatching(/^Quick Colleague was quicker: .*, \d{1,2} \w+ \d{4} at \d\d:\d\d, UTC\./) });
  expect((await at.read(mentor.id)).data.suspension?.reason).toBe('Money asked for.');
  await at.decide(mentor.id, { decision: 'close', reason: 'Asked for by letter.', email: mentor.email });
  expect((await server.call('decidePerson', { params: { personId: mentor.id }, token: second.token, body: { ...body, revision } })).body.message).toMatch(/^Quick Colleague was quicker: closed, /);
});

test('of several suspensions at once one is carried out', async () => {
  await using at = await room();
  const person = await at.server.person();
  const { revision } = (await at.read(person.id)).data;
  const answers = await Promise.all([1, 2, 3, 4].map((days) => at.server.call('decidePerson', { params: { personId: person.id }, token: at.chief.token, body: { decision: 'suspend', reason: 'Rude words.', days, revision } })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  expect(await at.audited()).toHaveLength(1);
  expect(await mailsTo(at.server, person)).toHaveLength(1);
});

/** What has to be there before. */
const before: Partial<Record<PersonDecision['decision'], Unseen<PersonDecision>>> = { lift: decisions.suspend, 'stop-young': decisions['allow-young'] };
const toldOf: Record<PersonDecision['decision'], string[]> = { suspend: ['en', 'fr'], lift: ['fr'], close: ['en', 'fr'], 'correct-birth-month': ['fr'], 'end-sign-ins': [], 'allow-young': [], 'stop-young': [] };

test.each(Object.entries(toldOf))('the mails of a decision about a person are looked at as they go out, and nothing is done by looking: %s', async (name, locales) => {
  await using at = await room({ content: contentInFrench });
  const { server, chief } = at;
  const { mentor } = await everyone(server);
  await server.database.query(`update users set language = 'fr' where id = $1`, [mentor.id]);
  const decision = name as PersonDecision['decision']; // the names of a record are its keys
  const given: Unseen<PersonDecision> = decision === 'close' ? { decision, reason: 'Asked for by letter.', email: mentor.email } : decisions[decision];
  const first = before[decision];
  if (first) expect((await at.decide(mentor.id, first)).status).toBe(200);
  const inOrder = (mails: readonly Omit<PreviewedMail, 'to'>[]) => mails.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1)); // their ids are drawn
  const mails = (seen: readonly string[] = []) => server.database.query<{ id: string; locale: string; subject: string; body: string }>('select id::text, locale, subject, body from outbox where not id::text = any($1::text[]) order by outbox.id', [seen]);
  const state = async () => [await at.read(mentor.id), await at.audited(), await mails(), await server.database.query('select id, state from sessions order by id'), await server.database.query('select count(*) from sign_in_sessions')];
  const [untouched, sent] = [await state(), (await mails()).map(({ id }) => id)];
  const body = { ...given, revision: (await at.read(mentor.id)).data.revision };
  const look = () => server.call('previewPerson', { params: { personId: mentor.id }, token: chief.token, body });
  const looked = await look();
  expect(looked.status).toBe(200);
  expect(inOrder((await look()).body.mails)).toEqual(inOrder(looked.body.mails));
  expect(await state()).toEqual(untouched);
  expect([...new Set(looked.body.mails.map(({ locale }) => locale))].toSorted()).toEqual(locales);
  expect(looked.body.mails.filter(({ locale, body: text }) => locale === 'fr' && text.includes(given.reason))).toHaveLength(locales.includes('fr') ? 1 : 0);
  expect((await server.call('decidePerson', { params: { personId: mentor.id }, token: chief.token, body })).status).toBe(200);
  expect(inOrder((await mails(sent)).map(({ id: _id, ...mail }) => mail))).toEqual(inOrder(looked.body.mails.map(({ to: _to, ...mail }) => mail)));
});

test('what would be refused is refused where its mails are looked at, in the same words', async () => {
  await using at = await room();
  const { server, chief } = at;
  const [person, colleague] = [await server.person(), await staffMember(server, ['posts'])];
  const refusals: [string, Unseen<PersonDecision>, string][] = [
    [colleague.id, decisions.suspend, 'of-staff'], [person.id, decisions.lift, 'case-changed'], [chief.id, decisions.suspend, 'own-case'],
    [person.id, { decision: 'close', reason: 'Asked for.', email: 'other@example.com' }, 'invalid-input'], ['00000000-0000-4000-8000-000000000000', decisions.suspend, 'user-not-found'],
  ];
  for (const [personId, given, code] of refusals) {
    const body = { ...given, revision: (await at.read(personId)).data?.revision ?? '' };
    const [looked, done] = [await server.call('previewPerson', { params: { personId }, token: chief.token, body }), await server.call('decidePerson', { params: { personId }, token: chief.token, body })];
    expect([given.decision, looked.body.code, looked.text]).toEqual([given.decision, code, done.text]);
  }
  const { revision } = (await at.read(person.id)).data;
  await at.decide(person.id, decisions.suspend);
  expect((await server.call('previewPerson', { params: { personId: person.id }, token: chief.token, body: { ...decisions.suspend, revision } })).body).toMatchObject({ code: 'case-decided', message: expect.stringMatching(/ was quicker: suspended, /) });
});
