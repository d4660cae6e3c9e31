import * as v from 'valibot';
import { call } from '../call.ts';
import { draftChangesSchema, draftSchema } from '../draft.ts';
import { prose, timestampSchema } from '../fields.ts';
import { webLink } from '../roadmap/link.ts';
import { availabilitySchema } from '../mentors/weekly.ts';
import { directoryEntries } from '../mentors/filters.ts';
import { currencies, mentorListSchema, ratingSchema } from '../mentors/card.ts';
import { mentorLimits } from '../mentors/limits.ts';
import { mentorUpdateSchema, ownMentorSchema } from '../mentors/mentor.ts';
import { pageOf, pagingEntries, pagingSchema } from '../mentors/paging.ts';
import { bookingSchema, creditSchema, refundSchema, reviewInputSchema, reviewSchema, sessionSchema } from '../mentors/session.ts';

const done = { success: v.literal(true), message: v.string() };
const doneSchema = v.object(done);
const draftAnswerSchema = v.object({ success: v.literal(true), data: draftSchema });
const sessionAnswerSchema = v.object({ ...done, data: sessionSchema });
const reviewAnswerSchema = v.object({ ...done, data: reviewSchema });
const words = (most: number) => v.pipe(prose(most), v.minLength(1, 'required'));
const joinLink = webLink('url');

