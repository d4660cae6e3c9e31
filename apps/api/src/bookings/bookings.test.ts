import { expect, test } from 'vitest';
import { days, wallAt, weekAround } from '@bridge/model';
import { sweep } from '../housekeeping.ts';
import { sweptBy, testContent } from '../testing/content.ts';
import { mailsTo } from '../testing/mails.ts';
import { booking, bookingTalent, everyHour, letPass, startIn, verifiedMentor } from '../testing/mentors.ts';
import { startTestServer } from '../testing/server.ts';

test('a talent books: price and plan are the mentor’s, both are told with a calendar file, the time is taken', async () => {
  await using server = await startTestServer();
  const mentor = await verifiedMentor(server);
  const talent = await bookingTalent(server);
  const startsAt = startIn(48);
  const open = () => server.call('readAvailability', { params: { mentorId: mentor.id }, token: talent.token });
  expect((await open()).body.data.starts).toContain(startsAt);

  const { status, body } = await server.call('bookSession', { token: talent.token, body: { ...booking(mentor.id, startsAt), plan: 'Standard Plan (NGN 28,000.5)', timeZone: 'Europe/Berlin' } });
  expect([status, body.message]).toEqual([200, 'Session booked successfully!']);
  expect(body.data).toMatchObject({
    state: 'requested', startsAt, minutes: 60, plan: 'standard', price: 28000.5, currency: 'NGN', talentTimeZone: 'Europe/Berlin', mentorTimeZone: 'Africa/Lagos',
    mentor: { userId: mentor.id, specialty: 'Data lead' }, talent: { userId: talent.id }, reason: 'First steps', review: null,
  });
  expect((await open()).body.data.starts).not.toContain(startsAt);
  expect((await mailsTo(server.database, talent.email)).at(-1)).toMatchObject({ kind: 'sessionBooked', body: expect.stringContaining('Berlin (UTC') });
  expect((await mailsTo(server.database, mentor.email)).at(-1)).toMatchObject({ kind: 'sessionRequested', body: expect.stringContaining('Lagos (UTC+1)') });
  const [{ calendar } = { calendar: '' }] = await server.database.query<{ calendar: string }>(`select calendar from outbox where kind = 'sessionBooked'`);
  expect(calendar).toContain(`DTSTART:${startsAt.replaceAll(/[-:]|\.000/g, '')}`);
  expect(calendar).not.toContain('First steps');
});

test('a session is known to calendars by the name that the talent’s own has for the time already, unless another session has it', async () => {
  await using server = await startTestServer();
  const mentor = await verifiedMentor(server);
  const [talent, other] = [await bookingTalent(server), await bookingTalent(server)];
  const calendarId = crypto.randomUUID();
  const book = async (who: typeof talent, hours: number, id: string) => (await server.call('bookSession', { token: who.token, body: { ...booking(mentor.id, startIn(hours)), calendarId: id } })).body.data;
  const first = await book(talent, 48, calendarId);
  expect(first.calendarId).toBe(calendarId);
  const uids = async () => (await server.database.query<{ uid: string }>(`select distinct substring(calendar from 'UID:[^\r\n]*') as uid from outbox where calendar is not null order by 1`)).map(({ uid }) => uid);
  expect(await uids()).toEqual([`UID:${calendarId}@bridge-ai`]);
  expect(await book(other, 72, calendarId)).not.toHaveProperty('calendarId');
  expect(await book(other, 96, first.id)).not.toHaveProperty('calendarId');
  expect(await uids()).toHaveLength(3);
});

test('only a talent with a verified address books, a verified mentor, at an open time, at the mentor’s price', async () => {
  await using server = await startTestServer();
  const mentor = await verifiedMentor(server);
  const talent = await bookingTalent(server);
  const unverified = await server.person();
  const hidden = await verifiedMentor(server);
  await server.database.query(`update mentors set state = 'submitted' where user_id = $1`, [hidden.id]);
  const startsAt = startIn(48);
  const book = async (change: object, token = talent.token) => {
    const { status, body } = await server.call('bookSession', { token, body: { ...booking(mentor.id, startsAt), ...change } });
    return [status, body.code];
  };
  expect(await book({}, unverified.token)).toEqual([403, 'email-not-verified']);
  expect(await book({}, mentor.token)).toEqual([403, 'not-allowed']);
  expect(await book({ mentorId: hidden.id })).toEqual([404, 'mentor-not-found']);
  expect(await book({ mentorId: talent.id })).toEqual([404, 'mentor-not-found']);
  expect(await book({ startsAt: new Date(Date.now() - 86_400_000).toISOString() })).toEqual([409, 'slot-not-open']);
  expect(await book({ startsAt: new Date(Date.parse(startsAt) + 60_000).toISOString() })).toEqual([409, 'slot-not-open']);
  expect(await book({ startsAt: startIn(24 * 40) })).toEqual([409, 'slot-not-open']);
  expect(await book({ plan: 'Lite Plan - 1' })).toEqual([409, 'plan-changed']);
  expect(await book({ plan: 'Gold Plan' })).toEqual([400, 'invalid-input']);
  expect(await server.database.query('select * from sessions')).toEqual([]);
  expect(await book({ plan: 'Lite Plan: 8000' })).toEqual([200, undefined]);
});

