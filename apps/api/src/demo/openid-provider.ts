import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import Provider from 'oidc-provider';

export type OpenIdProvider = { issuer: string; clientId: string; [Symbol.asyncDispose](): Promise<void> };
export const demoClientId = 'bridge-demo';

/**
 * A real OpenID provider on this machine, for developing and for tests: its own pages, its own keys, and everybody is let
 * in as whoever they say they are. Never part of the server.
 */
export async function startOpenIdProvider({ port = 0, redirects }: { port?: number; redirects: string[] }): Promise<OpenIdProvider> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port

  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: demoClientId,
        application_type: 'native', // which may return to http on this machine
        response_types: ['id_token'],
        grant_types: ['implicit'],
        redirect_uris: redirects,
        token_endpoint_auth_method: 'none',
      },
    ],
    responseTypes: ['id_token'],
    conformIdTokenClaims: false, // the ID token itself carries the address
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name', 'name'] },
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: 'demo', use: 'sig', alg: 'RS256' }] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    ttl: { Interaction: 3600, Grant: 3600, Session: 3600, IdToken: 300 },
    features: { devInteractions: { enabled: true } },
    findAccount: (_: unknown, id: string) => ({ accountId: id, claims: () => claimsOf(id) }),
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    request.url = request.url?.replace('&prompt=select_account', ''); // there is nothing to choose from here
    void answer(request, response);
  });
  return {
    issuer,
    clientId: demoClientId,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Whoever signs in as "ada@example.com" or as "ada" is Ada. */
function claimsOf(id: string) {
  const email = id.includes('@') ? id : `${id}@demo.example`;
  const name = email.slice(0, email.indexOf('@'));
  return { sub: id, email, email_verified: true, given_name: name.slice(0, 1).toUpperCase() + name.slice(1), family_name: 'Demo', name };
}
