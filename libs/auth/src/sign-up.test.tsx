import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { session } from '@bridge/client';
import type { Role } from '@bridge/model';
import { accessibilityProblems, aSignIn, aUser, refuse, renderRoute, type FakeHandlers } from '@bridge/testing';
import { SignUp } from './sign-up.tsx';
import type { LegalTexts } from './terms.tsx';
import { brand, legal } from './testing.ts';

async function draw(api: FakeHandlers = {}, { role = 'TALENT', theme = 'light', texts = legal }: { role?: Role; theme?: 'light' | 'dark'; texts?: LegalTexts } = {}) {
  const onSignedIn = vi.fn();
  const drawn = await renderRoute(<SignUp brand={brand} legal={texts} role={role} onSignedIn={onSignedIn} />, { api, theme, path: '/signup' });
  return { ...drawn, onSignedIn };
}

const field = (name: string) => page.getByLabelText(name, { exact: true });
const submit = () => page.getByRole('button', { name: 'Sign Up' });
async function fillIn() {
  await field('First name').fill('Demo');
  await field('Last name').fill('Talent 1');
  await field('Email').fill('demo.talent.1@example.com');
  await field('Password').fill('long enough');
  await field('Birth month').fill('4');
  await field('Birth year').fill('1990');
  await page.getByLabelText(/^I am 1[68] or older and I accept the terms and the privacy notice$/).click();
}

test('signing up sends the role that was chosen and which texts were accepted, then leads on', async () => {
  const { api, onSignedIn } = await draw({ signUp: () => aSignIn(aUser({ role: 'MENTOR' })) }, { role: 'MENTOR' });
  await fillIn();
  await submit().click();
  await expect.element(page.getByText('User created successfully')).toBeVisible();
  expect(api.callsOf('signUp')[0]?.body).toEqual({
    firstName: 'Demo',
    lastName: 'Talent 1',
    email: 'demo.talent.1@example.com',
    password: 'long enough',
    birthMonth: '1990-04',
    role: 'MENTOR',
    acceptedTerms: 'terms-1',
    acceptedPrivacy: 'privacy-2',
  });
  expect([session.current()?.user.role, onSignedIn.mock.calls.length]).toEqual(['MENTOR', 1]);
});

test.each([
  ['Email', 'nobody@nowhere', 'Please enter a valid email address'],
  ['Password', 'seven 7', 'Password must be at least 8 characters long'],
])('%s "%s" is refused under its field, with the stated words', async (name, value, message) => {
  await draw();
  await field(name).fill(value);
  await field('First name').click();
  await expect.element(field(name)).toHaveAccessibleDescription(expect.stringContaining(message));
});

test('the button is disabled while errors exist, says which, and works again when they are mended', async () => {
  const { api } = await draw({ signUp: () => aSignIn() });
  await fillIn();
  await field('Email').fill('wrong');
  await field('Password').fill('short');
  await expect.element(submit()).toHaveAttribute('aria-disabled', 'true');
  await expect.element(submit()).toHaveAccessibleDescription('Sign Up is available again when these fields are right: Email, Password.');
  await userEvent.keyboard('{Enter}');
  await submit().click({ force: true });
  expect(api.callsOf('signUp')).toEqual([]);
  await field('Email').fill('right@example.com');
  await field('Password').fill('long enough');
  await expect.element(submit()).not.toHaveAttribute('aria-disabled');
  await submit().click();
  await expect.poll(() => api.callsOf('signUp')).toHaveLength(1);
});

test.each([
  ['Read the whole terms (opens in a new tab)', '/terms'],
  ['Read the privacy notice (opens in a new tab)', '/privacy'],
])('"%s" leads to %s and leaves the form as it is', async (name, path) => {
  await draw();
  const link = page.getByRole('link', { name });
  await expect.element(link).toBeVisible();
  await expect.element(link).toHaveAttribute('href', path);
  await expect.element(link).toHaveAttribute('target', '_blank');
});

test('a text that is not in the language of the page says so, beside its link; one that is says nothing', async () => {
  await draw({}, { texts: { ...legal, terms: { ...legal.terms, textLang: 'sw' } } });
  await expect.element(page.getByText('This text is in Swahili only.')).toBeVisible();
  expect(page.getByText(/This text is in/).elements()).toHaveLength(1);
  const link = (name: RegExp) => page.getByRole('link', { name });
  await expect.element(link(/terms/)).toHaveAttribute('hreflang', 'sw');
  await expect.element(link(/privacy/)).not.toHaveAttribute('hreflang');
});

test('without the confirmation of age and terms nothing is sent', async () => {
  const { api } = await draw();
  await fillIn();
  await page.getByLabelText(/^I am 1[68] or older and I accept the terms and the privacy notice$/).click();
  await submit().click();
  await expect.element(page.getByText('Confirm your age and accept the terms and the privacy notice').first()).toBeVisible();
  expect(api.callsOf('signUp')).toEqual([]);
});

