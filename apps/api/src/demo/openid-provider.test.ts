import { afterAll, expect, test } from 'vitest';
import { decodeJwt } from 'jose';
import { startTestServer } from '../testing/server.ts';
import { startOpenIdProvider } from './openid-provider.ts';

const redirect = 'http://localhost:4200/sign-in/popup';
const provider = await startOpenIdProvider({ redirects: [redirect] });
afterAll(() => provider[Symbol.asyncDispose]());

/** Goes through the provider's pages as a browser does, and answers what comes back to the popup. */
async function popup(authorizationEndpoint: string, nonce: string, login: string): Promise<URLSearchParams> {
  const cookies = new Map<string, string>();
  let url = new URL(authorizationEndpoint);
  const query = { client_id: provider.clientId, response_type: 'id_token', scope: 'openid email profile', redirect_uri: redirect, prompt: 'select_account', nonce, state: 'a state' };
  url.search = new URLSearchParams(query).toString();
  let form: URLSearchParams | undefined;
  for (let steps = 0; steps < 12; steps += 1) {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: form }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    form = undefined;
    const location = response.headers.get('location');
    if (location?.startsWith(redirect)) return new URLSearchParams(new URL(location).hash.slice(1));
    if (location) url = new URL(location, url);
    else {
      const page = await response.text();
      const action = /<form[^>]* action="([^"]+)"/.exec(page)?.[1];
      if (!action) throw new Error(`The provider shows no form: ${response.status} ${page.slice(0, 300)}`);
      url = new URL(action, url);
      const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1] ?? ''; // first who one is, then whether that may be told
      form = new URLSearchParams({ prompt, login, password: 'any' });
    }
  }
  throw new Error('The provider did not come back.');
}

test('the whole popup flow signs up and in again, and its token works once', async () => {
  await using server = await startTestServer({ thirdParty: provider });
  const { thirdParty } = (await server.call('settings')).body.data;
  const signIn = async () => {
    const { nonce } = (await server.call('thirdPartyNonce')).body.data;
    const answer = await popup(thirdParty?.authorizationEndpoint ?? '', nonce, 'ada@example.com');
    expect(answer.get('state')).toBe('a state');
    const idToken = answer.get('id_token') ?? '';
    const body = { thirdPartyUserId: decodeJwt(idToken).sub ?? '', provider: 'GOOGLE' as const, email: 'ada@example.com', role: 'PARTNER' as const, idToken };
    return { body, answer: await server.call('thirdParty', { body }) };
  };
  const first = await signIn();
  expect([first.answer.status, first.answer.body.data.user.firstName, first.answer.body.data.user.role, first.answer.body.data.isNewUser]).toEqual([200, 'Ada', 'PARTNER', true]);
  const second = await signIn();
  expect([second.answer.status, second.answer.body.message, second.answer.body.data.isNewUser]).toEqual([200, 'Welcome Back', false]);
  expect((await server.call('thirdParty', { body: second.body })).status).toBe(401);
});
