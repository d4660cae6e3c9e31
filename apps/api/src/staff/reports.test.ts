import { randomUUID } from 'node:crypto';
import { contract, nameds, type Named, type Reportable } from '@bridge/model';
import { expect, test } from 'vitest';
import { everyone } from '../testing/everyone.ts';
import { makeYoung } from '../testing/young.ts';
import { noRates, startTestServer, type Person } from '../testing/server.ts';
import { staffMember } from '../testing/staff.ts';

async function reported(rates = noRates) {
  const server = await startTestServer({ rates });
  const at = await everyone(server);
  const { staff } = at;
  const report = (by: Person, about: Reportable, id: string, more: { kind?: string; text?: string } = {}) => server.call('sendReport', { token: by.token, body: { about, id, kind: 'harassment', ...more } });
  const own = async (by: Person) => (await server.call('listReports', { params: { userId: by.id }, token: by.token })).body.reports;
  const waiting = async () => (await server.call('listCases', { token: staff.token, query: { kind: 'complaint' } })).body.cases;
  const read = async (caseId: string) => (await server.call('readCase', { params: { kind: 'complaint', caseId }, token: staff.token })).body.data;
  const decide = async (caseId: string, decision: string, note = '') => server.call('decideCase', { params: { kind: 'complaint', caseId }, token: staff.token, body: { decision, note, revision: (await read(caseId)).revision } });
  const mails = async (to: Person) => (await server.database.query<{ kind: string }>(`select kind from outbox where recipient = $1 and kind in ('urgentReport', 'reportDismissed', 'reportActed', 'warned', 'sharingEnded', 'messageRead', 'postTakenDown', 'postReported') order by kind`, [to.email])).map(({ kind }) => kind);
  return { ...at, server, report, own, waiting, read, decide, mails, [Symbol.asyncDispose]: () => server.close() };
}

/** A thread of a session; answers the ids of its messages, the first first. */
async function written({ server, talent, mentor, coming }: Awaited<ReturnType<typeof reported>>, count: number): Promise<string[]> {
  for (let n = 1; n <= count; n += 1) await server.call('writeMessage', { params: { sessionId: coming }, token: (n % 2 ? mentor : talent).token, body: { text: `Message ${n}.`, idempotencyKey: randomUUID() } });
  return (await server.database.query<{ id: string }>('select id::text from thread_messages where session_id = $1 order by position', [coming])).map(({ id }) => id);
}

test('what somebody sees they can report, once; what they do not see is as if it were not there', async () => {
  await using at = await reported();
  const { talent, mentor, partner } = at;
  const stranger = await at.server.person('MENTOR');
  const [message = ''] = await written(at, 0);
  for (const [by, about, id, status] of [
    [talent, 'person', mentor.id, 200], [mentor, 'person', talent.id, 200], [partner, 'person', talent.id, 200], [talent, 'post', at.post, 200], [mentor, 'message', message, 200], [stranger, 'shared', talent.id, 200],
    [stranger, 'person', talent.id, 404], [partner, 'message', message, 404], [talent, 'message', message, 404], [talent, 'person', talent.id, 404], [partner, 'post', at.post, 404], [talent, 'shared', mentor.id, 404], [talent, 'post', randomUUID(), 404],
  ] as const) {
    expect([about, by.role, (await at.report(by, about, id)).status]).toEqual([about, by.role, status]);
  }
  expect((await at.report(talent, 'person', mentor.id, { kind: 'nothing' })).body.fields?.[0]?.path).toBe('kind');
  await at.report(talent, 'person', mentor.id, { kind: 'money', text: 'Twice now.' });
  expect(await at.own(talent)).toMatchObject([{ about: 'post' }, { about: 'person', kind: 'harassment', text: 'Twice now.', state: 'waiting', decidedAt: null }]);
  expect(await at.own(mentor)).toMatchObject([{ about: 'message' }, { about: 'person' }, { about: 'review', kind: '', text: 'Not about the session', state: 'waiting' }]);
  expect((await at.waiting()).map(({ count }) => count).toSorted()).toEqual([1, 1, 1, 1, 2]); // two told of the same talent
});

test('however many urgent reports one person sends, those on duty are mailed of a few, and see all in front of the queue', async () => {
  await using at = await reported({ ...noRates, urgentMailsByReporter: { most: 2, seconds: 3600 } });
  const { talent, mentor, partner, staff } = at;
  for (const [about, id] of [['person', mentor.id], ['post', at.post]] as const) await at.report(talent, about, id, { kind: 'danger' });
  const third = (await written(at, 1)).at(-1) ?? '';
  expect((await at.report(talent, 'message', third, { kind: 'danger' })).status).toBe(200);
  await at.report(partner, 'person', talent.id, { kind: 'danger' }); // somebody else's are mailed
  expect([await at.mails(staff), (await at.waiting()).filter(({ urgent }) => urgent).length]).toEqual([['urgentReport', 'urgentReport', 'urgentReport'], 4]);
});

test('an urgent report is mailed to those on duty, and to nobody else', async () => {
  await using at = await reported();
  const posts = await at.server.person();
  await at.server.database.query(`insert into staff_grants (user_id, permission, granted_by) values ($1, 'posts', 'a test')`, [posts.id]);
  await at.report(at.talent, 'person', at.mentor.id);
  expect(await at.mails(at.staff)).toEqual([]);
  await at.report(at.mentor, 'person', at.talent.id, { kind: 'danger' });
  expect([await at.mails(at.staff), await at.mails(posts)]).toEqual([['urgentReport'], []]);
  const [{ body } = { body: '' }] = await at.server.database.query<{ body: string }>(`select body from outbox where kind = 'urgentReport'`);
  expect(body).toMatch(new RegExp(`^https?://\\S+/staff/cases/complaint\\.${(await at.waiting())[0]?.id}$`, 'm')); // it leads there
});

test('of a thread the staff reads the reported message with five around it, and both sides are told', async () => {
  await using at = await reported();
  const ids = await written(at, 15);
  await at.report(at.talent, 'message', ids[7] ?? '');
  const [{ id } = { id: '' }] = await at.waiting();
  const { facts } = await at.read(id);
  const texts = facts.filter(({ name }) => name === 'messageBeside' || name === 'reportedMessage').map(({ text }) => text);
  expect(texts).toEqual(Array.from({ length: 11 }, (_, n) => `Message ${n + 2}.`));
  expect(facts.find(({ name }) => name === 'reportedMessage')?.text).toContain('Message 7.');
  expect((await at.decide(id, 'dismiss')).status).toBe(200);
  expect([await at.mails(at.talent), await at.mails(at.mentor)]).toEqual([['messageRead', 'reportDismissed'], ['messageRead']]);
  expect(await at.own(at.talent)).toMatchObject([{ state: 'dismissed' }]);
});

test('a post or a shared blueprint is taken down with a reason; all who reported it are told, and the same can be reported again', async () => {
  await using at = await reported();
  const { talent, partner, mentor } = at;
  await at.report(talent, 'post', at.post);
  const [{ id } = { id: '' }] = await at.waiting();
  expect((await at.decide(id, 'take-down')).body.fields?.[0]?.path).toBe('note');
  expect((await at.decide(id, 'take-down', 'It asks for money.')).status).toBe(200);
  expect((await at.server.call('readPost', { params: { userId: partner.id, postId: at.post }, token: partner.token })).body.data).toMatchObject({ state: 'declined', note: 'It asks for money.' });
  expect([await at.mails(partner), await at.mails(talent), (await at.own(talent))[0]?.state]).toEqual([['postReported'], ['reportActed'], 'taken-down']);
  expect(await at.server.database.query(`select 1 from outbox where kind = 'postReported' and body like '%was reported%' and body like '%It asks for money.%'`)).toHaveLength(1);
  expect((await at.decide(id, 'dismiss')).status).toBe(400);

  await at.report(mentor, 'shared', talent.id);
  await at.report(partner, 'shared', talent.id);
  const [first, second] = await at.waiting();
  expect((await at.decide(first?.id ?? '', 'take-down', 'It insults somebody.')).status).toBe(200);
  expect((await at.server.call('sharedBlueprint', { params: { id: talent.id }, query: { id: talent.id } as never })).status).toBe(404);
  expect((await at.waiting()).map(({ id: left }) => left)).not.toContain(second?.id);
  expect([await at.mails(mentor), (await at.own(partner))[0]?.state]).toEqual([['reportActed'], 'taken-down']);
});

