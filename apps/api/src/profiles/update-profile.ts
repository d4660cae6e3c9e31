import { keepAskedAnswers, type contract } from '@bridge/model';
import { presentUser, userColumns } from '../accounts/face.ts';
import type { UserRow } from '../core/caller.ts';
import type { Handler } from '../core/call-handler.ts';
import { renewReminders } from '../bookings/face.ts';
import { localeOf } from '../content/locale.ts';
import { Refusal } from '../core/refusal.ts';
import type { Database } from '../database/database.ts';
import { proposeName } from '../mentors/face.ts';
import { refuseInNames } from '../safeguarding/face.ts';

export const updateProfile: Handler<typeof contract.updateProfile> = async ({ body, caller }, services) => {
  const { content, database, words } = services;
  const { seen = {} } = body;
  const { firstName, lastName, language, timeZone, ...survey } = body.user;
  // The contract's schema is the list of what may be changed; only a talent has survey answers.
  if (Object.keys(survey).length > 0 && caller.user.role !== 'TALENT') throw new Refusal('not-allowed');
  if (language !== undefined && localeOf(content, language) !== language) throw new Refusal('invalid-input', { fields: [{ path: 'user.language', problem: 'language' }] });

  if (firstName ?? lastName) refuseInNames(services, ['user.firstName', firstName ?? caller.user.first_name], ['user.lastName', lastName ?? caller.user.last_name]);
  const further = keepAskedAnswers(caller.user.profile.furtherAnswers, survey.furtherAnswers);
  const answers = { ...survey, ...(further && { furtherAnswers: further }) };
  const name = { ...(firstName !== undefined && { firstName }), ...(lastName !== undefined && { lastName }) };
  const waits = caller.user.role === 'MENTOR' && Object.keys(name).length > 0 && (await proposeName(database, caller.user, name));
  const isSeenInMails = [firstName, lastName, language, timeZone].some((value) => value !== undefined);
  const change = async (within: Pick<Database, 'query'>): Promise<UserRow> => {
    const one = { text: `select ${userColumns} from users where id = $1`, values: [caller.user.id] };
    const [row] = await within.query<UserRow>(
      `update users set first_name = coalesce($2, first_name), last_name = coalesce($3, last_name), profile = profile || $4::jsonb,
         language = coalesce($5, language), time_zone = coalesce($6, time_zone)
       where id = $1 and ($7::text is null or first_name = $7) and ($8::text is null or last_name = $8)
         and ($9::text is null or coalesce(language, '') = $9) and ($10::text is null or coalesce(time_zone, '') = $10)
       returning ${userColumns}`,
      [caller.user.id, waits ? null : (firstName ?? null), waits ? null : (lastName ?? null), JSON.stringify(answers), language ?? null, timeZone ?? null, seen.firstName ?? null, seen.lastName ?? null, seen.language ?? null, seen.timeZone ?? null],
      { lost: one },
    );
    if (row) return row;
    const [changed] = await within.query<UserRow>(one.text, one.values);
    throw new Refusal(changed ? 'profile-changed' : 'user-not-found');
  };
  const changeWithMails = (within: Database) => change(within).then(async (row) => (await renewReminders(within, services, { userId: row.id }, content.document('mentors/sessions')), row));
  const user = isSeenInMails ? await database.transaction(changeWithMails) : await change(database); // answers are saved often, by one statement
  return { success: true, message: words.answer(waits ? 'mentorChangesWait' : 'profileUpdated'), data: presentUser(user, caller.lifetime) };
};