/** Mentors, sessions and reviews. The first three paths, and that of a booking, are the specification's. */
export const mentorCalls = {
  listMentors: call('GET', '/users/all-metors/mentors', {
    purpose: 'Verified mentors, those that fit the talent best first; `q` looks into names, specialty and shown e-mail, the others narrow the list.',
    access: { role: 'TALENT' },
    query: v.strictObject({ ...pagingEntries, ...directoryEntries }),
    answer: mentorListSchema,
  }),
  updateMentor: call('PATCH', '/users/{userId}/update-mentorship-info', {
    purpose: "Changes one's own mentor profile; what is not sent stays. Submits it for verification where nothing is missing.",
    access: { self: 'MENTOR' },
    body: mentorUpdateSchema,
    answer: v.object({ ...done, data: ownMentorSchema }),
  }),
  ownMentor: call('GET', '/users/{userId}/mentorship-info', {
    purpose: "One's own mentor profile with the state of its verification.",
    access: { self: 'MENTOR' },
    answer: v.object({ success: v.literal(true), data: ownMentorSchema }),
  }),
  readOnboardingDraft: call('GET', '/users/{userId}/onboarding-draft', {
    purpose: 'The half-filled onboarding, empty where there is none.',
    access: { self: 'MENTOR' },
    answer: draftAnswerSchema,
  }),
  saveOnboardingDraft: call('PATCH', '/users/{userId}/onboarding-draft', {
    purpose: 'Keeps changed answers of the half-filled onboarding; what is not sent stays.',
    access: { self: 'MENTOR' },
    body: draftChangesSchema,
    answer: draftAnswerSchema,
  }),
  clearOnboardingDraft: call('DELETE', '/users/{userId}/onboarding-draft', {
    purpose: 'Empties the onboarding draft and begins its next generation.',
    access: { self: 'MENTOR' },
    answer: draftAnswerSchema,
  }),
  mentorDashboard: call('GET', '/users/{userId}/mentor-dashboard', {
    purpose: "The figures of the mentor's dashboard, from stored sessions and reviews.",
    access: { self: 'MENTOR' },
    answer: v.object({
      success: v.literal(true),
      data: v.object({
        mentor: ownMentorSchema,
        requests: v.number(),
        upcoming: v.array(sessionSchema),
        activeMentees: v.number(),
        sessionsThisMonth: v.number(),
        completedSessions: v.number(),
        rating: ratingSchema,
        /** Of the requests of the last 90 days: how many were answered, and in how many hours half of them. */
        response: v.object({ asked: v.number(), answered: v.number(), medianHours: v.nullable(v.number()) }),
        availability: v.nullable(availabilitySchema),
        LitePlanPrice: v.nullable(v.number()),
        StandardPlanPrice: v.nullable(v.number()),
        currency: v.picklist(currencies),
      }),
    }),
  }),
  listMentees: call('GET', '/users/{userId}/mentees', {
    purpose: 'Talents with whom the mentor has, or had, an accepted session.',
    access: { self: 'MENTOR' },
    query: pagingSchema,
    answer: v.object({
      success: v.literal(true),
      mentees: v.array(
        v.object({
          userId: v.string(),
          firstName: v.string(),
          lastName: v.string(),
          profileImageUrl: v.optional(v.string()),
          completedSessions: v.number(),
          lastSessionAt: v.nullable(v.string()),
          nextSessionAt: v.nullable(v.string()),
          /** The reason given for the newest session. */
          reason: v.string(),
          /** The session to write about, that with unread messages or the newest, and how many are unread there. */
          thread: v.object({ sessionId: v.string(), unread: v.number() }),
        }),
      ),
      ...pageOf,
    }),
  }),
  readAvailability: call('GET', '/mentors/{mentorId}/availability', {
    purpose: 'When a session with the mentor can start: UTC instants that are still open.',
    access: 'user',
    /** `moving` is one's own session with the mentor that is to get another time: it fills no week then. */
    query: v.strictObject({ from: v.optional(timestampSchema), to: v.optional(timestampSchema), moving: v.optional(v.pipe(v.string(), v.uuid('id'))) }),
    answer: v.object({
      success: v.literal(true),
      data: v.object({ timeZone: v.nullable(v.string()), minutes: v.object({ lite: v.number(), standard: v.number() }), from: v.string(), to: v.string(), starts: v.array(v.string()) }),
    }),
  }),
  listCredits: call('GET', '/session-credits', {
    purpose: 'What is left of the plans the talent has paid for, those that end first first, and what of it goes back.',
    access: { role: 'TALENT' },
    query: v.strictObject({ with: v.optional(v.pipe(v.string(), v.uuid('id'))) }),
    answer: v.object({ success: v.literal(true), credits: v.array(creditSchema), refunds: v.optional(v.array(refundSchema)) }),
    kept: true,
  }),
  bookSession: call('POST', '/sessions', {
    purpose: 'Asks a mentor for a session. The same booking sent twice is one; a slot that somebody else has is refused.',
    access: { role: 'TALENT' },
    ofAge: true,
    body: bookingSchema,
    answer: sessionAnswerSchema,
  }),
  checkReason: call('POST', '/sessions/reason', {
    purpose: 'Says whether the reason of a booking can be sent, before anything is paid: somebody under 18 writes it without a way to get in touch elsewhere.',
    access: { role: 'TALENT' },
    body: v.strictObject({ reason: bookingSchema.entries.reason }),
    answer: v.object({ success: v.literal(true) }),
  }),
  listSessions: call('GET', '/sessions', {
    purpose: "One's own sessions, as talent or as mentor; the coming ones first to begin first, the past ones newest first.",
    access: 'user',
    query: v.strictObject({ ...pagingEntries, when: v.optional(v.picklist(['requested', 'upcoming', 'past'], 'choice')), with: v.optional(v.pipe(v.string(), v.uuid('id'))) }),
    answer: v.object({ success: v.literal(true), sessions: v.array(sessionSchema), ...pageOf }),
    kept: true,
  }),
  answerSession: call('POST', '/sessions/{sessionId}/answer', {
    purpose: 'The mentor accepts a request, or declines it with a reason.',
    access: { role: 'MENTOR' },
    ofAge: true,
    body: v.pipe(
      v.strictObject({ accept: v.boolean('boolean'), reason: v.optional(words(mentorLimits.reasonLength)) }),
      v.forward(v.partialCheck([['accept'], ['reason']], ({ accept, reason }) => accept || reason !== undefined, 'required'), ['reason']),
    ),
    answer: sessionAnswerSchema,
  }),
  cancelSession: call('POST', '/sessions/{sessionId}/cancel', {
    purpose: 'Either side cancels a session that is far enough away.',
    access: 'user',
    body: v.strictObject({ reason: v.optional(prose(mentorLimits.reasonLength)) }),
    answer: sessionAnswerSchema,
  }),
  rescheduleSession: call('POST', '/sessions/{sessionId}/reschedule', {
    purpose: 'The talent moves a session to another open slot; the mentor is asked again.',
    access: { role: 'TALENT' },
    ofAge: true,
    body: v.strictObject({ startsAt: timestampSchema }),
    answer: sessionAnswerSchema,
  }),
  proposeTime: call('POST', '/sessions/{sessionId}/proposal', {
    purpose: 'The mentor proposes another open time for a session that is asked for or accepted, in place of an earlier proposal; nothing moves before the talent agrees.',
    access: { role: 'MENTOR' },
    ofAge: true,
    body: v.strictObject({ startsAt: timestampSchema }),
    answer: sessionAnswerSchema,
  }),
  withdrawProposal: call('DELETE', '/sessions/{sessionId}/proposal', {
    purpose: 'The mentor takes the proposed time back, as long as the talent has not answered; the session stays as it is.',
    access: { role: 'MENTOR' },
    answer: sessionAnswerSchema,
  }),
  answerProposal: call('POST', '/sessions/{sessionId}/proposal/answer', {
    purpose: 'The talent accepts the time that the mentor proposed, and the session stands then, or declines it, and all stays as it was. `startsAt` says which proposal is meant.',
    access: { role: 'TALENT' },
    ofAge: true,
    body: v.strictObject({ accept: v.boolean('boolean'), startsAt: timestampSchema }),
    answer: sessionAnswerSchema,
  }),
  setJoinLink: call('PATCH', '/sessions/{sessionId}', {
    purpose: 'The mentor says where the session takes place; empty text takes the link away.',
    access: { role: 'MENTOR' },
    body: v.strictObject({ joinLink }),
    answer: sessionAnswerSchema,
  }),
  completeSession: call('POST', '/sessions/{sessionId}/complete', {
    purpose: 'The mentor marks a session that has begun as completed; without it that happens after its end.',
    access: { role: 'MENTOR' },
    answer: sessionAnswerSchema,
  }),
  writeReview: call('POST', '/sessions/{sessionId}/review', {
    purpose: "The talent's review of a completed session; sent again, it replaces what was there.",
    access: { role: 'TALENT' },
    body: reviewInputSchema,
    answer: reviewAnswerSchema,
  }),
  listReviews: call('GET', '/mentors/{mentorId}/reviews', {
    purpose: 'Reviews of a verified mentor, newest first, with their average.',
    access: 'user',
    query: pagingSchema,
    answer: v.object({ success: v.literal(true), reviews: v.array(reviewSchema), rating: ratingSchema, ...pageOf }),
  }),
  answerReview: call('POST', '/reviews/{reviewId}/answer', {
    purpose: 'The mentor answers a review, once.',
    access: { role: 'MENTOR' },
    body: v.strictObject({ text: words(mentorLimits.reviewLength) }),
    answer: reviewAnswerSchema,
  }),
  appealReview: call('POST', '/reviews/{reviewId}/appeal', {
    purpose: 'Answers, once, to an own review being hidden. It is looked at again.',
    access: { role: 'TALENT' },
    body: v.strictObject({ text: words(mentorLimits.reviewLength) }),
    answer: reviewAnswerSchema,
  }),
  reportReview: call('POST', '/reviews/{reviewId}/report', {
    purpose: 'Tells the operator that a review should be looked at.',
    access: 'user',
    body: v.strictObject({ reason: words(mentorLimits.reasonLength) }),
    answer: doneSchema,
  }),
};