test('a post that is taken down is one decision, in the figures and in the list; whoever decides about posts alone reads of it, too', async () => {
  await using at = await reported();
  const { talent, server, staff } = at;
  const posts = await staffMember(server, ['posts']);
  await at.report(talent, 'post', at.post);
  const [{ id } = { id: '' }] = await at.waiting();
  expect((await at.decide(id, 'take-down', 'It asks for money.')).status).toBe(200);
  const told = async (token: string, query = {}) => [(await server.call('staffToday', { token })).body.data.decided, (await server.call('listDecisions', { token, query })).body.decisions.map(({ kind, action }) => `${kind} ${action}`)];
  expect(await told(staff.token)).toEqual([[{ kind: 'complaint', count: 1 }], ['complaint taken-down']]);
  expect(await told(posts.token)).toEqual([[{ kind: 'post', count: 1 }], ['post declined']]);
  expect((await told(staff.token, { kind: 'post' }))[1]).toEqual(['post declined']);
});

test('a shared blueprint that was taken down stays down; its owner reads why and answers once, and the staff put it back', async () => {
  await using at = await reported();
  const { talent, mentor, staff, server } = at;
  const share = () => server.call('shareBlueprint', { ...talent, body: {} });
  const page = async () => (await server.call('sharedBlueprint', { params: { id: talent.id } })).status;
  const sharing = async () => (await server.call('readSharing', talent)).body.data;
  const answer = (text: string) => server.call('appealSharing', { ...talent, body: { text } });
  const waits = async () => (await server.call('listCases', { token: staff.token, query: { kind: 'sharing' } })).body.cases.map((one) => one.id);
  const about = { params: { kind: 'sharing', caseId: talent.id }, token: staff.token };
  const decideOf = async (decision: string, note = '') => server.call('decideCase', { ...about, body: { decision, note, revision: (await server.call('readCase', about)).body.data.revision } });
  const takenDown = async (note: string) => {
    await at.report(mentor, 'shared', talent.id);
    await server.call('stopSharing', talent); // to stop by oneself is no way around it
    const [{ id } = { id: '' }] = await at.waiting();
    expect((await at.decide(id, 'take-down', note)).status).toBe(200);
    return id;
  };
  expect((await answer('It is fine.')).body.code).toBe('sharing-answered'); // it is shown
  const id = await takenDown('It insults somebody.');
  const refused = await share();
  expect([refused.status, refused.body.code, refused.body.message]).toEqual([409, 'sharing-taken-down', expect.stringContaining('It insults somebody.')]);
  await server.call('stopSharing', talent);
  await server.call('deleteBlueprint', talent);
  await server.call('restoreBlueprint', talent);
  expect([(await share()).status, await page(), await waits()]).toEqual([409, 404, []]);
  expect(await sharing()).toMatchObject({ isShared: false, takenDown: { note: 'It insults somebody.', appeal: null, waits: false } });
  expect((await at.read(id)).facts).toContainEqual({ name: 'takenDownPage', text: talent.id }); // the way to put it back, also where nobody answers

  expect((await answer('I took it out.')).body.data.takenDown).toEqual({ note: 'It insults somebody.', appeal: 'I took it out.', waits: true });
  expect([(await answer('I took it out.')).status, (await answer('Once more.')).body.code, await waits()]).toEqual([200, 'sharing-answered', [talent.id]]);
  expect((await server.call('readCase', about)).body.data.facts).toEqual([{ name: 'takenDownBecause', text: 'It insults somebody.' }, { name: 'appeal', text: 'I took it out.' }, { name: 'reportedWords', text: expect.any(String) }]);
  expect((await decideOf('keep-down')).body.fields?.[0]?.path).toBe('note');
  expect((await decideOf('keep-down', 'It still does.')).status).toBe(200);
  expect([(await share()).body.code, (await answer('Again.')).body.code, await waits()]).toEqual(['sharing-taken-down', 'sharing-answered', []]);
  expect((await sharing()).takenDown).toEqual({ note: 'It still does.', appeal: 'I took it out.', waits: false });

  expect((await decideOf('put-back')).status).toBe(200);
  expect([(await sharing()).takenDown, await page()]).toEqual([undefined, 404]); // nothing is shown before its owner shares it
  expect([(await share()).status, await page()]).toEqual([200, 200]);
  expect((await server.call('readCase', about)).body.data).toMatchObject({ decisions: [], trail: [{ action: 'kept-down', note: 'It still does.' }, { action: 'put-back' }] });
  expect((await at.server.database.query<{ kind: string }>(`select kind from outbox where recipient = $1 and kind like 'sharing%' order by created_at`, [talent.email])).map(({ kind }) => kind)).toEqual(['sharingEnded', 'sharingStaysEnded', 'sharingAllowed']);
  await takenDown('Again.');
  expect((await answer('This is another one.')).status).toBe(200); // each is answered to once
});

test('a warning reaches the person in the words of the staff, and counts in their room', async () => {
  await using at = await reported();
  await at.report(at.talent, 'person', at.mentor.id, { text: 'He shouted.' });
  const [{ id } = { id: '' }] = await at.waiting();
  expect(await at.read(id)).toMatchObject({ person: { id: at.mentor.id }, facts: expect.arrayContaining([{ name: 'reportText', text: 'He shouted.' }, { name: 'reportKind', text: 'harassment', at: expect.any(String) }]) });
  expect((await at.decide(id, 'warn', 'Do not shout.')).status).toBe(200);
  expect(await at.mails(at.mentor)).toEqual(['warned']);
  const { counts } = (await at.server.call('readPerson', { params: { personId: at.mentor.id }, token: at.staff.token })).body.data;
  expect(counts).toEqual(expect.arrayContaining([{ name: 'reportsAbout', count: 1 }, { name: 'reportsUpheld', count: 1 }]));
  expect(await at.server.database.query('select action, kind, note from audit order by seq')).toEqual([{ action: 'warned', kind: 'complaint', note: 'Do not shout.' }]);
});

test('a review is reported for what content names; urgent, it is mailed; whoever reported follows it', async () => {
  await using at = await reported();
  const reader = await at.server.person();
  const reviewId = at.paramsOf('reportReview', contract.reportReview)['reviewId'] ?? '';
  const report = (kind: string, text?: string) => at.server.call('sendReport', { token: reader.token, body: { about: 'review', id: reviewId, kind, ...(text && { text }) } });
  expect((await report('spam')).status).toBe(200);
  expect(await at.mails(at.staff)).toEqual([]);
  expect((await report('danger', 'They name where I live.')).status).toBe(200);
  expect(await at.mails(at.staff)).toEqual(['urgentReport']);
  expect(await at.own(reader)).toMatchObject([{ about: 'review', kind: 'danger', text: 'They name where I live.', state: 'waiting' }]);
  const { facts, revision } = (await at.server.call('readCase', { params: { kind: 'report', caseId: reviewId }, token: at.staff.token })).body.data;
  const when = expect.any(String);
  expect(facts.filter(({ name }) => name.startsWith('report') && name !== 'reportedWords')).toEqual([{ name: 'reportKind', text: 'danger', at: when }, { name: 'reported', text: 'They name where I live.' }, { name: 'reportKind', text: 'spam', at: when }, { name: 'reporter', text: 'Ada Example' }, { name: 'reported', text: 'Not about the session', at: when }, { name: 'reporter', text: 'Ada Example' }]);
  await at.server.call('decideCase', { params: { kind: 'report', caseId: reviewId }, token: at.staff.token, body: { decision: 'hide', note: 'It names a place.', revision } });
  expect(await at.own(reader)).toMatchObject([{ state: 'taken-down' }]);
  expect((await report('spam')).body.code).toBe('report-nothing'); // nobody sees it any more
});

