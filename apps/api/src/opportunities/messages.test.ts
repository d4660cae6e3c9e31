import { randomUUID } from 'node:crypto';
import { limits } from '@bridge/model';
import { expect, test } from 'vitest';
import { contentInFrench } from '../testing/in-french.ts';
import { mailsTo } from '../testing/mails.ts';
import { booking, bookingTalent, startIn, verifiedMentor, verifyEmail } from '../testing/mentors.ts';
import { noRates, startTestServer, type TestServer } from '../testing/server.ts';

const post = { kind: 'project' as const, title: 'Sort the letters', organisation: 'Demo Works', category: 'technology', location: 'Remote', terms: '6 weeks', description: 'By size.', industries: ['technology'], skills: ['programming'] };
type Person = { id: string; token: string };

/** An application to a partner's post, and what its two sides do in its thread. */
async function applicationOf(server: TestServer) {
  const partner = await server.person('PARTNER');
  await verifyEmail(server, partner);
  const talent = await server.person();
  const on = (person: Person) => ({ params: { userId: person.id }, token: person.token });
  const posted = (await server.call('writePost', { ...on(partner), body: { ...post, submit: true } })).body.data.id;
  await server.database.query(`update posts set state = 'published', published_at = now() where id = $1`, [posted]);
  const apply = async () => (await server.call('applyFor', { ...on(talent), body: { opportunity: `post.${posted}`, answers: { why: { text: 'I like letters.' } } } })).body.data.id;
  const applicationId = await apply();
  const params = { applicationId };
  const write = (person: Person, text: string, idempotencyKey: string = randomUUID()) => server.call('writeApplicationMessage', { params, token: person.token, body: { text, idempotencyKey } });
  const read = (person: Person, before?: string) => server.call('listApplicationMessages', { params, token: person.token, query: before ? { before } : {} });
  const ofTalent = async () => (await server.call('listApplications', { ...on(talent), query: {} })).body.applications.find(({ id }) => id === applicationId);
  const ofPartner = async () => (await server.call('listApplicants', { ...on(partner), query: {} })).body.applicants.find(({ id }) => id === applicationId);
  const withdraw = () => server.call('withdrawApplication', { ...on(talent), params: { userId: talent.id, applicationId } });
  const answer = (state: 'invited' | 'declined') => server.call('answerApplicant', { ...on(partner), params: { userId: partner.id, applicationId }, body: { state } });
  const close = () => server.call('closePost', { ...on(partner), params: { userId: partner.id, postId: posted } });
  const leave = (person: Person & { password: string }) => server.call('deleteAccount', { ...on(person), body: { password: person.password } });
  const mailKinds = async (email: string) => (await mailsTo(server.database, email)).map(({ kind }) => kind).filter((kind) => kind.startsWith('messageFrom'));
  const exported = async (person: Person) => (await server.call('exportData', on(person))).body.data.applicationMessages;
  return { partner, talent, params, posted, apply, write, read, ofTalent, ofPartner, withdraw, answer, close, leave, mailKinds, exported };
}

test('either side begins; what one writes the other reads, and it is counted until then', async () => {
  await using server = await startTestServer();
  const { partner, talent, write, read, ofTalent, ofPartner } = await applicationOf(server);
  expect([(await ofTalent())?.thread, (await ofPartner())?.thread]).toEqual([{ unread: 0, canWrite: true }, { unread: 0, canWrite: true }]);
  const { status, body } = await write(partner, '  When could you begin?\n<b>Soon?</b>  ');
  expect([status, body.message, body.data]).toEqual([200, 'Message sent', { id: expect.any(String), text: 'When could you begin?\n<b>Soon?</b>', mine: true, writtenAt: expect.any(String) }]);
  expect([(await ofTalent())?.thread?.unread, (await ofPartner())?.thread?.unread]).toEqual([1, 0]);
  expect((await read(talent)).body).toMatchObject({ messages: [{ text: 'When could you begin?\n<b>Soon?</b>', mine: false }], hasEarlier: false, canWrite: true });
  await write(talent, 'On Monday.');
  await write(talent, 'Or on Tuesday.');
  expect([(await ofTalent())?.thread?.unread, (await ofPartner())?.thread?.unread]).toEqual([0, 2]);
  expect((await read(partner)).body.messages.map(({ text, mine }) => [text, mine])).toEqual([['When could you begin?\n<b>Soon?</b>', true], ['On Monday.', false], ['Or on Tuesday.', false]]);
  expect((await ofPartner())?.thread?.unread).toBe(0);
});

