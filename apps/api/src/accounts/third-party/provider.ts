import type { Identity, ThirdParty } from '../../core/ports.ts';
import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import * as v from 'valibot';
import { Refusal } from '../../core/refusal.ts';

export type ThirdPartyOptions = { clientId: string; issuer: string };

const discoverySchema = v.object({ issuer: v.string(), authorization_endpoint: v.pipe(v.string(), v.url()), jwks_uri: v.pipe(v.string(), v.url()) });
const claimsSchema = v.object({
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  email: v.string(),
  email_verified: v.literal(true),
  nonce: v.pipe(v.string(), v.maxLength(200)),
  azp: v.optional(v.string()),
  given_name: v.optional(v.string()),
  family_name: v.optional(v.string()),
  name: v.optional(v.string()),
  picture: v.optional(v.string()),
});

type Discovered = { issuer: string; authorizationEndpoint: string; keys: JWTVerifyGetKey };
const askAgainAfter = 60 * 60 * 1000;
const wait = 5000;

/** An OpenID Connect provider. What it says of itself is asked for when it is first needed, and now and then again. */
export function openThirdParty({ clientId, issuer }: ThirdPartyOptions): ThirdParty {
  let discovered: { at: number; answer: Promise<Discovered> } | undefined;

  function discover(): Promise<Discovered> {
    if (discovered && Date.now() - discovered.at < askAgainAfter) return discovered.answer;
    const asked = { at: Date.now(), answer: askProvider(issuer) };
    asked.answer.catch(() => {
      if (discovered === asked) discovered = undefined; // the next one asks again
    });
    discovered = asked;
    return asked.answer;
  }

  return {
    async settings(report) {
      try {
        const { authorizationEndpoint } = await discover();
        return { provider: 'GOOGLE', clientId, authorizationEndpoint };
      } catch (error) {
        report(error);
        return null;
      }
    },
    async verify(idToken, report) {
      try {
        const { issuer: named, keys } = await discover();
        const { payload } = await jwtVerify(idToken, keys, {
          issuer: named === 'https://accounts.google.com' ? [named, 'accounts.google.com'] : named,
          audience: clientId,
          algorithms: ['RS256', 'PS256', 'ES256', 'EdDSA'], // never "none", and never a secret key that the client id could be
          maxTokenAge: '10m',
          clockTolerance: 30,
          requiredClaims: ['sub', 'exp', 'iat', 'nonce', 'email'],
        });
        return identityIn(payload, clientId);
      } catch (error) {
        if (error instanceof Refusal) throw error;
        if (isAboutToken(error)) throw new Refusal('third-party-refused');
        report(error);
        throw new Refusal('unavailable', { retryAfter: 30 });
      }
    },
  };
}

function identityIn(payload: JWTPayload, clientId: string): Identity {
  const claims = v.safeParse(claimsSchema, payload);
  // A token for several audiences must have been issued to this product (OpenID Connect Core 3.1.3.7).
  const forOthersToo = Array.isArray(payload.aud) && payload.aud.length > 1;
  const issuedTo = claims.success ? claims.output.azp : undefined;
  if (!claims.success || (issuedTo ?? clientId) !== clientId || (forOthersToo && issuedTo === undefined)) throw new Refusal('third-party-refused');
  const { sub, email, nonce, given_name, family_name, name, picture } = claims.output;
  return { subject: sub, email, nonce, givenName: given_name ?? name, familyName: family_name, picture };
}

/** Everything jose says about a token; the rest is about reaching the provider. */
function isAboutToken(error: unknown): boolean {
  return error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout) && !(error instanceof errors.JWKSInvalid) && error.code !== 'ERR_JOSE_GENERIC';
}

async function askProvider(issuer: string): Promise<Discovered> {
  const response = await fetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, { signal: AbortSignal.timeout(wait), redirect: 'error' });
  if (!response.ok) throw new Error(`The third-party provider answered ${response.status} when asked for its configuration.`);
  const answer = v.parse(discoverySchema, await response.json());
  if (answer.issuer !== issuer) throw new Error('The third-party provider names another issuer than OIDC_ISSUER.');
  return { issuer, authorizationEndpoint: answer.authorization_endpoint, keys: createRemoteJWKSet(new URL(answer.jwks_uri), { timeoutDuration: wait }) };
}