test('a partner answers once why a post is not shown; it waits again, and is published or stays as it is, never rewritten', async () => {
  await using at = await reported();
  const { partner, post, talent, staff, server } = at;
  const own = { params: { userId: partner.id, postId: post }, token: partner.token };
  const answer = (text: string) => server.call('appealPost', { ...own, body: { text } });
  expect((await answer('It is fine.')).body.code).toBe('post-changed'); // it is shown
  await at.report(talent, 'post', post);
  const [{ id } = { id: '' }] = await at.waiting();
  await at.decide(id, 'take-down', 'It asks for money.');
  const about = { params: { kind: 'post', caseId: post }, token: staff.token };
  const waits = async () => (await server.call('listCases', { token: staff.token, query: { kind: 'post' } })).body.cases.map((one) => one.id);
  expect(await waits()).toEqual([]);
  expect((await answer('It asks for none.')).body.data).toMatchObject({ state: 'declined', note: 'It asks for money.', appeal: 'It asks for none.' });
  expect([(await answer('It asks for none.')).status, (await answer('Once more.')).body.code, await waits()]).toEqual([200, 'post-changed', [post]]);
  const decide = async (decision: string, note: string) => {
    const { facts, revision } = (await server.call('readCase', about)).body.data;
    expect(facts).toEqual(expect.arrayContaining([{ name: 'hiddenBecause', text: 'It asks for money.' }, { name: 'appeal', text: 'It asks for none.' }]));
    return server.call('decideCase', { ...about, body: { decision, note, revision } });
  };
  expect((await decide('decline', 'It asks for money.')).status).toBe(200);
  expect([await waits(), (await answer('Once more.')).body.code]).toEqual([[], 'post-changed']);
  expect((await decide('publish', '')).status).toBe(200);
  expect((await server.call('readPost', own)).body.data).toMatchObject({ state: 'published', title: 'Sort letters', appeal: null });
});

test('who is not signed in reports a shared page, and nothing else; a few of them wait, and nobody is mailed what became of it', async () => {
  await using at = await reported();
  const { talent, mentor, staff } = at;
  const report = (id: string, kind = 'spam') => at.server.call('reportShared', { params: { id }, body: { kind, text: 'It insults.' } });
  for (const id of [mentor.id, randomUUID(), at.post, 'x']) expect((await report(id)).body.code).toBe('report-nothing');
  expect((await report(talent.id, 'nothing')).body.fields?.[0]?.path).toBe('kind');
  for (let n = 1; n <= 7; n += 1) expect((await report(talent.id, n === 1 ? 'danger' : 'spam')).status).toBe(200);
  expect([(await at.waiting()).map(({ count, urgent }) => [count, urgent]), await at.mails(staff)]).toEqual([[[5, true]], ['urgentReport']]);
  const [{ id } = { id: '' }] = await at.waiting();
  const shown = (await at.server.call('sharedBlueprint', { params: { id: talent.id } })).body.careerBlueprint.structuredJson.careerVision;
  expect((await at.read(id)).facts).toEqual([{ name: 'reportAbout', text: 'shared' }, { name: 'sharedPage', text: talent.id }, { name: 'sharedVision', text: shown }, ...['danger', 'spam', 'spam', 'spam', 'spam'].flatMap((kind) => [{ name: 'reportKind', text: kind, at: expect.any(String) }, { name: 'reportText', text: 'It insults.' }, { name: 'reporterUnknown', text: 'signed-out' }, ...(kind === 'danger' ? [{ name: 'reportedWords', text: expect.stringContaining(shown) as string }] : [])])]); // the same words once
  expect((await at.decide(id, 'take-down', 'It insults somebody.')).status).toBe(200);
  expect([await at.waiting(), await at.mails(talent)]).toEqual([[], ['sharingEnded']]);
  expect((await at.read(id)).facts.filter(({ name }) => name.startsWith('shared'))).toEqual([]);
  expect((await at.server.call('sharedBlueprint', { params: { id: talent.id } })).status).toBe(404);
  expect((await report(talent.id)).body.code).toBe('report-nothing');
});

test('however much of a page waits, what else is said of it without signing in is not dropped: it stands in the case, and an urgent kind is mailed', async () => {
  await using at = await reported();
  const { talent, staff } = at;
  const report = (kind: string, text: string) => at.server.call('reportShared', { params: { id: talent.id }, body: { kind, text } });
  for (let n = 1; n <= 5; n += 1) await report('spam', `Spam ${n}.`);
  expect(await at.mails(staff)).toEqual([]);
  for (const text of ['A real concern.', 'Another one.']) expect((await report('danger', text)).status).toBe(200);
  const [{ id, count, urgent } = { id: '', count: 0, urgent: false }] = await at.waiting();
  expect([count, urgent, await at.mails(staff)]).toEqual([7, true, ['urgentReport']]);
  expect((await at.server.call('readCase', { params: { kind: 'complaint', caseId: id }, token: staff.token })).body.data.count).toBe(7);
  const said = (await at.read(id)).facts.filter(({ name }) => name === 'reportText').map(({ text }) => text);
  expect(said).toEqual(expect.arrayContaining(['A real concern.', 'Another one.', 'Spam 1.', 'Spam 5.']));
});

test('what is said of a page without signing in is taken until there is no room, and refused in words from then on: nothing is lost after a thank-you, and whoever is signed in is heard first', async () => {
  await using at = await reported();
  const { talent, mentor } = at;
  const report = (text: string) => at.server.call('reportShared', { params: { id: talent.id }, body: { kind: 'spam', text } });
  const taken: string[] = [];
  let answer = await report('0');
  for (let n = 1; answer.status === 200 && n < 100; n += 1) {
    taken.push(String(n - 1).padEnd(900, '.'));
    answer = await report(String(n).padEnd(900, '.'));
  }
  expect([answer.status, answer.body.code]).toEqual([409, 'reports-full']);
  expect((await at.report(mentor, 'shared', talent.id, { text: 'Signed in.' })).status).toBe(200);
  const [{ id, count } = { id: '', count: 0 }] = await at.waiting();
  const said = (await at.read(id)).facts.filter(({ name }) => name === 'reportText').map(({ text }) => text);
  expect(said[0]).toBe('Signed in.');
  expect(new Set(said.slice(1))).toEqual(new Set(['0', ...taken.slice(1)]));
  expect([count, said.length]).toEqual([taken.length + 1, taken.length + 1]);
  expect(said.join('').length).toBeLessThan(20_000);
});

