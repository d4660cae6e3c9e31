import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { call, session } from '@bridge/client';
import { contract } from '@bridge/model';
import { accessibilityProblems, aSignIn, aUser, offline, pressOften, refuse, renderRoute, type FakeHandlers } from '@bridge/testing';
import { dismissToast } from '@bridge/ui';
import { Login } from '../login.tsx';
import { brand, legal } from '../testing.ts';
import { ProofGate } from './proof-gate.tsx';

const user = aUser({ hasPassword: true });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

async function signIn(login: FakeHandlers['login']) {
  onTestFinished(() => dismissToast());
  const onSignedIn = vi.fn();
  const drawn = await renderRoute(<Login brand={brand} legal={legal} onSignedIn={onSignedIn} />, { api: { login: (request) => (request.body.code === undefined ? refuse('second-factor-needed') : (login as (sent: typeof request) => never)(request)) }, path: '/login' }); // one handler for both steps
  await page.getByLabelText('Email').fill('demo@example.com');
  await page.getByLabelText('Password', { exact: true }).fill('long enough');
  await press('Sign In');
  await expect.element(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  return { ...drawn, onSignedIn };
}

test('whoever has a second step is asked for the code by keyboard, and led on', async () => {
  const { api, onSignedIn } = await signIn(() => aSignIn(aUser(), 'token-1'));
  await expect.element(page.getByLabelText('Code')).toHaveFocus();
  expect(await accessibilityProblems()).toEqual([]);
  await userEvent.keyboard('123 456{Enter}');
  await expect.poll(() => onSignedIn.mock.calls.length).toBe(1);
  expect(api.callsOf('login')[1]?.body).toEqual({ email: 'demo@example.com', password: 'long enough', rememberMe: false, code: '123 456' });
  expect(session.current()?.user.firstName).toBe('Demo');
});

test.each<[string, FakeHandlers['login'], string, string]>([
  ['a wrong code', () => refuse('wrong-second-factor', 'This code is not right.'), 'This code is not right.', ''],
  ['too many tries', () => refuse('too-many-requests', 'Wait a moment.'), 'Wait a moment.', '123456'],
  ['no network', () => Promise.reject(offline), 'The server could not be reached. Check your connection, then try again.', '123456'],
])('%s is said where the code is; a wrong one makes room for the next, any other stays', async (_, login, said, left) => {
  const { onSignedIn } = await signIn(login);
  await page.getByLabelText('Code').fill('123456');
  await press('Go on');
  await expect.element(page.getByText(said)).toBeVisible();
  await expect.element(page.getByLabelText('Code')).toHaveValue(left);
  if (!left) await expect.element(page.getByLabelText('Code')).toHaveFocus();
  expect([session.current(), onSignedIn.mock.calls]).toEqual([null, []]);
  await press('Back');
  await expect.element(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
});

test('on a slow network the code is sent once, however often it is pressed, and what was typed stays', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { api, onSignedIn } = await signIn(async () => {
    await promise;
    return aSignIn(aUser(), 'token-1');
  });
  await page.getByLabelText('Code').fill('123456');
  await pressOften(page.getByRole('button', { name: 'Go on', exact: true }).element());
  await expect.poll(() => api.callsOf('login')).toHaveLength(2); // the password, and the code
  await expect.element(page.getByLabelText('Code')).toHaveValue('123456');
  expect(onSignedIn).not.toHaveBeenCalled();
  resolve();
  await expect.poll(() => onSignedIn.mock.calls.length).toBe(1);
  expect(api.callsOf('login')).toHaveLength(2);
});

test('a passkey that is not shown is said, and the code is still there to type', async () => {
  const get = vi.spyOn(navigator.credentials, 'get').mockRejectedValue(new DOMException('The person closed it.', 'NotAllowedError'));
  onTestFinished(() => get.mockRestore());
  const { api, onSignedIn } = await signIn(() => aSignIn(aUser(), 'token-1'));
  api.answers({ passkeyChallenge: () => ({ success: true, data: { challenge: 'AAAA', rpId: 'localhost', timeout: 60_000, userVerification: 'preferred' } }) });
  await page.getByLabelText('Code').fill('123456');
  await press('Use a passkey');
  await expect.element(page.getByText('The passkey could not be used. Try again, or enter a code.')).toBeVisible();
  await press('Go on');
  await expect.poll(() => onSignedIn.mock.calls.length).toBe(1);
});

test('a browser without passkeys asks for the code alone', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
  await signIn(() => aSignIn(aUser(), 'token-1'));
  await expect.element(page.getByRole('button', { name: 'Use a passkey' })).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('Code')).toHaveFocus();
});

