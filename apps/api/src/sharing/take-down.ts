import type { Database } from '../database/database.ts';
import { instantOf } from '../database/moments.ts';

type Reads = Pick<Database, 'query'>;

/** A shared blueprint that the staff took down; with an answer of its owner, which waits where `appealed` is set. */
export type TakenDown = { first_name: string; last_name: string; email: string; language: string | null; note: string; since: string; appeal: string | null; appealed: string | null };

/** SQL: `id` (of the owner), `title` and `since` of all that were taken down and answered to. */
export const answeredTakeDowns = `select users.id::text, trim(first_name || ' ' || last_name) as title, appealed_at as since from blueprint_shares join users on users.id = user_id where appealed_at is not null`;

/** Ends the sharing, also where its owner stopped it meanwhile; they cannot begin it again. False where that is so already. */
export async function takeDown(database: Reads, userId: string, note: string): Promise<boolean> {
  const rows = await database.query('update blueprint_shares set is_shared = false, taken_down_at = now(), taken_down_note = $2, appeal = null, appealed_at = null, changed_at = now() where user_id = $1 and taken_down_at is null returning 1', [userId, note]);
  return rows.length > 0;
}

export async function findTakenDown(database: Reads, userId: string): Promise<TakenDown | undefined> {
  const [found] = await database.query<TakenDown>(
    `select first_name, last_name, email, language, coalesce(taken_down_note, '') as note, ${instantOf('coalesce(appealed_at, taken_down_at)')} as since, appeal, ${instantOf('appealed_at')} as appealed
     from blueprint_shares join users on users.id = user_id where user_id = $1 and taken_down_at is not null`,
    [userId],
  );
  return found;
}

/** Whoever it belongs to may share it again; nothing is shown before they do. */
export async function putBack(database: Reads, userId: string): Promise<void> {
  await database.query('update blueprint_shares set taken_down_at = null, taken_down_note = null, appeal = null, appealed_at = null where user_id = $1', [userId]);
}

/** The answer changes nothing; it stands beside the reason, and there is no second one. */
export async function keepDown(database: Reads, userId: string, note: string): Promise<void> {
  await database.query('update blueprint_shares set taken_down_note = $2, appealed_at = null where user_id = $1', [userId, note]);
}

/** Keeps the one answer; false where there is one, or where nothing was taken down. */
export async function answerTakeDown(database: Reads, userId: string, text: string): Promise<boolean> {
  const rows = await database.query('update blueprint_shares set appeal = $2, appealed_at = now() where user_id = $1 and taken_down_at is not null and appeal is null returning 1', [userId, text]);
  return rows.length > 0;
}
