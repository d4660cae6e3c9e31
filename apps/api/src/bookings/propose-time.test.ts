import { expect, test } from 'vitest';
import { mailsTo } from '../testing/mails.ts';
import { booking, bookingTalent, startIn, verifiedMentor } from '../testing/mentors.ts';
import { noRates, startTestServer, type TestServer } from '../testing/server.ts';

type Person = Awaited<ReturnType<typeof bookingTalent>>;

/** A mentor, a talent and their session; what either does about its time. */
async function oneSession(server: TestServer, { accepted = false } = {}) {
  const mentor = await verifiedMentor(server);
  const talent = await bookingTalent(server);
  const { data } = (await server.call('bookSession', { token: talent.token, body: booking(mentor.id, startIn(72)) })).body;
  const at = { params: { sessionId: data.id } };
  if (accepted) await server.call('answerSession', { ...at, token: mentor.token, body: { accept: true } });
  return {
    mentor,
    talent,
    session: data,
    propose: (startsAt: string, { token }: Person = mentor) => server.call('proposeTime', { ...at, token, body: { startsAt } }),
    answer: (accept: boolean, startsAt: string, { token }: Person = talent) => server.call('answerProposal', { ...at, token, body: { accept, startsAt } }),
    call: (name: 'cancelSession', { token }: Person) => server.call(name, { ...at, token, body: {} }),
    accept: () => server.call('answerSession', { ...at, token: mentor.token, body: { accept: true } }),
    move: (startsAt: string, { token }: Person) => server.call('rescheduleSession', { ...at, token, body: { startsAt } }),
    listed: async ({ token }: Person) => (await server.call('listSessions', { token, query: {} })).body.sessions[0],
    slots: () => server.database.query<{ slot: Date }>('select slot from session_slots where session_id = $1 order by slot', [data.id]),
  };
}

test.each([false, true])('a mentor proposes another time (accepted before: %s); it moves when the talent agrees, and both are told', async (accepted) => {
  await using server = await startTestServer();
  const { mentor, talent, session, propose, answer, listed, slots } = await oneSession(server, { accepted });
  const startsAt = startIn(96);
  const before = await slots();
  const proposed = await propose(startsAt);
  expect(proposed.body.data).toMatchObject({ state: accepted ? 'accepted' : 'requested', startsAt: session.startsAt, proposal: { startsAt } });
  expect(await slots()).toEqual(before);
  expect((await listed(talent))?.proposal?.startsAt).toBe(startsAt);
  expect((await mailsTo(server.database, talent.email)).at(-1)).toMatchObject({ kind: 'timeProposed' });
  expect((await propose(startsAt)).status).toBe(200);
  expect((await mailsTo(server.database, talent.email)).filter(({ kind }) => kind === 'timeProposed')).toHaveLength(1);

  expect((await answer(true, startsAt)).body.data).toMatchObject({ state: 'accepted', startsAt, proposal: null, revision: 1 });
  expect((await answer(true, startsAt)).status).toBe(200); // a second click
  expect((await slots())[0]?.slot.toISOString()).toBe(startsAt);
  expect((await mailsTo(server.database, talent.email)).filter(({ kind }) => kind === 'sessionMoved')).toHaveLength(1);
  expect((await mailsTo(server.database, mentor.email)).filter(({ kind }) => kind === 'proposalAccepted')).toHaveLength(1);
  expect(await server.database.query(`select distinct run_at from outbox where kind = 'sessionReminder'`)).toEqual([{ run_at: new Date(Date.parse(startsAt) - 24 * 3_600_000) }]);
});

test.each([false, true])('a talent declines it, and all stays as it was (accepted before: %s)', async (accepted) => {
  await using server = await startTestServer();
  const { mentor, session, propose, answer } = await oneSession(server, { accepted });
  const startsAt = startIn(96);
  for (let again = 0; again < 2; again += 1) {
    await propose(startsAt);
    expect((await answer(false, startsAt)).body.data).toMatchObject({ state: accepted ? 'accepted' : 'requested', startsAt: session.startsAt, proposal: null, revision: 0 });
    expect((await answer(false, startsAt)).status).toBe(200);
  }
  expect((await mailsTo(server.database, mentor.email)).filter(({ kind }) => kind === 'proposalDeclined')).toHaveLength(2);
  expect((await answer(true, startsAt)).body.code).toBe('session-changed');
});

test('nothing moves without the other’s agreement: each call is one side’s alone, and neither answers its own', async () => {
  await using server = await startTestServer();
  const { mentor, talent, session, propose, answer, move, listed } = await oneSession(server);
  const [startsAt, stranger, otherMentor] = [startIn(96), await bookingTalent(server), await verifiedMentor(server)];
  expect((await move(startsAt, mentor)).body.code).toBe('not-allowed');
  expect((await propose(startsAt, talent)).body.code).toBe('not-allowed');
  expect((await propose(startsAt, otherMentor)).body.code).toBe('session-not-found');
  expect((await answer(true, startsAt)).body.code).toBe('session-changed'); // nothing is proposed
  await propose(startsAt);
  expect((await answer(true, startsAt, mentor)).body.code).toBe('not-allowed');
  expect((await answer(true, startsAt, stranger)).body.code).toBe('session-not-found');
  expect(await listed(mentor)).toMatchObject({ state: 'requested', startsAt: session.startsAt, proposal: { startsAt } });
});

