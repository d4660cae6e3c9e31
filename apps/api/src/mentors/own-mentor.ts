import type { Availability, contract, Day, MentorProfile } from '@bridge/model';
import { days } from '@bridge/model';
import type { SessionRules } from '@bridge/content';
import type { Handler } from '../core/call-handler.ts';
import { skillBook } from '../content/skills.ts';
import { Refusal } from '../core/refusal.ts';
import { queueMail } from '../mail/outbox.ts';
import { fitTags } from './fit.ts';
import { mergeHours } from './merge-hours.ts';
import { refuseOutdated } from './parts.ts';
import { propose, shownOf, splitChecked, storeProposed } from './proposed.ts';
import { findMentor, mentorColumns, missingParts, presentOwn, type MentorRow } from './row.ts';

export const ownMentor: Handler<typeof contract.ownMentor> = async ({ caller }, { database }) => {
  return { success: true, data: presentOwn(await findMentor(database, caller.user.id), caller.user.email_verified_at !== null) };
};

export const updateMentor: Handler<typeof contract.updateMentor> = async ({ body, caller }, { database, content, words }) => {
  const { submit, revisions, availability, ...others } = body;
  const { user } = caller;
  const emailVerified = user.email_verified_at !== null;
  const rules = content.document('mentors/sessions');
  const fit = content.document('mentors/fit');

  const outcome = await database.transaction(async (transaction) => {
    await transaction.query('insert into mentors (user_id) values ($1) on conflict do nothing', [user.id]);
    const [before] = await transaction.query<MentorRow>(`select ${mentorColumns} from mentors where user_id = $1 for update`, [user.id]);
    const state = before?.state ?? 'draft';
    refuseOutdated(before?.profile ?? {}, revisions);
    const changes: MentorProfile = { ...others, ...(availability && { availability: mergeHours(before?.profile.availability, availability) }) };
    // Talents go on seeing what was checked, until the change of it was checked, too.
    const { free, checked } = state === 'verified' ? splitChecked(changes) : { free: changes, checked: {} };
    const profile = { ...before?.profile, ...free };
    const hours = profile.availability ?? hoursFrom(profile, user.time_zone, rules);
    if (hours) profile.availability = hours;
    const missing = missingParts(profile, emailVerified);
    if (state === 'verified') refuseUnready(missingParts({ ...profile, ...changes }, emailVerified)); // what talents see must stay whole
    if (submit) refuseUnready(missing);
    // Nobody decides about themself: from here a profile is only ever put before the operator.
    const submits = submit !== false && missing.length === 0 && (state === 'draft' || state === 'changes-requested');
    const waiting = propose(before?.proposed ?? {}, checked, shownOf(profile, user));
    await storeProposed(transaction, user.id, waiting);
    const [row] = await transaction.query<MentorRow>(
      `update mentors set profile = $2, specialty = $3, email_visible = $4, fit_tags = $5, updated_at = now(),
         state = case when $6::boolean then 'submitted' else state end,
         submitted_at = case when $6::boolean then now() else submitted_at end
       where user_id = $1 returning ${mentorColumns}`,
      [user.id, JSON.stringify(profile), profile.professionalTitle ?? '', profile.emailVisible ?? false, fitTags(profile, fit, skillBook(content)), submits],
    );
    if (submits) await queueMail(transaction, words, user, { kind: 'mentorSubmitted' });
    return { row, submits, waits: Object.keys(checked).some((key) => key in waiting) };
  });
  return { success: true, message: words.answer(outcome.submits ? 'mentorSubmitted' : outcome.waits ? 'mentorChangesWait' : 'mentorSaved'), data: presentOwn(outcome.row, emailVerified) };
};

/** Where the address alone is missing there is no field to fill in: the words say where the code is. */
function refuseUnready(missing: readonly string[]): void {
  if (missing.length === 1 && missing[0] === 'email') throw new Refusal('email-not-verified');
  if (missing.length > 0) throw new Refusal('profile-incomplete', { fields: missing.map((path) => ({ path, problem: 'required' })) });
}

/** "monday morning" in hours, where the mentor has said no more. */
function hoursFrom({ bestDaysAndTimes = [] }: MentorProfile, timeZone: string | null, { timesOfDay }: SessionRules): Availability | undefined {
  if (timeZone === null) return undefined;
  const windows = bestDaysAndTimes.flatMap((text) => {
    const [day = '', time = ''] = text.toLowerCase().split(/\s+/);
    if (!isDay(day) || !Object.hasOwn(timesOfDay, time)) return [];
    return [{ day, ...timesOfDay[time as keyof typeof timesOfDay] }]; // hasOwn has just looked
  });
  return windows.length > 0 ? { timeZone, windows } : undefined;
}

function isDay(text: string): text is Day {
  return days.some((day) => day === text);
}