test('only the talent and the partner of an application find its thread; every other id is answered alike', async () => {
  await using server = await startTestServer();
  const { talent, write, params } = await applicationOf(server);
  await write(talent, 'Between us');
  const body = { text: 'Hello', idempotencyKey: randomUUID() };
  for (const { token } of [await server.person('PARTNER'), await server.person(), await server.person('MENTOR')]) {
    const answers = await Promise.all(
      [params.applicationId, randomUUID(), 'null', `${params.applicationId} `].flatMap((applicationId) => [
        server.call('listApplicationMessages', { params: { applicationId }, token }),
        server.call('writeApplicationMessage', { params: { applicationId }, token, body }),
      ]),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  }
  expect(await server.database.query('select text from thread_messages')).toEqual([{ text: 'Between us' }]);
});

test('an application to what is our own has no thread: there is nobody on the other side', async () => {
  await using server = await startTestServer();
  const talent = await server.person();
  const at = { params: { userId: talent.id }, token: talent.token };
  const { data } = (await server.call('applyFor', { ...at, body: { opportunity: 'project.clinic-signs', answers: { why: { text: 'I like signs.' } } } })).body;
  expect(data.thread).toBeNull();
  const params = { applicationId: data.id };
  expect((await server.call('writeApplicationMessage', { params, token: talent.token, body: { text: 'Hello?', idempotencyKey: randomUUID() } })).body.code).toBe('application-changed');
});

test('the same key is the same message, also at the same moment and from two tabs; used in another thread it is refused', async () => {
  await using server = await startTestServer();
  const { partner, talent, write, read } = await applicationOf(server);
  const key = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => write(talent, 'Once', key)));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.data.id}`)).size).toBe(1);
  expect((await read(partner)).body.messages).toHaveLength(1);
  expect((await write(talent, 'Something else', key)).body).toMatchObject({ code: 'invalid-input', fields: [{ path: 'idempotencyKey' }] });

  const mentor = await verifiedMentor(server);
  const booker = await bookingTalent(server);
  const sessionId = (await server.call('bookSession', { token: booker.token, body: booking(mentor.id, startIn(72)) })).body.data.id;
  const inSession = (idempotencyKey: string) => server.call('writeMessage', { params: { sessionId }, token: booker.token, body: { text: 'Once', idempotencyKey } });
  expect((await inSession(key)).status).toBe(200); // everybody has keys of their own
  await server.database.query('update applications set talent_id = $1', [booker.id]);
  expect((await write(booker, 'Once', key)).status).toBe(400);
});

test('messages that both write at the same moment are all there, in one order for both', async () => {
  await using server = await startTestServer();
  const { partner, talent, write, read } = await applicationOf(server);
  const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => write(n % 2 ? partner : talent, `Message ${n}`)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const texts = async (person: Person) => (await read(person)).body.messages.map(({ text }) => text);
  expect((await texts(talent)).toSorted()).toEqual(Array.from({ length: 8 }, (_, n) => `Message ${n}`));
  expect(await texts(partner)).toEqual(await texts(talent));
});

test('a long thread comes page by page, the newest first', async () => {
  await using server = await startTestServer();
  const { partner, talent, params, read } = await applicationOf(server);
  await server.database.query(
    `insert into thread_messages (id, about, application_id, author_id, position, text, idempotency_key) select gen_random_uuid(), 'application', $1, $2, n, 'Message ' || n, gen_random_uuid() from generate_series(1, $3::integer) as n`,
    [params.applicationId, talent.id, limits.messagesPerPage + 2],
  );
  const newest = (await read(partner)).body;
  expect([newest.messages.length, newest.messages[0]?.text, newest.hasEarlier]).toEqual([limits.messagesPerPage, 'Message 3', true]);
  const earlier = (await read(partner, newest.messages[0]?.id)).body;
  expect([earlier.messages.map(({ text }) => text), earlier.hasEarlier]).toEqual([['Message 1', 'Message 2'], false]);
});

test('one mail tells of all that is unread, and names what it is about; what was read meanwhile is not told of', async () => {
  await using server = await startTestServer();
  const { partner, talent, write, read, mailKinds } = await applicationOf(server);
  await write(talent, 'First');
  await write(talent, 'Second');
  const [mail] = (await mailsTo(server.database, partner.email)).filter(({ kind }) => kind === 'messageFromApplicant');
  expect(await mailKinds(partner.email)).toEqual(['messageFromApplicant']);
  expect([mail?.subject, mail?.body]).toEqual(['Ada Example has written to you', expect.stringContaining('Sort the letters')]);
  expect(mail?.body).not.toContain('First');
  await read(partner);
  expect(await mailKinds(partner.email)).toEqual([]);

  await write(partner, 'Answer');
  await server.database.query(`update outbox set sent_at = now() where kind = 'messageFromPartner'`);
  await write(partner, 'One more');
  expect(await mailKinds(talent.email)).toEqual(['messageFromPartner']);
  expect((await mailsTo(server.database, talent.email)).find(({ kind }) => kind === 'messageFromPartner')?.subject).toBe('Demo Works has written to you');
});

test('the mail is in the language of whoever gets it', async () => {
  await using server = await startTestServer({ content: contentInFrench });
  const { partner, talent, write } = await applicationOf(server);
  await server.call('updateProfile', { params: { userId: partner.id }, token: partner.token, body: { user: { language: 'fr' } } });
  await write(talent, 'Hello');
  await write(partner, 'Hello');
  const subject = async (email: string) => (await mailsTo(server.database, email)).find(({ kind }) => kind.startsWith('messageFrom'))?.subject;
  expect([await subject(partner.email), await subject(talent.email)]).toEqual(['fr: Ada Example has written to you', 'Demo Works has written to you']);
});

test('a closed post ends no conversation: who applied and who asked go on', async () => {
  await using server = await startTestServer();
  const { partner, talent, write, close, answer } = await applicationOf(server);
  await answer('invited');
  await close();
  expect([(await write(partner, 'We begin on Monday')).status, (await write(talent, 'Gladly')).status]).toEqual([200, 200]);
});

test('after a refusal only what was begun goes on', async () => {
  await using server = await startTestServer();
  const silent = await applicationOf(server);
  await silent.answer('declined');
  expect([(await silent.ofTalent())?.thread, (await silent.write(silent.talent, 'Why?')).body.code, (await silent.read(silent.talent)).body.canWrite]).toEqual([null, 'application-changed', false]);
  const begun = await applicationOf(server);
  await begun.write(begun.partner, 'May I ask something first?');
  await begun.answer('declined');
  expect([(await begun.write(begun.talent, 'What a pity')).status, (await begun.ofTalent())?.thread]).toEqual([200, { unread: 1, canWrite: true }]);
});

test('once it is withdrawn both read what was written, and nobody writes; of the talent no more is left than the name', async () => {
  await using server = await startTestServer();
  const { partner, talent, write, read, withdraw, ofPartner, ofTalent } = await applicationOf(server);
  await write(talent, 'I have found something else');
  await withdraw();
  expect((await ofPartner())?.thread).toEqual({ unread: 1, canWrite: false });
  const seen = await ofPartner();
  expect(seen).toMatchObject({ state: 'withdrawn', answers: [], shared: { skills: null, plan: null }, note: null });
  expect(seen?.talent).toEqual({ userId: talent.id, firstName: 'Ada', lastName: 'Example' });
  expect((await read(partner)).body).toMatchObject({ canWrite: false, messages: [{ text: 'I have found something else' }] });
  expect((await ofTalent())?.thread).toEqual({ unread: 0, canWrite: false });
  for (const person of [partner, talent]) expect((await write(person, 'Still there?')).body.code).toBe('application-changed');

  const silent = await applicationOf(server);
  await silent.withdraw();
  expect([await silent.ofPartner(), (await silent.ofTalent())?.thread]).toEqual([undefined, null]);
});

test('who applies again begins a new thread', async () => {
  await using server = await startTestServer();
  const { talent, write, withdraw, apply } = await applicationOf(server);
  await write(talent, 'The first time');
  await withdraw();
  const params = { applicationId: await apply() };
  expect((await server.call('listApplicationMessages', { params, token: talent.token, query: {} })).body).toMatchObject({ messages: [], canWrite: true });
});

test('writing is limited by writer, whatever it is about', async () => {
  await using server = await startTestServer({ rates: { ...noRates, threadMessagesByUser: { most: 2, seconds: 60 } } });
  const { partner, talent, write } = await applicationOf(server);
  const statuses = [];
  for (const text of ['1', '2', '3']) statuses.push((await write(talent, text)).status);
  expect([...statuses, (await write(partner, '1')).status]).toEqual([200, 200, 429, 200]);
});

test('text is plain and bounded: nothing empty, nothing too long, and what nobody sees is taken out', async () => {
  await using server = await startTestServer();
  const { talent, write } = await applicationOf(server);
  for (const text of ['', ' \n ', 'x'.repeat(limits.threadMessageLength + 1), '\ud800']) expect((await write(talent, text)).body.fields?.[0]?.path).toBe('text');
  expect((await write(talent, 'a\u202eb')).body.data?.text).toBe('ab');
});

test('a talent who leaves takes their words along, and the mail that tells of them; the partner exports what is theirs', async () => {
  await using server = await startTestServer();
  const { partner, talent, params, write, leave, exported } = await applicationOf(server);
  await write(talent, 'Words of the talent');
  await write(partner, 'Words of the partner');
  expect(await exported(talent)).toEqual([{ applicationId: params.applicationId, text: 'Words of the talent', writtenAt: expect.any(String) }]);
  expect((await leave(talent)).status).toBe(200);
  expect(await server.database.query('select about, application_id, text from thread_messages')).toEqual([{ about: 'application', application_id: null, text: 'Words of the partner' }]);
  expect(await exported(partner)).toEqual([{ applicationId: null, text: 'Words of the partner', writtenAt: expect.any(String) }]);
  expect(await server.database.query(`select 1 from outbox where kind like 'messageFrom%'`)).toEqual([]);
});

test('a partner who leaves likewise; the talent still reads what is theirs, and writes to nobody', async () => {
  await using server = await startTestServer();
  const { partner, talent, write, read, ofTalent, leave } = await applicationOf(server);
  await write(talent, 'Words of the talent');
  await write(partner, 'Words of the partner');
  expect((await leave(partner)).status).toBe(200);
  expect((await read(talent)).body).toMatchObject({ canWrite: false, messages: [{ text: 'Words of the talent' }] });
  expect((await ofTalent())?.thread).toEqual({ unread: 0, canWrite: false });
  expect((await write(talent, 'Hello?')).body.code).toBe('application-changed');
  expect(await server.database.query(`select 1 from outbox where kind = 'messageFromPartner'`)).toEqual([]);
});
