import type { Guard } from './guard.ts';

const bookings = 'src/bookings/bookings.test.ts';
const packs = 'src/bookings/packs.test.ts';
const reviews = 'src/reviews/reviews.test.ts';
const mentors = 'src/mentors/mentors.test.ts';
const threads = 'src/bookings/messages.test.ts';
const booking = 'apps/api/src/bookings/book-session.ts';
const change = 'apps/api/src/bookings/change-session.ts';
const thread = 'apps/api/src/threads/thread.ts';
const aboutApplications = 'src/opportunities/messages.test.ts';
const review = 'apps/api/src/reviews/handlers.ts';

/** The rule of one call of mentors, sessions and reviews, loosened. */
function rule(name: string, line: string, without: string): Guard {
  return { name: `${name}: ${line} becomes ${without}`, file: 'libs/model/src/contract/mentors.ts', line: `${name}:#${line}`, without };
}

/** What keeps people out of others' sessions and profiles, double bookings out, and reviews honest. */
export const mentorGuards: readonly Guard[] = [
  rule('listMentors', "access: { role: 'TALENT' }", "access: 'user'"),
  rule('updateMentor', "access: { self: 'MENTOR' }", "access: 'self'"),
  rule('ownMentor', "access: { self: 'MENTOR' }", "access: { role: 'MENTOR' }"),
  rule('saveOnboardingDraft', "access: { self: 'MENTOR' }", "access: 'user'"),
  rule('mentorDashboard', "access: { self: 'MENTOR' }", "access: 'self'"),
  rule('listMentees', "access: { self: 'MENTOR' }", "access: { role: 'MENTOR' }"),
  rule('listCredits', "access: { role: 'TALENT' }", "access: 'user'"),
  { name: "somebody else's plan pays for nothing", file: 'apps/api/src/bookings/packs.ts', line: ' and talent_id = $2 and mentor_id = $3 for update', without: ' and $2::uuid is not null and $3::uuid is not null for update', suite: packs },
  { name: 'a plan that has ended pays for nothing', file: 'apps/api/src/bookings/packs.ts', line: ' and expires_at > now()) and not exists', without: ') and not exists', suite: packs },
  rule('bookSession', "access: { role: 'TALENT' }", "access: 'user'"),
  rule('checkReason', "access: { role: 'TALENT' }", "access: 'user'"),
  rule('answerSession', "access: { role: 'MENTOR' }", "access: 'user'"),
  rule('writeReview', "access: { role: 'TALENT' }", "access: 'user'"),
  rule('answerReview', "access: { role: 'MENTOR' }", "access: 'user'"),
  { name: 'only a verified address books', file: booking, line: "  if (user.email_verified_at === null) throw new Refusal('email-not-verified');", without: '', suite: bookings },
  { name: 'only a verified mentor is booked', file: booking, line: "if (!mentor || mentor.state !== 'verified' || ", without: 'if (!mentor || ', suite: bookings },
  { name: "a session lies in the mentor's hours", file: booking, line: '!isInHours(hours, start, minutes, rules)', without: 'false', suite: bookings },
  { name: 'hours are open only so far ahead', file: 'apps/api/src/mentors/open-slots.ts', line: '  if (start < from || start >= to) return false;', without: '', suite: bookings },
  { name: "the price is the mentor's", file: booking, line: '!body.packId && !namesPrice(body.plan, price)', without: 'false', suite: bookings },
  { name: 'a slot is taken once', file: booking, line: '  if (taken.length === slots.length) return;', without: '  return;', suite: bookings },
  { name: 'a key finds its own booking only', file: booking, line: 'byKey.mentor_id !== mentorId || (byKey.starts_at.getTime() !== start && byKey.revision === 0)', without: 'false', suite: bookings },
  { name: "somebody else's session is not found", file: change, line: '!row || !side || (only && side !== only)', without: '!row', suite: bookings },
  { name: 'what is over does not change', file: change, line: "  if (!states.includes(row.state)) throw new Refusal('session-changed');", without: '', suite: bookings },
  { name: 'what was accepted needs notice', file: change, line: "  if (until <= row.now) throw new Refusal('too-late');", without: '', suite: bookings },
  { name: 'a session completes once it has begun', file: change, line: "    if (row.starts_at > row.now) throw new Refusal('session-changed');", without: '', suite: bookings },
  { name: 'nobody writes where a session never came about', file: thread, line: '    if (!thread.canWrite) throw new Refusal(thread.closed);', without: '', suite: threads },
  { name: 'a key finds its own message only', file: thread, line: 'row.about_id !== thread.id || row.text !== text', without: 'false', suite: threads },
  { name: "somebody else's application is not found", file: 'apps/api/src/opportunities/messages.ts', line: "row?.partner_id === userId ? 'partner' : undefined", without: "'partner'", suite: aboutApplications },
  { name: 'nobody writes about an application that was withdrawn', file: 'apps/api/src/opportunities/row.ts', line: " && state !== 'withdrawn' && (", without: ' && (', suite: aboutApplications },
  { name: 'what a talent sent is withdrawn with the application', file: 'apps/api/src/opportunities/row.ts', line: "  if (row.state === 'withdrawn') return", without: '  if (row.state === undefined) return', suite: aboutApplications },
  { name: 'hours of a mentor who is not verified are not shown', file: 'apps/api/src/bookings/availability.ts', line: "(mentor.state !== 'verified' && mentor.user_id !== caller.user.id)", without: 'false', suite: mentors },
  { name: 'a review needs a session of its own talent', file: review, line: "!session || session.talent_id !== caller.user.id", without: '!session', suite: reviews },
  { name: 'a review needs a session that took place', file: review, line: "  if (!isOver) throw new Refusal('not-completed');", without: '', suite: reviews },
  { name: 'a review is answered by its own mentor', file: review, line: "  if (review.mentor_id !== mentorId) throw new Refusal('review-not-found');", without: '', suite: reviews },
  { name: 'a review is answered once', file: review, line: ' and answer is null returning', without: ' returning', suite: reviews },
  { name: 'reviews of a mentor who is not verified are not shown', file: review, line: " and (state = 'verified' or user_id = $2)", without: ' and ($2::uuid is not null)', suite: mentors },
  { name: 'a profile that lacks something is not submitted', file: 'apps/api/src/mentors/own-mentor.ts', line: '    if (submit) refuseUnready(missing);', without: '', suite: mentors },
  { name: 'a verified profile stays whole', file: 'apps/api/src/mentors/own-mentor.ts', line: "    if (state === 'verified') refuseUnready(missingParts({ ...profile, ...changes }, emailVerified)); // what talents see must stay whole", without: '', suite: mentors },
  { name: 'a mentor who is not verified is not seen', file: 'apps/api/src/mentors/view.ts', line: " and mentors.state = 'verified'", without: '', suite: mentors },
  { name: 'an address is shown only by wish, on the profile and in the directory', file: 'apps/api/src/mentors/card-row.ts', line: 'row.email_visible && !isReaderYoung && { email', without: '!isReaderYoung && { email', suite: mentors },
  { name: 'who is not verified is not found', file: 'apps/api/src/mentors/directory.ts', line: "from mentors where state = 'verified' and ${conditions}", without: 'from mentors where ${conditions}', suite: mentors },
  { name: 'who is not verified is not listed', file: 'apps/api/src/mentors/directory.ts', line: "bestOfTags(), `select user_id, rank from mentors where state = 'verified' and user_id", without: 'bestOfTags(), `select user_id, rank from mentors where user_id', suite: mentors },
];
