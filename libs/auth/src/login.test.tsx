import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { session } from '@bridge/client';
import { accessibilityProblems, aSignIn, aUser, offline, refuse, renderRoute, type FakeHandlers } from '@bridge/testing';
import { Login } from './login.tsx';
import { brand, legal } from './testing.ts';

async function draw(api: FakeHandlers, theme: 'light' | 'dark' = 'light') {
  const onSignedIn = vi.fn();
  const drawn = await renderRoute(<Login brand={brand} legal={legal} onSignedIn={onSignedIn} />, { api, theme, path: '/login' });
  return { ...drawn, onSignedIn };
}

async function fillIn() {
  await page.getByLabelText('Email').fill('Demo.Talent.1@Example.com ');
  await page.getByLabelText('Password', { exact: true }).fill('long enough');
}
const submit = () => page.getByRole('button', { name: 'Sign In' }).click();

test('signing in sends the address in its one form, keeps the session and leads on', async () => {
  const { api, onSignedIn } = await draw({ login: () => aSignIn(aUser(), 'token-1') });
  await fillIn();
  await submit();
  await expect.element(page.getByText('User logged in successfully')).toBeVisible();
  await expect.element(page.getByText('Success', { exact: true })).toBeVisible();
  expect(api.callsOf('login')[0]?.body).toEqual({ email: 'demo.talent.1@example.com', password: 'long enough', rememberMe: false });
  expect(session.current()?.user.firstName).toBe('Demo');
  expect(onSignedIn).toHaveBeenCalledOnce();
});

test('Remember Me is sent and makes the cookie last', async () => {
  const { api } = await draw({ login: () => aSignIn() });
  await fillIn();
  await page.getByLabelText('Remember Me').click();
  await submit();
  await expect.poll(() => session.current()).not.toBeNull();
  expect(api.callsOf('login')[0]?.body).toMatchObject({ rememberMe: true });
});

test('a refusal shows the server’s words in an error that stays, and what was typed stays too', async () => {
  const { onSignedIn } = await draw({ login: () => refuse('wrong-credentials', 'Email or password is not right.') });
  await fillIn();
  await submit();
  const said = document.querySelector('form')!.getElementsByClassName('br-toast'); // the stated toast, in the form
  await expect.poll(() => Array.from(said, (one) => one.textContent)).toEqual(['errorEmail or password is not right.']);
  await expect.poll(() => document.activeElement).toBe(said[0]?.parentElement);
  expect(document.querySelectorAll('.br-toast, .br-note-red, .br-error')).toHaveLength(1); // in one place alone
  await expect.element(page.getByLabelText('Email')).toHaveValue('Demo.Talent.1@Example.com');
  expect([session.current(), onSignedIn.mock.calls]).toEqual([null, []]);
});

test.each<[string, () => Promise<unknown>]>([
  ['it is closed', () => page.getByRole('button', { name: 'Dismiss' }).click()],
  ['something is changed', () => page.getByLabelText('Email').fill('another@example.com')],
])('a refusal stands until %s', async (_, act) => {
  await draw({ login: () => refuse('wrong-credentials', 'Email or password is not right.') });
  await fillIn();
  await submit();
  await expect.element(page.getByText('Email or password is not right.')).toBeVisible();
  await act();
  await expect.element(page.getByText('Email or password is not right.')).not.toBeInTheDocument();
});

const away = 'The server could not be reached. Check your connection, then try again.';

test.each<[string, FakeHandlers['login'], string]>([
  ['no network', () => Promise.reject(offline), away],
  ['no answer but that of whoever stands before the server', () => new Response('', { status: 502 }), away],
  ['HTML', () => new Response('<!doctype html>', { status: 200 }), 'An error occurred'],
])('%s is said in words that help', async (_, login, words) => {
  await draw({ login });
  await fillIn();
  await submit();
  await expect.element(page.getByRole('alert').getByText(words)).toBeVisible();
});

test('where the browser keeps no cookies, that is said before anybody signs in', async () => {
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
  onTestFinished(() => void vi.restoreAllMocks());
  await draw({});
  await expect.element(page.getByRole('alert').getByText('Your browser keeps no cookies for this site', { exact: false })).toBeVisible();
});

test('an empty form names each field, beside it and in a summary that takes the focus', async () => {
  const { api } = await draw({});
  await submit();
  await expect.element(page.getByLabelText('Email')).toHaveAccessibleDescription('Enter your email');
  await expect.element(page.getByLabelText('Password', { exact: true })).toHaveAccessibleDescription('Enter your password');
  await expect.poll(() => document.activeElement?.textContent).toBe('Please check these fieldsEmailPassword');
  expect(api.callsOf('login')).toEqual([]);
});

test('two quick presses send once', async () => {
  const answer = Promise.withResolvers<ReturnType<typeof aSignIn>>();
  const { api } = await draw({ login: () => answer.promise });
  await fillIn();
  await userEvent.keyboard('{Enter}{Enter}');
  await expect.element(page.getByRole('button', { name: 'Signing you in' })).toBeVisible();
  answer.resolve(aSignIn());
  await expect.poll(() => session.current()).not.toBeNull();
  expect(api.callsOf('login')).toHaveLength(1);
});

test('the password is shown when asked for', async () => {
  await draw({});
  const password = page.getByLabelText('Password', { exact: true });
  await expect.element(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect.element(password).toHaveAttribute('type', 'text');
});

test('the panel carries the slogan, and Sign up leads to sign-up', async () => {
  await draw({});
  await expect.element(page.getByText('Start Your Career Journey')).toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup');
});

test.each(['light', 'dark'] as const)('nothing breaks WCAG 2.2 AA in %s, empty and with errors', async (theme) => {
  await draw({}, theme);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await submit();
  await expect.element(page.getByText('Enter your email').first()).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
});

test('where a form that was sent early was refused for want of a code, the screen has the field for it', async () => {
  const standIn = Object.assign(document.createElement('div'), { id: 'stand-in' });
  const early = Object.assign(document.createElement('form'), { method: 'post' });
  early.dataset['refused'] = JSON.stringify({ status: 403, code: 'second-factor-needed', message: 'Enter the code of your app.' });
  standIn.append(early);
  document.body.append(standIn);
  onTestFinished(() => standIn.remove());
  const { api, onSignedIn } = await draw({ login: () => aSignIn() });
  window.dispatchEvent(new Event('gave-way'));
  await expect.element(page.getByText('Enter the code of your app.').first()).toBeVisible();
  await fillIn();
  await page.getByLabelText('Code').fill(' 123456 ');
  await submit();
  await expect.poll(() => onSignedIn.mock.calls.length).toBe(1);
  expect(api.callsOf('login').map(({ body }) => body)).toEqual([{ email: 'demo.talent.1@example.com', password: 'long enough', rememberMe: false, code: '123456' }]);
});
