import type { ReactElement } from 'react';
import { expect, onTestFinished, test, vi, type Mock } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cookies, session } from '@bridge/client';
import type { CallName, User } from '@bridge/model';
import { aSignIn, aUser, breakStorage, brokenStorages, impatience, renderRoute, withFaults, type FakeHandlers } from '@bridge/testing';
import { dismissToast } from '@bridge/ui';
import { chosenRole } from './chosen-role.ts';
import { Login } from './login.tsx';
import { Profile } from './profile/profile.tsx';
import { ChangePassword } from './reset/change-password.tsx';
import { ForgotPassword } from './reset/forgot-password.tsx';
import { PasswordChanged } from './reset/password-changed.tsx';
import { resetEmail } from './reset/reset-email.ts';
import { SelectUserType } from './select-user-type.tsx';
import { SignUp } from './sign-up.tsx';
import { brand, legal, recordOfSignedIn } from './testing.ts';
import { Verified } from './verify/verified.tsx';
import { VerifyEmail } from './verify/verify-email.tsx';

type Screen = {
  name: string;
  call: CallName;
  element: (onDone: () => void) => ReactElement;
  user?: User;
  /** What has to be pressed before there is anything to fill in. */
  open?: string;
  typed: Record<string, string>;
  press: string;
  /** What is said where the server said nothing. */
  failed: string;
  /** What is said where nobody answered. */
  away: string;
  done: FakeHandlers;
};

const away = 'The server could not be reached. Check your connection, then try again.';
const user = aUser({ hasPassword: true });
const done = () => ({ success: true as const, message: '' });
const profile = () => ({ firstName: user.firstName, lastName: user.lastName, role: user.role, user });
const screens: Screen[] = [
  {
    name: 'login',
    call: 'login',
    element: (onDone) => <Login brand={brand} legal={legal} onSignedIn={onDone} />,
    typed: { Email: user.email, Password: 'long enough' },
    press: 'Sign In',
    failed: 'An error occurred',
    away,
    done: { login: () => aSignIn(user) },
  },
  {
    name: 'sign-up',
    call: 'signUp',
    element: (onDone) => <SignUp brand={brand} legal={legal} role="TALENT" onSignedIn={onDone} />,
    typed: { 'First name': 'Demo', 'Last name': 'Talent 1', Email: user.email, Password: 'long enough', 'Birth month': '4', 'Birth year': '1990' },
    press: 'Sign Up',
    failed: 'An error occurred',
    away,
    done: { signUp: () => aSignIn(user) },
  },
  {
    name: 'verify',
    call: 'verifyCode',
    element: (onDone) => <VerifyEmail brand={brand} user={recordOfSignedIn(user)} onVerified={onDone} />,
    user,
    typed: { 'Digit 1 of 4': '0', 'Digit 2 of 4': '4', 'Digit 3 of 4': '2', 'Digit 4 of 4': '7' }, // the last one sends
    press: 'Submit Code',
    failed: 'Unable to verify email, please try again',
    away: 'Unable to verify email, please try again',
    done: { verifyCode: done },
  },
  {
    name: 'reset request',
    call: 'startReset',
    element: (onDone) => <ForgotPassword brand={brand} onSent={onDone} />,
    typed: { Email: user.email },
    press: 'Send Code',
    failed: 'An error occurred',
    away,
    done: { startReset: done },
  },
  {
    name: 'password change',
    call: 'changePassword',
    element: (onDone) => <ChangePassword brand={brand} onChanged={onDone} />,
    typed: { 'Verification code': 'ABCDE23456', 'New Password': 'long enough', 'Confirm Password': 'long enough' },
    press: 'Reset Password',
    failed: 'An error occurred',
    away,
    done: { changePassword: done },
  },
  {
    name: 'profile',
    call: 'updateProfile',
    element: () => <Profile languages={[{ code: 'en', name: 'English' }]} onLeft={() => {}} />,
    user,
    typed: { 'First name': 'Another', 'Last name': 'Name' },
    press: 'Save changes',
    failed: 'An error occurred',
    away,
    done: { ownProfile: profile, updateProfile: () => ({ success: true, message: '', data: user }) },
  },
  {
    name: 'deletion',
    call: 'deleteAccount',
    element: (onDone) => <Profile languages={[{ code: 'en', name: 'English' }]} onLeft={onDone} />,
    user,
    open: 'Delete my account',
    typed: { 'Your password': 'long enough' },
    press: 'Delete account',
    failed: 'An error occurred',
    away,
    done: { ownProfile: profile, deleteAccount: done },
  },
];

async function draw(screen: Screen, api: FakeHandlers) {
  dismissToast(); // the last test's
  const onDone = vi.fn();
  const drawn = await renderRoute(screen.element(onDone), { api: { ...screen.done, ...api }, ...(screen.user && { user: screen.user }) });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  return { ...drawn, onDone };
}

