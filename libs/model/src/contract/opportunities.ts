import * as v from 'valibot';
import { call } from '../call.ts';
import { searchSchema } from '../fields.ts';
import { pageOf, pagingEntries } from '../mentors/paging.ts';
import { contentIdSchema } from '../questions/answer.ts';
import { applicantAnswerSchema, applicantSchema, applicationInputSchema, applicationSchema, sharesSchema } from '../opportunities/application.ts';
import { opportunityDetailSchema, opportunityKinds, opportunitySchema, postAppealSchema, postInputSchema, postSchema, postStates } from '../opportunities/opportunity.ts';

const done = { success: v.literal(true), message: v.string() };
const doneSchema = v.object(done);
const kind = v.picklist(opportunityKinds, 'choice');
const talents = { self: 'TALENT' } as const;
const partners = { self: 'PARTNER' } as const;
const postAnswerSchema = v.object({ ...done, data: postSchema });

/** Projects and openings: what talents look through and apply for, and what partners post. */
export const opportunityCalls = {
  listOpportunities: call('GET', '/users/{userId}/opportunities', {
    purpose: 'Projects and openings of content and of partners, those that fit the survey answers best first. `show` narrows to the saved, or to those with a reason.',
    access: talents,
    query: v.strictObject({
      ...pagingEntries,
      kind: v.optional(kind),
      q: searchSchema,
      category: v.optional(contentIdSchema),
      show: v.optional(v.picklist(['saved', 'fitting'], 'choice')),
    }),
    answer: v.object({ success: v.literal(true), opportunities: v.array(opportunitySchema), /** Whether the survey said anything to compare with. */ answered: v.boolean(), ...pageOf }),
  }),
  readOpportunity: call('GET', '/users/{userId}/opportunities/{opportunityId}', {
    purpose: 'One opportunity with all that is known of it, also where it takes no application any more; `over` says why.',
    access: talents,
    answer: v.object({ success: v.literal(true), data: opportunityDetailSchema }),
  }),
  saveOpportunity: call('POST', '/users/{userId}/opportunities/{opportunityId}/save', {
    purpose: 'Keeps an opportunity on the own list; doing it again changes nothing.',
    access: talents,
    answer: doneSchema,
  }),
  forgetOpportunity: call('DELETE', '/users/{userId}/opportunities/{opportunityId}/save', {
    purpose: 'Takes an opportunity off the own list.',
    access: talents,
    answer: doneSchema,
  }),
  applyFor: call('POST', '/users/{userId}/applications', {
    purpose: 'Applies for an opportunity with the answers of its form; name and address are those of the account. `share` lets a partner see skills or plan besides. The same application sent twice is one.',
    access: talents,
    body: applicationInputSchema,
    answer: v.object({ ...done, data: applicationSchema }),
  }),
  listApplications: call('GET', '/users/{userId}/applications', {
    purpose: "One's own applications, the newest first; also those sent with the public forms while signed in.",
    access: talents,
    query: v.strictObject({ ...pagingEntries, kind: v.optional(kind) }),
    answer: v.object({ success: v.literal(true), applications: v.array(applicationSchema), ...pageOf }),
  }),
  withdrawApplication: call('POST', '/users/{userId}/applications/{applicationId}/withdraw', {
    purpose: 'Takes an application back; a new one can be sent after it.',
    access: talents,
    answer: doneSchema,
  }),
  changeShares: call('PATCH', '/users/{userId}/applications/{applicationId}/shares', {
    purpose: "Says what the partner may see besides the answers of an application: the skills, the plan. It holds at once, and can be taken back at any time.",
    access: talents,
    body: sharesSchema,
    answer: v.object({ ...done, data: applicationSchema }),
  }),
  partnerDashboard: call('GET', '/users/{userId}/partner-dashboard', {
    purpose: "The figures of the partner's dashboard, from stored posts and applications.",
    access: partners,
    answer: v.object({
      success: v.literal(true),
      data: v.object({
        posts: v.object({ draft: v.number(), submitted: v.number(), published: v.number(), declined: v.number(), closed: v.number() }),
        applications: v.number(),
        waiting: v.number(),
        invited: v.number(),
        lastThirtyDays: v.number(),
        newest: v.array(applicantSchema),
      }),
    }),
  }),
  listPosts: call('GET', '/users/{userId}/posts', {
    purpose: "A partner's own posts, the last changed first.",
    access: partners,
    query: v.strictObject({ ...pagingEntries, kind: v.optional(kind), state: v.optional(v.picklist(postStates, 'choice')) }),
    answer: v.object({ success: v.literal(true), posts: v.array(postSchema), ...pageOf }),
  }),
  writePost: call('POST', '/users/{userId}/posts', {
    purpose: 'Writes a new post as a draft, or sends it for review at once.',
    access: partners,
    body: postInputSchema,
    answer: postAnswerSchema,
  }),
  readPost: call('GET', '/users/{userId}/posts/{postId}', {
    purpose: "One of the partner's own posts.",
    access: partners,
    answer: v.object({ success: v.literal(true), data: postSchema }),
  }),
  changePost: call('PATCH', '/users/{userId}/posts/{postId}', {
    purpose: 'Replaces what a post says. One that was published is taken down until it was reviewed again, unless only its days and places are other ones.',
    access: partners,
    body: postInputSchema,
    answer: postAnswerSchema,
  }),
  closePost: call('POST', '/users/{userId}/posts/{postId}/close', {
    purpose: 'Takes a post down; its applications stay. A draft is deleted.',
    access: partners,
    answer: doneSchema,
  }),
  reopenPost: call('POST', '/users/{userId}/posts/{postId}/reopen', {
    purpose: 'Opens a closed post again, as it was: one that its partner took down is published at once where it was before; one whose last day has passed is a draft; any other waits for review.',
    access: partners,
    answer: postAnswerSchema,
  }),
  appealPost: call('POST', '/users/{userId}/posts/{postId}/appeal', {
    purpose: 'Answers why a declined post is not shown, once; it waits for the staff again, as it is.',
    access: partners,
    body: postAppealSchema,
    answer: postAnswerSchema,
  }),
  listApplicants: call('GET', '/users/{userId}/applicants', {
    purpose: "Applications to the partner's posts, those that wait longest for an answer first.",
    access: partners,
    query: v.strictObject({ ...pagingEntries, kind: v.optional(kind), post: v.optional(v.pipe(v.string(), v.uuid('id'))) }),
    answer: v.object({ success: v.literal(true), applicants: v.array(applicantSchema), ...pageOf }),
  }),
  answerApplicant: call('PATCH', '/users/{userId}/applicants/{applicationId}', {
    purpose: 'Marks an application as seen, invites its talent or declines it; the talent gets a mail of the last two.',
    access: partners,
    body: applicantAnswerSchema,
    answer: v.object({ ...done, data: applicantSchema }),
  }),
  partnerNetwork: call('GET', '/users/{userId}/network', {
    purpose: 'The talents who applied to the partner, who thereby agreed to be known to them.',
    access: partners,
    query: v.strictObject(pagingEntries),
    answer: v.object({
      success: v.literal(true),
      talents: v.array(
        v.object({
          ...applicantSchema.entries.talent.entries,
          applications: v.number(),
          invited: v.number(),
          lastAppliedAt: v.string(),
        }),
      ),
      ...pageOf,
    }),
  }),
};
