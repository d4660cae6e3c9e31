import * as v from 'valibot';
import { careerBlueprintSchema } from './blueprint.ts';
import { digitsOf } from './digits.ts';
import { draftSchema } from './draft.ts';
import { emailSchema, line, newPasswordSchema } from './fields.ts';
import { applicationSchema } from './opportunities/application.ts';
import { postSchema } from './opportunities/opportunity.ts';
import { ownMentorSchema } from './mentors/mentor.ts';
import { plans } from './mentors/mentor.ts';
import { sessionSchema } from './mentors/session.ts';
import { roleSchema } from './role.ts';
import { passkeyAnswerSchema, secondFactorCodeSchema, secondFactorSchema } from './second-factor.ts';
import { surveyFieldsSchema, userSchema } from './user.ts';
import { nameds, statementSchema } from './staff/report.ts';

/** The four digits of the verification mail, in whatever script they are typed, with the user they were sent to. */
export const verifyCodeSchema = v.strictObject({
  userId: line(100),
  uniqueVerificationCode: v.pipe(v.string('text'), v.trim(), v.transform(digitsOf), v.regex(/^\d{4}$/, 'code')),
});

/** The body of a reset request; the path already names the account, so it may be left out. */
export const resetRequestSchema = v.optional(v.strictObject({ email: v.optional(emailSchema) }), {});

/** A new password with the mailed code; `email`, where the browser remembers it, must be the account's. */
export const changePasswordSchema = v.pipe(
  v.strictObject({
    uniqueVerificationCode: line(40),
    newPassword: newPasswordSchema,
    confirmPassword: v.pipe(v.string('text'), v.maxLength(1000, 'passwordTooLong')),
    email: v.optional(emailSchema),
  }),
  v.forward(
    v.check(({ newPassword, confirmPassword }) => newPassword === confirmPassword, 'passwordMismatch'), // also of one that is too short: both are said
    ['confirmPassword'],
  ),
);

export const providers = ['GOOGLE'] as const;

/** The specified fields of a third-party sign-in and the proof: without `idToken` it is refused. */
export const thirdPartySchema = v.strictObject({
  thirdPartyUserId: line(255),
  provider: v.picklist(providers, 'provider'),
  email: emailSchema,
  firstName: v.optional(v.string('text')),
  lastName: v.optional(v.string('text')),
  profileImageUrl: v.optional(v.nullable(v.string('text'))),
  role: v.optional(roleSchema, 'TALENT'),
  /** False where the role was not chosen: an account that is not there yet is then refused with `choose-role`, and the proof stays good. */
  mayCreate: v.optional(v.boolean('boolean'), true),
  idToken: v.optional(v.pipe(v.string('text'), v.maxLength(8000, 'tooLong'))),
  rememberMe: v.optional(v.boolean('boolean'), false),
  acceptedTerms: v.optional(line(40)),
  acceptedPrivacy: v.optional(line(40)),
  /** Where the account asks for a second factor; until it comes, the proof stays good. */
  code: v.optional(secondFactorCodeSchema),
  passkey: v.optional(passkeyAnswerSchema),
});

/** What screens need to know of the server's set-up; `thirdParty` is null where no provider is configured. */
export const settingsSchema = v.object({
  /** False where devices may not keep screens for when there is no network. */
  offline: v.optional(v.boolean()),
  thirdParty: v.nullable(
    v.object({
      provider: v.picklist(providers),
      clientId: v.string(),
      /** Where the popup goes, with response_type=id_token, scope "openid email profile", nonce, state and redirect_uri. */
      authorizationEndpoint: v.string(),
    }),
  ),
});
export type Settings = v.InferOutput<typeof settingsSchema>;

