import { readAvailability } from './availability.ts';
import { bookSession, checkReason } from './book-session.ts';
import { answerSession, cancelSession, completeSession, rescheduleSession, setJoinLink } from './change-session.ts';
import { listMentees, mentorDashboard } from './dashboard.ts';
import { listCredits } from './list-credits.ts';
import { listSessions } from './list-sessions.ts';
import { listMessages, writeMessage } from './messages.ts';
import { answerProposal, proposeTime, withdrawProposal } from './propose-time.ts';

/** The calls of the contract that bookings answer. */
export const bookings = { mentorDashboard, listMentees, readAvailability, listCredits, bookSession, checkReason, listSessions, answerSession, cancelSession, rescheduleSession, proposeTime, withdrawProposal, answerProposal, setJoinLink, completeSession, listMessages, writeMessage };
