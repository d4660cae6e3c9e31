import * as v from 'valibot';
import { caseKindSchema, decidedKindSchema, permissionSchema } from './permission.ts';

/** Who holds a case, until when. */
const claimSchema = v.object({ by: v.string(), mine: v.boolean(), until: v.string() });

/** One thing that waits, as a line of the queue. */
export const queueItemSchema = v.object({
  kind: caseKindSchema,
  id: v.string(),
  /** What it is about: a name, a title, the first words. */
  title: v.string(),
  since: v.string(),
  claim: v.nullable(claimSchema),
  /** How many people told of it; of a held message, how many of one writer wait. */
  count: v.number(),
  /** Of a report: what is reported, and the kind of the most urgent one. */
  of: v.optional(v.object({ about: v.string(), kind: v.string() })),
  /** Of a mail that failed: what it is about, and why it did, as the server wrote it down. */
  mail: v.optional(v.object({ subject: v.string(), failure: v.string() })),
  /** It cannot wait: somebody may be in danger. */
  urgent: v.boolean(),
});
export type QueueItem = v.InferOutput<typeof queueItemSchema>;

/** What a decision about a report brings about that outlives it, until somebody takes it back. */
export const consequences = ['suspension', 'warning', 'post', 'sharing'] as const;
export type Consequence = (typeof consequences)[number];

/** What can be decided, whether a note is needed, and who reads it: the person concerned by mail, or colleagues alone. */
export const caseDecisionSchema = v.object({
  name: v.string(),
  note: v.picklist(['needed', 'optional']),
  noteTo: v.picklist(['person', 'staff']),
  /** Of a case taken up again: what of the first decision ends with this one, in any case or where that is chosen. */
  undo: v.optional(v.object({ what: v.picklist(consequences), always: v.boolean(), /** The permission that taking it back takes. */ needs: v.optional(permissionSchema) })),
  /** Once carried out, nothing else can be decided here. */
  final: v.boolean(),
  /** It takes a number of days. */
  days: v.optional(v.boolean()),
  /** The permission that it takes beside that of its kind; who does not hold it is not offered it. */
  needs: v.optional(permissionSchema),
});
export type CaseDecision = v.InferOutput<typeof caseDecisionSchema>;

/** What is told of cases by names whose words are content; beside them stand questions as they were asked. */
export const factNames = [
  'title', 'bio', 'expertise', 'link', 'address', 'reports', 'missing', 'nameNow', 'nameProposed', 'titleNow', 'titleProposed', 'bioNow',
  'bioProposed', 'linkNow', 'linkProposed', 'organisation', 'category', 'location', 'terms', 'description', 'industries', 'skills', 'deadline',
  'start', 'places', 'pay', 'applications', 'programme', 'mentor', 'rating', 'review', 'reviewAnswer', 'reported', 'hiddenBecause', 'appeal', 'mail',
  'form', 'recipient', 'failure', 'reportAbout', 'reportKind', 'reportText', 'reporter', 'reporterLeft', 'reporterUnknown', 'reportedPost', 'reportedWords', 'sharedPage', 'sharedVision',
  'reportedMessage', 'messageBeside', 'linkReports', 'heldMessage', 'heldFor', 'heldClosed', 'accountDeleted', 'suspendedUntil', 'heldOfTheirs', 'heldMore', 'heldRest', 'heldFrom', 'heldTo', 'heldYoung', 'heldIn', 'standsStill', 'standsOtherwise', 'changedSince', 'takenDownPage', 'takenDownBecause', 'portrait', 'portraitBefore', 'role',
] as const;
export type FactName = (typeof factNames)[number];

/** All that is needed to decide one case. Never what is private: answers to the survey, notes, threads. */
export const caseSchema = v.object({
  ...queueItemSchema.entries,
  /** The person it concerns, where there is one with an account. */
  person: v.nullable(v.object({ id: v.string(), name: v.string(), email: v.string(), language: v.nullable(v.string()) })),
  /** Facts by name; the words of the names are content. A text is the person's own. */
  /** `by` and `at` of what somebody has said. */
  facts: v.array(v.object({ name: v.string(), text: v.string(), by: v.optional(v.string()), at: v.optional(v.string()) })),
  /** What was decided before, the first first. `decides`: whoever decides wrote it; whoever looks at a case, and whoever it is of, leaves a line there, too. `mine`: the caller did. */
  trail: v.array(v.object({ action: v.string(), by: v.string(), at: v.string(), note: v.nullable(v.string()), decides: v.optional(v.boolean()), mine: v.optional(v.boolean()) })),
  decisions: v.array(caseDecisionSchema),
  /** The language in which the note is read, where it is known. */
  noteIn: v.optional(v.nullable(v.string())),
  /** What was seen: a decision carries it, and is refused where something else is there by then. */
  revision: v.string(),
});
export type StaffCase = v.InferOutput<typeof caseSchema>;

/** A mail as its reader would get it, but for what only its reader may open: of a link, what follows its address is left out. `to`: whose account it goes to; null where it goes to somebody without one. */
export const previewedMailSchema = v.object({ to: v.nullable(v.string()), locale: v.string(), subject: v.string(), body: v.string() });
export type PreviewedMail = v.InferOutput<typeof previewedMailSchema>;

/** What was decided of one case or about one person; without a title where it is not there any more. */
export const decisionSchema = v.object({ kind: decidedKindSchema, id: v.string(), title: v.nullable(v.string()), action: v.string(), by: v.string(), at: v.string(), note: v.nullable(v.string()) });
export type Decision = v.InferOutput<typeof decisionSchema>;

/** Somebody of the staff. */
export const staffMemberSchema = v.object({ userId: v.string(), /** Of whoever asks. */ own: v.optional(v.boolean()), name: v.string(), email: v.string(), permissions: v.array(permissionSchema), since: v.string(), revision: v.string() });
export type StaffMember = v.InferOutput<typeof staffMemberSchema>;

/** One line of what was decided. */
export const auditEntrySchema = v.object({ seq: v.number(), at: v.string(), actor: v.string(), action: v.string(), kind: v.string(), subject: v.string(), /** The name of whom it is about; empty where the account is gone, null where it is about nobody, or of a report. */ about: v.nullable(v.string()), note: v.nullable(v.string()), /** The line of the decision that it is part of. */ causedBy: v.nullable(v.number()) });
export type AuditEntry = v.InferOutput<typeof auditEntrySchema>;
