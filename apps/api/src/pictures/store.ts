import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { isSeen } from './image-of.ts';
import type { PortraitWidth } from './limits.ts';

type Reads = Pick<Database, 'query'>;
export type Portrait = { id: string; state: 'waiting' | 'shown' | 'refused'; large: Uint8Array | null; note: string | null; made_at: Date; /** Whether others see it as things are now. */ seen: boolean };

/** The newest that somebody brought, and what is shown of them: the one that is not shown comes first. */
export function portraitsOf(database: Reads, userId: string): Promise<Portrait[]> {
  return database.query<Portrait>(`select portraits.id, state, large, note, made_at, ${isSeen('users')} as seen from portraits join users on users.id = user_id where user_id = $1 order by state = 'shown'`, [userId]);
}

/** Lets a new picture wait, in the place of one that waited or was not taken. What is shown stays until this one is. */
export async function letWait(database: Reads, userId: string, [small, medium, large]: readonly Buffer[]): Promise<void> {
  await database.query(
    `insert into portraits as own (id, user_id, state, small, medium, large) values ($1, $2, 'waiting', $3, $4, $5)
     on conflict (user_id) where state <> 'shown' do update set id = excluded.id, state = 'waiting', small = excluded.small, medium = excluded.medium, large = excluded.large, note = null, made_at = now()`,
    [randomUUID(), userId, small, medium, large],
  );
}

/** Everything of it, at once. */
export async function takeAway(database: Reads, userId: string): Promise<void> {
  await database.query('delete from portraits where user_id = $1', [userId]);
}

/** The one that waits is shown from now on, in the place of the one before, and of the drawn face that a mentor chose earlier. */
export async function show(database: Reads, userId: string): Promise<void> {
  await database.query("delete from portraits where user_id = $1 and state = 'shown' and exists (select 1 from portraits as next where next.user_id = $1 and next.state = 'waiting')", [userId]);
  await database.query("update portraits set state = 'shown' where user_id = $1 and state = 'waiting'", [userId]);
  await database.query("update mentors set profile = profile - 'face' where user_id = $1", [userId]);
}

/** The one that waits, or else the one that is shown, is nobody's any more: the picture goes, and why is kept for its owner. */
export async function refuse(database: Reads, userId: string, note: string): Promise<void> {
  const [waiting] = await database.query("update portraits set state = 'refused', small = null, medium = null, large = null, note = $2 where user_id = $1 and state = 'waiting' returning 1", [userId, note]);
  if (waiting) return;
  await database.query("delete from portraits where user_id = $1 and state = 'refused'", [userId]);
  await database.query("update portraits set state = 'refused', small = null, medium = null, large = null, note = $2 where user_id = $1 and state = 'shown'", [userId, note]);
}

const columns: Record<PortraitWidth, string> = { 96: 'small', 192: 'medium', 384: 'large' };

/** The bytes of a portrait that others see; nothing of any other. */
export async function readSeen(database: Reads, id: string, width: PortraitWidth): Promise<Buffer | undefined> {
  const [found] = await database.query<{ bytes: Uint8Array }>(`select ${columns[width]} as bytes from portraits join users on users.id = user_id where portraits.id = $1 and ${isSeen('users')}`, [id]);
  return found && Buffer.from(found.bytes);
}
