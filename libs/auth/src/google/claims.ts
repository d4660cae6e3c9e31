import * as v from 'valibot';
import { emailSchema } from '@bridge/model';

const optionalText = v.fallback(v.optional(v.string()), undefined);
const claimsSchema = v.object({
  sub: v.string(),
  nonce: v.string(),
  email: emailSchema,
  given_name: optionalText,
  family_name: optionalText,
  name: optionalText,
  picture: optionalText,
});
export type Claims = v.InferOutput<typeof claimsSchema>;

/** What an ID token says, read but not verified: that is the server's part. Undefined where it is no token. */
export function readClaims(idToken: string): Claims | undefined {
  try {
    const payload = Uint8Array.from(atob((idToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
    return v.parse(claimsSchema, JSON.parse(new TextDecoder().decode(payload)));
  } catch {
    return undefined;
  }
}
