import type { Permission } from '@bridge/model';
import { expect, test } from 'vitest';
import { contentInFrench } from '../testing/in-french.ts';
import { booking, bookingTalent, letPass, startIn, verifiedMentor, verifyEmail } from '../testing/mentors.ts';
import { startTestServer, type Person, type TestServer } from '../testing/server.ts';
import { staffMember, withSecondFactor } from '../testing/staff.ts';
import { makeYoung } from '../testing/young.ts';

/** A post that waits to be published. */
async function submittedPost(server: TestServer, title = 'Sort letters') {
  const partner = await server.person('PARTNER');
  await verifyEmail(server, partner);
  const body = { kind: 'project' as const, title, organisation: 'Demo', category: 'technology', location: 'Remote', terms: '6 weeks', description: 'By size.', industries: ['technology'], skills: ['programming'], submit: true };
  const { id } = (await server.call('writePost', { params: { userId: partner.id }, token: partner.token, body })).body.data;
  return { partner, id, params: { kind: 'post', caseId: id } };
}

/** A review that its mentor reported. */
async function reportedReview(server: TestServer) {
  const mentor = await verifiedMentor(server);
  const talent = await bookingTalent(server);
  const { id: sessionId } = (await server.call('bookSession', { token: talent.token, body: booking(mentor.id, startIn(48)) })).body.data;
  await server.call('answerSession', { params: { sessionId }, token: mentor.token, body: { accept: true } });
  await letPass(server, sessionId);
  const { id } = (await server.call('writeReview', { params: { sessionId }, token: talent.token, body: { rating: 1, type: 'negative', text: 'A rude word.' } })).body.data;
  await server.call('reportReview', { params: { reviewId: id }, token: mentor.token, body: { reason: 'It insults me' } });
  const rating = async () => (await server.call('listReviews', { params: { mentorId: mentor.id }, token: talent.token, query: { page: 1, limit: 5 } })).body;
  return { mentor, talent, sessionId, id, rating, params: { kind: 'report', caseId: id } };
}

test('a note is begun in the language of who reads it, which is the content’s own where they never said one, whatever the staff reads', async () => {
  await using server = await startTestServer({ content: contentInFrench });
  const { partner, params } = await submittedPost(server);
  const { token } = await staffMember(server, ['posts']);
  const noteIn = async () => (await server.call('readCase', { params, token, headers: { 'accept-language': 'fr' } })).body.data.noteIn;
  expect(await noteIn()).toBe('en');
  await server.database.query(`update users set language = 'fr' where id = $1`, [partner.id]);
  expect(await noteIn()).toBe('fr');
});

test('what waits is one list, the oldest first, of what the caller may decide', async () => {
  await using server = await startTestServer();
  const { id } = await submittedPost(server);
  const review = await reportedReview(server);
  const all = await staffMember(server);
  const listed = async (token: string, query = {}) => (await server.call('listCases', { token, query })).body;
  expect((await listed(all.token)).cases.map(({ kind, id }) => [kind, id])).toEqual([['post', id], ['report', review.id]]);
  expect(await listed(all.token, { kind: 'report' })).toMatchObject({ total: 1, cases: [{ kind: 'report', title: 'A rude word.', claim: null }] });
  const posts = await staffMember(server, ['posts']);
  expect((await listed(posts.token)).cases.map(({ kind }) => kind)).toEqual(['post']);
  expect((await server.call('staffToday', { token: posts.token })).body.data).toMatchObject({ permissions: ['posts'], waiting: [{ kind: 'post', count: 1, oldest: expect.any(String) }, { kind: 'link', count: 0, oldest: null }] });
  expect((await server.call('readCase', { params: review.params, token: posts.token })).body.code).toBe('permission-missing');
  const { status, body: refused } = await server.call('listCases', { token: all.token, query: { kind: 'nonsense' } as never });
  expect([status, refused.fields?.[0]?.path]).toEqual([400, 'kind']);
  for (const params of [{ kind: 'nothing', caseId: id }, { kind: 'post', caseId: review.id }, { kind: 'post', caseId: 'x' }]) {
    expect((await server.call('readCase', { params, token: posts.token })).body.code).toBe('case-not-found');
  }
});

