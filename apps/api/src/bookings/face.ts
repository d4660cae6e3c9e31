// All that others may ask of bookings.
export { endSessionsOfLeaving, endUnsafeSessions } from './end-unsafe.ts';
export { sessionWayOn } from './messages.ts';
export { closeSessions } from './change-session.ts';
export { endSessionsBetween } from './end-between.ts';
export { refundOfDeclined, refundOfLeaving, tellOfEnding } from './plan-notices.ts';
export { findRefunds, type ListedRefund, listRefunds, markRefunded, type RefundState, refundStates, sumOfDue } from './refunds.ts';
export { asKnown, findSession, presentReviewOf, presentSession, type ReviewRow, selectReviews, selectSessions, type SessionRow } from './row.ts';
export { renewReminders } from './session-mails.ts';
