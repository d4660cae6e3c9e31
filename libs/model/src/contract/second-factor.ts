import * as v from 'valibot';
import { call } from '../call.ts';
import { passwordSchema } from '../fields.ts';
import { newPasskeySchema, passkeyAnswerSchema, passkeyChallengeSchema, passkeyOfferSchema, secondFactorCodeSchema, secondFactorSchema, signInSchema } from '../second-factor.ts';

const done = { success: v.literal(true), message: v.string() };
const doneSchema = v.object(done);
const codesSchema = v.object({ ...done, data: v.object({ recoveryCodes: v.array(v.string()) }) });

/** Proving more than a password does, and seeing where one is signed in. */
export const secondFactorCalls = {
  readSecondFactor: call('GET', '/users/{userId}/second-factor', {
    purpose: 'Whether the account asks for a second factor, and how many recovery codes are left.',
    access: 'self',
    answer: v.object({ success: v.literal(true), data: secondFactorSchema }),
  }),
  offerApp: call('POST', '/users/{userId}/second-factor/app', {
    purpose: 'A new key for an app that shows codes. It counts from its first right code on; an app that was there before stays good until then.',
    access: 'self',
    recent: true,
    answer: v.object({ success: v.literal(true), data: v.object({ secret: v.string(), address: v.string() }) }),
  }),
  confirmApp: call('POST', '/users/{userId}/second-factor/app/confirmation', {
    purpose: 'Proves that the app has the key: from now on signing in asks for a code, and every other sign-in has ended. The recovery codes are answered this once.',
    access: 'self',
    recent: true,
    body: v.strictObject({ code: secondFactorCodeSchema }),
    answer: codesSchema,
  }),
  passkeyChallenge: call('POST', '/auth/passkey-challenge', {
    purpose: 'What a device signs to show a passkey. Good once, for five minutes; it names no account.',
    access: 'public',
    answer: v.object({ success: v.literal(true), data: passkeyChallengeSchema }),
  }),
  offerPasskey: call('POST', '/users/{userId}/second-factor/passkeys/offer', {
    purpose: 'What a device needs to make a passkey for the account.',
    access: 'self',
    recent: true,
    answer: v.object({ success: v.literal(true), data: passkeyOfferSchema }),
  }),
  addPasskey: call('POST', '/users/{userId}/second-factor/passkeys', {
    purpose: 'Stores the passkey that a device has made. Where it is the first second factor, every other sign-in has ended, and the recovery codes are answered this once; else there are none.',
    access: 'self',
    recent: true,
    body: newPasskeySchema,
    answer: codesSchema,
  }),
  removePasskey: call('DELETE', '/users/{userId}/second-factor/passkeys/{passkeyId}', {
    purpose: 'Takes one passkey away. With the last second factor its recovery codes go.',
    access: 'self',
    recent: true,
    answer: doneSchema,
  }),
  renewRecoveryCodes: call('POST', '/users/{userId}/second-factor/recovery-codes', {
    purpose: 'Ten new recovery codes in the place of all before, answered this once.',
    access: 'self',
    recent: true,
    answer: codesSchema,
  }),
  removeSecondFactor: call('DELETE', '/users/{userId}/second-factor', {
    purpose: 'Takes the second factor away with its recovery codes.',
    access: 'self',
    recent: true,
    answer: doneSchema,
  }),
  proveAgain: call('POST', '/users/{userId}/proof', {
    purpose: 'Proves once more who is there, for what needs it: with a code or a passkey where the account has a second factor, else with the password.',
    access: 'self',
    body: v.strictObject({ password: v.optional(passwordSchema), code: v.optional(secondFactorCodeSchema), passkey: v.optional(passkeyAnswerSchema) }),
    answer: doneSchema,
  }),
  listSignIns: call('GET', '/users/{userId}/sign-ins', {
    purpose: 'Where one is signed in: the device in words and when it was used last. No place is stored.',
    access: 'self',
    answer: v.object({ success: v.literal(true), signIns: v.array(signInSchema) }),
  }),
  endSignIn: call('DELETE', '/users/{userId}/sign-ins/{signInId}', {
    purpose: 'Ends one of the own sign-ins.',
    access: 'self',
    recent: true,
    answer: doneSchema,
  }),
  endOtherSignIns: call('DELETE', '/users/{userId}/sign-ins', {
    purpose: 'Ends all of the own sign-ins but the one it is asked with.',
    access: 'self',
    recent: true,
    answer: doneSchema,
  }),
};
