import { expect, test } from 'vitest';
import { booking, bookingTalent, letPass, startIn, verifiedMentor } from '../testing/mentors.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

type Mentor = Awaited<ReturnType<typeof verifiedMentor>>;

/** A session of a new talent that has taken place. */
async function held(server: TestServer, mentor: Mentor, hours = 48) {
  const talent = await bookingTalent(server);
  const { data } = (await server.call('bookSession', { token: talent.token, body: booking(mentor.id, startIn(hours)) })).body;
  const at = { params: { sessionId: data.id } };
  await server.call('answerSession', { ...at, token: mentor.token, body: { accept: true } });
  const review = (rating: number, text = 'Helpful') => server.call('writeReview', { ...at, token: talent.token, body: { rating, type: rating > 2 ? 'positive' : 'negative', text } });
  return { talent, id: data.id, review };
}

test('a review needs a session that has taken place, and its own talent; sent again, it is edited', async () => {
  await using server = await startTestServer();
  const mentor = await verifiedMentor(server);
  const session = await held(server, mentor);
  expect((await session.review(5)).body.code).toBe('not-completed');
  await letPass(server, session.id);
  await server.call('completeSession', { params: { sessionId: session.id }, token: mentor.token });
  const stranger = await bookingTalent(server);
  expect((await server.call('writeReview', { params: { sessionId: session.id }, token: stranger.token, body: { rating: 1, type: 'negative', text: 'x' } })).body.code).toBe('session-not-found');
  for (const [rating, text] of [[0, 'x'], [6, 'x'], [4.5, 'x'], [5, ''], [5, 'x'.repeat(1001)]] as const) expect((await session.review(rating, text)).status).toBe(400);

  const first = await session.review(5);
  expect([first.body.message, first.body.data]).toEqual(['Rating submitted!', expect.objectContaining({ rating: 5, type: 'positive', user: 'Ada E.', mine: true, editedAt: null, answer: null })]);
  expect((await session.review(5)).body.data).toEqual(first.body.data);
  const edited = await session.review(2, 'x'.repeat(1000));
  expect(edited.body.data).toMatchObject({ id: first.body.data.id, rating: 2, type: 'negative', editedAt: expect.any(String) });
  expect(await server.database.query('select count(*) as n from reviews')).toEqual([{ n: 1 }]);
  expect((await server.call('listSessions', { token: session.talent.token })).body.sessions[0]?.review).toMatchObject({ rating: 2 });
});

test('averages are of the stored reviews to one decimal, everywhere the same, whatever races', async () => {
  await using server = await startTestServer();
  const mentor = await verifiedMentor(server);
  const ratings = [5, 4, 4, 5, 1, 4, 2];
  const sessions = [];
  for (const [n] of ratings.entries()) sessions.push(await held(server, mentor, 30 + n * 3));
  for (const { id } of sessions) await letPass(server, id);
  await Promise.all(sessions.map((session, n) => session.review(ratings[n] ?? 0)));
  const expected = { average: 3.6, count: 7 };
  const { token } = await server.person();
  const reviews = async (page: number) => (await server.call('listReviews', { params: { mentorId: mentor.id }, token, query: { page, limit: 5 } })).body;
  expect(await reviews(1)).toMatchObject({ rating: expected, total: 7 });
  const ids = [...(await reviews(1)).reviews, ...(await reviews(2)).reviews].map(({ id }) => id);
  expect([ids.length, new Set(ids).size]).toEqual([7, 7]);
  expect((await server.call('listMentors', { token })).body.mentors[0]?.rating).toEqual(expected);
  expect((await server.call('lookUpUser', { params: mentor.params, token })).body.data).toMatchObject({ rating: expected });
  expect((await server.call('mentorDashboard', { params: mentor.params, token: mentor.token })).body.data.rating).toEqual(expected);
  await server.database.query('delete from users where id = $1', [sessions[4]?.talent.id]);
  expect((await reviews(1)).rating).toEqual({ average: 4, count: 6 });
});

test('the mentor answers once; anybody can report, nobody decides but the operator', async () => {
  await using server = await startTestServer();
  const mentor = await verifiedMentor(server);
  const session = await held(server, mentor);
  await letPass(server, session.id);
  const { id } = (await session.review(1)).body.data;
  const answer = (text: string, token = mentor.token) => server.call('answerReview', { params: { reviewId: id }, token, body: { text } });
  expect((await answer('x', (await verifiedMentor(server)).token)).body.code).toBe('review-not-found');
  expect((await answer('Thank you')).body.data.answer?.text).toBe('Thank you');
  expect((await answer('Thank you')).status).toBe(200);
  expect((await answer('Something else')).body.code).toBe('review-answered');
  const report = (token: string) => server.call('reportReview', { params: { reviewId: id }, token, body: { reason: 'Not about the session' } });
  expect((await report(mentor.token)).status).toBe(200);
  expect((await report(mentor.token)).status).toBe(200);
  expect(await server.database.query('select reason from review_reports')).toEqual([{ reason: 'Not about the session' }]);
  expect((await server.call('listReviews', { params: { mentorId: mentor.id }, token: session.talent.token })).body.total).toBe(1);
});
