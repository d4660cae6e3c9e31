import { randomUUID } from 'node:crypto';
import { isPerhapsYoung, type contract } from '@bridge/model';
import { apart, areApart, knownApart } from '../blocks/face.ts';
import { asKnown, findSession, presentReviewOf, selectReviews, type ReviewRow } from '../bookings/face.ts';
import type { Handler } from '../core/call-handler.ts';
import { Refusal } from '../core/refusal.ts';
import type { Database } from '../database/database.ts';
import { isId, ratingOf } from '../mentors/face.ts';
import { forYoungReader, refuseContactDetails } from '../safeguarding/face.ts';

export const writeReview: Handler<typeof contract.writeReview> = async ({ params, body, caller }, services) => {
  const { database, words } = services;
  const session = isId(params.sessionId) ? await findSession(database, params.sessionId) : undefined;
  if (!session || session.talent_id !== caller.user.id || (await areApart(database, session.talent_id, session.mentor_id))) throw new Refusal('session-not-found');
  const isOver = session.state === 'completed' || (session.state === 'accepted' && session.ends_at <= session.now);
  if (!isOver) throw new Refusal('not-completed');
  await refuseContactDetails(database, services, caller.user.id, ['text', body.text]);
  const [stored] = await database.query<{ id: string }>(
    `insert into reviews (id, session_id, talent_id, mentor_id, rating, type, text) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (session_id) do update set rating = excluded.rating, type = excluded.type, text = excluded.text,
       edited_at = case when (reviews.rating, reviews.type, reviews.text) = (excluded.rating, excluded.type, excluded.text) then reviews.edited_at else now() end where reviews.hidden_at is null
     returning id`,
    [randomUUID(), session.id, caller.user.id, session.mentor_id, body.rating, body.type, body.text],
  );
  if (!stored) throw new Refusal('review-hidden'); // what the staff decided about stays as it was; its writer answers once
  return { success: true, message: words.answer('reviewSaved'), data: await readReview(database, stored.id, caller.user.id) };
};

/** What was said of a mentor stands, and they read all of it; others do not read those from whom they are kept apart. */
const isForReader = `($2 = reviews.mentor_id or not ${apart('reviews.talent_id', '$2')})`;

export const listReviews: Handler<typeof contract.listReviews> = async ({ params, query, caller }, { content, database }) => {
  const { page, limit } = query;
  const [mentor] = isId(params.mentorId)
    ? await database.query<{ rating_sum: number; rating_count: number }>(
        `select rating_sum, rating_count from mentors where user_id = $1 and (state = 'verified' or user_id = $2) and not ${apart('user_id', '$2')}`,
        [params.mentorId, caller.user.id],
      )
    : [];
  if (!mentor) throw new Refusal('mentor-not-found');
  const rows = await database.query<ReviewRow>(`${selectReviews} where reviews.mentor_id = $1 and reviews.hidden_at is null and ${isForReader} order by reviews.created_at desc, reviews.id offset $3 limit $4`, [
    params.mentorId,
    caller.user.id,
    (page - 1) * limit,
    limit,
  ]);
  const young = isPerhapsYoung(caller.user.birth_month, new Date());
  const apartFrom = await knownApart(database, caller.user.id);
  const reviews = rows.flatMap((row) => presentReviewOf(asKnown(row, apartFrom), caller.user.id) ?? []).map((review) => ({ ...review, ...(young && forYoungReader({ text: review.text, user: review.user, answer: review.answer }, { content }) ) }));
  return { success: true, reviews, rating: ratingOf(mentor), total: mentor.rating_count, page, limit };
};

export const answerReview: Handler<typeof contract.answerReview> = async ({ params, body, caller }, services) => {
  const { database, words } = services;
  const { talent_id } = await findVisible(database, params.reviewId, caller.user.id);
  await refuseContactDetails(database, services, talent_id, ['text', body.text]);
  const [answered] = await database.query('update reviews set answer = $3, answered_at = now() where id = $1 and mentor_id = $2 and answer is null returning id', [
    params.reviewId,
    caller.user.id,
    body.text,
  ]);
  const review = await readReview(database, params.reviewId, caller.user.id);
  if (!answered && review.answer?.text !== body.text) throw new Refusal('review-answered'); // the same text once more is a retry
  return { success: true, message: words.answer('reviewAnswered'), data: review };
};

export const appealReview: Handler<typeof contract.appealReview> = async ({ params, body, caller }, { database, words }) => {
  const [own] = isId(params.reviewId)
    ? await database.query<{ appeal: string | null }>('select appeal from reviews where id = $1 and talent_id = $2 and hidden_at is not null', [params.reviewId, caller.user.id])
    : [];
  if (!own) throw new Refusal('review-not-found');
  const [answered] = await database.query('update reviews set appeal = $3, appealed_at = now() where id = $1 and talent_id = $2 and hidden_at is not null and appeal is null returning id', [
    params.reviewId,
    caller.user.id,
    body.text,
  ]);
  const review = await readReview(database, params.reviewId, caller.user.id);
  if (!answered && review.hidden?.appeal !== body.text) throw new Refusal('appeal-over'); // the same text once more is a retry
  return { success: true, message: words.answer('appealSent'), data: review };
};

async function findAny(database: Database, id: string): Promise<{ mentor_id: string; talent_id: string; state: string }> {
  const [review] = isId(id)
    ? await database.query<{ mentor_id: string; talent_id: string; state: string }>('select reviews.mentor_id, reviews.talent_id, mentors.state from reviews join mentors on mentors.user_id = reviews.mentor_id where reviews.id = $1', [id])
    : [];
  if (!review) throw new Refusal('review-not-found');
  return review;
}

/** Refuses a review that is not about this mentor. */
async function findVisible(database: Database, id: string, mentorId: string) {
  const review = await findAny(database, id);
  if (review.mentor_id !== mentorId) throw new Refusal('review-not-found');
  return review;
}

async function readReview(database: Database, id: string, callerId: string) {
  const [row] = await database.query<ReviewRow>(`${selectReviews} where reviews.id = $1`, [id]);
  const review = row && presentReviewOf(row, callerId);
  if (!review) throw new Refusal('review-not-found');
  return review;
}
