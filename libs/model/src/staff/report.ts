import * as v from 'valibot';
import { idSchema, prose } from '../fields.ts';
import { limits } from '../limits.ts';

/** What can be reported, beside reviews: somebody, a message of a thread, a post, a shared blueprint. */
export const reportables = ['person', 'message', 'post', 'shared'] as const;
export type Reportable = (typeof reportables)[number];
/** What can be named to block whose it is: talents do not know who stands behind a post or a review. */
export const nameds = [...reportables, 'review'] as const;
export type Named = (typeof nameds)[number];

/** A report as it is sent. A review's goes to the queue of reviews. Its kind is one of content/lists/reports.json. */
export const newReportSchema = v.strictObject({
  about: v.picklist(nameds, 'choice'),
  id: idSchema,
  kind: v.pipe(v.string('text'), v.minLength(1, 'required'), v.maxLength(40, 'tooLong')),
  text: v.optional(prose(limits.reportLength), ''),
});

/** The same of a shared blueprint, whose id stands in the path. */
export const newSharedReportSchema = v.pick(newReportSchema, ['kind', 'text']);

/** What became of a report. */
export const reportStates = ['waiting', 'dismissed', 'warned', 'taken-down'] as const;
/** What a report says of one kind; the specification's way to report a review has none. */
export const statementSchema = v.object({ kind: v.string(), text: v.string(), at: v.string() });
/** An own report: what it was about, and how far it is. A review's has no kind. `said`: each kind that it was sent for, with its own words. */
export const ownReportSchema = v.object({ id: v.string(), about: v.picklist(nameds), name: v.string(), kind: v.string(), text: v.string(), said: v.optional(v.array(statementSchema), []), sentAt: v.string(), state: v.picklist(reportStates), decidedAt: v.nullable(v.string()) });
/** An own review that is not shown any more: also where its writer and the mentor do not find each other any more, by a block. `appeal`: the one answer to it. */
export const ownHiddenReviewSchema = v.object({ id: v.string(), text: v.string(), hidden: v.object({ note: v.string(), appeal: v.nullable(v.string()) }) });
export type OwnHiddenReview = v.InferOutput<typeof ownHiddenReviewSchema>;
export type Statement = v.InferOutput<typeof statementSchema>;
export type OwnReport = v.InferOutput<typeof ownReportSchema>;
