import * as v from 'valibot';
import { line } from './fields.ts';

/** Six digits of an app, or a recovery code; spaces and hyphens do not matter. */
export const secondFactorCodeSchema = line(40);

// base64url, as browsers write what a device answers
const bytes = (most: number) => v.pipe(v.string('text'), v.maxLength(most, 'tooLong'), v.regex(/^[\w-]+$/, 'invalid'));

/** What a device signs with one of its passkeys. Signatures that quantum computers do not break have some 3,300 letters and more. */
export const passkeyAnswerSchema = v.strictObject({
  id: bytes(1400),
  response: v.strictObject({ clientDataJSON: bytes(4000), authenticatorData: bytes(2000), signature: bytes(8000) }),
});
export type PasskeyAnswer = v.InferOutput<typeof passkeyAnswerSchema>;

/** A passkey that a device has made. */
export const newPasskeySchema = v.strictObject({
  id: bytes(1400),
  response: v.strictObject({ clientDataJSON: bytes(4000), attestationObject: bytes(16000) }),
});
export type NewPasskey = v.InferOutput<typeof newPasskeySchema>;

/** What a device needs to show a passkey, under the names of the standard (WebAuthn). */
export const passkeyChallengeSchema = v.object({ challenge: v.string(), rpId: v.string(), timeout: v.number(), userVerification: v.literal('preferred') });

const publicKey = v.literal('public-key');
/** What a device needs to make a passkey, under the names of the standard. */
export const passkeyOfferSchema = v.object({
  challenge: v.string(),
  timeout: v.number(),
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  pubKeyCredParams: v.array(v.object({ alg: v.number(), type: publicKey })),
  attestation: v.literal('none'),
  excludeCredentials: v.array(v.object({ id: v.string(), type: publicKey })),
  authenticatorSelection: v.object({ residentKey: v.literal('required'), requireResidentKey: v.boolean(), userVerification: v.literal('preferred') }),
});

/** What somebody sees of their second factor. */
export const secondFactorSchema = v.object({
  /** Since when an app shows codes for the account; null where it has no second factor. */
  appSince: v.nullable(v.string()),
  recoveryCodes: v.number(),
  passkeys: v.array(v.object({ id: v.string(), browser: v.nullable(v.string()), system: v.nullable(v.string()), addedAt: v.string(), usedAt: v.nullable(v.string()) })),
});
export type SecondFactor = v.InferOutput<typeof secondFactorSchema>;

/** One of the own sign-ins. */
export const signInSchema = v.object({
  id: v.string(),
  /** Names that everybody knows, such as Firefox and Windows; null where the browser says nothing of the kind. */
  browser: v.nullable(v.string()),
  system: v.nullable(v.string()),
  beganAt: v.string(),
  lastUsedAt: v.string(),
  /** The one that this is asked with. */
  own: v.boolean(),
});
export type SignIn = v.InferOutput<typeof signInSchema>;