test('exactly the specified fields book too: day and time are read by the talent’s clock', async () => {
  await using server = await startTestServer();
  const mentor = await verifiedMentor(server);
  const talent = await bookingTalent(server);
  await server.call('updateProfile', { params: talent.params, token: talent.token, body: { user: { timeZone: 'Asia/Kathmandu' } } });
  const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  const { body } = await server.call('bookSession', { token: talent.token, body: { mentorId: mentor.id, date: day, time: '14:45', reason: 'x', plan: 'Lite Plan' } });
  expect(body.data).toMatchObject({ startsAt: `${day}T09:00:00.000Z`, talentTimeZone: 'Asia/Kathmandu', minutes: 45 });
});

test('a session shows where both live now, not where they lived when it was booked', async () => {
  await using server = await startTestServer();
  const mentor = await verifiedMentor(server);
  const talent = await bookingTalent(server);
  const move = (who: typeof talent | typeof mentor, timeZone: string) => server.call('updateProfile', { params: { userId: who.id }, token: who.token, body: { user: { timeZone } } });
  await server.call('bookSession', { token: talent.token, body: { ...booking(mentor.id, startIn(48)), timeZone: 'Europe/Berlin' } });
  await move(talent, 'Asia/Kathmandu');
  await move(mentor, 'Europe/Kyiv');
  for (const { token } of [talent, mentor]) {
    const { sessions } = (await server.call('listSessions', { token, query: {} })).body;
    expect(sessions).toMatchObject([{ talentTimeZone: 'Asia/Kathmandu', mentorTimeZone: 'Europe/Kyiv' }]);
  }
});

const whereabouts: { told: (string | undefined)[]; lives: string }[] = [
  { told: ['Europe/Berlin', 'Asia/Kathmandu'], lives: 'Asia/Kathmandu' },
  { told: ['Europe/Berlin', undefined], lives: 'Europe/Berlin' },
  { told: [undefined], lives: 'UTC' },
  { told: [undefined, 'Europe/Berlin', undefined], lives: 'Europe/Berlin' },
];

test.each(whereabouts)('who has no zone in the profile lives where the device last told to be, in every session: $told, in $lives', async ({ told, lives }) => {
  await using server = await startTestServer();
  const mentor = await verifiedMentor(server);
  const talent = await bookingTalent(server);
  for (const [index, timeZone] of told.entries()) {
    expect((await server.call('bookSession', { token: talent.token, body: { ...booking(mentor.id, startIn(48 + 24 * index)), ...(timeZone && { timeZone }) } })).status).toBe(200);
  }
  const { sessions } = (await server.call('listSessions', { token: mentor.token, query: {} })).body;
  expect(sessions.map(({ talentTimeZone }) => talentTimeZone)).toEqual(told.map(() => lives));
});

test('the same booking sent again is the same booking; overlapping ones are refused, also by another length', async () => {
  await using server = await startTestServer();
  const mentor = await verifiedMentor(server);
  const [talent, other] = [await bookingTalent(server), await bookingTalent(server)];
  const startsAt = startIn(48);
  const idempotencyKey = crypto.randomUUID();
  const first = await server.call('bookSession', { token: talent.token, body: { ...booking(mentor.id, startsAt), idempotencyKey } });
  const again = await Promise.all([
    server.call('bookSession', { token: talent.token, body: { ...booking(mentor.id, startsAt), idempotencyKey } }),
    server.call('bookSession', { token: talent.token, body: booking(mentor.id, startsAt) }),
  ]);
  expect(again.map(({ status, body }) => [status, body.data.id])).toEqual([[200, first.body.data.id], [200, first.body.data.id]]);
  const half = new Date(Date.parse(startsAt) + 30 * 60_000).toISOString();
  const late = await server.call('bookSession', { token: other.token, body: booking(mentor.id, half) });
  expect([late.status, late.body.code]).toEqual([409, 'slot-taken']);
  const misused = await server.call('bookSession', { token: talent.token, body: { ...booking(mentor.id, startIn(72)), idempotencyKey } });
  expect([misused.status, misused.body.fields?.[0]?.path]).toEqual([400, 'idempotencyKey']);
  expect(await mailsTo(server.database, mentor.email).then((mails) => mails.filter(({ kind }) => kind === 'sessionRequested'))).toHaveLength(1);
});