test.each(nameds)('whoever is reported says nothing to their reporter by what they write in its place since: %s', async (about) => {
  await using at = await reported();
  const { talent, mentor, partner } = at;
  const { database } = at.server;
  const [message = ''] = await written(at, 2);
  const [{ id: review = '' } = {}] = await database.query<{ id: string }>('select id::text from reviews');
  const [by, id, before] = ({
    person: [talent, mentor.id, (await database.query<{ name: string }>(`select first_name || ' ' || last_name as name from users where id = $1`, [mentor.id]))[0]?.name],
    message: [mentor, message, undefined], post: [talent, at.post, undefined], shared: [mentor, talent.id, undefined], review: [mentor, review, undefined],
  } as const)[about];
  expect((await at.server.call('sendReport', { token: by.token, body: { about, id, kind: 'spam', text: 'Look.' } })).status).toBe(200);
  const name = async () => (await at.own(by)).find((one) => one.about === about && one.text.includes('Look.'))?.name;
  const known = await name();
  expect(known).toBeTruthy();
  if (before !== undefined) expect(known).toBe(before);
  const sentence = 'You cannot hide from me';
  await database.query('update users set first_name = $1, last_name = $1 where id = any($2::uuid[])', [sentence, [talent.id, mentor.id, partner.id]]);
  await database.query('update posts set title = $1, organisation = $1', [sentence]);
  await database.query('update reviews set text = $1', [sentence]);
  expect(await name()).toBe(known);
  await database.query(about === 'review' ? `update review_reports set decision = 'kept', decided_at = now() where reporter_id = $1` : `update reports set decision = 'dismissed', decided_at = now() where reporter_id = $1`, [by.id]);
  expect(await name()).toBe(known);
  await at.server.call('sendReport', { token: by.token, body: { about, id, kind: 'spam', text: 'Again.' } }); // the one before is a former one now
  expect(await name()).toBe(known);
  const names = async () => new Set((await at.own(by)).filter((one) => one.about === about).map((one) => one.name));
  expect(await names()).toEqual(new Set([known]));
  await at.server.call('sendReport', { token: by.token, body: { about, id, kind: 'spam', text: 'And again.' } }); // while it waits
  expect(await names()).toEqual(new Set([known]));
});

test.each(['person', 'message', 'post', 'review'] as const)('whoever reported goes on reading what became of it where the account it was about is gone since: %s', async (about) => {
  await using at = await reported();
  const { talent, mentor, partner } = at;
  const { database } = at.server;
  const [message = ''] = await written(at, 2);
  const [{ id: review = '' } = {}] = await database.query<{ id: string }>('select id::text from reviews');
  const [by, id, gone] = ({ person: [talent, mentor.id, mentor], message: [mentor, message, talent], post: [talent, at.post, partner], review: [mentor, review, talent] } as const)[about];
  await database.query('delete from review_reports');
  await at.server.call('sendReport', { token: by.token, body: { about, id, kind: 'spam', text: 'Look.' } });
  await database.query(about === 'review' ? `update review_reports set decision = 'hidden', decided_at = now()` : `update reports set decision = 'warned', decided_at = now()`);
  const [before] = await at.own(by);
  expect((await at.server.call('deleteAccount', { params: { userId: gone.id }, token: gone.token, body: { password: gone.password } })).status).toBe(200);
  const [{ id: _, ...after } = { id: '' }] = await at.own(by);
  expect({ ...before, ...after }).toEqual(before);
  expect(before).toMatchObject({ about, text: 'Look.', state: about === 'review' ? 'taken-down' : 'warned' });
  expect(await database.query('select seen, held, person_name from reports')).toEqual([{ seen: null, held: null, person_name: null }]);
});

test('whoever is kept apart gives no new name to their reviews, nor to a report that is made of them then', async () => {
  await using at = await reported();
  const { talent, mentor } = at;
  const read = async () => (await at.server.call('listReviews', { params: { mentorId: mentor.id }, token: mentor.token, query: {} })).body.reviews.map(({ user }) => user);
  await at.server.call('blockPerson', { params: { userId: mentor.id }, token: mentor.token, body: { about: 'person', id: talent.id } });
  const [known] = await read();
  await at.server.database.query(`update users set first_name = 'Since then', last_name = 'Then' where id = $1`, [talent.id]);
  expect(await read()).toEqual([known]);
  await at.report(mentor, 'person', talent.id);
  expect(JSON.stringify(await at.own(mentor))).not.toContain('Since then');
});

test('what was reported is called for somebody under 18 as they read it: without ways to get in touch', async () => {
  await using at = await reported();
  const { mentor } = at;
  const { database } = at.server;
  const [{ id = '' } = {}] = await database.query<{ id: string }>('select id::text from reviews');
  const young = await at.server.person();
  await makeYoung(at.server, young.id);
  await database.query(`delete from review_reports`);
  await database.query(`insert into review_reports (review_id, reporter_id, kind, reason, known_as) select $1, unnest($2::uuid[]), 'spam', 'Look.', 'Write me on WhatsApp 08035551212'`, [id, [young.id, mentor.id]]);
  expect((await at.own(young)).map(({ name }) => name)).toEqual(['']);
  expect((await at.own(mentor)).find(({ about }) => about === 'review')?.name).toContain('WhatsApp');
});

test('both ways to report a review file one report, which keeps its kind; who reported it is mailed what became of it', async () => {
  await using at = await reported();
  const reader = await at.server.person();
  const reviewId = at.paramsOf('reportReview', contract.reportReview)['reviewId'] ?? '';
  await at.report(reader, 'review' as Reportable, reviewId, { kind: 'danger', text: 'First.' });
  expect((await at.server.call('reportReview', { params: { reviewId }, token: reader.token, body: { reason: 'Second.' } })).status).toBe(200);
  expect(await at.own(reader)).toMatchObject([{ about: 'review', kind: 'danger', text: 'First.\n\nSecond.', state: 'waiting' }]);
  const about = { params: { kind: 'report', caseId: reviewId }, token: at.staff.token };
  const { revision } = (await at.server.call('readCase', about)).body.data;
  expect((await at.server.call('decideCase', { ...about, body: { decision: 'keep', note: '', revision } })).status).toBe(200);
  expect([await at.mails(reader), await at.mails(at.mentor), (await at.own(reader))[0]?.state]).toEqual([['reportDismissed'], ['reportDismissed'], 'dismissed']);
  await at.server.call('reportReview', { params: { reviewId }, token: reader.token, body: { reason: 'Again.' } });
  expect(await at.own(reader)).toMatchObject([{ text: 'Again.', state: 'waiting', decidedAt: null }, { text: 'First.\n\nSecond.', state: 'dismissed' }]);
});

test('a case shows all open reports about the same, the urgent first, and closes those that were seen; deciding them is one decision', async () => {
  await using at = await reported();
  const { talent, mentor, partner, staff } = at;
  await at.report(talent, 'person', mentor.id, { kind: 'spam', text: 'He sells.' });
  const [{ id } = { id: '' }] = await at.waiting();
  const params = { kind: 'complaint', caseId: id } as const;
  const decide = async (decision: string, revision: string) => (await at.server.call('decideCase', { params, token: staff.token, body: { decision, note: '', revision } })).body.code;
  const early = (await at.read(id)).revision;
  await at.server.database.query(`insert into reports (id, about, subject_id, person_id, reporter_id, kind, text, urgent) values ($1, 'person', $2, $2, $3, 'danger', 'He waits at my door.', true)`, [randomUUID(), mentor.id, partner.id]);
  await at.report(talent, 'person', mentor.id, { kind: 'spam', text: 'He lies.' }); // what was read is not what is there
  expect([await decide('dismiss', early), (await at.waiting()).map(({ count, urgent }) => [count, urgent])]).toEqual(['case-changed', [[2, true]]]);
  const { facts, revision } = await at.read(id);
  expect(facts.filter(({ name }) => name === 'reportKind' || name === 'reportText').map(({ text }) => text)).toEqual(['danger', 'He waits at my door.', 'spam', 'He sells.', 'spam', 'He lies.']);
  await at.report(talent, 'person', mentor.id, { kind: 'spam', text: 'He hits.' }); // as long as before
  await at.server.database.query(`update reports set text = 'He waits at my gate.' where reporter_id = $1`, [partner.id]);
  expect([await decide('dismiss', revision), (await at.waiting()).length]).toEqual(['case-changed', 1]);
  const ids = (await at.server.database.query<{ id: string }>('select id::text from reports where subject_id = $1', [mentor.id])).map((one) => one.id);
  expect(new Set(await Promise.all(ids.map(async (one) => (await at.server.call('readCase', { params: { kind: 'complaint', caseId: one }, token: staff.token })).body.data.id)))).toEqual(new Set([id])); // one case, by whichever of its reports it is opened
  expect(await decide('dismiss', (await at.read(id)).revision)).toBeUndefined();
  expect(await at.waiting()).toEqual([]);
  for (const one of ids) expect((await at.read(one)).trail).toMatchObject([{ action: 'dismissed' }]);
  const counted = async () => [(await at.server.call('staffToday', { token: staff.token })).body.data.decided, (await at.server.call('listDecisions', { token: staff.token })).body.decisions.map((one) => [one.id, one.title])];
  const decided = await counted();
  expect(decided).toEqual([[{ kind: 'complaint', count: 1 }], [[id, expect.stringContaining('Ada')]]]);
  await at.server.call('deleteAccount', { params: { userId: talent.id }, token: talent.token, body: { password: talent.password } }); // by whose report the case was known
  expect([await counted(), (await at.read(id)).facts.filter(({ name }) => name === 'reportText')]).toEqual([decided, [{ name: 'reportText', text: 'He waits at my door.' }, { name: 'reportText', text: 'He waits at my gate.' }]]);
});

