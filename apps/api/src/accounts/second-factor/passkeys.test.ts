import type { PasskeyAnswer } from '@bridge/model';
import { expect, test } from 'vitest';
import { startAuthenticator } from '../../testing/authenticator.ts';
import { contentInFrench } from '../../testing/in-french.ts';
import { startTestServer, type Person, type TestServer } from '../../testing/server.ts';

const origin = 'https://bridge.example'; // the host that calls of tests name
const own = ({ id, token }: Person) => ({ params: { userId: id }, token });
const outcome = ({ status, body }: { status: number; body: { code?: string } }) => (status === 200 ? 'done' : body.code);
const challenge = async (server: TestServer) => (await server.call('passkeyChallenge')).body.data.challenge;
const signIn = (server: TestServer, { email, password }: Person, passkey?: PasskeyAnswer) => server.call('login', { body: { email, password, ...(passkey && { passkey }) } });

async function withPasskey(server: TestServer, person: Person) {
  const device = startAuthenticator(origin);
  const offer = (await server.call('offerPasskey', own(person))).body.data;
  expect(offer).toMatchObject({ rp: { id: 'bridge.example', name: 'Bridge AI' }, pubKeyCredParams: [{ alg: -8 }, { alg: -7 }, { alg: -257 }] }); // none that Node calls experimental
  const added = await server.call('addPasskey', { ...own(person), body: device.make(offer.challenge) });
  expect(outcome(added)).toBe('done');
  return { device, recoveryCodes: added.body.data.recoveryCodes };
}

test('a passkey is made, asked for at the next sign-in, and brings recovery codes once', async () => {
  await using server = await startTestServer();
  const person = await server.person();
  const { device, recoveryCodes } = await withPasskey(server, person);
  expect(recoveryCodes).toHaveLength(10);
  expect(outcome(await signIn(server, person))).toBe('second-factor-needed');
  expect(outcome(await signIn(server, person, device.show(await challenge(server))))).toBe('done');
  expect((await withPasskey(server, person)).recoveryCodes).toEqual([]);
  const { body } = await server.call('readSecondFactor', own(person));
  expect(body.data).toMatchObject({ appSince: null, recoveryCodes: 10, passkeys: [{ usedAt: expect.any(String) }, { usedAt: null }] });
  expect(outcome(await server.call('login', { body: { email: person.email, password: person.password, code: recoveryCodes[0] ?? '' } }))).toBe('done');
});

test('the owner is told by mail of every passkey and recovery code that comes, goes or is used, in their language', async () => {
  await using server = await startTestServer({ content: contentInFrench });
  const person = await server.person();
  await server.database.query(`update users set language = 'fr' where id = $1`, [person.id]);
  const mails = async () => (await server.database.query<{ kind: string; locale: string; left: string | null }>(`select kind, locale, substring(body from 'left: (\\d+)') as left from outbox where user_id = $1 and kind in ('secondFactorOn', 'secondFactorOff', 'passkeyAdded', 'passkeyRemoved', 'recoveryCodesRenewed', 'recoveryCodeUsed') order by created_at`, [person.id])).map(({ kind, locale, left }) => [kind, locale, ...(left === null ? [] : [left])].join(' '));
  const { recoveryCodes: [code = '', other = ''] } = await withPasskey(server, person);
  await withPasskey(server, person);
  const login = (given: string) => server.call('login', { body: { email: person.email, password: person.password, code: given } });
  expect([outcome(await login(code)), outcome(await login(code)), outcome(await login('WRONG-WRONG'))]).toEqual(['done', 'wrong-second-factor', 'wrong-second-factor']);
  expect(outcome(await server.call('proveAgain', { ...own(person), body: { code: other } }))).toBe('done');
  expect(outcome(await server.call('renewRecoveryCodes', own(person)))).toBe('done');
  const { passkeys } = (await server.call('readSecondFactor', own(person))).body.data;
  const takeAway = (passkeyId: string) => server.call('removePasskey', { params: { userId: person.id, passkeyId }, token: person.token });
  for (const id of [passkeys[0]?.id ?? '', passkeys[0]?.id ?? '', passkeys[1]?.id ?? '']) await takeAway(id); // one that is not there is no news
  expect(await mails()).toEqual(['secondFactorOn fr', 'passkeyAdded fr', 'recoveryCodeUsed fr 9', 'recoveryCodeUsed fr 8', 'recoveryCodesRenewed fr', 'passkeyRemoved fr', 'secondFactorOff fr']);
});

