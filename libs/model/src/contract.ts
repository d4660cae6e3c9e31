import * as v from 'valibot';
import { birthMonthSchema } from './birth-month.ts';
import { careerBlueprintSchema } from './blueprint.ts';
import { call, type WaitingCall } from './call.ts';
import { changePasswordSchema, dataExportSchema, resetRequestSchema, settingsSchema, thirdPartySchema, verifyCodeSchema } from './account.ts';
import { draftChangesSchema, draftSchema } from './draft.ts';
import { askingCalls } from './contract/asking.ts';
import { beginCalls } from './contract/begin.ts';
import { blockCalls } from './contract/blocks.ts';
import { blueprintCalls } from './contract/blueprints.ts';
import { coachCalls } from './contract/coach.ts';
import { generationCalls } from './contract/generation.ts';
import { mentorCalls } from './contract/mentors.ts';
import { opportunityCalls } from './contract/opportunities.ts';
import { portraitCalls } from './contract/portraits.ts';
import { secondFactorCalls } from './contract/second-factor.ts';
import { sharingCalls } from './contract/sharing.ts';
import { staffCalls } from './contract/staff.ts';
import { reportCalls } from './contract/reports.ts';
import { youngCalls } from './contract/young.ts';
import { threadCalls } from './contract/threads.ts';
import { mentorViewSchema } from './mentors/mentor.ts';
import { messageSchema } from './forms/message.ts';
import { passkeyAnswerSchema, secondFactorCodeSchema } from './second-factor.ts';
import { emailSchema, line, nameSchema, newPasswordSchema, passwordSchema } from './fields.ts';
import { roleSchema, roles } from './role.ts';
import { profileChangesSchema, profileSeenSchema, surveyFieldsSchema, userSchema } from './user.ts';

const done = { success: v.literal(true), message: v.string() };
const doneSchema = v.object(done);
const signedInSchema = v.object({ ...done, data: v.object({ user: userSchema, token: v.string(), isNewUser: v.boolean() }) });
const draftAnswerSchema = v.object({ success: v.literal(true), data: draftSchema });

export const signUpSchema = v.strictObject({
  firstName: nameSchema,
  lastName: nameSchema,
  email: emailSchema,
  password: newPasswordSchema,
  role: v.optional(roleSchema, 'TALENT'),
  /** The version of the terms that was on screen when they were accepted, with the age confirmed. */
  acceptedTerms: v.optional(line(40)),
  /** The same of the privacy notice. */
  acceptedPrivacy: v.optional(line(40)),
  /** Kept as it is and shown to nobody else; without it, it is asked for before the first meeting with somebody. */
  birthMonth: v.optional(birthMonthSchema),
});

export const loginSchema = v.strictObject({
  email: emailSchema,
  password: passwordSchema,
  rememberMe: v.optional(v.boolean('boolean'), false),
  /** Where the account asks for a second factor. */
  code: v.optional(secondFactorCodeSchema),
  passkey: v.optional(passkeyAnswerSchema),
});

/** One's own record. A mentor's says how far the verification is. */
const ownViewSchema = v.object({
  ...userSchema.entries,
  careerBlueprint: v.nullable(careerBlueprintSchema),
  survey: surveyFieldsSchema,
  mentorVerificationStatus: v.optional(v.boolean()),
});

