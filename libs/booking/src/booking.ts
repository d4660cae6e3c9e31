import { plans, type MentorView, type Plan } from '@bridge/model';
import * as v from 'valibot';

/** What the booking needs to know of the mentor. */
export type BookedMentor = Pick<MentorView, 'userId' | 'firstName' | 'lastName' | 'face' | 'profileImageUrl' | 'LitePlanPrice' | 'StandardPlanPrice' | 'currency' | 'timeZone'> & Partial<Pick<MentorView, 'forYoung'>>;

export const methods = ['transfer', 'card'] as const;
export type Method = (typeof methods)[number];

/** What has been chosen so far. Nothing of a payment card is ever part of it. */
export const choicesSchema = v.object({
  step: v.picklist([1, 2, 3, 4, 5]),
  day: v.string(),
  startsAt: v.string(),
  reason: v.string(),
  plan: v.optional(v.picklist(plans)),
  /** The plan paid for before, of which this is one more session. */
  packId: v.optional(v.string()),
  method: v.optional(v.picklist(methods)),
  /** Under which a calendar knows the session already, where it was kept before it was booked. */
  calendarId: v.optional(v.string()),
});
export type Choices = v.InferOutput<typeof choicesSchema>;

export const noChoices: Choices = { step: 1, day: '', startsAt: '', reason: '' };

/** What keeps a step from being left: a key of the words, or nothing. */
export function problemOf({ step, day, startsAt, reason, plan, method }: Choices): 'fields' | 'plan' | 'method' | undefined {
  if (step === 1 && (!day || !startsAt || !reason.trim())) return 'fields';
  if (step === 2 && !plan) return 'plan';
  return step === 3 && !method ? 'method' : undefined;
}

/** What a step still needs. */
export type Missing = { day: boolean; time: boolean; reason: boolean; plan: boolean; method: boolean };

/** What is missing of a step that somebody wanted to leave. */
export function missingIn({ step, day, startsAt, reason, plan, method }: Choices): Missing {
  return { day: step === 1 && !day, time: step === 1 && !startsAt, reason: step === 1 && !reason.trim(), plan: step === 2 && !plan, method: step === 3 && !method };
}

/** Under which name what is chosen and typed is kept. */
export function bookingName(mentorId: string): string {
  return `booking:${mentorId}`;
}

/** The mentor's price for a plan; null where none is set. */
export function priceOf(mentor: BookedMentor, plan: Plan): number | null {
  return plan === 'lite' ? mentor.LitePlanPrice : mentor.StandardPlanPrice;
}

/** Whether there is something to pay for what is chosen so far; not for a free plan, nor for one paid for before. */
export function isToPay(mentor: BookedMentor, { plan, packId }: Pick<Choices, 'plan' | 'packId'>): boolean {
  return !packId && (plan ? [plan] : plans).some((one) => priceOf(mentor, one));
}

export function fullName({ firstName, lastName }: Pick<BookedMentor, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`;
}