test('a password that everybody guesses is said at its field and in an error; the rest stays', async () => {
  const problem = 'This password is one of the first that others would guess: choose another one';
  await draw({ signUp: () => refuse('common-password', 'Choose another password.', [{ path: 'password', message: problem }]) });
  await fillIn();
  await submit().click();
  await expect.element(page.getByRole('alert').getByText('Choose another password.')).toBeVisible();
  await expect.element(field('Password')).toHaveAccessibleDescription(expect.stringContaining(problem));
  await expect.element(field('First name')).toHaveValue('Demo');
});

test.each([['Birth month', '1'], ['Birth year', '1990']])('a birth month that the server refuses with its year is right again once "%s" is changed', async (name, typed) => {
  await draw({ signUp: () => refuse('invalid-input', 'Check the marked fields.', [{ path: 'birthMonth', message: 'Come back when you are 16' }]) });
  await fillIn();
  await submit().click();
  await expect.element(field('Birth month')).toHaveAccessibleDescription(expect.stringContaining('Come back when you are 16'));
  await expect.element(submit()).toHaveAttribute('aria-disabled', 'true');
  await field(name).fill(typed);
  await expect.element(page.getByText('Come back when you are 16')).not.toBeInTheDocument();
  await expect.element(submit()).not.toHaveAttribute('aria-disabled', 'true');
});

test('an empty month and an empty year of birth are both marked', async () => {
  await draw();
  await fillIn();
  await field('Birth month').fill('');
  await field('Birth year').fill('');
  await submit().click({ force: true });
  for (const name of ['Birth month', 'Birth year']) await expect.element(field(name)).toHaveAttribute('aria-invalid', 'true');
});

test('both are marked, too, where the form was sent before the program was there', async () => {
  const stand = Object.assign(document.createElement('div'), { id: 'stand-in' });
  const early = Object.assign(document.createElement('form'), { method: 'post' });
  stand.append(early);
  early.dataset['refused'] = JSON.stringify({ status: 400, code: 'invalid-input', message: 'Check the marked fields.', fields: [{ path: 'birthMonth', message: 'A month' }, { path: 'birthYear', message: 'A year' }] });
  document.body.append(stand);
  await draw();
  window.dispatchEvent(new Event('gave-way'));
  stand.remove();
  for (const name of ['Birth month', 'Birth year']) await expect.element(field(name)).toHaveAttribute('aria-invalid', 'true');
});

test('a refusal of both goes as soon as the year is changed, also to one that cannot be', async () => {
  await draw({ signUp: () => refuse('invalid-input', 'Check the marked fields.', [{ path: 'birthMonth', message: 'Come back when you are 16' }]) });
  await fillIn();
  await submit().click();
  await expect.element(page.getByText('Come back when you are 16')).toBeVisible();
  await field('Birth year').fill('20');
  await field('Birth month').click();
  await expect.element(field('Birth year')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByText('Come back when you are 16')).not.toBeInTheDocument();
});

test('an address that has an account is said in an error', async () => {
  await draw({ signUp: () => refuse('email-taken', 'No account could be created with this email address.') });
  await fillIn();
  await submit().click();
  await expect.element(page.getByRole('alert').getByText('No account could be created with this email address.')).toBeVisible();
});

test('what was typed is there again after another screen, as another kind of account, but for the password and the consent; once sent, nothing is left', async () => {
  const first = await draw();
  await fillIn();
  await first.screen.unmount();
  const { onSignedIn } = await draw({ signUp: () => aSignIn() }, { role: 'MENTOR' });
  await expect.element(field('First name')).toHaveValue('Demo');
  await expect.element(field('Birth year')).toHaveValue('1990');
  await expect.element(field('Password')).toHaveValue('');
  await expect.element(page.getByRole('checkbox')).not.toBeChecked();
  expect(JSON.stringify(sessionStorage)).not.toContain('long enough');
  await fillIn();
  await submit().click();
  await expect.poll(() => onSignedIn.mock.calls.length).toBe(1);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('demo.talent.1');
});

test.each(['MENTOR', 'PARTNER'] as const)('%s reads nothing that is said to talents', async (role) => {
  const { screen } = await draw({}, { role });
  await page.getByText('What the terms say').click();
  await expect.element(page.getByText('You are at least 18 years old.')).toBeVisible();
  expect(screen.container.textContent).not.toMatch(/survey|blueprint|guardian/i);
});

test('there is no Google button as long as nothing is configured', async () => {
  await draw();
  await expect.element(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  expect(page.getByText(/Google/).elements()).toEqual([]);
});

test.each(['light', 'dark'] as const)('nothing breaks WCAG 2.2 AA in %s, empty and with errors', async (theme) => {
  await draw({}, { theme });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await submit().click();
  await expect.element(page.getByText('Enter your first name').first()).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
});
