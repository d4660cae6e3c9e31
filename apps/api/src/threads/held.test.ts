import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { booking, bookingTalent, startIn, verifiedMentor } from '../testing/mentors.ts';
import { startTestServer } from '../testing/server.ts';
import { agreed, checked, makeYoung } from '../testing/young.ts';

/** A talent of 17 and a checked mentor with a session, and somebody of the staff for safety. */
async function pair(isYoung = true) {
  const server = await startTestServer();
  const talent = await bookingTalent(server);
  const mentor = await verifiedMentor(server);
  if (isYoung) {
    await makeYoung(server, talent.id);
    await agreed(server, talent.id);
    await checked(server, mentor.id);
  }
  const { id: sessionId } = (await server.call('bookSession', { token: talent.token, body: booking(mentor.id, startIn(72)) })).body.data;
  const staff = await server.person();
  await server.database.query(`insert into staff_grants (user_id, permission, granted_by) values ($1, 'safety', 'a test')`, [staff.id]);
  await server.database.query('update sign_in_sessions set with_second_factor = true where user_id = $1', [staff.id]);
  const write = (token: string, text: string, idempotencyKey: string = randomUUID()) => server.call('writeMessage', { params: { sessionId }, token, body: { text, idempotencyKey } });
  const read = async (token: string) => (await server.call('listMessages', { params: { sessionId }, token })).body.messages.map(({ text, held, note }) => [text, held, note].filter(Boolean).join(' | '));
  const cases = async () => (await server.call('listCases', { token: staff.token, query: { kind: 'held' } as never })).body.cases;
  const decide = async (caseId: string, decision: string, note = '') => {
    const { revision } = (await server.call('readCase', { params: { kind: 'held', caseId }, token: staff.token })).body.data;
    return server.call('decideCase', { params: { kind: 'held', caseId }, token: staff.token, body: { decision, note, revision } });
  };
  const mails = async (kinds: string[]) => server.database.query('select kind, recipient from outbox where kind = any($1::text[]) order by kind', [kinds]);
  return { server, talent, mentor, staff, sessionId, write, read, cases, decide, mails };
}

test('a message of a young person with a number is held: its writer sees that, the other side nothing, until it is passed on', async () => {
  const { server, talent, mentor, staff, write, read, cases, decide } = await pair();
  await using _ = server;
  const key = randomUUID();
  const first = await write(talent.token, 'My number: ٠٨٠٣ ٥٥٥ ٠١٩٩', key);
  expect([first.body.data.held, first.body.message.startsWith('Your message is held')]).toEqual(['waiting', true]);
  expect((await write(talent.token, 'My number: ٠٨٠٣ ٥٥٥ ٠١٩٩', key)).body.data.id).toBe(first.body.data.id);
  expect([await read(talent.token), await read(mentor.token)]).toEqual([['My number: ٠٨٠٣ ٥٥٥ ٠١٩٩ | waiting'], []]);
  const [waiting] = await cases();
  const shown = (await server.call('readCase', { params: { kind: 'held', caseId: waiting?.id ?? '' }, token: staff.token })).body.data;
  expect(shown.facts).toContainEqual({ name: 'heldMessage', text: 'My number: ٠٨٠٣ ٥٥٥ ٠١٩٩' });
  expect((await decide(waiting?.id ?? '', 'release')).status).toBe(200);
  expect([await read(talent.token), await read(mentor.token), await cases()]).toEqual([['My number: ٠٨٠٣ ٥٥٥ ٠١٩٩'], ['My number: ٠٨٠٣ ٥٥٥ ٠١٩٩'], []]);
  expect((await write(talent.token, 'My number: ٠٨٠٣ ٥٥٥ ٠١٩٩', key)).body.data.held).toBeUndefined();
  expect(await read(mentor.token)).toHaveLength(1);
});

