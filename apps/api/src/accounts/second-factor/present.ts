import type { SecondFactor } from '@bridge/model';
import type { Database } from '../../database/database.ts';

/** What somebody sees of their second factor: never a key, never a code. */
export async function presentSecondFactor(database: Pick<Database, 'query'>, userId: string): Promise<SecondFactor> {
  const [row] = await database.query<{ since: Date | null; codes: number }>(
    `select (select confirmed_at from second_factors where user_id = $1) as since, (select count(*)::integer from recovery_codes where user_id = $1) as codes`,
    [userId],
  );
  const passkeys = await database.query<{ id: string; browser: string | null; system: string | null; added_at: Date; used_at: Date | null }>('select id, browser, system, added_at, used_at from passkeys where user_id = $1 order by added_at, id', [userId]);
  return { appSince: row?.since?.toISOString() ?? null, recoveryCodes: row?.codes ?? 0, passkeys: passkeys.map(({ added_at, used_at, ...key }) => ({ ...key, addedAt: added_at.toISOString(), usedAt: used_at?.toISOString() ?? null })) };
}
