import type { MentorView, Review, Session } from '@bridge/model';
import { aUser, type FakeHandlers } from '@bridge/testing';

const talent = aUser({ isEmailVerified: true });
const hour = 3_600_000;
const startsAt = new Date(Math.ceil(Date.now() / hour) * hour + 72 * hour).toISOString();
const at = { startsAt, endsAt: new Date(Date.parse(startsAt) + hour).toISOString() };
const mentorId = '018f0000-0000-7000-8000-000000000003';
/** A mentor with one open time, and one completed session. */
export const mentor: MentorView = {
  _id: mentorId, userId: mentorId, firstName: 'Demo', lastName: 'Mentor 1', role: 'MENTOR', languages: [], availability: null, specialty: 'Data lead', rating: { average: null, count: 0 }, LitePlanPrice: 8000, StandardPlanPrice: 28000,
  currency: 'NGN', createdAt: startsAt, last_sign_in: null, industryExpertise: [], specializationAreas: [], mentorVerificationStatus: true, shortBio: '', fieldsOfExpertise: [], careerLevelsSupported: [],
  supportTypes: [], timeZone: 'Africa/Lagos', schedule: [],
};
const session: Session = {
  ...at, id: 'session', state: 'completed', minutes: 60, mentorTimeZone: 'Africa/Lagos', talentTimeZone: 'Africa/Lagos', plan: 'lite', price: 8000, currency: 'NGN', revision: 0, credit: null, reason: 'x', note: null, cancelledBy: null,
  joinLink: null, mentor, talent, createdAt: startsAt, proposal: null, changeableUntil: startsAt, review: null, unread: 0, canWrite: true,
};
const review: Review = { id: 'review', sessionId: 'session', rating: 5, type: 'positive', text: 'x', user: 'Demo T.', mine: true, createdAt: startsAt, editedAt: null, answer: null };
const none = { total: 0, page: 1, limit: 10 };
/** What the server answers on their page. */
export const open: FakeHandlers = {
  lookUpUser: () => ({ success: true, data: mentor }),
  listReviews: () => ({ success: true, reviews: [], rating: mentor.rating, ...none }),
  listSessions: ({ query: { when } }) => ({ success: true, sessions: when === 'past' ? [session] : [], ...none }),
  readAvailability: () => ({ success: true, data: { timeZone: 'Africa/Lagos', minutes: { lite: 45, standard: 60 }, from: startsAt, to: startsAt, starts: [startsAt] } }),
  bookSession: () => ({ success: true, message: '', data: session }),
  writeReview: () => ({ success: true, message: '', data: review }),
};