test('a claim is over with the permission of its holder: the next one takes the case at once, and other claims stand', async () => {
  await using server = await startTestServer();
  const post = await submittedPost(server);
  const review = await reportedReview(server);
  const [first, second] = [await staffMember(server, ['posts', 'safety']), await staffMember(server)];
  await verifyEmail(server, first);
  for (const { params } of [post, review]) expect((await server.call('claimCase', { params, token: first.token })).status).toBe(200);
  expect((await server.call('claimCase', { params: post.params, token: second.token })).body.code).toBe('case-claimed');
  const { members } = (await server.call('listStaff', { token: second.token })).body;
  const change = { email: first.email, permissions: ['safety' as const], revision: members.find(({ userId }) => userId === first.id)?.revision };
  expect((await server.call('changeStaff', { token: second.token, body: change })).status).toBe(200);
  const held = (await server.call('listCases', { token: second.token })).body.cases.map(({ kind, claim }) => [kind, claim !== null]);
  expect(held).toEqual([['post', false], ['report', true]]);
  expect((await server.call('claimCase', { params: post.params, token: second.token })).status).toBe(200);
  expect((await server.call('claimCase', { params: review.params, token: second.token })).body.code).toBe('case-claimed');
});

test('today says how long half of it waits, and what was decided this week of the kinds that one decides', async () => {
  await using server = await startTestServer();
  const { id, params } = await submittedPost(server);
  const [second, third] = [await submittedPost(server), await submittedPost(server)];
  for (const [post, days] of [[id, 9], [second.id, 4], [third.id, 1]] as const) await server.database.query('update posts set submitted_at = now() - make_interval(days => $2) where id = $1', [post, days]);
  const review = await reportedReview(server);
  const chief = await staffMember(server);
  const posts = await staffMember(server, ['posts']);
  const today = async ({ token }: { token: string }) => (await server.call('staffToday', { token })).body.data;
  const daysAgo = (instant: string | null | undefined) => instant && Math.round((Date.now() - Date.parse(instant)) / 86_400_000);
  const before = await today(posts);
  expect([daysAgo(before.waiting[0]?.oldest), daysAgo(before.median), before.decided]).toEqual([9, 4, []]);
  const decide = async (at: { kind: string; caseId: string }, decision: string) => {
    const { revision } = (await server.call('readCase', { params: at, token: chief.token })).body.data;
    await server.call('decideCase', { params: at, token: chief.token, body: { decision, revision } });
  };
  await decide(params, 'publish');
  await decide(review.params, 'keep');
  expect([daysAgo((await today(posts)).median), (await today(posts)).decided]).toEqual([4, [{ kind: 'post', count: 1 }]]);
  expect((await today(chief)).decided).toEqual([{ kind: 'post', count: 1 }, { kind: 'report', count: 1 }]);
});

test('of fifty who take a case at once one holds it, until it is given back or lapses', async () => {
  await using server = await startTestServer();
  const { params } = await submittedPost(server);
  const people = [];
  for (let n = 0; n < 50; n += 1) people.push(await staffMember(server, ['posts']));
  const claim = async ({ token }: { token: string }) => (await server.call('claimCase', { params, token })).status;
  const answers = await Promise.all(people.map(claim));
  expect(answers.toSorted().slice(0, 2)).toEqual([200, 409]);
  const holder = people[answers.indexOf(200)];
  const other = people.find((person) => person !== holder);
  if (!holder || !other) throw new Error('one of the two is missing');
  expect(await claim(holder)).toBe(200);
  expect((await server.call('readCase', { params, token: other.token })).body.data.claim).toMatchObject({ by: 'Ada Example', mine: false });
  expect((await server.call('releaseCase', { params, token: other.token })).body).toMatchObject({ code: 'case-claimed', message: expect.stringContaining('A colleague holds this case') });
  expect(await claim(other)).toBe(409);
  await server.call('releaseCase', { params, token: holder.token });
  expect(await claim(other)).toBe(200);
  await server.database.query(`update staff_claims set claimed_until = now() - interval '1 second'`);
  expect(await claim(holder)).toBe(200);
});

