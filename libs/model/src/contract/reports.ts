import * as v from 'valibot';
import { call } from '../call.ts';
import { ownHiddenReviewSchema, newReportSchema, newSharedReportSchema, ownReportSchema } from '../staff/report.ts';

/** What people tell the staff about somebody else, and how they follow it. A review can also be reported by `reportReview`, which the specification states; both file the same report. */
export const reportCalls = {
  sendReport: call('POST', '/reports', {
    purpose: 'Reports somebody, a message, a post, a shared blueprint or a review that the caller sees. Sent again about the same, it takes the place of the one before.',
    access: 'user',
    body: newReportSchema,
    answer: v.object({ success: v.literal(true), message: v.string() }),
  }),
  reportShared: call('POST', '/users/{id}/blueprint/shared-blueprint/reports', {
    purpose: 'Reports a shared blueprint for who is not signed in. They cannot follow it.',
    access: 'public',
    body: newSharedReportSchema,
    answer: v.object({ success: v.literal(true), message: v.string() }),
  }),
  listReports: call('GET', '/users/{userId}/reports', {
    purpose: 'The own reports, the newest first, each with what became of it; and the own reviews that are not shown any more, each with why.',
    access: 'self',
    answer: v.object({ success: v.literal(true), reports: v.array(ownReportSchema), hidden: v.optional(v.array(ownHiddenReviewSchema), []) }),
  }),
};
