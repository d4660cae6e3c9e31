import * as v from 'valibot';
import { idSchema, line, prose, timestampSchema } from '../fields.ts';
import { currencies, faceNames } from './card.ts';
import { mentorLimits } from './limits.ts';
import { plans } from './mentor.ts';
import { isTimeZone } from '../zone.ts';

/** A session is asked for, then accepted or declined. "lapsed" was never answered before it would have begun. */
export const sessionStates = ['requested', 'accepted', 'declined', 'cancelled', 'completed', 'lapsed'] as const;
export type SessionState = (typeof sessionStates)[number];

const reason = v.pipe(prose(mentorLimits.reasonLength), v.minLength(1, 'required'));

/**
 * The specified fields of a booking: day and time as chosen, and the label of the plan. `startsAt` says the instant without
 * any doubt; without it, day and time are those of `timeZone`, or else of the talent's profile, or else of the mentor.
 */
export const bookingSchema = v.strictObject({
  mentorId: idSchema,
  date: v.pipe(v.string('text'), v.isoDate('date')),
  time: v.pipe(v.string('text'), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'time')),
  reason,
  /** A label that begins with the plan's name; a price in it must be the mentor's. */
  plan: v.pipe(line(100), v.regex(/^(?:lite|standard)\b/i, 'plan')),
  startsAt: v.optional(timestampSchema),
  timeZone: v.optional(v.pipe(line(64), v.check(isTimeZone, 'timeZone'))),
  /** The same key finds the same booking, however often it is sent. */
  idempotencyKey: v.optional(v.pipe(v.string('text'), v.uuid('id'))),
  /** The plan paid for before, of which this is one more session: nothing is paid then. */
  packId: v.optional(v.pipe(v.string('text'), v.uuid('id'))),
  /** Under which the talent's own calendar may know the time already: the session's entry takes its place. */
  calendarId: v.optional(v.pipe(v.string('text'), v.uuid('id'))),
});

export const reviewTypes = ['positive', 'negative'] as const;
export const reviewInputSchema = v.strictObject({
  rating: v.pipe(v.number('rating'), v.integer('rating'), v.minValue(1, 'rating'), v.maxValue(5, 'rating')),
  type: v.picklist(reviewTypes, 'choice'),
  text: v.pipe(prose(mentorLimits.reviewLength), v.minLength(1, 'required')),
});

export const reviewSchema = v.object({
  id: v.string(),
  sessionId: v.string(),
  rating: v.number(),
  type: v.picklist(reviewTypes),
  text: v.string(),
  /** The first name and the initial of the last. */
  user: v.string(),
  mine: v.boolean(),
  createdAt: v.string(),
  editedAt: v.nullable(v.string()),
  answer: v.nullable(v.object({ text: v.string(), answeredAt: v.string() })),
  /** Where it is not shown to others any more: why, and what its writer said to that. Only the writer is told. */
  hidden: v.optional(v.object({ note: v.string(), appeal: v.nullable(v.string()) })),
});
export type Review = v.InferOutput<typeof reviewSchema>;

const personSchema = v.object({ userId: v.string(), firstName: v.string(), lastName: v.string(), profileImageUrl: v.optional(v.string()) });

/** A booked meeting as either of the two sees it. Instants are UTC; both zones are named. */
export const sessionSchema = v.object({
  id: v.string(),
  state: v.picklist(sessionStates),
  startsAt: v.string(),
  endsAt: v.string(),
  minutes: v.number(),
  /** Where the two live now. */
  mentorTimeZone: v.string(),
  talentTimeZone: v.string(),
  plan: v.picklist(plans),
  price: v.nullable(v.number()),
  currency: v.picklist(currencies),
  /** How often its time changed: calendars replace an event by one with a higher number. */
  revision: v.number(),
  /** Under which calendars know it; without one, its own id. */
  calendarId: v.optional(v.string()),
  /** Which session of the plan that was paid for; null where it did not take place, or plans were not counted yet. */
  credit: v.nullable(v.object({ place: v.number(), of: v.number() })),
  /** Paid, and to be paid back, as the talent sees it; with the day on which that was done. */
  refund: v.optional(v.nullable(v.object({ amount: v.number(), currency: v.picklist(currencies), refundedAt: v.nullable(v.string()) }))),
  reason: v.string(),
  /** Why it was declined or cancelled. */
  note: v.nullable(v.string()),
  cancelledBy: v.nullable(v.picklist(['talent', 'mentor'])),
  joinLink: v.nullable(v.string()),
  /** To the mentor of an accepted session without a link: that of their last session with this talent, or else with anybody. */
  lastLink: v.optional(v.string()),
  mentor: v.object({ ...personSchema.entries, face: v.optional(v.picklist(faceNames)), specialty: v.string() }),
  talent: personSchema,
  createdAt: v.string(),
  /** Another time that the mentor proposes, as long as the talent has not answered. */
  proposal: v.nullable(v.object({ startsAt: v.string(), endsAt: v.string() })),
  /** Until when it can be cancelled or moved. */
  changeableUntil: v.string(),
  review: v.nullable(reviewSchema),
  /** How many messages of the other side the caller has not read. */
  unread: v.number(),
  canWrite: v.boolean(),
});
export type Session = v.InferOutput<typeof sessionSchema>;

/** Sessions left of a plan that was paid for. */
export const creditSchema = v.object({
  packId: v.string(),
  mentor: personSchema,
  plan: v.picklist(plans),
  /** What was paid for all of it; null and 0 where it was free. */
  price: v.nullable(v.number()),
  left: v.number(),
  of: v.number(),
  expiresAt: v.string(),
  /** Its last day is near. */
  endsSoon: v.optional(v.boolean()),
});
export type Credit = v.InferOutput<typeof creditSchema>;

/** What was paid for a plan and goes back to the talent; without a name where the mentor has gone. */
export const refundSchema = v.object({
  id: v.string(),
  mentor: v.nullable(personSchema),
  plan: v.picklist(plans),
  amount: v.number(),
  currency: v.picklist(currencies),
  cause: v.picklist(['declined', 'cancelled', 'lapsed', 'mentor-left', 'ended']),
  dueAt: v.string(),
  refundedAt: v.nullable(v.string()),
});
export type Refund = v.InferOutput<typeof refundSchema>;
