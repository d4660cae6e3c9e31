import * as v from 'valibot';
import { idSchema, prose } from '../fields.ts';
import { answersSchema } from '../questions/answer.ts';
import { applicationStates, opportunityIdSchema, opportunityKinds, opportunityLimits, type OpportunityKind } from './opportunity.ts';

/** The form of content/forms/ that an application of this kind answers. */
export const applicationForms = { project: 'apply', opening: 'job-application' } as const satisfies Record<OpportunityKind, string>;

/** Questions of those forms that the account or the opportunity answers; a signed-in talent is not asked them. */
export const answeredByAccount = ['first-name', 'last-name', 'email'] as const;
export const answeredByOpportunity = ['program', 'opportunity', 'opening'] as const;

/** The questions of an application form that are still to be asked. */
export function questionsToAsk<Question extends { id: string }>(questions: readonly Question[]): Question[] {
  const answered = new Set<string>([...answeredByAccount, ...answeredByOpportunity]);
  return questions.filter(({ id }) => !answered.has(id));
}

/** What a talent may let the partner see besides the answers; nothing of it is seen where it is not said. */
export const sharesSchema = v.strictObject({ skills: v.optional(v.boolean('boolean')), plan: v.optional(v.boolean('boolean')) });

/** What a talent sends to apply. */
export const applicationInputSchema = v.strictObject({
  opportunity: opportunityIdSchema,
  answers: answersSchema,
  /** For a partner's post alone. */
  share: v.optional(sharesSchema, {}),
  /** The same key finds the same application, however often it is sent. */
  key: v.optional(idSchema),
});

const answeredSchema = v.object({ id: v.string(), question: v.string(), answer: v.string() });

/** An application as the talent sees it. */
export const applicationSchema = v.object({
  id: v.string(),
  /** Where it leads, if it is still offered; programs have none. */
  opportunity: v.nullable(v.string()),
  /** The partner's post it answers, offered or not; none where it answers something else, or its partner is out of reach. */
  postId: v.nullable(v.string()),
  kind: v.picklist(opportunityKinds),
  title: v.string(),
  organisation: v.string(),
  state: v.picklist(applicationStates),
  note: v.nullable(v.string()),
  answers: v.array(answeredSchema),
  /** What the partner may see besides; nothing where no partner reads it. */
  shares: v.nullable(v.object({ skills: v.boolean(), plan: v.boolean() })),
  /** What the two sides have written to each other, or can write; nothing where neither is. */
  thread: v.nullable(v.object({ unread: v.number(), canWrite: v.boolean() })),
  sentAt: v.string(),
  changedAt: v.string(),
});
export type Application = v.InferOutput<typeof applicationSchema>;

/** An application as the partner sees it whose post it answers. */
export const applicantSchema = v.object({
  ...v.omit(applicationSchema, ['opportunity', 'postId', 'organisation', 'shares']).entries,
  postId: v.string(),
  /** What the talent shares at this moment: skills in the survey's words, the plan's vision and its milestones year by year. */
  shared: v.object({
    skills: v.nullable(v.array(v.string())),
    plan: v.nullable(v.object({ vision: v.string(), years: v.array(v.array(v.string())) })),
  }),
  talent: v.object({ userId: v.string(), firstName: v.string(), lastName: v.string(), /** Not of who has withdrawn. */ email: v.optional(v.string()), profileImageUrl: v.optional(v.string()) }),
});
export type Applicant = v.InferOutput<typeof applicantSchema>;

/** The partner's answer; a note goes to the talent with it. */
export const applicantAnswerSchema = v.strictObject({
  state: v.picklist(['seen', 'invited', 'declined'], 'choice'),
  note: v.optional(prose(opportunityLimits.note), ''),
});