test.each(['complaint', 'report'] as const)('reports that come while a case is decided void nothing: those that were read are settled, and the later ones wait as a case: %s', async (kind) => {
  await using at = await reported();
  const { talent, staff, server } = at;
  const [reader, second] = [await server.person(), await staffMember(server)];
  const id = kind === 'report' ? (at.paramsOf('reportReview', contract.reportReview)['reviewId'] ?? '') : talent.id;
  const report = (text: string) => (kind === 'report' ? server.call('sendReport', { token: reader.token, body: { about: 'review', id, kind: 'spam', text } }) : server.call('reportShared', { params: { id }, body: { kind: 'spam', text } }));
  if (kind === 'complaint') await report('It insults.');
  const waiting = async () => (await server.call('listCases', { token: staff.token, query: { kind } })).body.cases;
  const params = { kind, caseId: (await waiting())[0]?.id ?? '' };
  const { revision } = (await server.call('readCase', { params, token: staff.token })).body.data;
  await report('Later.');
  if (kind === 'complaint') for (const call of ['stopSharing', 'shareBlueprint'] as const) await server.call(call, { ...talent, body: {} });
  if (kind === 'complaint') await server.call('stopSharing', talent);
  const body = { decision: kind === 'report' ? 'keep' : 'warn', note: kind === 'report' ? '' : 'Do not insult.', revision };
  const decide = ({ token }: Person) => server.call('decideCase', { params, token, body });
  expect((await server.call('previewDecision', { params, token: staff.token, body })).status).toBe(200);
  expect([(await decide(staff)).status, (await decide(second)).body.code, (await decide(staff)).body.code]).toEqual([200, 'case-decided', 'case-decided']);
  const left = await waiting();
  expect(left.map(({ count }) => count)).toEqual([1]);
  const { facts, decisions } = (await server.call('readCase', { params: { kind, caseId: left[0]?.id ?? '' }, token: staff.token })).body.data;
  expect([facts.filter(({ text }) => text === 'Later.').length, decisions.length]).toEqual([1, 4]);
});

test('a review is decided by nobody who has not seen a report of it as it is', async () => {
  await using at = await reported();
  const reader = await at.server.person();
  const reviewId = at.paramsOf('reportReview', contract.reportReview)['reviewId'] ?? '';
  const report = (text: string) => at.server.call('sendReport', { token: reader.token, body: { about: 'review', id: reviewId, kind: 'danger', text } });
  const about = { params: { kind: 'report', caseId: reviewId }, token: at.staff.token } as const;
  const read = async () => (await at.server.call('readCase', about)).body.data.revision;
  const keep = async (revision: string) => (await at.server.call('decideCase', { ...about, body: { decision: 'keep', note: '', revision } })).body.code;
  await keep(await read());
  await report('They name my street.');
  const early = await read();
  await report('They named my town.!');
  expect([await keep(early), (await at.own(reader))[0]?.state]).toEqual(['case-changed', 'waiting']);
  expect([await keep(await read()), (await at.own(reader))[0]?.state]).toEqual([undefined, 'dismissed']);
});

test.each(nameds)('what was reported stays readable word for word, whatever becomes of it: %s', async (about) => {
  await using at = await reported();
  const { talent, mentor, server } = at;
  const [message = ''] = await written(at, 0);
  const review = at.paramsOf('reportReview', contract.reportReview)['reviewId'] ?? '';
  await server.database.query(`update mentors set profile = profile || '{"shortBio": "As reported."}' where user_id = $1`, [mentor.id]);
  const changed: Record<Named, { by: Person; id: string; words: string; change: string }> = {
    person: { by: talent, id: mentor.id, words: 'As reported.', change: `update mentors set profile = profile || '{"shortBio": "Other words"}'` },
    message: { by: mentor, id: message, words: 'Hello', change: 'update sessions set credit = null; delete from refunds; update thread_messages set session_id = null, application_id = null' },
    post: { by: talent, id: at.post, words: 'By size.', change: `update posts set description = 'Other words'` },
    shared: { by: mentor, id: talent.id, words: (await server.call('sharedBlueprint', { params: { id: talent.id } })).body.careerBlueprint.structuredJson.careerVision, change: 'update blueprint_shares set is_shared = false' },
    review: { by: await server.person(), id: review, words: 'Clear and kind.', change: `update reviews set text = 'Other words'` },
  };
  const { by, id, words, change } = changed[about];
  expect((await at.report(by, about as Reportable, id)).status).toBe(200);
  await server.database.query(change);
  const [{ id: caseId } = { id: '' }] = about === 'review' ? [{ id: review }] : await at.waiting();
  const { facts } = (await server.call('readCase', { params: { kind: about === 'review' ? 'report' : 'complaint', caseId }, token: at.staff.token })).body.data;
  expect(facts.filter(({ name, text }) => name === 'reportedWords' && text.includes(words)).length).toBeGreaterThan(0);
  expect(facts.filter(({ name, text }) => name === 'changedSince' && text.includes('Other words')).length).toBe(change.includes('Other words') ? 1 : 0); // and that it was edited is said
});

test.each(['person', 'message', 'post', 'review'] as const)('a report that waits outlives the account it is about, with the words and the name, until it is decided: %s', async (about) => {
  await using at = await reported();
  const { talent, mentor, partner, server } = at;
  const ids = await written(at, 1);
  const review = at.paramsOf('reportReview', contract.reportReview)['reviewId'] ?? '';
  const reader = await server.person();
  const kept: Record<typeof about, { by: Person; whose: Person; id: string; words: string; name: string }> = {
    person: { by: talent, whose: mentor, id: mentor.id, words: 'Ada', name: 'Ada' },
    message: { by: talent, whose: mentor, id: ids[1] ?? '', words: 'Message 1.', name: 'Ada' },
    post: { by: talent, whose: partner, id: at.post, words: 'By size.', name: 'Sort letters' },
    review: { by: reader, whose: talent, id: review, words: 'Clear and kind.', name: 'Clear and kind.' },
  };
  const { by, whose, id, words, name } = kept[about];
  await server.database.query('delete from review_reports'); // the mentor's own would wait on, too
  await server.database.query(`insert into held_messages (id, about, session_id, author_id, text, found, idempotency_key) values (gen_random_uuid(), 'session', $1, $2, 'Call me tonight.', '{phone}', gen_random_uuid())`, [at.coming, whose.id]);
  await server.call('sendReport', { token: by.token, body: { about, id, kind: 'danger', text: 'A knife.' } });
  expect((await server.call('deleteAccount', { params: { userId: whose.id }, token: whose.token, body: { password: whose.password } })).status).toBe(200);
  expect(await at.own(by)).toMatchObject([{ about, kind: 'danger', text: 'A knife.', name: expect.stringContaining(name), state: 'waiting' }]);
  const [{ id: caseId, urgent, title } = { id: '', urgent: false, title: '' }] = await at.waiting();
  expect([urgent, title]).toEqual([true, expect.stringContaining('Ada')]);
  const shown = await at.read(caseId);
  const read = Object.fromEntries(shown.facts.toReversed().map((fact) => [fact.name, fact.text])); // the urgent one stands first
  expect(read).toMatchObject({ reportText: 'A knife.', reportedWords: expect.stringContaining(words), heldOfTheirs: expect.stringContaining('Call me tonight.'), accountDeleted: expect.any(String) });
  expect([shown.person, shown.decisions.map((one) => one.name)]).toEqual([null, ['dismiss', 'done']]); // nobody is left to be warned
  expect((await at.decide(caseId, 'warn', 'Do not.')).body.code).toBe('invalid-input');
  expect((await at.decide(caseId, 'done', 'Told the police.')).status).toBe(200);
  expect([await at.waiting(), await at.mails(by), (await at.own(by))[0]]).toMatchObject([[], ['reportActed'], { text: 'A knife.', state: 'warned', name: expect.stringContaining(name) }]);
  expect(await server.database.query('select distinct seen, held, person_name from reports')).toEqual([{ seen: null, held: null, person_name: null }]);
});