// Every way to ask for one time twice: in which plans, at once or one after the other, with one key or two or none, and of a plan that is paid for.
const wants = ['Lite Plan', 'Standard Plan', 'paid'] as const;
const twiceAsked = wants.flatMap((first) => wants.flatMap((second) => ['one key', 'two keys', 'no key'].flatMap((keys) => [true, false].map((atOnce) => ({ first, second, keys, atOnce })))));
test('one time asked for twice is one booking; in another plan it is refused, and what is told as booked is what was chosen', async () => {
  await using server = await startTestServer();
  const mentor = await verifiedMentor(server);
  for (const { first, second, keys, atOnce } of twiceAsked) {
    const talent = await bookingTalent(server);
    const paid = await server.call('bookSession', { token: talent.token, body: { ...booking(mentor.id, startIn(30)), plan: 'Standard Plan' } });
    const [credit] = (await server.call('listCredits', { token: talent.token, query: {} })).body.credits;
    await server.call('cancelSession', { params: { sessionId: paid.body.data.id }, token: talent.token, body: {} });
    const [key, startsAt] = [crypto.randomUUID(), startIn(60)];
    const ask = (want: (typeof wants)[number], n: number) => {
      const own = want === 'paid' ? { plan: 'Standard Plan', packId: credit?.packId } : { plan: want };
      const keyed = keys === 'no key' ? {} : { idempotencyKey: keys === 'one key' || n === 0 ? key : crypto.randomUUID() };
      return server.call('bookSession', { token: talent.token, body: { ...booking(mentor.id, startsAt), ...own, ...keyed } });
    };
    const answers = atOnce ? await Promise.all([ask(first, 0), ask(second, 1)]) : [await ask(first, 0), await ask(second, 1)];
    const told = answers.map(({ status, body }) => (status === 200 ? body.data.plan : body.code));
    const planOf = (want: string) => (want === 'Lite Plan' ? 'lite' : 'standard');
    const said = JSON.stringify({ first, second, keys, atOnce, told });
    expect(told.filter((one) => !['lite', 'standard', 'booked-otherwise'].includes(String(one))), said).toEqual([]);
    for (const [n, want] of [first, second].entries()) expect([planOf(want), 'booked-otherwise'], said).toContain(told[n]);
    if (planOf(first) !== planOf(second)) expect(told.filter((one) => one === 'booked-otherwise'), said).toHaveLength(1);
    if (first === second) expect(told, said).toEqual([planOf(first), planOf(first)]);
    if (!atOnce) expect(told[0], said).toBe(planOf(first));
    const held = await server.database.query(`select 1 from sessions where talent_id = $1 and state = 'requested'`, [talent.id]);
    expect(held, said).toHaveLength(1);
    for (const { body } of answers.filter(({ status }) => status === 200)) await server.call('cancelSession', { params: { sessionId: body.data.id }, token: talent.token, body: {} });
  }
});

test('a mentor is offered the address of the last session for the next one, that with the same talent before others; the talent is not', async () => {
  await using server = await startTestServer();
  const mentor = await verifiedMentor(server);
  const [talent, other] = [await bookingTalent(server), await bookingTalent(server)];
  const accepted = async (who: typeof talent, hours: number, joinLink?: string) => {
    const { id } = (await server.call('bookSession', { token: who.token, body: booking(mentor.id, startIn(hours)) })).body.data;
    const { body } = await server.call('answerSession', { params: { sessionId: id }, token: mentor.token, body: { accept: true } });
    if (joinLink) await server.call('setJoinLink', { params: { sessionId: id }, token: mentor.token, body: { joinLink } });
    return body.data;
  };
  expect(await accepted(talent, 48, 'https://meet.example.com/a')).not.toHaveProperty('lastLink');
  expect(await accepted(other, 72, 'https://meet.example.com/b')).toMatchObject({ joinLink: null, lastLink: 'https://meet.example.com/a' });
  const next = await accepted(talent, 96);
  expect(next.lastLink).toBe('https://meet.example.com/a');
  const seen = async (token: string) => (await server.call('listSessions', { token, query: {} })).body.sessions.find(({ id }) => id === next.id);
  expect([(await seen(mentor.token))?.lastLink, (await seen(talent.token))?.lastLink]).toEqual(['https://meet.example.com/a', undefined]);
});

