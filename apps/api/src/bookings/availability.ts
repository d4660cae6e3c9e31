import type { contract } from '@bridge/model';
import { areApart } from '../blocks/face.ts';
import type { Handler } from '../core/call-handler.ts';
import { Refusal } from '../core/refusal.ts';
import { availabilityOf, findMentor, isId, bookableSpan, openStartsOf } from '../mentors/face.ts';

export const readAvailability: Handler<typeof contract.readAvailability> = async ({ params, query, caller }, { database, content }) => {
  const mentor = isId(params.mentorId) ? await findMentor(database, params.mentorId) : undefined;
  if (!mentor || (mentor.state !== 'verified' && mentor.user_id !== caller.user.id)) throw new Refusal('mentor-not-found');
  if (await areApart(database, caller.user.id, mentor.user_id)) throw new Refusal('mentor-not-found');
  const rules = content.document('mentors/sessions');
  const { lite, standard } = rules.plans;
  const bookable = bookableSpan(rules);
  const from = Math.max(bookable.from, query.from ? Date.parse(query.from) : bookable.from);
  const to = Math.min(bookable.to, query.to ? Date.parse(query.to) : bookable.to);
  const hours = availabilityOf(mentor.profile);
  // The plan is chosen after the time, so a time is offered where the longest fits.
  const starts = hours && from < to ? await openStartsOf(database, mentor.user_id, hours, { from, to }, Math.max(lite.minutes, standard.minutes), rules, query.moving ? { id: query.moving, of: caller.user.id } : undefined) : [];
  return {
    success: true,
    data: {
      timeZone: hours?.timeZone ?? null,
      minutes: { lite: lite.minutes, standard: standard.minutes },
      from: new Date(from).toISOString(),
      to: new Date(to).toISOString(),
      starts: starts.map((start) => new Date(start).toISOString()),
    },
  };
};