test('only an open time is proposed, and a time that was taken meanwhile is refused when it is accepted', async () => {
  await using server = await startTestServer();
  const { mentor, talent, session, propose, answer, listed } = await oneSession(server);
  const [other, another] = [await bookingTalent(server), await verifiedMentor(server)];
  const book = async (mentorId: string, hours: number, { token }: Person) => (await server.call('bookSession', { token, body: booking(mentorId, startIn(hours)) })).body.data.startsAt;
  const refused = [
    session.startsAt, startIn(24 * 40), new Date(Date.now() - 86_400_000).toISOString(), new Date(Date.parse(startIn(96)) + 60_000).toISOString(), // not open
    await book(mentor.id, 120, other), await book(another.id, 144, talent), // one of the two is elsewhere
  ];
  const codes = [];
  for (const startsAt of refused) codes.push((await propose(startsAt)).body.code);
  expect(codes).toEqual([...Array(4).fill('slot-not-open'), 'slot-taken', 'slot-taken']);

  const startsAt = startIn(96);
  await propose(startsAt);
  await server.call('bookSession', { token: other.token, body: booking(mentor.id, startsAt) });
  expect((await answer(true, startsAt)).body.code).toBe('slot-taken');
  expect(await listed(talent)).toMatchObject({ startsAt: session.startsAt, state: 'requested', proposal: { startsAt } });
});

test('of a proposal accepted and the same hour booked at once, one wins, and the other keeps what it had', async () => {
  await using server = await startTestServer();
  const { mentor, session, propose, answer } = await oneSession(server);
  const other = await bookingTalent(server);
  const startsAt = startIn(96);
  await propose(startsAt);
  const [moved, booked] = await Promise.all([answer(true, startsAt), server.call('bookSession', { token: other.token, body: booking(mentor.id, startsAt) })]);
  expect([moved.status, booked.status].toSorted()).toEqual([200, 409]);
  const sessions = await server.database.query<{ id: string; starts_at: Date }>('select id, starts_at from sessions order by starts_at');
  expect(sessions.filter(({ starts_at }) => starts_at.toISOString() === startsAt)).toHaveLength(1);
  if (moved.status !== 200) expect(sessions.find(({ id }) => id === session.id)?.starts_at.toISOString()).toBe(session.startsAt);
});

test('a newer proposal replaces it; whatever settles the session settles the proposal; one that has begun is not moved', async () => {
  await using server = await startTestServer();
  const { mentor, talent, propose, answer, accept, move, listed, call } = await oneSession(server);
  const [first, second] = [startIn(96), startIn(120)];
  await propose(first);
  await propose(second);
  expect((await answer(true, first)).body.code).toBe('session-changed');
  expect((await accept()).body.data).toMatchObject({ state: 'accepted', proposal: null });
  await propose(first);
  expect((await move(second, talent)).body.data).toMatchObject({ state: 'requested', startsAt: second, proposal: null });
  await propose(first);
  await server.database.query(`update sessions set state = 'accepted', starts_at = now() - interval '1 minute'`);
  expect((await answer(true, first)).body.code).toBe('too-late');
  expect((await listed(talent))?.proposal).toBeNull();
  await server.database.query(`update sessions set starts_at = now() + interval '50 hours', ends_at = now() + interval '51 hours'`);
  expect((await call('cancelSession', mentor)).body.data).toMatchObject({ state: 'cancelled', proposal: null });
  expect((await propose(first)).body.code).toBe('session-changed');
});

test('moving, answering and cancelling are limited for each side: every one of them sends mails', async () => {
  await using server = await startTestServer({ rates: { ...noRates, sessionChangesByUser: { most: 2, seconds: 60 } } });
  const { mentor, talent, propose, answer, accept, move, call } = await oneSession(server);
  await accept();
  const mails = async () => (await server.database.query('select 1 from outbox')).length;
  expect([(await move(startIn(96), talent)).status, (await move(startIn(120), talent)).status]).toEqual([200, 200]);
  const before = await mails();
  const startsAt = startIn(144);
  await propose(startsAt);
  const refused = [await move(startsAt, talent), await call('cancelSession', talent), await answer(true, startsAt)];
  expect(refused.map(({ status, headers }) => [status, Number(headers['retry-after']) > 0])).toEqual(refused.map(() => [429, true]));
  expect(await mails()).toBe(before + 1); // of what was proposed, which has a limit of its own
  expect([(await accept()).status, (await call('cancelSession', mentor)).status]).toEqual([200, 429]);
});

test.each([true, false])('a mentor withdraws a proposed time; all stays as it was, and the talent is told where they knew of it (mail sent: %s)', async (isSent) => {
  await using server = await startTestServer();
  const { mentor, talent, session, propose, answer, listed } = await oneSession(server);
  const withdraw = (token: string) => server.call('withdrawProposal', { params: { sessionId: session.id }, token });
  const startsAt = startIn(96);
  await propose(startsAt);
  if (isSent) await server.database.query('update outbox set sent_at = now()');
  expect((await withdraw(talent.token)).body.code).toBe('not-allowed');
  expect((await withdraw((await verifiedMentor(server)).token)).body.code).toBe('session-not-found');
  expect((await withdraw(mentor.token)).body.data).toMatchObject({ proposal: null, startsAt: session.startsAt });
  expect((await withdraw(mentor.token)).status).toBe(200); // a second click
  expect((await listed(talent))?.proposal).toBeNull();
  expect((await answer(true, startsAt)).body.code).toBe('session-changed');
  const kinds = (await mailsTo(server.database, talent.email)).map(({ kind }) => kind).filter((kind) => kind.startsWith('proposal') || kind === 'timeProposed');
  expect(kinds).toEqual(isSent ? ['timeProposed', 'proposalWithdrawn'] : []);
});