test('the mentor accepts or declines with a reason; a declined time is open again; reminders wait for their day', async () => {
  await using server = await startTestServer();
  const mentor = await verifiedMentor(server);
  const talent = await bookingTalent(server);
  const book = async (hours: number) => (await server.call('bookSession', { token: talent.token, body: booking(mentor.id, startIn(hours)) })).body.data;
  const [yes, no] = [await book(72), await book(96)];
  const answer = (id: string, body: { accept: boolean; reason?: string }, token = mentor.token) => server.call('answerSession', { params: { sessionId: id }, token, body });
  expect((await answer(no.id, { accept: false })).body.fields?.[0]?.path).toBe('reason');
  expect((await answer(yes.id, { accept: true }, (await verifiedMentor(server)).token)).status).toBe(404);
  const declined = await answer(no.id, { accept: false, reason: 'On holiday' });
  expect(declined.body.data).toMatchObject({ state: 'declined', note: 'On holiday' });
  expect((await mailsTo(server.database, talent.email)).at(-1)?.body).toContain('On holiday');
  expect((await server.call('readAvailability', { params: { mentorId: mentor.id }, token: talent.token })).body.data.starts).toContain(no.startsAt);

  expect((await answer(yes.id, { accept: true })).body.data.state).toBe('accepted');
  expect((await answer(yes.id, { accept: true })).status).toBe(200);
  expect((await answer(yes.id, { accept: false, reason: 'x' })).body.code).toBe('session-changed');
  const reminders = () => server.database.query<{ hours: number }>(`select round(extract(epoch from run_at - now()) / 3600)::integer as hours from outbox where kind = 'sessionReminder'`);
  const inHours = Math.round((Date.parse(yes.startsAt) - Date.now()) / 3_600_000) - 24;
  expect(await reminders()).toEqual([{ hours: inHours }, { hours: inHours }]);
  const linked = await server.call('setJoinLink', { params: { sessionId: yes.id }, token: mentor.token, body: { joinLink: 'https://meet.example.com/a' } });
  expect(linked.body.data.joinLink).toBe('https://meet.example.com/a');
  expect((await server.call('setJoinLink', { params: { sessionId: yes.id }, token: mentor.token, body: { joinLink: 'javascript:alert(1)' } })).status).toBe(400);

  const cancelled = await server.call('cancelSession', { params: { sessionId: yes.id }, token: talent.token, body: { reason: 'Ill' } });
  expect(cancelled.body.data).toMatchObject({ state: 'cancelled', cancelledBy: 'talent', note: 'Ill' });
  expect(await reminders()).toEqual([]);
  expect((await server.call('cancelSession', { params: { sessionId: yes.id }, token: talent.token, body: {} })).status).toBe(200);
});

test('a talent moves a session to an open time, and the mentor is asked again; near its start it can no longer be changed', async () => {
  await using server = await startTestServer();
  const mentor = await verifiedMentor(server);
  const talent = await bookingTalent(server);
  const { data } = (await server.call('bookSession', { token: talent.token, body: booking(mentor.id, startIn(72)) })).body;
  const at = { params: { sessionId: data.id } };
  await server.call('answerSession', { ...at, token: mentor.token, body: { accept: true } });
  const half = new Date(Date.parse(data.startsAt) + 30 * 60_000).toISOString();
  const byTalent = await server.call('rescheduleSession', { ...at, token: talent.token, body: { startsAt: half } }); // it overlaps itself only
  expect(byTalent.body.data).toMatchObject({ state: 'requested', startsAt: half, minutes: 45 });
  expect((await server.call('rescheduleSession', { ...at, token: talent.token, body: { startsAt: startIn(96) } })).body.data).toMatchObject({ state: 'requested' });
  expect(await server.database.query('select count(*) as n from session_slots')).toEqual([{ n: 3 }]);
  expect((await server.call('rescheduleSession', { ...at, token: (await bookingTalent(server)).token, body: { startsAt: half } })).body.code).toBe('session-not-found');

  await server.call('answerSession', { ...at, token: mentor.token, body: { accept: true } });
  await server.database.query(`update sessions set starts_at = now() + interval '11 hours', ends_at = now() + interval '12 hours'`);
  expect((await server.call('cancelSession', { ...at, token: mentor.token, body: {} })).body.code).toBe('too-late');
  expect((await server.call('rescheduleSession', { ...at, token: talent.token, body: { startsAt: startIn(120) } })).body.code).toBe('too-late');
});