const field = (name: string) => page.getByLabelText(name, { exact: true });

async function fillInAndSend({ name, open, typed, press }: Screen) {
  if (open) await page.getByRole('button', { name: open, exact: true }).click();
  for (const [label, text] of Object.entries(typed)) await field(label).fill(text);
  if (name === 'sign-up') await page.getByLabelText('I am 16 or older and I accept the terms and the privacy notice').click();
  if (name !== 'verify') await page.getByRole('button', { name: press, exact: true }).click();
}

/** That a code was sent is said on the screen that it leads to. */
async function succeeded({ call }: Screen, onDone: Mock) {
  if (call === 'startReset') await expect.poll(() => onDone.mock.calls.length).toBe(1);
  else await expect.element(page.getByText('Success', { exact: true })).toBeVisible();
}

test.each(withFaults(screens))(
  '$title: the stated words, what was typed is kept, and it can be sent again',
  async ({ step: screen, fault: { answer, words, status } }) => {
    const patience = impatience();
    const { api, onDone } = await draw(screen, { [screen.call]: answer });
    await fillInAndSend(screen);
    await expect.element(page.getByRole('alert').getByText(words ?? (status === 0 ? screen.away : screen.failed))).toBeVisible();
    await expect.element(page.getByRole('button', { name: screen.press, exact: true })).not.toHaveAttribute('aria-disabled');
    for (const [label, text] of Object.entries(screen.typed)) await expect.element(field(label)).toHaveValue(text);
    expect([api.callsOf(screen.call).length, onDone.mock.calls.length]).toEqual([1, 0]);
    expect(session.current()?.user.userId).toBe(status === 401 ? undefined : screen.user?.userId);

    patience();
    api.answers(screen.done);
    await page.getByRole('button', { name: screen.press, exact: true }).click();
    await succeeded(screen, onDone);
    expect(api.callsOf(screen.call)).toHaveLength(2);
  },
);

test.each(screens)('$name sends once, however often it is pressed', async (screen) => {
  const answer = Promise.withResolvers<unknown>();
  const { api, onDone } = await draw(screen, { [screen.call]: () => answer.promise as never });
  await fillInAndSend(screen);
  await userEvent.keyboard('{Enter}{Enter}');
  document.querySelector('form')?.requestSubmit();
  answer.resolve((screen.done[screen.call] as () => unknown)()); // none of them looks at what was sent
  await succeeded(screen, onDone);
  expect(api.callsOf(screen.call)).toHaveLength(1);
});

const keys = ['userData', 'isAuthenticated', 'chosenRole', 'resetEmail', 'codeRequestedAt', 'bridgeLoginTime'];
const withStorages = <Screen extends { name: string }>(list: Screen[]) => list.flatMap((screen) => brokenStorages.map((storage) => ({ title: `${screen.name}, storage ${storage}`, screen, storage })));

test.each(withStorages(screens))(
  '$title: works',
  async ({ screen, storage }) => {
    breakStorage(storage, keys);
    onTestFinished(() => {
      resetEmail.forget();
      cookies.remove('done');
    });
    const { onDone } = await draw(screen, {});
    await fillInAndSend(screen);
    await succeeded(screen, onDone);
    if (screen.call === 'login' || screen.call === 'signUp') expect(session.current()?.user.userId).toBe(user.userId);
    if (screen.call === 'startReset') expect(resetEmail.read()).toBe(user.email);
    await expect.poll(() => onDone.mock.calls.length).toBe(screen.call === 'updateProfile' ? 0 : 1);
  },
);

const screensWithoutACall: { name: string; element: ReactElement; press: RegExp; leadsTo: string }[] = [
  { name: 'kind of account', element: <SelectUserType />, press: /Mentors/, leadsTo: '/signup' },
  { name: 'verified', element: <Verified brand={brand} happened />, press: /Login/, leadsTo: '/signin' },
  { name: 'not verified, and signed in', element: <Verified brand={brand} happened={false} isSignedIn />, press: /Enter the code/, leadsTo: '/verify-email' },
  { name: 'password changed', element: <PasswordChanged brand={brand} happened />, press: /Proceed to Login/, leadsTo: '/login' },
];

test.each(withStorages(screensWithoutACall))(
  '$title: leads on',
  async ({ screen: { element, press, leadsTo }, storage }) => {
    breakStorage(storage, keys);
    const { location, router } = await renderRoute(element);
    await page.getByRole('link', { name: press }).click();
    await expect.poll(location).toBe(leadsTo);
    if (leadsTo === '/signup') expect([chosenRole(), router.state.location.state]).toEqual(['MENTOR', expect.objectContaining({ role: 'MENTOR' })]);
  },
);
