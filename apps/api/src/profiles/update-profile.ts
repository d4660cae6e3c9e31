import type { contract } from '@bridge/model';
import { presentUser, userColumns, type UserRow } from '../accounts/user-row.ts';
import type { Handler } from '../core/call-handler.ts';
import { Refusal } from '../core/refusal.ts';

export const updateProfile: Handler<typeof contract.updateProfile> = async ({ body, caller }, { database, words }) => {
  const { firstName, lastName, ...survey } = body.user;
  // The contract's schema is the list of what may be changed; only a talent has survey answers.
  if (Object.keys(survey).length > 0 && caller.user.role !== 'TALENT') throw new Refusal('not-allowed');

  const [user] = await database.query<UserRow>(
    `update users set first_name = coalesce($2, first_name), last_name = coalesce($3, last_name), profile = profile || $4::jsonb
     where id = $1 returning ${userColumns}`,
    [caller.user.id, firstName ?? null, lastName ?? null, JSON.stringify(survey)],
  );
  if (!user) throw new Refusal('user-not-found');
  return { success: true, message: words.answer('profileUpdated'), data: presentUser(user, caller.lifetime) };
};