test.each(nameds)('a report that waits outlives the account of whoever sent it, without their name, until it is decided: %s', async (about) => {
  await using at = await reported();
  const { talent, mentor, server } = at;
  const [message = ''] = await written(at, 0);
  const review = at.paramsOf('reportReview', contract.reportReview)['reviewId'] ?? '';
  const reader = await server.person();
  const sent: Record<Named, { by: Person; id: string }> = { person: { by: talent, id: mentor.id }, message: { by: mentor, id: message }, post: { by: talent, id: at.post }, shared: { by: mentor, id: talent.id }, review: { by: reader, id: review } };
  const { by, id } = sent[about];
  await server.call('sendReport', { token: by.token, body: { about, id, kind: 'danger', text: 'A knife.' } });
  await server.database.query('update users set last_name = $2 where id = $1', [by.id, 'Reporter']);
  const kind = about === 'review' ? 'report' : 'complaint';
  const waiting = async () => (await server.call('listCases', { token: at.staff.token, query: { kind } as never })).body.cases.filter((one) => one.urgent).map((one) => one.id);
  const [caseId = ''] = await waiting();
  expect((await server.call('deleteAccount', { params: { userId: by.id }, token: by.token, body: { password: by.password } })).status).toBe(200);
  expect(await waiting()).toEqual([caseId]); // the link of the mail leads to it still
  const read = async () => (await server.call('readCase', { params: { kind, caseId }, token: at.staff.token })).body.data;
  const shown = await read();
  const said = { person: 'reportText', review: 'reported' }[about as string] ?? 'reportText';
  expect(shown.facts).toEqual(expect.arrayContaining([expect.objectContaining({ name: said, text: 'A knife.' }), { name: 'reporterLeft', text: expect.any(String) }]));
  expect(JSON.stringify(shown)).not.toContain('Reporter');
  const decision = about === 'review' ? 'hide' : 'dismiss';
  expect(await server.call('decideCase', { params: { kind, caseId }, token: at.staff.token, body: { decision, note: 'Looked at.', revision: shown.revision } })).toMatchObject({ status: 200 });
  expect(await waiting()).toEqual([]);
  expect(JSON.stringify(await read())).not.toContain('A knife.');
  for (const table of ['reports', 'review_reports']) expect((await server.database.query(`select * from ${table} where reporter_left_at is not null`)).filter((row) => JSON.stringify(row).includes('A knife.'))).toEqual([]);
});

test.each(['person', 'review'] as const)('reported again by the same, nothing that was said before is lost or counts less: %s', async (about) => {
  await using at = await reported();
  const reader = await at.server.person();
  const id = about === 'person' ? at.mentor.id : (at.paramsOf('reportReview', contract.reportReview)['reviewId'] ?? '');
  const caseOf = about === 'person' ? 'complaint' : 'report';
  const report = (kind: string, text = '') => at.server.call('sendReport', { token: reader.token, body: { about, id, kind, text } });
  const own = async () => (await at.own(reader))[0];
  await report('danger', 'Threatened me with a knife.');
  await report('spam');
  expect(await own()).toMatchObject({ kind: 'danger', text: 'Threatened me with a knife.' });
  await report('danger', 'Threatened me with a knife.'); // pressed twice
  await report('money', 'And wants money.');
  expect(await own()).toMatchObject({ kind: 'danger', text: 'Threatened me with a knife.\n\nAnd wants money.' });
  const waits = async () => (await at.server.call('listCases', { token: at.staff.token, query: { kind: caseOf } })).body.cases[0];
  expect(await waits()).toMatchObject({ urgent: true });
  const where = { params: { kind: caseOf, caseId: (await waits())?.id ?? '' }, token: at.staff.token };
  const { facts, revision } = (await at.server.call('readCase', where)).body.data;
  const told = facts.filter(({ name }) => ['reportKind', 'reportText', 'reported'].includes(name));
  expect(told.slice(0, 5).map(({ text }) => text)).toEqual(['danger', 'Threatened me with a knife.', 'spam', 'money', 'And wants money.']); // each kind with its own words
  expect(told.slice(0, 5).filter(({ at: when }) => when).map(({ text }) => text)).toEqual(['danger', 'spam', 'money']);
  expect((await own())?.said.map(({ kind, text }) => [kind, text])).toEqual([['danger', 'Threatened me with a knife.'], ['spam', ''], ['money', 'And wants money.']]);
  const decision = about === 'person' ? 'dismiss' : 'keep';
  expect((await at.server.call('decideCase', { ...where, body: { decision, note: '', revision } })).status).toBe(200);
  await Promise.all([report('spam', 'Again.'), report('spam', 'Again.')]); // decided, it is a new case
  expect(await at.own(reader)).toMatchObject([{ kind: 'spam', text: 'Again.', state: 'waiting' }, { kind: 'danger', text: 'Threatened me with a knife.\n\nAnd wants money.', state: 'dismissed', name: (await own())?.name }]);
  const again = await waits();
  expect(again).toMatchObject({ urgent: false, count: about === 'person' ? 1 : expect.any(Number) });
  const { data } = (await at.server.call('readCase', { ...where, params: { kind: caseOf, caseId: again?.id ?? '' } })).body;
  expect(data.facts.filter(({ text }) => text.includes('Again.'))).toHaveLength(1);
  if (about === 'review') return; // its case is the review, with all that was ever said of it
  expect(again?.id).not.toBe(where.params.caseId);
  expect((await at.server.call('readCase', where)).body.data).toMatchObject({ decisions: [{ name: 'reopen' }], trail: [{ action: 'dismissed' }], facts: expect.arrayContaining([{ name: 'reporter', text: expect.any(String) }]) });
  await at.decide(again?.id ?? '', 'warn', 'Do not.');
  expect((await at.server.call('readPerson', { params: { personId: id }, token: at.staff.token })).body.data.counts).toEqual(expect.arrayContaining([{ name: 'reportsAbout', count: 2 }, { name: 'reportsUpheld', count: 1 }]));
});