/** Every call of the product. Paths, methods and specified keys are the specification's, to the letter. */
export const contract = {
  signUp: call('POST', '/auth/users/UserSignup', {
    purpose: 'Creates an account and signs it in.',
    access: 'public',
    body: signUpSchema,
    answer: signedInSchema,
  }),
  login: call('POST', '/auth/Userlogin', {
    purpose: 'Signs in with e-mail and password. An account with a second factor is refused with `second-factor-needed` until a code comes along.',
    access: 'public',
    body: loginSchema,
    answer: signedInSchema,
  }),
  logout: call('POST', '/auth/logout', {
    purpose: 'Ends the sign-in session whose token is sent.',
    access: 'user',
    answer: doneSchema,
  }),
  verifyCode: call('POST', '/users/verification/verify-signup-or-login-code', {
    purpose: 'Verifies the e-mail address with the four digits that were mailed. It signs nobody in.',
    access: 'public',
    body: verifyCodeSchema,
    answer: doneSchema,
  }),
  resendCode: call('GET', '/users/resend-otp-code/{identifier}', {
    purpose: 'Mails a new verification code; the identifier is a user id or an e-mail address. The answer never tells whether there is such an account.',
    access: 'public',
    answer: doneSchema,
    effect: true,
  }),
  startReset: call('POST', '/users/verification/initiate-forgot-password-flow/{identifier}', {
    purpose: 'Mails a code that changes the password; the identifier is an e-mail address or a user id. The answer never tells whether there is such an account.',
    access: 'public',
    body: resetRequestSchema,
    answer: doneSchema,
  }),
  changePassword: call('POST', '/users/verification/change-password', {
    purpose: 'Sets a new password with the mailed code and ends every sign-in session of the account.',
    access: 'public',
    body: changePasswordSchema,
    answer: doneSchema,
  }),
  thirdPartyNonce: call('POST', '/auth/third-party/nonce', {
    purpose: 'A nonce for one third-party sign-in: the ID token must carry it. Valid once, for ten minutes.',
    access: 'public',
    answer: v.object({ success: v.literal(true), data: v.object({ nonce: v.string() }) }),
  }),
  thirdParty: call('POST', '/auth/third-party-login-signup', {
    purpose: 'Signs in with the ID token of the third-party provider, or signs up where there is no account yet.',
    access: 'public',
    body: thirdPartySchema,
    answer: signedInSchema,
  }),
  settings: call('GET', '/api/settings', {
    purpose: 'What this server is set up for, as far as screens depend on it.',
    access: 'public',
    answer: v.object({ success: v.literal(true), data: settingsSchema }),
  }),
  ownProfile: call('GET', '/api/user-profile', {
    purpose: 'Who is signed in.',
    access: 'user',
    answer: v.object({ firstName: v.string(), lastName: v.string(), role: v.picklist(roles), user: userSchema }),
    kept: true,
  }),
  updateProfile: call('PATCH', '/users/user/{userId}', {
    purpose: 'Changes the own profile; the survey sends its answers with it.',
    access: 'self',
    body: v.strictObject({ user: profileChangesSchema, seen: profileSeenSchema }),
    answer: v.object({ ...done, data: userSchema }),
  }),
  deleteAccount: call('DELETE', '/users/user/{userId}', {
    purpose: 'Deletes the own account with everything stored of it. An account with a password confirms with it; one without needs a sign-in of the last ten minutes.',
    access: 'self',
    body: v.strictObject({ password: v.optional(passwordSchema) }),
    answer: doneSchema,
  }),
  exportData: call('GET', '/users/{userId}/export', {
    purpose: 'Everything that is stored of oneself.',
    access: 'self',
    answer: v.object({ success: v.literal(true), data: dataExportSchema }),
  }),
  lookUpUser: call('GET', '/users/user-id/{userId}', {
    purpose: "One's own full record; anybody else's is not found unless a verified mentor.",
    access: 'user',
    answer: v.object({
      success: v.literal(true),
      data: v.union([ownViewSchema, mentorViewSchema]),
    }),
  }),
  ...portraitCalls,
  ...secondFactorCalls,
  readDraft: call('GET', '/users/{userId}/survey-draft', {
    purpose: 'The half-filled survey, empty where there is none.',
    access: { self: 'TALENT' },
    answer: draftAnswerSchema,
    kept: true,
  }),
  saveDraft: call('PATCH', '/users/{userId}/survey-draft', {
    purpose: 'Keeps changed answers of the half-filled survey; what is not sent stays.',
    access: { self: 'TALENT' },
    body: draftChangesSchema,
    answer: draftAnswerSchema,
    waits: true,
  }),
  clearDraft: call('DELETE', '/users/{userId}/survey-draft', {
    purpose: 'Retake: empties the survey and begins its next generation.',
    access: { self: 'TALENT' },
    answer: draftAnswerSchema,
    waits: true,
  }),
  ...blueprintCalls,
  ...askingCalls,
  ...beginCalls,
  ...sharingCalls,
  ...generationCalls,
  ...coachCalls,
  ...mentorCalls,
  ...threadCalls,
  ...youngCalls,
  ...reportCalls,
  ...blockCalls,
  ...staffCalls,
  ...opportunityCalls,
  sendForm: call('POST', '/api/forms/{formId}', {
    purpose: 'Sends a public form of content/forms/. A page without JavaScript sends its fields urlencoded, and is answered with a page.',
    access: 'public',
    body: messageSchema,
    answer: doneSchema,
  }),
  health: call('GET', '/api/health', {
    purpose: 'Whether the server and its database answer.',
    access: 'public',
    answer: v.object({ status: v.picklist(['ok', 'unavailable']), database: v.picklist(['ok', 'unavailable']) }),
  }),
  live: call('GET', '/api/health/live', {
    purpose: 'Whether the process answers at all; it asks nobody else. Who watches processes restarts one that does not.',
    access: 'public',
    answer: v.object({ status: v.literal('ok') }),
  }),
  ready: call('GET', '/api/health/ready', {
    purpose: 'Whether calls should come here: the database can be written to, and the server is not about to end. Also says whether the disk is nearly full and whether mails go out late.',
    access: 'public',
    answer: v.object({ status: v.literal('ok'), database: v.literal('ok'), disk: v.picklist(['ok', 'low']), mail: v.picklist(['ok', 'late']) }),
  }),
};
export type Contract = typeof contract;
export type CallName = keyof Contract;
/** Changes that may wait on the device until there is a network. */
export type WaitingCallName = { [Name in CallName]: Contract[Name] extends WaitingCall ? Name : never }[CallName];
