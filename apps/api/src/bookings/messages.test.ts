import { randomUUID } from 'node:crypto';
import { limits } from '@bridge/model';
import { expect, test } from 'vitest';
import { contentInFrench } from '../testing/in-french.ts';
import { mailsTo } from '../testing/mails.ts';
import { booking, bookingTalent, letPass, startIn, verifiedMentor } from '../testing/mentors.ts';
import { noRates, startTestServer, type TestServer } from '../testing/server.ts';

/** A session that was asked for, and what its two people do in its thread. */
async function sessionOf(server: TestServer) {
  const mentor = await verifiedMentor(server);
  const talent = await bookingTalent(server);
  const { data } = (await server.call('bookSession', { token: talent.token, body: booking(mentor.id, startIn(72)) })).body;
  const params = { sessionId: data.id };
  type Person = { token: string };
  const write = (person: Person, text: string, idempotencyKey: string = randomUUID()) => server.call('writeMessage', { params, token: person.token, body: { text, idempotencyKey } });
  const read = (person: Person, before?: string) => server.call('listMessages', { params, token: person.token, query: before ? { before } : {} });
  const listed = async (person: Person) => (await server.call('listSessions', { token: person.token })).body.sessions[0];
  const answer = (accept: boolean) => server.call('answerSession', { params, token: mentor.token, body: accept ? { accept } : { accept, reason: 'Travelling' } });
  const cancel = (person: Person) => server.call('cancelSession', { params, token: person.token, body: {} });
  const mailKinds = async (email: string) => (await mailsTo(server.database, email)).map(({ kind }) => kind).filter((kind) => kind.startsWith('messageFrom'));
  return { mentor, talent, params, write, read, listed, answer, cancel, mailKinds };
}

test('what one side writes the other reads, newest last; unread messages are counted until then', async () => {
  await using server = await startTestServer();
  const { mentor, talent, write, read, listed } = await sessionOf(server);
  const { status, body } = await write(talent, '  Shall I send my CV?\nIt has two pages.  ');
  expect([status, body.message, body.data]).toEqual([200, 'Message sent', { id: expect.any(String), text: 'Shall I send my CV?\nIt has two pages.', mine: true, writtenAt: expect.any(String) }]);
  await write(talent, '<b>And this</b>');
  expect([(await listed(mentor))?.unread, (await listed(talent))?.unread]).toEqual([2, 0]);
  const seen = (await read(mentor)).body;
  expect([seen.messages.map(({ text, mine }) => [text, mine]), seen.hasEarlier, seen.canWrite]).toEqual([
    [['Shall I send my CV?\nIt has two pages.', false], ['<b>And this</b>', false]],
    false,
    true,
  ]);
  expect((await listed(mentor))?.unread).toBe(0);
  await write(mentor, 'Please do.');
  expect([(await listed(talent))?.unread, (await listed(mentor))?.unread]).toEqual([1, 0]);
  expect((await read(talent)).body.messages.map(({ text, mine }) => [text, mine]).at(-1)).toEqual(['Please do.', false]);
});