test('what the mentor writes to a young person is held as well; what is not passed on is told to its writer with the reason', async () => {
  const { server, talent, mentor, write, read, cases, decide } = await pair();
  await using _ = server;
  await write(mentor.token, 'Let us go on at WhatsApp');
  await write(mentor.token, 'See you on 2026-11-20 at 14:30.');
  expect(await read(talent.token)).toEqual(['See you on 2026-11-20 at 14:30.']);
  const [waiting] = await cases();
  expect((await decide(waiting?.id ?? '', 'withhold')).body.fields?.[0]?.path).toBe('note');
  expect((await decide(waiting?.id ?? '', 'withhold', 'Stay here, please.')).status).toBe(200);
  expect([await read(talent.token), (await read(mentor.token))[0]]).toEqual([['See you on 2026-11-20 at 14:30.'], 'Let us go on at WhatsApp | withheld | Stay here, please.']);
  expect(await server.database.query(`select action, kind from audit where kind = 'held'`)).toEqual([{ action: 'withheld', kind: 'held' }]);
  expect(await server.database.query(`select recipient from outbox where kind = 'messageWithheld'`)).toEqual([{ recipient: mentor.email }]);
});

test('a case says how many wait in all, and how many of them are not shown yet', async () => {
  const { server, talent, staff, write, cases, decide } = await pair();
  await using _ = server;
  for (let n = 0; n < 23; n += 1) await write(talent.token, `My number: 0803 555 01${10 + n}`);
  const [waiting] = await cases();
  const read = async () => (await server.call('readCase', { params: { kind: 'held', caseId: waiting?.id ?? '' }, token: staff.token })).body.data;
  const { count, facts } = await read();
  expect([waiting?.count, count, facts.filter(({ name }) => name === 'heldMore').length, facts.find(({ name }) => name === 'heldRest')?.text]).toEqual([23, 23, 19, '3']);
  expect((await decide(waiting?.id ?? '', 'withhold-all', 'Stay here, please.')).status).toBe(200);
  expect((await cases()).map((one) => one.count)).toEqual([3]);
});

test('held messages of one writer in one thread are one case: each is passed on by itself, and all can be kept back at once with one mail', async () => {
  const { server, talent, staff, write, cases, decide, mails } = await pair();
  await using _ = server;
  for (const text of ['My number: 0803 555 0199', 'ada@mail.example', 'Add me on insta']) await write(talent.token, text);
  const [waiting, ...others] = await cases();
  expect([waiting?.count, others]).toEqual([3, []]);
  const params = { kind: 'held', caseId: waiting?.id ?? '' };
  const { facts, decisions } = (await server.call('readCase', { params, token: staff.token })).body.data;
  expect([facts.filter(({ name }) => name === 'heldMore').map(({ text }) => text), decisions.map(({ name }) => name)]).toEqual([['ada@mail.example', 'Add me on insta'], ['release', 'withhold', 'withhold-all']]);
  expect((await decide(waiting?.id ?? '', 'release')).status).toBe(200);
  const [next] = await cases();
  expect([next?.count, next?.id === waiting?.id]).toEqual([2, false]);
  expect((await decide(next?.id ?? '', 'withhold-all', 'Stay here, please.')).status).toBe(200);
  expect([await cases(), (await mails(['messagesWithheld'])).length]).toEqual([[], 1]);
  expect(await server.database.query(`select action, count(*)::integer as count from audit where kind = 'held' group by action order by action`)).toEqual([{ action: 'released', count: 1 }, { action: 'withheld', count: 2 }]);
  // one press is one decision, in the room and in its figures
  expect((await server.call('listDecisions', { token: staff.token })).body.decisions.map(({ action, id }) => [action, id])).toEqual([['withheld', next?.id], ['released', waiting?.id]]);
  expect((await server.call('staffToday', { token: staff.token })).body.data.decided).toEqual([{ kind: 'held', count: 2 }]);
});