test('after their end accepted sessions are completed, requests that nobody answered lapse; both sides list them', async () => {
  await using server = await startTestServer();
  const mentor = await verifiedMentor(server);
  const talent = await bookingTalent(server);
  const book = async (hours: number) => (await server.call('bookSession', { token: talent.token, body: booking(mentor.id, startIn(hours)) })).body.data.id;
  const [done, left, coming] = [await book(48), await book(72), await book(96)];
  await server.call('answerSession', { params: { sessionId: done }, token: mentor.token, body: { accept: true } });
  expect((await server.call('completeSession', { params: { sessionId: done }, token: mentor.token })).body.code).toBe('session-changed');
  await letPass(server, done);
  await letPass(server, left);
  await sweep(sweptBy(server), testContent.document('mentors/sessions'));
  for (const { token } of [talent, mentor]) {
    const list = async (when?: 'requested' | 'past') => (await server.call('listSessions', { token, query: when ? { when } : {} })).body;
    expect((await list('past')).sessions.map(({ id, state }) => [id, state]).toSorted()).toEqual([[done, 'completed'], [left, 'lapsed']].toSorted());
    expect((await list('requested')).sessions.map(({ id }) => id)).toEqual([coming]);
    expect(await list()).toMatchObject({ total: 3, page: 1, limit: 10, sessions: [{ id: coming }, {}, {}] });
  }
  const dashboard = (await server.call('mentorDashboard', { params: mentor.params, token: mentor.token })).body.data;
  expect(dashboard).toMatchObject({ requests: 1, activeMentees: 1, completedSessions: 1, response: { answered: 1, asked: 3 }, LitePlanPrice: 8000, mentor: { state: 'verified', missing: [] } });
  const mentees = (await server.call('listMentees', { params: mentor.params, token: mentor.token })).body;
  expect(mentees).toMatchObject({ total: 1, mentees: [{ userId: talent.id, completedSessions: 1, nextSessionAt: null }] });
});

test('weekly hours that the mentor changes are open at once; what is booked stays as it is', async () => {
  await using server = await startTestServer();
  const mentor = await verifiedMentor(server);
  const talent = await bookingTalent(server);
  const startsAt = startIn(48);
  const { data: session } = (await server.call('bookSession', { token: talent.token, body: booking(mentor.id, startsAt) })).body;
  const day = days[new Date(startsAt).getUTCDay()] ?? 'monday'; // the day after the session's: our week begins on Monday, the platform's on Sunday
  const availability = { timeZone: 'UTC', windows: [{ day, from: '10:00', to: '11:00' }] };
  const changed = await server.call('updateMentor', { params: mentor.params, token: mentor.token, body: { availability, submit: false } });
  expect(changed.body.data).toMatchObject({ state: 'verified', profile: { availability, professionalTitle: 'Data lead' } });

  const { starts } = (await server.call('readAvailability', { params: { mentorId: mentor.id }, token: talent.token })).body.data;
  expect(starts.length).toBeGreaterThan(0);
  for (const start of starts) expect([new Date(start).getUTCDay(), start.slice(11, 16)]).toEqual([(new Date(startsAt).getUTCDay() + 1) % 7, '10:00']);
  const late = await server.call('bookSession', { token: talent.token, body: booking(mentor.id, startIn(96)) });
  expect(late.body.code).toBe('slot-not-open');
  expect((await server.call('listSessions', { token: talent.token })).body.sessions).toEqual([expect.objectContaining({ id: session.id, startsAt, state: 'requested' })]);
  expect((await server.call('answerSession', { params: { sessionId: session.id }, token: mentor.token, body: { accept: true } })).body.data.state).toBe('accepted');
});