async function drawGate(api: FakeHandlers, who = user) {
  const ownProfile = () => ({ firstName: who.firstName, lastName: who.lastName, role: who.role, user: who });
  const drawn = await renderRoute(<ProofGate />, { api: { ownProfile, ...api }, user: who });
  const work = () => call(contract.offerApp, { params: { userId: who.userId } });
  return { ...drawn, work };
}

test('a call that needs a fresh proof asks for the password, and is made once more', async () => {
  let isProved = false;
  const { api, work } = await drawGate({
    offerApp: () => (isProved ? { success: true, data: { secret: 'ABCD', address: 'otpauth://totp/a' } } : refuse('prove-again')),
    readSecondFactor: () => ({ success: true, data: { appSince: null, recoveryCodes: 0, passkeys: [] } }),
    proveAgain: ({ body }) => {
      if (body.password !== 'right') return refuse('wrong-password', 'The password is not right.');
      isProved = true;
      return { success: true, message: 'Thank you.' };
    },
  });
  const answer = work();
  await expect.element(page.getByRole('dialog', { name: 'Is it you?' })).toBeVisible();
  await page.getByLabelText('Password', { exact: true }).fill('wrong');
  expect(await accessibilityProblems()).toEqual([]);
  await press('Go on');
  await expect.element(page.getByText('The password is not right.')).toBeVisible();
  await page.getByLabelText('Password', { exact: true }).fill('right');
  await press('Go on');
  await expect(answer).resolves.toMatchObject({ data: { secret: 'ABCD' } });
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(api.callsOf('offerApp')).toHaveLength(2);
});

test('with a second step the code is asked for; whoever changes their mind is refused as before', async () => {
  const { work } = await drawGate({
    offerApp: () => refuse('prove-again', 'Show once more that it is you.'),
    readSecondFactor: () => ({ success: true, data: { appSince: '2026-11-01T10:00:00.000Z', recoveryCodes: 9, passkeys: [] } }),
  });
  const answer = work().catch((error: Error) => error.message);
  await expect.element(page.getByLabelText('Code')).toBeVisible();
  await press('Back');
  await answer;
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

const aPasskey = { id: 'a', browser: 'Chrome', system: 'Android', addedAt: '2026-11-01T10:00:00.000Z', usedAt: null };
test.each([
  { has: 'a passkey', appSince: null, passkeys: [aPasskey], says: 'Use your passkey, or enter one of your recovery codes.', field: 'Recovery code', isPasskeyOffered: true },
  { has: 'an app', appSince: '2026-11-01T10:00:00.000Z', passkeys: [], says: 'Enter the code that your app shows now, or a recovery code.', field: 'Code', isPasskeyOffered: false },
  { has: 'both', appSince: '2026-11-01T10:00:00.000Z', passkeys: [aPasskey], says: 'Use a passkey, or enter the code that your app shows now or a recovery code.', field: 'Code', isPasskeyOffered: true },
])('whoever has $has is asked for that, and for nothing they do not have', async ({ appSince, passkeys, says, field, isPasskeyOffered }) => {
  const { work } = await drawGate({ offerApp: () => refuse('prove-again'), readSecondFactor: () => ({ success: true, data: { appSince, recoveryCodes: 9, passkeys } }) });
  void work().catch(() => {});
  await expect.element(page.getByText(says)).toBeVisible();
  await expect.element(page.getByLabelText(field, { exact: true })).toBeVisible();
  await expect.poll(() => page.getByRole('button', { name: 'Use a passkey' }).elements().length).toBe(Number(isPasskeyOffered));
  await press('Back');
});

test('whoever has no password is told to sign in again', async () => {
  const { work } = await drawGate({ offerApp: () => refuse('prove-again'), readSecondFactor: () => ({ success: true, data: { appSince: null, recoveryCodes: 0, passkeys: [] } }) }, aUser({ hasPassword: false }));
  const answer = work().catch(() => 'refused');
  await expect.element(page.getByText(/Sign out and in again/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Go on' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(await answer).toBe('refused');
});
