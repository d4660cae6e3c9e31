import { limits } from '@bridge/model';
import { Refusal } from '../core/refusal.ts';
import { tokensSetAside } from '../core/tokens.ts';
import type { Database } from '../database/database.ts';

/**
 * Counts one generation of the user, and sets tokens aside where the generator costs some. Both or neither; each is one
 * statement that finds nothing where the limit is reached, so racing generations cannot pass it.
 */
export async function spendGeneration(database: Database, userId: string, tokensPerDay: number | undefined): Promise<void> {
  await database.transaction(async (transaction) => {
    const [own] = await transaction.query(
      `insert into generations_by_day as g (user_id, day, used) values ($1, ${today}, 1)
       on conflict (user_id, day) do update set used = g.used + 1 where g.used < $2
       returning used`,
      [userId, limits.generationsPerDay],
    );
    if (!own) throw new Refusal('generation-limit', { retryAfter: secondsUntilTomorrow(Date.now()) });
    await setTokensAside(transaction, tokensPerDay, 'generation-budget');
  });
}

/** Counts one question of the user to the coach, likewise. */
export async function spendQuestion(database: Database, userId: string, tokensPerDay: number | undefined): Promise<void> {
  await database.transaction(async (transaction) => {
    const [own] = await transaction.query(
      `insert into coach_questions_by_day as q (user_id, day, used) values ($1, ${today}, 1)
       on conflict (user_id, day) do update set used = q.used + 1 where q.used < $2
       returning used`,
      [userId, limits.coachPerDay],
    );
    if (!own) throw new Refusal('coach-limit', { retryAfter: secondsUntilTomorrow(Date.now()) });
    await setTokensAside(transaction, tokensPerDay, 'coach-budget');
  });
}

/** Takes back a generation of the user that came to nothing and used nothing: it is none of the day's. */
export function giveGenerationBack(database: Database, userId: string): Promise<void> {
  return giveBack(database, 'generations_by_day', userId);
}

/** Takes back a question to the coach, likewise. */
export function giveQuestionBack(database: Database, userId: string): Promise<void> {
  return giveBack(database, 'coach_questions_by_day', userId);
}

/** A day without any has no row. */
async function giveBack(database: Database, table: 'generations_by_day' | 'coach_questions_by_day', userId: string): Promise<void> {
  await database.query(
    `with only_one as (delete from ${table} where user_id = $1 and day = ${today} and used = 1)
     update ${table} set used = used - 1 where user_id = $1 and day = ${today} and used > 1`,
    [userId],
  );
}

async function setTokensAside(transaction: Database, tokensPerDay: number | undefined, refusal: 'generation-budget' | 'coach-budget'): Promise<void> {
  if (tokensPerDay === undefined) return;
  const [all] = await transaction.query(
    `insert into provider_tokens_by_day as p (day, used) select ${today}, $1::bigint where $1::bigint <= $2::bigint
     on conflict (day) do update set used = p.used + $1::bigint where p.used + $1::bigint <= $2::bigint
     returning used`,
    [tokensSetAside, tokensPerDay],
  );
  if (!all) throw new Refusal(refusal, { retryAfter: secondsUntilTomorrow(Date.now()) });
}

/** Puts what a generation is said to have used in the place of what was set aside for it; after midnight that day is over. */
export async function settleTokens(database: Database, said: number): Promise<void> {
  const used = Math.min(Math.max(0, Math.round(said)), mostTokens); // no figure of a provider gives tokens back, or is too large to count
  await database.query(`update provider_tokens_by_day set used = greatest(0, used + $1) where day = ${today}`, [used - tokensSetAside]);
}

const mostTokens = 10_000_000;

const today = `(now() at time zone 'utc')::date`;

/** When a limit that counts days begins anew. */
export function secondsUntilTomorrow(now: number): number {
  const day = 24 * 60 * 60 * 1000;
  return Math.ceil((day - (now % day)) / 1000);
}