test('a session is on one list: asked for, coming or past, by the clock and not by when it was last cleared up', async () => {
  await using server = await startTestServer();
  const mentor = await verifiedMentor(server);
  const talent = await bookingTalent(server);
  const book = async (hours: number) => (await server.call('bookSession', { token: talent.token, body: booking(mentor.id, startIn(hours)) })).body.data.id;
  const accept = (id: string) => server.call('answerSession', { params: { sessionId: id }, token: mentor.token, body: { accept: true } });
  const [asked, coming, held, unanswered] = [await book(30), await book(40), await book(50), await book(60)];
  await accept(coming);
  await accept(held);
  for (const id of [held, unanswered]) await letPass(server, id);
  const listed = async (when: 'requested' | 'upcoming' | 'past') => {
    const { sessions, total } = (await server.call('listSessions', { token: mentor.token, query: { when } })).body;
    expect(total).toBe(sessions.length);
    return sessions.map(({ id, state }) => [id, state]).toSorted();
  };
  expect(await listed('requested')).toEqual([[asked, 'requested']]);
  expect(await listed('upcoming')).toEqual([[coming, 'accepted']]);
  expect(await listed('past')).toEqual([[held, 'completed'], [unanswered, 'lapsed']].toSorted());
});

test('days off and a full week are closed, for whoever books, moves or only looks; hours that change leave them as they are', async () => {
  await using server = await startTestServer();
  const mentor = await verifiedMentor(server);
  const talent = await bookingTalent(server);
  const other = await bookingTalent(server);
  const change = (availability: object) => server.call('updateMentor', { params: mentor.params, token: mentor.token, body: { availability: { ...everyHour, ...availability }, submit: false } });
  const open = async () => (await server.call('readAvailability', { params: { mentorId: mentor.id }, token: talent.token })).body.data.starts;
  const book = async (startsAt: string, token = talent.token) => (await server.call('bookSession', { token, body: booking(mentor.id, startsAt) })).body;
  const dayOf = (start: string) => new Date(wallAt(Date.parse(start), everyHour.timeZone)).toISOString().slice(0, 10);
  const weekOf = (start: string) => weekAround(Date.parse(start), everyHour.timeZone).from;

  const off = dayOf(startIn(72));
  await change({ daysOff: [{ from: off, to: off }] });
  expect((await open()).map(dayOf)).not.toContain(off);
  expect(await book(startIn(72))).toMatchObject({ code: 'slot-not-open' });
  expect((await change({ windows: everyHour.windows })).body.data.profile.availability?.daysOff).toEqual([{ from: off, to: off }]);
  await change({ daysOff: [], mostPerWeek: 1 });

  const first = startIn(24 * 8);
  const sameWeek = (await open()).filter((start) => weekOf(start) === weekOf(first) && Math.abs(Date.parse(start) - Date.parse(first)) > 4 * 3_600_000);
  const bookings = await Promise.all([book(first), book(sameWeek[0] ?? '', other.token)]);
  expect(bookings.map(({ code }) => code).toSorted()).toEqual(['slot-not-open', undefined]);
  // Free whichever of the two was first.
  const free = sameWeek.find((start) => Math.abs(Date.parse(start) - Date.parse(sameWeek[0] ?? '')) > 4 * 3_600_000) ?? '';
  expect((await open()).filter((start) => weekOf(start) === weekOf(first))).toEqual([]);
  const { data: later } = await book(startIn(24 * 15), other.token);
  expect((await server.call('rescheduleSession', { params: { sessionId: later.id }, token: other.token, body: { startsAt: free } })).body.code).toBe('slot-not-open');
  // Within its own week a session may move, for each of the two; nobody else's session makes room.
  const inLaterWeek = async (token: string, moving?: string) =>
    (await server.call('readAvailability', { params: { mentorId: mentor.id }, token, query: { ...(moving && { moving }) } })).body.data.starts.filter((start) => weekOf(start) === weekOf(later.startsAt));
  expect(await inLaterWeek(other.token)).toEqual([]);
  expect(await inLaterWeek(talent.token, later.id)).toEqual([]);
  const places = await Promise.all([inLaterWeek(other.token, later.id), inLaterWeek(mentor.token, later.id)]);
  expect(places[0]?.length).toBeGreaterThan(0);
  expect(places[1]).toEqual(places[0]);
  expect((await server.call('rescheduleSession', { params: { sessionId: later.id }, token: other.token, body: { startsAt: places[0]?.at(-1) ?? '' } })).status).toBe(200);
  // Only the mentor may go beyond what they said they want.
  expect((await server.call('proposeTime', { params: { sessionId: later.id }, token: mentor.token, body: { startsAt: free } })).status).toBe(200);
  expect((await server.call('answerProposal', { params: { sessionId: later.id }, token: other.token, body: { accept: true, startsAt: free } })).status).toBe(200);
});
