import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type CryptoKey, type JWTPayload } from 'jose';

export type Issuer = Awaited<ReturnType<typeof startIssuer>>;
export const clientId = 'bridge-under-test';

/** An OpenID provider that signs whatever a test tells it to, also what a provider never would. */
export async function startIssuer() {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  let up = true;
  const server = createServer((request, response) => {
    const answers: Record<string, unknown> = {
      '/.well-known/openid-configuration': { issuer: url(), authorization_endpoint: `${url()}/auth`, jwks_uri: `${url()}/keys` },
      '/keys': { keys: [jwk] },
    };
    const answer = up ? answers[request.url ?? ''] : undefined;
    response.writeHead(answer ? 200 : 500, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? {}));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port

  const claims = (changes: JWTPayload = {}): JWTPayload => ({
    iss: url(),
    aud: clientId,
    sub: 'subject-1',
    email: 'ada@example.com',
    email_verified: true,
    given_name: 'Ada',
    family_name: 'Example',
    iat: Math.floor(Date.now() / 1000),
    exp: Math.floor(Date.now() / 1000) + 300,
    ...changes,
  });
  const without = (payload: JWTPayload) => Object.fromEntries(Object.entries(payload).filter(([, value]) => value !== undefined));

  return {
    url: url(),
    jwk,
    claims,
    /** A token as the provider makes it, with some claims changed; `undefined` leaves a claim out. */
    token: (changes: JWTPayload, key: CryptoKey | Uint8Array = privateKey, header: { alg: string; kid?: string } = { alg: 'RS256', kid: 'one' }) =>
      new SignJWT(without(claims(changes))).setProtectedHeader(header).sign(key),
    unsigned: (changes: JWTPayload) => new UnsecuredJWT(claims(changes)).encode(),
    fail: (failing: boolean) => void (up = !failing),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
