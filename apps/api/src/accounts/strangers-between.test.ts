import { contract, type Call, type CallName } from '@bridge/model';
import { toJsonSchema } from '@valibot/to-json-schema';
import { expect, test } from 'vitest';
import { productionRates } from '../core/rate-limit.ts';
import { namedCalls } from '../http/calls.ts';
import { testEngine } from '../database/testing.ts';
import { browser, type Browser } from '../testing/browser.ts';
import type { Everyone } from '../testing/everyone.ts';
import { goodBodies } from '../testing/good-bodies.ts';
import { mailedCode } from '../testing/mails.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

// Whatever a stranger asks for in the name of an address, or of an id, between any two steps of its owner: the owner comes to the end.
const email = 'ada@example.com';
const password = 'correct horse battery';
const newPassword = 'another long secret';
const home = '198.51.100.7';
const signUp = { firstName: 'Ada', lastName: 'Example', email, password, role: 'TALENT' };

/** Every call that anybody may make and that takes an address: in its path, as a field, or as an answer of a form. */
const withAddress = namedCalls.filter(([, called]) => called.access === 'public' && (called.path.includes('{identifier}') || hasField(called, ['email', 'answers']))).map(([name]) => name);

function hasField({ body }: Call, fields: readonly string[]): boolean {
  const schema = body && toJsonSchema(body, { errorMode: 'ignore', typeMode: 'input' });
  return schema !== undefined && fields.some((field) => JSON.stringify(schema).includes(`"${field}":`));
}

function bodyOf(name: CallName): object {
  const nobody = { id: '00000000-0000-4000-8000-000000000000', email };
  const body = goodBodies({ talent: nobody, mentor: nobody, staff: nobody, current: nobody.id, earlier: nobody.id } as unknown as Everyone)[name]; // of people it takes no more
  if (name === 'sendForm') return { ...body, answers: { name: { text: 'Ada' }, email: { text: email }, message: { text: 'Hello' } } };
  return { ...body, email };
}

/** Calls that anybody may make about an account whose id they know. */
const withId = namedCalls.filter(([, called]) => called.access === 'public' && hasField(called, ['userId'])).map(([name]) => name);
const all = [...withAddress, ...withId];

/** Many strangers, each from a network of its own, all at once. */
async function strangers(server: TestServer, names: readonly CallName[], gap: number): Promise<void> {
  const userId = await idOf(server);
  await Promise.all(
    names.flatMap((name) =>
      Array.from({ length: 30 }, (_, n) => {
        const { method, path } = contract[name];
        const url = path.replace('{identifier}', email).replace('{formId}', 'contact');
        return browser(server, `192.0.2.${(gap * 30 + n) % 250}`)(method as 'GET' | 'POST', url, method === 'GET' ? undefined : { ...bodyOf(name), ...(withId.includes(name) && { userId }) });
      }),
    ),
  );
}

async function idOf(server: TestServer): Promise<string | undefined> {
  const [user] = await server.database.query<{ id: string }>('select id from users where email = $1', [email]);
  return user?.id;
}

type Step = (server: TestServer, owner: Browser) => Promise<number>;
const verify: Step = async (server, owner) => owner('POST', contract.verifyCode.path, { userId: await idOf(server), uniqueVerificationCode: held.code });
const held = { code: '' }; // what the owner read in the mailbox, some time ago
const readMail = (kind: 'verifyEmail' | 'resetPassword'): Step => async (server) => {
  held.code = await mailedCode(server.database, email, kind);
  return 200;
};
const aMinuteLater: Step = async (server) => {
  await server.database.query(`update rate_limits set resets_at = resets_at - interval '61 seconds'`);
  return 200;
};
const login = (typed: string): Step => (_, owner) => owner('POST', contract.login.path, { email, password: typed });
const reset: Step[] = [
  (_, owner) => owner('POST', contract.startReset.path.replace('{identifier}', email)),
  readMail('resetPassword'),
  (_, owner) => owner('POST', contract.changePassword.path, { uniqueVerificationCode: held.code, newPassword, confirmPassword: newPassword }),
  login(newPassword),
];
const begin: Step = (_, owner) => owner('POST', contract.signUp.path, signUp);
const journeys: Record<string, Step[]> = {
  'sign-up': [begin, readMail('verifyEmail'), verify, login(password)],
  'sign-up with a second mail': [begin, aMinuteLater, (_, owner) => owner('GET', contract.resendCode.path.replace('{identifier}', email)), readMail('verifyEmail'), verify, login(password)],
  'a new password': [begin, ...reset],
};

// Either engine counts in the same words: in the ordinary run each call by itself is tried on one of them.
const each = testEngine === 'postgres' && !process.env['LONG'] ? [] : all.map((name): [string, CallName[]] => [name, [name]]);
test.each([...each, ['all of them', all] as [string, CallName[]]])('%s by strangers, between any two steps: the owner comes to the end', async (_, names) => {
  expect(all).toEqual(expect.arrayContaining(['signUp', 'login', 'resendCode', 'startReset', 'changePassword', 'thirdParty', 'sendForm', 'verifyCode']));
  for (const [journey, steps] of Object.entries(journeys)) {
    await using server = await startTestServer({ rates: productionRates });
    const owner = browser(server, home);
    for (const [n, step] of steps.entries()) {
      expect([journey, n, await step(server, owner)]).toEqual([journey, n, 200]);
      await strangers(server, names, n);
    }
  }
});

test('an owner whose browser has forgotten everything gets a new password at home, whatever strangers ask for', async () => {
  await using server = await startTestServer({ rates: productionRates });
  await begin(server, browser(server, home));
  const owner = browser(server, home);
  for (const [n, step] of reset.entries()) {
    await strangers(server, all, n);
    expect([n, await step(server, owner)]).toEqual([n, 200]);
  }
});

test('an address that a stranger has signed up with is still its owner’s', async () => {
  await using server = await startTestServer({ rates: productionRates });
  expect(await begin(server, browser(server, '192.0.2.1'))).toBe(200);
  const owner = browser(server, home);
  expect(await begin(server, owner)).toBe(409);
  for (const step of reset) expect(await step(server, owner)).toBe(200);
  expect(await login(password)(server, browser(server, '192.0.2.1'))).toBe(401);
});