test.each(['person', 'review'] as const)('the same words for another kind are kept for both, and what one says of a kind stands apart from what they say of another: %s', async (about) => {
  await using at = await reported();
  const reader = await at.server.person();
  const id = about === 'person' ? at.mentor.id : (at.paramsOf('reportReview', contract.reportReview)['reviewId'] ?? '');
  const report = (kind: string, text = '') => at.server.call('sendReport', { token: reader.token, body: { about, id, kind, text } });
  for (const [kind, text] of [['spam', 'Sells things.'], ['money', 'Sells things.'], ['danger', 'Sells things. And knives.'], ['money', 'Sells'], ['money'], ['danger', 'Sells things. And knives.']] as const) await report(kind, text);
  const [own] = await at.own(reader);
  expect(own?.said.map(({ kind, text }) => [kind, text])).toEqual([['spam', 'Sells things.'], ['money', 'Sells things.'], ['danger', 'Sells things. And knives.'], ['money', 'Sells']]);
  expect(own?.said.map(({ at: when }) => Date.parse(when))).toEqual(own?.said.map(({ at: when }) => Date.parse(when)).toSorted());
  const kind = about === 'person' ? 'complaint' : 'report';
  const [{ id: caseId } = { id: '' }] = (await at.server.call('listCases', { token: at.staff.token, query: { kind } })).body.cases;
  const where = { params: { kind, caseId }, token: at.staff.token };
  const { revision } = (await at.server.call('readCase', where)).body.data;
  const decide = (decision: string, seen: string) => at.server.call('decideCase', { ...where, body: { decision, note: '', revision: seen } });
  await report('false', 'Sells things.'); // known by the words, new by the kind: nobody has read it
  expect([(await decide(about === 'person' ? 'dismiss' : 'keep', revision)).status, (await at.own(reader))[0]?.state]).toEqual([about === 'person' ? 409 : 200, 'waiting']); // of a review others have told, too
  const now = (await at.server.call('readCase', where)).body.data;
  expect((await decide(about === 'person' ? 'dismiss' : 'keep', now.revision)).status).toBe(200);
  await report('spam', 'Again.');
  expect((await at.own(reader)).map(({ said }) => said.length)).toEqual([1, 5]); // what was decided keeps it
  const exported = JSON.stringify((await at.server.call('exportData', { params: { userId: reader.id }, token: reader.token })).body);
  for (const words of ['And knives.', 'Again.']) expect(exported).toContain(words);
});

test('of a reported review its writer is warned or suspended, as of anything else that is reported; the review stays as it is', async () => {
  await using at = await reported();
  const { talent, mentor, staff, server } = at;
  const safety = await staffMember(server, ['safety']);
  const reader = await server.person();
  const caseId = at.paramsOf('reportReview', contract.reportReview)['reviewId'] ?? '';
  const where = { params: { kind: 'report', caseId }, token: staff.token };
  const shown = async (token = staff.token) => (await server.call('readCase', { ...where, token })).body.data;
  const offered = async (token?: string) => (await shown(token)).decisions.map(({ name }) => name);
  const decide = async (body: { decision: string; note?: string; days?: number }, token = staff.token) => server.call('decideCase', { ...where, token, body: { note: '', revision: (await shown()).revision, ...body } });
  const again = (text: string) => server.call('sendReport', { token: reader.token, body: { about: 'review', id: caseId, kind: 'harassment', text } });
  const room = async () => (await server.call('readPerson', { params: { personId: talent.id }, token: staff.token })).body.data;
  const hidden = async () => (await server.database.query('select 1 from reviews where hidden_at is not null')).length;
  await again('It insults me.');
  expect([await offered(), await offered(safety.token)]).toEqual([['keep', 'hide', 'warn', 'suspend'], ['keep', 'hide', 'warn']]);
  expect((await decide({ decision: 'warn' })).body.fields?.[0]?.path).toBe('note');
  expect((await decide({ decision: 'warn', note: 'Stay friendly.' })).status).toBe(200);
  expect([await at.mails(talent), await at.mails(reader), await at.mails(mentor), (await at.own(reader))[0]?.state, await hidden(), await offered()]).toEqual([['warned'], ['reportActed'], ['reportActed'], 'warned', 0, ['hide']]);
  expect((await decide({ decision: 'warn', note: 'Again.' })).status).toBe(400); // nothing waits any more
  expect((await room()).counts).toEqual(expect.arrayContaining([{ name: 'warnings', count: 1 }, { name: 'reportsUpheld', count: 2 }]));

  await again('Once more.');
  expect((await decide({ decision: 'suspend', note: 'She threatened.', days: 9 }, safety.token)).status).toBe(400);
  expect((await decide({ decision: 'suspend', note: 'She threatened.' })).body.fields?.[0]?.path).toBe('days');
  expect((await decide({ decision: 'suspend', note: 'She threatened.', days: 9 })).status).toBe(200);
  expect([(await at.own(reader)).map(({ state }) => state), await hidden(), (await server.call('listReports', { params: { userId: talent.id }, token: talent.token })).status]).toEqual([['warned', 'warned'], 0, 401]);
  expect([(await room()).suspension?.reason, (await room()).trail.map(({ kind, action }) => `${kind} ${action}`)]).toEqual(['She threatened.', ['report warned', 'person suspended']]);
  const lines = (await server.call('listDecisions', { token: staff.token, query: {} })).body.decisions.map(({ kind, action }) => `${kind} ${action}`);
  expect([lines, (await server.call('staffToday', { token: staff.token })).body.data.decided]).toEqual([['report suspended', 'report warned'], [{ kind: 'report', count: 2 }]]);

  await again('A third time.');
  expect([await offered(), (await shown()).facts.some(({ name }) => name === 'suspendedUntil')]).toEqual([['keep', 'hide', 'warn', 'settled'], true]);
  expect((await decide({ decision: 'settled' })).status).toBe(200);
  expect([(await at.own(reader))[0]?.state, (await shown()).trail.map(({ action }) => action)]).toEqual(['warned', ['warned', 'suspended', 'settled']]);
});

test('what the version before says of a report while it runs on beside this one is kept, too', async () => {
  await using at = await reported();
  await at.report(at.talent, 'person', at.mentor.id, { text: 'First.' });
  await at.server.database.query(`update reports set text = text || E'\n\nSecond.'`);
  await at.server.database.query(`insert into reports (id, about, subject_id, person_id, reporter_id, kind, text) values (gen_random_uuid(), 'person', $1, $1, $2, 'spam', 'Third.')`, [at.partner.id, at.talent.id]);
  expect((await at.own(at.talent)).flatMap(({ said }) => said.map(({ kind, text }) => [kind, text])).toSorted()).toEqual([['harassment', 'First.'], ['harassment', 'First.\n\nSecond.'], ['spam', 'Third.']]);
});

test('the urgent mail that a second reporter causes leads to the case, as it waits in the queue', async () => {
  await using at = await reported();
  await at.report(at.partner, 'person', at.talent.id);
  await at.report(at.mentor, 'person', at.talent.id, { kind: 'danger' });
  const [one] = await at.waiting();
  const [mail] = await at.server.database.query<{ body: string }>(`select body from outbox where kind = 'urgentReport' and recipient = $1`, [at.staff.email]);
  expect([one?.count, mail?.body.includes(`complaint.${one?.id}`)]).toEqual([2, true]);
});

test.each([
  ['waits', undefined, 'submitted'],
  ['was found right', 'warn', 'submitted'],
  ['was found wrong', 'dismiss', 'published'],
] as const)('a post that its partner closed is shown again without being read only where no report of it %s', async (_, decision, state) => {
  await using at = await reported();
  const params = { userId: at.partner.id, postId: at.post };
  await at.report(at.talent, 'post', at.post);
  await at.server.call('closePost', { params, token: at.partner.token });
  if (decision) expect((await at.decide((await at.waiting())[0]?.id ?? '', decision, 'Not like this.')).status).toBe(200);
  expect((await at.server.call('reopenPost', { params, token: at.partner.token })).body.data.state).toBe(state);
});

test('the figures of the week stay as they are when whoever reported closes their account', async () => {
  await using at = await reported();
  const figures = async () => (await at.server.call('staffToday', { token: at.staff.token })).body.data.decided;
  await at.report(at.talent, 'post', at.post);
  await at.decide((await at.waiting())[0]?.id ?? '', 'take-down', 'Not like this.');
  const before = await figures();
  expect((await at.server.call('deleteAccount', { params: at.talent.params, token: at.talent.token, body: { password: at.talent.password } })).status).toBe(200);
  expect(await figures()).toEqual(before);
});