test.each(['talent', 'mentor'] as const)('what an adult wrote to somebody under 18 does not go unseen with an account: of the %s', async (who) => {
  const { server, talent, mentor, staff, write, cases } = await pair();
  await using _ = server;
  await write(mentor.token, 'Come to my house tonight.');
  await write(talent.token, 'My number: 0803 555 0199');
  expect((await cases()).length).toBe(2);
  const leaving = { talent, mentor }[who];
  expect((await server.call('deleteAccount', { params: { userId: leaving.id }, token: leaving.token, body: { password: leaving.password } })).status).toBe(200);
  expect(await cases()).toEqual([]);
  const [waiting, ...others] = (await server.call('listCases', { token: staff.token, query: { kind: 'complaint' } as never })).body.cases;
  expect([waiting?.urgent, waiting?.title, others]).toEqual([true, 'Ada Example', []]); // the adult's alone
  const params = { kind: 'complaint', caseId: waiting?.id ?? '' };
  const { facts, decisions, revision } = (await server.call('readCase', { params, token: staff.token })).body.data;
  expect(facts).toContainEqual({ name: 'reportedWords', text: 'Come to my house tonight.' });
  expect(decisions.map(({ name }) => name)).toContain(who === 'talent' ? 'warn' : 'done');
  expect((await server.call('decideCase', { params, token: staff.token, body: { decision: 'dismiss', revision } })).status).toBe(200);
});

test('what an adult wrote in one conversation is one case still where the account of somebody under 18 is gone, with all of it, and pushes nothing else out of sight', async () => {
  const { server, talent, mentor, staff, write } = await pair();
  await using _ = server;
  const written = ['Come to my house tonight.', 'Do not tell your parents.', 'Send me a picture of you.'];
  for (const text of written) await write(mentor.token, text);
  expect((await server.call('deleteAccount', { params: { userId: talent.id }, token: talent.token, body: { password: talent.password } })).status).toBe(200);
  const { cases } = (await server.call('listCases', { token: staff.token, query: { kind: 'complaint' } as never })).body;
  expect(cases).toHaveLength(1);
  const { facts } = (await server.call('readCase', { params: { kind: 'complaint', caseId: cases[0]?.id ?? '' }, token: staff.token })).body.data;
  expect(facts).toContainEqual({ name: 'reportedWords', text: written.join('\n\n') });
});

test('who writes and who is written to are told that a message was passed on', async () => {
  const { server, talent, mentor, write, cases, decide, mails } = await pair();
  await using _ = server;
  await write(talent.token, 'My number: 0803 555 0199');
  expect(await mails(['messageFromTalent', 'messageReleased'])).toEqual([]);
  const [waiting] = await cases();
  await decide(waiting?.id ?? '', 'release');
  expect(await mails(['messageFromTalent', 'messageReleased'])).toEqual([{ kind: 'messageFromTalent', recipient: mentor.email }, { kind: 'messageReleased', recipient: talent.email }]);
});

test.each([
  ['the two are kept apart', 'held-blocked', 'insert into blocks (id, blocker_id, blocked_id, known_as) select gen_random_uuid(), talent_id, mentor_id, $$Ada$$ from sessions'],
  ['the guardian has taken the agreement back', 'held-no-guardian', `update guardian_consents set ended_at = now(), ended_by = 'guardian'`],
  ['the check of the mentor is gone', 'held-not-checked', 'delete from young_people_checks'],
])('where %s by now, a held message is passed on no more', async (_, why, change) => {
  const { server, mentor, write, read, cases, decide, staff, mails } = await pair();
  await using _server = server;
  await write(mentor.token, 'Write to ada@mail.example');
  await server.database.query(change);
  const [waiting] = await cases();
  const { decisions } = (await server.call('readCase', { params: { kind: 'held', caseId: waiting?.id ?? '' }, token: staff.token })).body.data;
  expect(decisions.map(({ name }) => name)).toEqual(['withhold']);
  expect((await decide(waiting?.id ?? '', 'release')).body.code).toBe(why);
  expect(await mails(['messageFromMentor', 'messageReleased'])).toEqual([]);
  await server.database.query('delete from blocks');
  expect(await read(mentor.token)).toEqual(['Write to ada@mail.example | waiting']);
});