test('what a device signed is good once, however many send it at the same moment', async () => {
  await using server = await startTestServer();
  const person = await server.person();
  const { device } = await withPasskey(server, person);
  const shown = device.show(await challenge(server));
  const answers = (await Promise.all(Array.from({ length: 20 }, () => signIn(server, person, shown)))).map(outcome);
  expect(answers.toSorted()).toEqual(['done', ...Array<string>(19).fill('wrong-second-factor')]);
});

test('what was signed elsewhere, for something else, too late, by another or by a copy is refused, all alike', async () => {
  await using server = await startTestServer();
  const [person, other] = [await server.person(), await server.person()];
  const { device } = await withPasskey(server, person);
  const { device: others } = await withPasskey(server, other);
  const { challenge: forNew } = (await server.call('offerPasskey', own(person))).body.data;
  const late = await challenge(server);
  const forged = device.show(await challenge(server));
  const shown = [
    device.show(await challenge(server), 'https://bridge.example.evil.example'),
    device.show(forNew),
    device.show('AAAA'),
    others.show(await challenge(server)),
    { ...others.show(await challenge(server)), id: forged.id },
    { ...forged, response: { ...forged.response, signature: 'AAAA' } },
    { id: 'AAAA', response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' } },
  ];
  const answers = [];
  for (const passkey of shown) answers.push(await signIn(server, person, passkey));
  await server.database.query(`update passkey_challenges set expires_at = now() - interval '1 second'`);
  answers.push(await signIn(server, person, device.show(late)));
  expect(outcome(await signIn(server, person, device.show(await challenge(server))))).toBe('done');
  device.countFrom(0);
  answers.push(await signIn(server, person, device.show(await challenge(server))));
  expect(answers.map(outcome)).toEqual(Array<string>(9).fill('wrong-second-factor'));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
});

test('a passkey is made for who asked, on our pages, and belongs to one account', async () => {
  await using server = await startTestServer();
  const [person, other] = [await server.person(), await server.person()];
  const offer = async (who: Person) => (await server.call('offerPasskey', own(who))).body.data.challenge;
  const add = async (who: Person, made: ReturnType<ReturnType<typeof startAuthenticator>['make']>) => outcome(await server.call('addPasskey', { ...own(who), body: made }));
  const device = startAuthenticator(origin);
  expect(await add(person, device.make(await offer(other)))).toBe('passkey-refused');
  expect(await add(person, device.make(await offer(person), 'https://evil.example'))).toBe('passkey-refused');
  expect(await add(person, startAuthenticator(origin, 'evil.example').make(await offer(person)))).toBe('passkey-refused');
  expect(outcome(await signIn(server, person))).toBe('done');
  const made = device.make(await offer(person));
  expect([await add(person, made), await add(person, made)]).toEqual(['done', 'passkey-refused']);
  expect(await add(other, device.make(await offer(other)))).toBe('passkey-refused');
});

test('the last passkey that is taken away takes the recovery codes along; nobody takes away that of another', async () => {
  await using server = await startTestServer();
  const [person, other] = [await server.person(), await server.person()];
  await withPasskey(server, person);
  const passkeyId = (await server.call('readSecondFactor', own(person))).body.data.passkeys[0]?.id ?? '';
  await server.call('removePasskey', { params: { userId: other.id, passkeyId }, token: other.token });
  expect(outcome(await signIn(server, person))).toBe('second-factor-needed');
  expect(outcome(await server.call('removePasskey', { params: { userId: person.id, passkeyId }, token: person.token }))).toBe('done');
  expect((await server.call('readSecondFactor', own(person))).body.data).toEqual({ appSince: null, recoveryCodes: 0, passkeys: [] });
  expect(outcome(await signIn(server, person))).toBe('done');
});

test('with an address of its own the product takes passkeys of that one alone', async () => {
  await using server = await startTestServer({ publicUrl: 'https://people.example' });
  const person = await server.person();
  const offer = (await server.call('offerPasskey', own(person))).body.data;
  expect(offer.rp.id).toBe('people.example');
  expect(outcome(await server.call('addPasskey', { ...own(person), body: startAuthenticator(origin).make(offer.challenge) }))).toBe('passkey-refused');
});