test('only the two people of a session find its thread; every other id is answered alike', async () => {
  await using server = await startTestServer();
  const { talent, write, params } = await sessionOf(server);
  await write(talent, 'Between us');
  const strangers = [await verifiedMentor(server), await bookingTalent(server), await server.person('PARTNER')];
  const body = { text: 'Hello', idempotencyKey: randomUUID() };
  for (const { token } of strangers) {
    const answers = await Promise.all(
      [params.sessionId, randomUUID(), 'null', `${params.sessionId} `].flatMap((sessionId) => [
        server.call('listMessages', { params: { sessionId }, token }),
        server.call('writeMessage', { params: { sessionId }, token, body }),
      ]),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  }
  expect(await server.database.query('select text from thread_messages')).toEqual([{ text: 'Between us' }]);
});

test('the same key is the same message, also at the same moment; used for something else it is refused', async () => {
  await using server = await startTestServer();
  const { mentor, talent, write, read, params } = await sessionOf(server);
  const key = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => write(talent, 'Once', key)));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.data.id}`)).size).toBe(1);
  expect((await read(mentor)).body.messages).toHaveLength(1);
  expect((await write(talent, 'Something else', key)).body).toMatchObject({ code: 'invalid-input', fields: [{ path: 'idempotencyKey' }] });
  const second = await verifiedMentor(server);
  const { data } = (await server.call('bookSession', { token: talent.token, body: booking(second.id, startIn(96)) })).body;
  const elsewhere = await server.call('writeMessage', { params: { sessionId: data.id }, token: talent.token, body: { text: 'Once', idempotencyKey: key } });
  expect(elsewhere.status).toBe(400);
  expect((await write(mentor, 'Once', key)).status).toBe(200); // everybody has keys of their own
  expect(await server.database.query('select count(*) as n from thread_messages where session_id = $1', [params.sessionId])).toEqual([{ n: 2 }]);
});

test('messages that are written at the same moment are all there, in one order for both', async () => {
  await using server = await startTestServer();
  const { mentor, talent, write, read } = await sessionOf(server);
  const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => write(n % 2 ? mentor : talent, `Message ${n}`)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const texts = async (person: { token: string }) => (await read(person)).body.messages.map(({ text }) => text);
  expect((await texts(talent)).toSorted()).toEqual(Array.from({ length: 8 }, (_, n) => `Message ${n}`));
  expect(await texts(mentor)).toEqual(await texts(talent));
});

test('a long thread comes page by page, the newest first', async () => {
  await using server = await startTestServer();
  const { mentor, talent, params, read } = await sessionOf(server);
  await server.database.query(
    `insert into thread_messages (id, about, session_id, author_id, position, text, idempotency_key) select gen_random_uuid(), 'session', $1, $2, n, 'Message ' || n, gen_random_uuid() from generate_series(1, $3::integer) as n`,
    [params.sessionId, talent.id, limits.messagesPerPage + 2],
  );
  const newest = (await read(mentor)).body;
  expect([newest.messages.length, newest.messages[0]?.text, newest.hasEarlier]).toEqual([limits.messagesPerPage, 'Message 3', true]);
  const earlier = (await read(mentor, newest.messages[0]?.id)).body;
  expect([earlier.messages.map(({ text }) => text), earlier.hasEarlier]).toEqual([['Message 1', 'Message 2'], false]);
  expect((await read(mentor, randomUUID())).body.messages).toEqual([]);
  expect((await server.call('listMessages', { params, token: mentor.token, query: { before: 'x' } })).status).toBe(400);
});

test('one mail tells of all that is unread, after a while; what was read meanwhile is not told of', async () => {
  await using server = await startTestServer();
  const { mentor, talent, write, read, mailKinds } = await sessionOf(server);
  await write(talent, 'First');
  await write(talent, 'Second');
  expect([await mailKinds(mentor.email), await mailKinds(talent.email)]).toEqual([['messageFromTalent'], []]);
  const [mail] = await server.database.query<{ body: string; waits: boolean; calendar: string | null }>(`select body, run_at > now() + interval '1 minute' as waits, calendar from outbox where kind = 'messageFromTalent'`);
  expect(mail).toEqual({ waits: true, calendar: null, body: expect.stringMatching(/Ada Example has written to you[\s\S]+Lagos \(UTC\+1\)/) });
  expect(mail?.body).not.toContain('First');
  await read(mentor);
  expect(await mailKinds(mentor.email)).toEqual([]);

  await write(mentor, 'Answer');
  await server.database.query(`update outbox set sent_at = now() where kind = 'messageFromMentor'`);
  await write(mentor, 'One more');
  expect(await mailKinds(talent.email)).toEqual(['messageFromMentor']);
  await read(talent);
  await write(mentor, 'After it was read');
  expect(await mailKinds(talent.email)).toEqual(['messageFromMentor', 'messageFromMentor']);
});

test('the mail is in the language of whoever gets it', async () => {
  await using server = await startTestServer({ content: contentInFrench });
  const { mentor, talent, write } = await sessionOf(server);
  await server.call('updateProfile', { params: mentor.params, token: mentor.token, body: { user: { language: 'fr' } } });
  await write(talent, 'Hello');
  await write(mentor, 'Hello');
  const subject = async (email: string) => (await mailsTo(server.database, email)).find(({ kind }) => kind.startsWith('messageFrom'))?.subject;
  expect([await subject(mentor.email), await subject(talent.email)]).toEqual(['fr: Ada Example has written to you', 'Ada Example has written to you']);
});

test('nobody writes about a session that never came about, unless the thread was begun before', async () => {
  await using server = await startTestServer();
  const declined = await sessionOf(server);
  await declined.answer(false);
  expect([(await declined.write(declined.talent, 'Why?')).body.code, (await declined.read(declined.talent)).body.canWrite, (await declined.listed(declined.talent))?.canWrite]).toEqual(['session-changed', false, false]);
  const takenBack = await sessionOf(server);
  await takenBack.cancel(takenBack.talent);
  expect((await takenBack.write(takenBack.mentor, 'A pity')).body.code).toBe('session-changed');

  const begun = await sessionOf(server);
  await begun.write(begun.talent, 'May I ask something first?');
  await begun.answer(false);
  expect((await begun.write(begun.mentor, 'Another time, gladly')).status).toBe(200);
  const calledOff = await sessionOf(server);
  await calledOff.answer(true);
  await calledOff.cancel(calledOff.mentor);
  expect((await calledOff.write(calledOff.mentor, 'I am ill')).status).toBe(200);
  const held = await sessionOf(server);
  await held.answer(true);
  await letPass(server, held.params.sessionId);
  expect((await held.write(held.talent, 'Thank you')).status).toBe(200);
});

test('the list of mentees leads to the thread with something unread, or else to the newest session', async () => {
  await using server = await startTestServer();
  const { mentor, talent, params, write, answer, read } = await sessionOf(server);
  await answer(true);
  const { data } = (await server.call('bookSession', { token: talent.token, body: booking(mentor.id, startIn(96)) })).body;
  await server.call('answerSession', { params: { sessionId: data.id }, token: mentor.token, body: { accept: true } });
  const thread = async () => (await server.call('listMentees', { params: mentor.params, token: mentor.token })).body.mentees[0]?.thread;
  expect(await thread()).toEqual({ sessionId: data.id, unread: 0 });
  await write(talent, 'About the first one');
  expect(await thread()).toEqual({ sessionId: params.sessionId, unread: 1 });
  await read(mentor);
  expect(await thread()).toEqual({ sessionId: data.id, unread: 0 });
});

test('writing is limited, by writer', async () => {
  await using server = await startTestServer({ rates: { ...noRates, threadMessagesByUser: { most: 2, seconds: 60 } } });
  const { mentor, talent, write } = await sessionOf(server);
  const statuses = [];
  for (const text of ['1', '2', '3']) statuses.push((await write(talent, text)).status);
  expect([...statuses, (await write(mentor, '1')).status]).toEqual([200, 200, 429, 200]);
});

test('text is plain and bounded: nothing empty, nothing too long, and what nobody sees is taken out', async () => {
  await using server = await startTestServer();
  const { talent, write } = await sessionOf(server);
  for (const text of ['', ' \n ', 'x'.repeat(limits.threadMessageLength + 1), '\ud800']) expect((await write(talent, text)).body.fields?.[0]?.path).toBe('text');
  expect((await write(talent, 'a\u202eb')).body.data?.text).toBe('ab');
  expect((await write(talent, '🌉'.repeat(limits.threadMessageLength / 2))).status).toBe(200);
});

test('an account takes its words with it; what the other side wrote stays theirs, in their export', async () => {
  await using server = await startTestServer();
  const { mentor, talent, params, write } = await sessionOf(server);
  await write(talent, 'Words of the talent');
  await write(mentor, 'Words of the mentor');
  const exported = async (person: { id: string; token: string }) => (await server.call('exportData', { params: { userId: person.id }, token: person.token })).body.data.sessionMessages;
  expect(await exported(talent)).toEqual([{ sessionId: params.sessionId, text: 'Words of the talent', writtenAt: expect.any(String) }]);
  expect((await server.call('deleteAccount', { params: talent.params, token: talent.token, body: { password: talent.password } })).status).toBe(200);
  expect(await server.database.query('select session_id, text from thread_messages')).toEqual([{ session_id: null, text: 'Words of the mentor' }]);
  expect(await exported(mentor)).toEqual([{ sessionId: null, text: 'Words of the mentor', writtenAt: expect.any(String) }]);
  expect(await server.database.query(`select 1 from outbox where kind in ('messageFromTalent', 'messageFromMentor')`)).toEqual([]);
});