test('a decision is of what was seen: the second of two is told who decided what', async () => {
  await using server = await startTestServer();
  const { params, partner, id } = await submittedPost(server);
  const [first, second] = [await staffMember(server, ['posts']), await staffMember(server, ['posts'])];
  const { revision } = (await server.call('readCase', { params, token: first.token })).body.data;
  const decide = (token: string, decision: string, note = '', seen = revision) => server.call('decideCase', { params, token, body: { decision, note, revision: seen } });
  expect((await decide(first.token, 'decline')).body.fields).toEqual([{ path: 'note', message: 'Fill in this field' }]);
  expect((await decide(first.token, 'burn')).body.fields?.[0]?.path).toBe('decision');
  const answers = await Promise.all([decide(first.token, 'publish'), decide(second.token, 'decline', 'Say what is paid.')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const now = (await server.call('readCase', { params, token: second.token })).body.data;
  expect(now.trail.at(-1)).toMatchObject({ action: answers[0].status === 200 ? 'published' : 'declined', by: 'Ada Example' });
  expect(now).toMatchObject({ person: { id: partner.id }, claim: null });
  expect(await server.database.query(`select kind, count(*) as n from outbox where user_id = $1 and kind like 'post%' group by kind`, [partner.id])).toHaveLength(1);
  expect(await server.database.query(`select kind, subject from audit where action in ('published', 'declined')`)).toEqual([{ kind: 'post', subject: id }]);
});

test('a message is answered by mail in the language of its page; the answer is kept, and nothing is sent twice', async () => {
  await using server = await startTestServer();
  const form = (email: string) => server.call('sendForm', { params: { formId: 'contact' }, body: { answers: { 'first-name': { text: 'A' }, 'last-name': { text: 'B' }, email: { text: email }, message: { text: `Hello from ${email}` } } } });
  await form('asks@example.com');
  await server.database.query(`update form_messages set locale = 'fr'`);
  const { token } = await staffMember(server, ['messages']);
  const [waiting] = (await server.call('listCases', { token })).body.cases;
  const params = { kind: 'message', caseId: waiting?.id ?? '' };
  const seen = (await server.call('readCase', { params, token })).body.data;
  expect(seen).toMatchObject({ noteIn: 'fr', decisions: [{ name: 'reply', note: 'needed' }, { name: 'done' }] });
  const reply = (note: string) => server.call('decideCase', { params, token, body: { decision: 'reply', note, revision: seen.revision } });
  expect((await reply('')).body.fields?.[0]?.path).toBe('note');
  const { mails } = (await server.call('previewDecision', { params, token, body: { decision: 'reply', note: 'Nous vous appelons.', revision: seen.revision } })).body;
  expect(mails.map(({ to }) => to)).toEqual(['asks@example.com']);
  expect((await reply('Nous vous appelons.')).body.data).toMatchObject({ decisions: [], trail: [{ action: 'replied', note: 'Nous vous appelons.' }] });
  expect((await reply('Encore une fois.')).body.code).toBe('case-decided');
  expect(await server.database.query(`select recipient, body like '%Nous vous appelons.%' as told from outbox where kind = 'formReply'`)).toEqual([{ recipient: 'asks@example.com', told: true }]);
  expect(await server.database.query(`select note from audit where kind = 'message' and action = 'replied'`)).toEqual([{ note: 'Nous vous appelons.' }]);
});

test('a case that a colleague holds is not decided by another', async () => {
  await using server = await startTestServer();
  const { params } = await submittedPost(server);
  const [holder, other] = [await staffMember(server), await staffMember(server)];
  const { revision } = (await server.call('claimCase', { params, token: holder.token })).body.data;
  expect((await server.call('decideCase', { params, token: other.token, body: { decision: 'publish', revision } })).body.code).toBe('case-claimed');
  expect((await server.call('decideCase', { params, token: holder.token, body: { decision: 'publish', revision } })).status).toBe(200);
});

test('a hidden review is not read and does not count; its writer reads why, and answers once', async () => {
  await using server = await startTestServer();
  const { talent, mentor, sessionId, id, rating, params } = await reportedReview(server);
  const { token } = await staffMember(server, ['safety']);
  const decide = async (decision: string, note = '') => {
    const { revision } = (await server.call('readCase', { params, token })).body.data;
    return server.call('decideCase', { params, token, body: { decision, note, revision } });
  };
  const own = async (who: { token: string }) => (await server.call('listSessions', { token: who.token })).body.sessions.find((session) => session.id === sessionId)?.review;
  const appeal = (text: string, who = talent) => server.call('appealReview', { params: { reviewId: id }, token: who.token, body: { text } });
  expect((await rating()).rating).toEqual({ average: 1, count: 1 });
  expect((await appeal('It is true')).body.code).toBe('review-not-found');
  expect((await decide('hide', 'It insults a person.')).status).toBe(200);
  expect(await rating()).toMatchObject({ rating: { average: null, count: 0 }, reviews: [], total: 0 });
  expect(await own(mentor)).toBeNull();
  expect((await own(talent))?.hidden).toEqual({ note: 'It insults a person.', appeal: null });
  expect(await server.database.query(`select recipient from outbox where kind = 'reviewHidden' and body like '%It insults a person.%'`)).toEqual([{ recipient: talent.email }]);
  expect((await server.call('listCases', { token })).body.total).toBe(0);
  const rewritten = await server.call('writeReview', { params: { sessionId }, token: talent.token, body: { rating: 5, type: 'positive', text: 'Other words' } });
  expect([rewritten.status, rewritten.body.code]).toEqual([409, 'review-hidden']);

  // a block between the two does not take the answer away
  expect((await server.call('blockPerson', { params: { userId: mentor.id }, token: mentor.token, body: { about: 'person', id: talent.id } })).status).toBe(200);
  expect(await own(talent)).toBeUndefined();
  expect((await server.call('listReports', { params: { userId: talent.id }, token: talent.token })).body.hidden).toMatchObject([{ id, hidden: { note: 'It insults a person.', appeal: null } }]);
  expect((await server.call('listReports', { params: { userId: mentor.id }, token: mentor.token })).body.hidden).toEqual([]);

  expect((await appeal('I take the word back')).body.data.hidden).toEqual({ note: 'It insults a person.', appeal: 'I take the word back' });
  expect((await appeal('I take the word back')).status).toBe(200);
  expect((await appeal('And another thing')).body.code).toBe('appeal-over');
  expect((await server.call('listCases', { token })).body.total).toBe(1);
  expect((await decide('hide', 'It still does.')).status).toBe(200);
  const { facts } = (await server.call('readCase', { params, token })).body.data;
  expect(facts.filter(({ name }) => name === 'hiddenBecause' || name === 'appeal').map(({ text }) => text)).toEqual(['It still does.', 'I take the word back']); // whoever decides later reads both
  expect((await decide('keep')).status).toBe(200);
  await server.database.query('delete from blocks');
  expect((await rating()).rating).toEqual({ average: 1, count: 1 });
  expect((await own(talent))?.hidden).toBeUndefined();
  expect((await server.call('listReports', { params: { userId: talent.id }, token: talent.token })).body.hidden).toEqual([]);
});

test('permissions are given and taken by who holds "staff", and the last of them stays', async () => {
  await using server = await startTestServer();
  const chief = await staffMember(server, ['staff', 'audit']);
  const other = await server.person();
  for (const one of [chief, other]) await verifyEmail(server, one);
  const seenOf = async (email: string) => (await server.call('listStaff', { token: chief.token })).body.members?.find((member) => member.email === email.toLowerCase())?.revision ?? '';
  const change = async (email: string, held: Permission[]) => server.call('changeStaff', { token: chief.token, body: { email, permissions: held, revision: await seenOf(email) } });
  expect((await change('nobody@example.com', ['posts'])).body.code).toBe('user-not-found');
  expect((await change(chief.email, [])).body.code).toBe('last-of-staff');
  expect((await change(other.email.toUpperCase(), ['posts', 'posts', 'safety'])).body.members).toMatchObject([{ userId: chief.id }, { userId: other.id, permissions: ['posts', 'safety'] }]);
  await withSecondFactor(server, other.id);
  expect((await server.call('listCases', { token: other.token })).status).toBe(200);
  expect((await change(other.email, ['staff'])).status).toBe(200);
  expect((await change(chief.email, ['audit'])).status).toBe(200);
  expect((await change(other.email, [])).body.code).toBe('permission-missing');
  const audited = (await server.call('readAudit', { token: chief.token })).body;
  expect(audited.entries.map(({ kind, subject, note }) => [kind, subject, note])).toEqual([['person', chief.id, 'audit'], ['person', other.id, 'staff'], ['person', other.id, 'posts, safety']]);
  expect(audited.fault).toBeNull();
});

test('the second of two who change the permissions of one person is told who was quicker, and nothing is overwritten', async () => {
  await using server = await startTestServer();
  const [first, second] = [await staffMember(server, ['staff']), await staffMember(server, ['staff'])];
  const other = await server.person();
  await verifyEmail(server, other);
  await server.call('updateProfile', { params: { userId: first.id }, token: first.token, body: { user: { firstName: 'Quick', lastName: 'Colleague' } } });
  const members = async () => (await server.call('listStaff', { token: first.token })).body.members;
  const change = ({ token }: { token: string }, held: Permission[], revision = '') => server.call('changeStaff', { token, body: { email: other.email, permissions: held, revision } });
  const added = await Promise.all([change(first, ['posts']), change(first, ['safety'])]);
  expect(added.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const held = (await members()).find(({ userId }) => userId === other.id);
  expect((await change(second, ['audit'])).body.message).toMatch(/^Quick Colleague was quicker: permissions, /);
  expect((await change(first, [], held?.revision)).status).toBe(200);
  expect((await change(second, ['audit'], held?.revision)).body.code).toBe('case-decided');
  expect((await members()).map(({ userId }) => userId)).not.toContain(other.id);
  expect((await change(second, ['audit'])).status).toBe(200); // nothing was seen of them, and nothing is there
});

test('giving nothing to somebody who has nothing is refused, and says where', async () => {
  await using server = await startTestServer();
  const [member, other] = [await staffMember(server, ['staff']), await server.person()];
  const { status, body } = await server.call('changeStaff', { token: member.token, body: { email: other.email, permissions: [], revision: '' } });
  expect([status, body.fields?.[0]?.path]).toEqual([400, 'permissions']);
});

test('two who take the permission to change permissions from each other at once leave one who holds it', async () => {
  await using server = await startTestServer();
  const pair = [await staffMember(server, ['staff']), await staffMember(server, ['staff'])] as const;
  const { members } = (await server.call('listStaff', { token: pair[0].token })).body;
  const take = (by: { token: string }, from: { email: string }) => server.call('changeStaff', { token: by.token, body: { email: from.email, permissions: [], revision: members.find(({ email }) => email === from.email)?.revision ?? '' } });
  await Promise.all([take(pair[0], pair[1]), take(pair[1], pair[0])]);
  expect(await server.database.query(`select 1 from staff_grants where permission = 'staff'`)).toHaveLength(1);
});

test('of two of three who take that permission from each other at once the second has lost it, and takes nothing', async () => {
  await using server = await startTestServer();
  for (let round = 0; round < 5; round += 1) {
    const [one, other] = [await staffMember(server, ['staff', 'posts']), await staffMember(server, ['staff', 'posts'])];
    await staffMember(server, ['staff']);
    const { members } = (await server.call('listStaff', { token: one.token })).body;
    const take = (by: { token: string }, from: { email: string }) => server.call('changeStaff', { token: by.token, body: { email: from.email, permissions: [], revision: members.find(({ email }) => email === from.email)?.revision ?? '' } });
    const answers = await Promise.all([take(one, other), take(other, one)]);
    expect(answers.map(({ status, body }) => `${status} ${body.code ?? ''}`).toSorted()).toEqual(['200 ', '403 not-allowed']);
    expect(await server.database.query(`select 1 from staff_grants where permission = 'staff' and user_id = any($1::uuid[])`, [[one.id, other.id]])).toHaveLength(1);
  }
});

test('permissions are given to nobody whose address is not verified, or who is under 18 or suspended, and taken from anybody', async () => {
  await using server = await startTestServer();
  const chief = await staffMember(server, ['staff']);
  const [unverified, young] = [await server.person(), await server.person()];
  await verifyEmail(server, young);
  await makeYoung(server, young.id);
  const change = async ({ id, email }: Person, held: Permission[]) => {
    const seen = (await server.call('listStaff', { token: chief.token })).body.members.find(({ userId }) => userId === id)?.revision ?? '';
    return (await server.call('changeStaff', { token: chief.token, body: { email, permissions: held, revision: seen } })).body;
  };
  expect(await change(unverified, ['posts'])).toMatchObject({ code: 'member-not-verified', message: expect.stringMatching(/^The e-mail address of this account is not verified\. Ask them/) });
  expect(await change(young, ['posts'])).toMatchObject({ code: 'member-too-young', message: expect.stringMatching(/^Who works here is 18 or older\./) });
  const kept = await server.person();
  await verifyEmail(server, kept);
  await server.database.query(`insert into suspensions (user_id, reason, suspended_by, ends_at) values ($1, 'Rude', 'a test', now() + interval '3 days')`, [kept.id]);
  expect(await change(kept, ['staff'])).toMatchObject({ code: 'member-suspended', message: expect.stringMatching(/^This account is suspended\./) });
  expect(await server.database.query('select 1 from staff_grants where user_id = any($1::uuid[])', [[unverified.id, young.id, kept.id]])).toEqual([]);
  // and if they hold it from before, they are not who keeps it
  await server.database.query(`insert into staff_grants (user_id, permission, granted_by) values ($1, 'staff', 'a test')`, [kept.id]);
  expect((await change(chief, [])).code).toBe('last-of-staff');
  expect((await server.call('deleteAccount', { params: { userId: chief.id }, token: chief.token, body: { password: chief.password } })).body.code).toBe('last-of-staff');
  await server.database.query(`insert into staff_grants (user_id, permission, granted_by) values ($1, 'posts', 'a test')`, [young.id]);
  expect((await change(young, [])).success).toBe(true);
});

test('the last who may change permissions does not delete their account; who decided is read after theirs is gone', async () => {
  await using server = await startTestServer();
  const { params } = await submittedPost(server);
  const [leaving, staying] = [await staffMember(server), await staffMember(server, ['posts', 'audit', 'people'])];
  await server.call('updateProfile', { params: { userId: leaving.id }, token: leaving.token, body: { user: { firstName: 'Quick', lastName: 'Colleague' } } });
  const { revision } = (await server.call('readCase', { params, token: leaving.token })).body.data;
  expect((await server.call('decideCase', { params, token: leaving.token, body: { decision: 'publish', revision } })).status).toBe(200);
  const leave = async () => (await server.call('deleteAccount', { params: { userId: leaving.id }, token: leaving.token, body: { password: leaving.password } })).body;
  expect((await leave()).code).toBe('last-of-staff');
  await server.database.query(`insert into staff_grants (user_id, permission, granted_by) values ($1, 'staff', 'a test')`, [staying.id]);
  expect((await leave()).success).toBe(true);
  const { entries, fault } = (await server.call('readAudit', { token: staying.token })).body;
  expect(entries.map(({ actor, action, subject, note }) => [actor, action, subject, note])).toEqual([['Quick Colleague', 'staff', leaving.id, ''], ['Quick Colleague', 'published', params.caseId, null]]);
  expect(fault).toBeNull();
  expect((await server.call('listDecisions', { token: staying.token, query: { kind: 'post' } })).body.decisions).toMatchObject([{ by: 'Quick Colleague' }]);
  expect((await server.call('readAudit', { token: staying.token, query: { q: 'colleague' } })).body.entries).toHaveLength(2); // found by the name, though nobody has it any more
  expect(await server.database.query('select * from staff_names')).toEqual([{ user_id: leaving.id, name: 'Quick Colleague' }]);
});

test('whoever may do more or less than before is mailed it in their language: what came, what went, what is left, by whom, and where to ask', async () => {
  await using server = await startTestServer({ content: contentInFrench });
  const chief = await staffMember(server);
  const other = await server.person();
  await verifyEmail(server, other);
  await server.database.query(`update users set language = 'fr' where id = $1`, [other.id]);
  const seen = async (email: string) => (await server.call('listStaff', { token: chief.token })).body.members.find((one) => one.email === email)?.revision ?? '';
  const change = async ({ email }: { email: string }, permissions: Permission[]) => {
    await server.database.query('delete from outbox');
    expect((await server.call('changeStaff', { token: chief.token, body: { email, permissions, revision: await seen(email) } })).status).toBe(200);
    return server.database.query<{ recipient: string; locale: string; body: string }>(`select recipient, locale, body from outbox where kind = 'permissionsChanged'`);
  };
  const [given] = await change(other, ['posts', 'audit']);
  expect(given).toMatchObject({ recipient: other.email, locale: 'fr', body: expect.stringMatching(/by fr: a colleague who may change permissions[\s\S]*fr: New: Publish posts, Read the audit\.[\s\S]*fr: You may now: [\s\S]*Contact/) });
  expect(given?.body).not.toMatch(/Taken away|\{\{/);
  expect(await change(other, ['audit', 'posts'])).toEqual([]); // nothing is other than before
  const [swapped] = await change(other, ['posts', 'mentors']);
  expect(swapped?.body).toMatch(/New: Verify mentors\.[\s\S]*Taken away: Read the audit\./);
  const [gone] = await change(other, []);
  expect(gone?.body).toMatch(/Taken away: Verify mentors, Publish posts\.[\s\S]*no longer of the staff/);
  await verifyEmail(server, chief);
  const [own] = await change(chief, ['staff']);
  expect(own).toMatchObject({ recipient: chief.email, body: expect.stringMatching(/by yourself[\s\S]*Taken away: .*Verify mentors[\s\S]*You may now: Change permissions/) });
});