/** The case of a mentor whom a talent reported, and how it is decided with days. */
async function ofMentor(at: Awaited<ReturnType<typeof reported>>) {
  await at.report(at.talent, 'person', at.mentor.id);
  const id = (await at.waiting())[0]?.id ?? '';
  const params = { kind: 'complaint', caseId: id };
  const decide = async (body: { decision: string; note?: string; days?: number }, token = at.staff.token) => at.server.call('decideCase', { params, token, body: { note: '', revision: (await at.read(id)).revision, ...body } });
  const offered = async (token = at.staff.token) => (await at.server.call('readCase', { params, token })).body.data.decisions.map(({ name }) => name);
  const told = async () => [(await at.server.call('staffToday', { token: at.staff.token })).body.data.decided, (await at.server.call('listDecisions', { token: at.staff.token, query: {} })).body.decisions.map(({ kind, action }) => `${kind} ${action}`)];
  return { id, params, decide, offered, told };
}

test('a report ends in a suspension, as one decision: both are told, and who may not suspend is not offered it', async () => {
  await using at = await reported();
  const { id, decide, offered, told } = await ofMentor(at);
  const reporter = at.talent;
  const safety = await staffMember(at.server, ['safety']);
  expect([await offered(), await offered(safety.token)]).toEqual([['dismiss', 'warn', 'suspend'], ['dismiss', 'warn']]);
  expect((await decide({ decision: 'suspend', note: 'He threatened.', days: 30 }, safety.token)).status).toBe(400);
  expect((await decide({ decision: 'suspend', note: 'He threatened.' })).body.fields?.[0]?.path).toBe('days');
  expect((await decide({ decision: 'suspend', days: 30 })).body.fields?.[0]?.path).toBe('note');
  expect((await decide({ decision: 'suspend', note: 'He threatened.', days: 366 })).body.fields?.[0]?.path).toBe('days');
  expect((await at.server.call('listReports', { params: { userId: at.mentor.id }, token: at.mentor.token })).status).toBe(200); // nothing of it was done
  expect((await decide({ decision: 'suspend', note: 'He threatened.', days: 30 })).status).toBe(200);
  expect([await at.waiting(), (await at.own(reporter))[0]?.state, await at.mails(reporter)]).toEqual([[], 'warned', ['reportActed']]);
  expect((await at.server.call('listReports', { params: { userId: at.mentor.id }, token: at.mentor.token })).status).toBe(401);
  expect(await at.server.database.query(`select 1 from outbox where kind = 'accountSuspended' and recipient = $1 and body like '%He threatened.%'`, [at.mentor.email])).toHaveLength(1);
  expect(await told()).toEqual([[{ kind: 'complaint', count: 1 }], expect.arrayContaining(['complaint suspended'])]);
  expect((await told())[1]).not.toContain('person suspended');
  const { data } = (await at.server.call('readPerson', { params: { personId: at.mentor.id }, token: at.staff.token })).body;
  expect([data.trail.filter(({ action }) => action === 'suspended').length, data.suspension?.reason]).toEqual([1, 'He threatened.']);
  expect(data.counts).toEqual(expect.arrayContaining([{ name: 'warnings', count: 0 }, { name: 'suspensions', count: 1 }, { name: 'reportsUpheld', count: 1 }]));
  expect((await at.read(id)).trail).toMatchObject([{ action: 'suspended', note: 'He threatened.' }]);
});

test('of somebody who is suspended already the case says so, and is settled by that', async () => {
  await using at = await reported();
  const { id, decide, offered } = await ofMentor(at);
  const room = { params: { personId: at.mentor.id }, token: at.staff.token };
  const { revision } = (await at.server.call('readPerson', room)).body.data;
  const before = (await at.read(id)).revision;
  expect((await at.server.call('decidePerson', { ...room, body: { decision: 'suspend', reason: 'He threatened.', days: 3, revision } })).status).toBe(200);
  expect((await at.server.call('decideCase', { params: { kind: 'complaint', caseId: id }, token: at.staff.token, body: { decision: 'suspend', note: 'Twice.', days: 9, revision: before } })).body.code).toBe('case-changed');
  expect([await offered(), (await at.read(id)).facts.some(({ name }) => name === 'suspendedUntil')]).toEqual([['dismiss', 'warn', 'settled'], true]);
  expect((await decide({ decision: 'settled' })).status).toBe(200);
  expect([(await at.own(at.talent))[0]?.state, await at.mails(at.talent), await at.mails(at.mentor)]).toEqual(['warned', ['reportActed'], []]);
});

test('nobody of the staff is suspended by a report of them', async () => {
  await using at = await reported();
  const { offered, decide } = await ofMentor(at);
  await at.server.database.query(`insert into staff_grants (user_id, permission, granted_by) values ($1, 'posts', 'a test')`, [at.mentor.id]);
  expect([await offered(), (await decide({ decision: 'suspend', note: 'No.', days: 1 })).status]).toEqual([['dismiss', 'warn'], 400]);
});

test('a report that was decided is taken up again once, with a reason, and is decided anew', async () => {
  await using at = await reported();
  const { id, decide, offered } = await ofMentor(at);
  expect((await decide({ decision: 'dismiss' })).status).toBe(200);
  expect([await offered(), await at.waiting()]).toEqual([['reopen'], []]);
  expect((await decide({ decision: 'reopen' })).body.fields?.[0]?.path).toBe('note');
  expect((await decide({ decision: 'reopen', note: 'She sent a picture.' })).body.message).toBe('It waits again. Whoever reported it reads so.');
  expect([(await at.own(at.talent))[0]?.state, (await at.waiting()).map((one) => one.id)]).toEqual(['waiting', [id]]);
  expect((await decide({ decision: 'warn', note: 'Do not.' })).status).toBe(200);
  expect([await offered(), (await decide({ decision: 'reopen', note: 'Again.' })).status]).toEqual([[], 400]);
  expect((await at.read(id)).trail.map(({ action, note, decides }) => [action, note, decides])).toEqual([['dismissed', null, true], ['reopened', 'She sent a picture.', true], ['warned', 'Do not.', true]]);
  expect([await at.mails(at.talent), await at.mails(at.mentor), (await at.own(at.talent))[0]?.state]).toEqual([['reportActed', 'reportDismissed'], ['warned'], 'warned']);
});

test.each(['readCase', 'claimCase'] as const)('whoever opens a case with messages of others leaves a line in the audit, once an hour, and decides nothing by it: %s', async (opens) => {
  await using at = await reported();
  const message = (await written(at, 3)).at(-1) ?? '';
  await at.report(at.talent, 'message', message);
  const [found] = await at.waiting();
  const caseId = found?.id ?? '';
  const lines = async () => (await at.server.database.query<{ actor: string }>(`select actor from audit where kind = 'complaint' and subject = $1 and action = 'read'`, [caseId])).map(({ actor }) => actor);
  expect(await lines()).toEqual([]); // the list shows no message
  const first = (await at.server.call(opens, { params: { kind: 'complaint', caseId }, token: at.staff.token })).body.data;
  const second = await at.read(caseId);
  expect([await lines(), second.revision, second.trail.map(({ action, decides }) => [action, decides])]).toEqual([[`staff ${at.staff.id}`], first.revision, [['read', undefined]]]);
  expect((await at.server.call('listDecisions', { token: at.staff.token, query: {} })).body.decisions).toEqual([]);
  expect((await at.decide(caseId, 'dismiss')).status).toBe(200);
  for (const change of ['alter table audit disable trigger user', `update audit set at = at - interval '61 minutes' where action = 'read'`, 'alter table audit enable trigger user']) await at.server.database.query(change); // an hour later, also where it is decided
  for (let time = 0; time < 2; time += 1) await at.read(caseId);
  expect(await lines()).toEqual(Array(2).fill(`staff ${at.staff.id}`));
});
