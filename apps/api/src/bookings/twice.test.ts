import { afterAll, expect, test } from 'vitest';
import type { CallName } from '@bridge/model';
import { booking, bookingTalent, completeProfile, letPass, startIn, verifiedMentor } from '../testing/mentors.ts';
import { startTestServer } from '../testing/server.ts';

const server = await startTestServer();
afterAll(() => server.close());

const tables = ['sessions', 'session_slots', 'session_packs', 'thread_messages', 'refunds', 'reviews', 'review_reports', 'mentor_log', 'outbox'];
async function rows(): Promise<Record<string, number>> {
  const counted: Record<string, number> = {};
  for (const table of tables) [{ count: counted[table] }] = (await server.database.query<{ count: number }>(`select count(*) as count from ${table}`)) as [{ count: number }]; // count has one row
  return counted;
}

/** A talent's request that a mentor has (with `accepted`: and takes), or a session that was held (`held`). */
async function situation(state: 'requested' | 'accepted' | 'proposed' | 'held' | 'reviewed') {
  const [mentor, talent] = [await verifiedMentor(server), await bookingTalent(server)];
  const { id } = (await server.call('bookSession', { token: talent.token, body: booking(mentor.id, startIn(48)) })).body.data;
  const params = { sessionId: id };
  if (state !== 'requested') await server.call('answerSession', { params, token: mentor.token, body: { accept: true } });
  if (state === 'proposed') await server.call('proposeTime', { params, token: mentor.token, body: { startsAt: startIn(96) } });
  if (state === 'held' || state === 'reviewed') await letPass(server, id);
  const review = { rating: 4, type: 'positive' as const, text: 'Good' };
  const reviewId = state === 'reviewed' ? (await server.call('writeReview', { params, token: talent.token, body: review })).body.data.id : '';
  return { mentor: mentor.token, talent: talent.token, mentorId: mentor.id, params, reviewId, review };
}
type At = Awaited<ReturnType<typeof situation>>;
type Sent = { params?: Record<string, string>; token: string; body?: object };
type Case = [name: CallName, state: Parameters<typeof situation>[0], sent: (at: At) => Sent];

const key = () => crypto.randomUUID();
const cases: Case[] = [
  ['bookSession', 'requested', ({ talent, mentorId }) => ({ token: talent, body: { ...booking(mentorId, startIn(72)), idempotencyKey: key() } })],
  ['bookSession', 'requested', ({ talent, mentorId }) => ({ token: talent, body: booking(mentorId, startIn(76)) })],
  ['answerSession', 'requested', ({ mentor, params }) => ({ params, token: mentor, body: { accept: true } })],
  ['answerSession', 'requested', ({ mentor, params }) => ({ params, token: mentor, body: { accept: false, reason: 'Ill' } })],
  ['cancelSession', 'accepted', ({ mentor, params }) => ({ params, token: mentor, body: {} })],
  ['cancelSession', 'accepted', ({ talent, params }) => ({ params, token: talent, body: {} })],
  ['rescheduleSession', 'accepted', ({ talent, params }) => ({ params, token: talent, body: { startsAt: startIn(120) } })],
  ['proposeTime', 'accepted', ({ mentor, params }) => ({ params, token: mentor, body: { startsAt: startIn(120) } })],
  ['withdrawProposal', 'proposed', ({ mentor, params }) => ({ params, token: mentor })],
  ['answerProposal', 'proposed', ({ talent, params }) => ({ params, token: talent, body: { accept: true, startsAt: startIn(96) } })],
  ['answerProposal', 'proposed', ({ talent, params }) => ({ params, token: talent, body: { accept: false, startsAt: startIn(96) } })],
  ['setJoinLink', 'accepted', ({ mentor, params }) => ({ params, token: mentor, body: { joinLink: 'https://meet.example/a' } })],
  ['completeSession', 'held', ({ mentor, params }) => ({ params, token: mentor })],
  ['writeReview', 'held', ({ talent, params, review }) => ({ params, token: talent, body: review })],
  ['answerReview', 'reviewed', ({ mentor, reviewId }) => ({ params: { reviewId }, token: mentor, body: { text: 'Thank you' } })],
  ['reportReview', 'reviewed', ({ mentor, reviewId }) => ({ params: { reviewId }, token: mentor, body: { reason: 'Rude' } })],
  ['writeMessage', 'accepted', ({ talent, params }) => ({ params, token: talent, body: { text: 'Hello', idempotencyKey: key() } })],
  ['updateMentor', 'requested', ({ mentor, mentorId }) => ({ params: { userId: mentorId }, token: mentor, body: { ...completeProfile, litePrice: 9000 } })],
];

test.each(cases)('%s (%s), sent again and at once, does what once does', async (name, state, sent) => {
  const difference = async (times: number) => {
    const one = sent(await situation(state));
    const before = await rows();
    const call = () => server.call(name, one as never); // each case names its own body
    const statuses = [...(await Promise.all(Array.from({ length: times }, call))), ...(times > 1 ? [await call()] : [])].map(({ status }) => status);
    const after = await rows();
    return { statuses, added: Object.fromEntries(tables.map((table) => [table, (after[table] ?? 0) - (before[table] ?? 0)])) };
  };
  const once = await difference(1);
  expect(once.statuses).toEqual([200]);
  const often = await difference(3);
  expect(often.added).toEqual(once.added);
  expect(often.statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
  expect(often.statuses).toContain(200);
});
