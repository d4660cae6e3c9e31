export { currencies, fitReasonSchema, mentorCardSchema, mentorListSchema, ratingSchema } from './card.ts';
export type { FitReason, MentorCard } from './card.ts';
export { mentorLimits } from './limits.ts';
export {
  agreements,
  careerLevels,
  mentorProfileSchema,
  mentorshipStyles,
  mentorUpdateSchema,
  mentorViewSchema,
  ownMentorSchema,
  plans,
  verificationStates,
} from './mentor.ts';
export type { MentorProfile, MentorView, OwnMentor, Plan, VerificationState } from './mentor.ts';
export { bookingSchema, reviewInputSchema, reviewSchema, reviewTypes, sessionSchema, sessionStates } from './session.ts';
export type { Review, Session, SessionState } from './session.ts';
export { openSpans, openStarts, slotLength, slotsOf } from './slots.ts';
export type { SlotRule, Span } from './slots.ts';
export { availabilitySchema, days, joinStretches, windowSchema } from './weekly.ts';
export type { Availability, Day, Window } from './weekly.ts';
export { firstInstant, instantsAt, lastInstant, wallAt } from '../zone.ts';