test.each(['young', 'of age'] as const)('what nobody reads first, as a reason or a review, holds no way to get in touch where the talent is under 18: %s', async (age) => {
  const { server, talent, mentor, sessionId } = await pair(age === 'young');
  await using _ = server;
  const text = 'Write to ada at gmail dot com';
  const seen = async (called: Promise<{ status: number; body: { fields?: { path: string }[] } }>) => {
    const { status, body } = await called;
    return status === 200 || body.fields?.[0]?.path;
  };
  const expected = (path: string) => (age === 'young' ? path : true);
  expect(await seen(server.call('bookSession', { token: talent.token, body: { ...booking(mentor.id, startIn(96)), reason: text } }))).toBe(expected('reason'));
  expect(await seen(server.call('answerSession', { params: { sessionId }, token: mentor.token, body: { accept: false, reason: text } }))).toBe(expected('reason'));
  const next = (await server.call('bookSession', { token: talent.token, body: booking(mentor.id, startIn(120)) })).body.data.id;
  expect(await seen(server.call('cancelSession', { params: { sessionId: next }, token: mentor.token, body: { reason: text } }))).toBe(expected('reason'));
  await server.database.query(`update sessions set state = 'completed' where id = $1`, [sessionId]);
  const review = (words: string) => server.call('writeReview', { params: { sessionId }, token: talent.token, body: { rating: 5, type: 'positive', text: words } });
  expect(await seen(review(text))).toBe(expected('text'));
  const { id: reviewId } = (await review('Kind and clear.')).body.data;
  expect(await seen(server.call('answerReview', { params: { reviewId }, token: mentor.token, body: { text } }))).toBe(expected('text'));
});

test('a number, a mailbox or an address is held with the part that makes it one, and each part that would go on from there', async () => {
  const { server, talent, mentor, write, read } = await pair();
  await using _ = server;
  for (const text of ['0803', 'and then', '555', '0199', '0199', 'ada', 'at', 'mail', 'dot', 'com']) await write(mentor.token, text);
  expect(await read(talent.token)).toEqual(['0803', 'and then', '555', 'ada', 'at', 'mail', 'dot']);
  for (const text of ['Write to P.O. Box 4412', '07 12', 'See you at 10:30']) await write(talent.token, text);
  expect((await read(mentor.token)).filter((text) => !text.includes('waiting')).slice(-2)).toEqual(['07 12', 'See you at 10:30']); // a part of one side goes on with nothing of the other
});

test.each(['mentor', 'talent'] as const)('what is sent in parts over several sessions of the same two is read together; of the %s', async (who) => {
  const { server, talent, mentor } = await pair();
  await using _ = server;
  const sessions = [];
  for (const hours of [96, 120, 144]) sessions.push((await server.call('bookSession', { token: talent.token, body: booking(mentor.id, startIn(hours)) })).body.data.id);
  const token = who === 'mentor' ? mentor.token : talent.token;
  const parts = ['zero eight zero three', 'five five five', 'one two nine eight'];
  const held = [];
  for (const [place, text] of parts.entries()) held.push((await server.call('writeMessage', { params: { sessionId: sessions[place] ?? '' }, token, body: { text, idempotencyKey: randomUUID() } })).body.data.held);
  expect([held[0], held[2]]).toEqual([undefined, 'waiting']);
});

test('between adults nothing is held', async () => {
  const { server, talent, mentor, write, read } = await pair(false);
  await using _ = server;
  await write(talent.token, 'My number: 0803 555 0199');
  expect(await read(mentor.token)).toEqual(['My number: 0803 555 0199']);
});