const at = v.string();
/** Everything stored of one user. Left out are secrets alone: hashes, and the codes that mails carry. */
export const dataExportSchema = v.object({
  exportedAt: at,
  account: v.object({ ...userSchema.entries, acceptedTerms: v.nullable(v.string()), acceptedPrivacy: v.nullable(v.string()), birthMonth: v.nullable(v.string()), emailVerifiedAt: v.nullable(at), lastSeenAt: v.nullable(at) }),
  survey: surveyFieldsSchema,
  surveyDraft: v.nullable(draftSchema),
  blueprints: v.array(v.object({ createdAt: at, deletedAt: v.nullable(at), current: v.boolean(), source: v.string(), blueprint: careerBlueprintSchema })),
  completedMilestones: v.array(v.object({ id: v.string(), completedAt: at })),
  signIns: v.array(v.object({ beganAt: at, endsAt: at, lastUsedAt: at, browser: v.nullable(v.string()), system: v.nullable(v.string()) })),
  secondFactor: secondFactorSchema,
  thirdPartySignIns: v.array(v.object({ provider: v.string(), thirdPartyUserId: v.string(), email: v.string(), linkedAt: at })),
  mails: v.array(v.object({ kind: v.string(), recipient: v.string(), queuedAt: at, sentAt: v.nullable(at) })),
  generationsByDay: v.array(v.object({ day: v.string(), used: v.number() })),
  coachQuestionsByDay: v.array(v.object({ day: v.string(), used: v.number() })),
  /** A mentor's own profile. */
  mentorProfile: v.optional(v.nullable(ownMentorSchema)),
  /** Booked meetings on either side, each with its review. */
  sessions: v.optional(v.array(sessionSchema)),
  /** Plans that were paid for, on either side. */
  sessionPlans: v.optional(v.array(v.object({ plan: v.picklist(plans), sessions: v.number(), boughtAt: v.string(), expiresAt: v.string() }))),
  /** What a talent paid and gets back. */
  refunds: v.optional(v.array(v.object({ plan: v.picklist(plans), amount: v.number(), currency: v.string(), cause: v.string(), dueAt: at, refundedAt: v.nullable(at) }))),
  /** What one wrote to the other side of a session; its id is null where it has gone with the other side's account. */
  sessionMessages: v.optional(v.array(v.object({ sessionId: v.nullable(v.string()), text: v.string(), writtenAt: at }))),
  /** What one wrote that is held for the staff, or was not passed on. */
  heldMessages: v.optional(v.array(v.object({ text: v.string(), writtenAt: at, state: v.string(), note: v.nullable(v.string()) }))),
  applicationMessages: v.optional(v.array(v.object({ applicationId: v.nullable(v.string()), text: v.string(), writtenAt: at }))),
  /** A talent's own applications and kept opportunities, a partner's own posts. */
  applications: v.optional(v.array(applicationSchema)),
  savedOpportunities: v.optional(v.array(v.object({ opportunity: v.string(), savedAt: at }))),
  posts: v.optional(v.array(postSchema)),
  reports: v.optional(v.array(v.object({ about: v.picklist(nameds), kind: v.string(), text: v.string(), said: v.array(statementSchema), sentAt: at, decision: v.nullable(v.string()) }))),
  /** Pictures of oneself as they are kept: data addresses, and why one was not taken. */
  portraits: v.optional(v.array(v.object({ state: v.string(), madeAt: at, note: v.nullable(v.string()), picture: v.nullable(v.string()) }))),
  /** Whom one has blocked, by the name one knew them by. */
  blocks: v.optional(v.array(v.object({ name: v.string(), blockedAt: at }))),
  /** A talent's guardians who were asked to agree, and what came of it. */
  guardians: v.optional(v.array(v.object({ address: v.string(), askedAt: at, agreedTo: v.nullable(v.string()), agreedAt: v.nullable(at), endsAt: v.nullable(at), endedAt: v.nullable(at) }))),
  /** Since when a mentor or partner is checked for meeting people under 18, and what was noted. */
  checkedForYoung: v.optional(v.nullable(v.object({ since: at, note: v.string() }))),
  /** The newest time of being kept out, also where it is over. */
  suspension: v.optional(v.nullable(v.object({ reason: v.string(), since: at, until: at }))),
  /** Why the own shared blueprint was taken down, and what one answered. */
  sharingTakenDown: v.optional(v.nullable(v.object({ note: v.string(), since: at, appeal: v.nullable(v.string()) }))),
  reviewReports: v.optional(v.array(v.object({ reviewId: v.string(), kind: v.string(), reason: v.string(), said: v.array(statementSchema), reportedAt: at }))),
});
export type DataExport = v.InferOutput<typeof dataExportSchema>;
