export { currencies, faceNames, fitReasonSchema, mentorCardSchema, mentorListSchema, ratingSchema } from './card.ts';
export type { Currency, FaceName, FitReason, MentorCard } from './card.ts';
export { filterEntries } from './filters.ts';
export type { DirectoryFilters } from './filters.ts';
export { mentorLimits } from './limits.ts';
export {
  agreements,
  careerLevels,
  checkedKeys,
  mentorParts,
  mentorProfileSchema,
  mentorshipStyles,
  mentorUpdateSchema,
  mentorViewSchema,
  ownMentorSchema,
  plans,
  verificationStates,
} from './mentor.ts';
export type { CheckedKey, MentorPart, MentorProfile, MentorView, OwnMentor, Plan, VerificationState } from './mentor.ts';
export { bookingSchema, creditSchema, refundSchema, reviewInputSchema, reviewSchema, reviewTypes, sessionSchema, sessionStates } from './session.ts';
export type { Credit, Refund, Review, Session, SessionState } from './session.ts';
export { openSpans, openStarts, slotLength, slotsOf, weekAround } from './slots.ts';
export type { SlotRule, Span } from './slots.ts';
export { availabilitySchema, days, daysOffAhead, joinStretches, timeOffSchema, windowSchema } from './weekly.ts';
export type { Availability, Day, TimeOff, Window } from './weekly.ts';
export { firstInstant, instantsAt, lastInstant, wallAt } from '../zone.ts';
