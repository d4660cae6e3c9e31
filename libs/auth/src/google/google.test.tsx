import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { session } from '@bridge/client';
import { accessibilityProblems, aSignIn, aUser, expectSaidOnce, offline, refuse, renderRoute, type FakeHandlers } from '@bridge/testing';
import { chooseRole } from '../chosen-role.ts';
import { Login } from '../login.tsx';
import { SignUp } from '../sign-up.tsx';
import { brand, legal } from '../testing.ts';
import { handOverAnswer } from './popup-answer.ts';
import { anIdToken } from './testing.ts';

const thirdParty = { provider: 'GOOGLE' as const, clientId: 'client-1', authorizationEndpoint: 'https://provider.example/authorize?hl=en' };
const configured: FakeHandlers = {
  settings: () => ({ success: true, data: { thirdParty } }),
  thirdPartyNonce: () => ({ success: true, data: { nonce: 'nonce-1' } }),
};

/** The provider's window, which shows where it was sent. */
function aWindow() {
  const popup = { closed: false, location: { href: '' }, close: vi.fn() };
  const opened = vi.spyOn(window, 'open').mockReturnValue(popup as unknown as Window);
  onTestFinished(() => opened.mockRestore());
  const address = async () => {
    await expect.poll(() => popup.location.href).not.toBe('');
    return new URL(popup.location.href);
  };
  const answer = async (told: Record<string, unknown>, origin = window.location.origin) => {
    const state = (await address()).searchParams.get('state');
    window.dispatchEvent(new MessageEvent('message', { origin, data: { type: 'bridge:third-party', state, ...told } }));
  };
  return { popup, opened, address, answer };
}

async function draw(api: FakeHandlers = {}, screen: 'login' | 'sign-up' = 'login') {
  const onSignedIn = vi.fn();
  const element = screen === 'login' ? <Login brand={brand} legal={{ ...legal, terms: { ...legal.terms, textLang: 'sw' } }} onSignedIn={onSignedIn} /> : <SignUp brand={brand} legal={legal} role="PARTNER" onSignedIn={onSignedIn} />;
  const drawn = await renderRoute(element, { api: { ...configured, ...api } });
  return { ...drawn, onSignedIn };
}

const button = () => page.getByRole('button', { name: 'Google' });

test('the window is sent to the provider with nonce and state, and its answer signs in', async () => {
  chooseRole('MENTOR');
  const { answer, address, popup } = aWindow();
  const { api, onSignedIn } = await draw({ thirdParty: () => ({ ...aSignIn(aUser(), 'token-3'), message: 'Welcome Back' }) });
  await expect.element(page.getByText('Or sign in with')).toBeVisible();
  await button().click();
  expect(Object.fromEntries((await address()).searchParams)).toMatchObject({
    hl: 'en',
    client_id: 'client-1',
    response_type: 'id_token',
    scope: 'openid email profile',
    redirect_uri: `${window.location.origin}/sign-in/popup`,
    nonce: 'nonce-1',
  });
  await answer({ idToken: anIdToken() });
  await expect.element(page.getByText('Welcome Back', { exact: true })).toBeVisible();
  expect(api.callsOf('thirdParty')[0]?.body).toMatchObject({ thirdPartyUserId: 'third-1', provider: 'GOOGLE', firstName: 'Demo', idToken: anIdToken(), mayCreate: false });
  expect([session.current()?.user.role, onSignedIn.mock.calls.length, popup.close.mock.calls.length]).toEqual(['TALENT', 1, 1]); // the server's role counts
});

test('somebody unknown says first what they are; the same proof then makes the account', async () => {
  chooseRole('MENTOR');
  const { answer, opened } = aWindow();
  const { api, onSignedIn } = await draw({ thirdParty: ({ body }) => (body.mayCreate === false ? refuse('choose-role', 'There is no account yet.') : aSignIn(aUser({ role: 'PARTNER' }))) });
  await button().click();
  await answer({ idToken: anIdToken() });
  const dialog = page.getByRole('dialog', { name: 'You are new here' });
  await expect.element(dialog.getByRole('radio', { name: /Mentors/ })).toBeChecked();
  await expect.element(dialog.getByRole('link', { name: /terms/ })).toHaveAttribute('href', '/terms');
  await expect.element(dialog.getByText('This text is in Swahili only.')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await dialog.getByText('Partners', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Create my account' }).click();
  await expect.poll(() => onSignedIn.mock.calls.length).toBe(1);
  const [, second] = api.callsOf('thirdParty');
  expect(second?.body).toMatchObject({ role: 'PARTNER', idToken: anIdToken(), acceptedTerms: 'terms-1', acceptedPrivacy: 'privacy-2' });
  expect([opened.mock.calls.length, session.current()?.user.role]).toEqual([1, 'PARTNER']);
});

const creates = (thirdParty: NonNullable<FakeHandlers['thirdParty']>): FakeHandlers => ({ thirdParty: (asked) => (asked.body.mayCreate === false ? refuse('choose-role', '') : thirdParty(asked)) });
async function toQuestion(thirdParty: NonNullable<FakeHandlers['thirdParty']>) {
  const { answer } = aWindow();
  const drawn = await draw(creates(thirdParty));
  await button().click();
  await answer({ idToken: anIdToken() });
  const dialog = page.getByRole('dialog', { name: 'You are new here' });
  return { ...drawn, dialog, create: dialog.getByRole('button', { name: 'Create my account' }) };
}

test('on a phone the address in the question breaks between its parts, if at all', async () => {
  onTestFinished(() => page.viewport(1280, 720));
  await page.viewport(360, 740);
  const { dialog } = await toQuestion(() => aSignIn());
  await expect.element(dialog).toBeVisible();
  const address = dialog.element().querySelector('.br-address');
  expect(address?.textContent).toMatch(/^[^@ ]+@[^ ]+[a-z]$/);
  const range = new Range();
  for (const part of address?.childNodes ?? []) {
    if (!(part instanceof Text)) continue;
    range.selectNodeContents(part);
    expect([part.data, range.getClientRects().length]).toEqual([part.data, 1]);
  }
});

test('what somebody is they say themselves: nothing is chosen for them, and without it no account is made', async () => {
  const { api, dialog, create } = await toQuestion(() => aSignIn());
  await expect.element(dialog).toBeVisible();
  expect(dialog.getByRole('radio').all().map((radio) => (radio.element() as HTMLInputElement).checked)).toEqual([false, false, false]);
  await create.click();
  await expect.element(dialog.getByText('Choose what you are', { exact: true })).toBeVisible();
  await expectSaidOnce();
  const [error, first] = [dialog.getByText('Choose what you are', { exact: true }).element(), dialog.getByRole('radio').first().element()];
  expect(error.getBoundingClientRect().bottom).toBeLessThanOrEqual(first.closest('label')!.getBoundingClientRect().top); // in sight, where the focus is
  expect(document.activeElement).toBe(first);
  expect(api.callsOf('thirdParty')).toHaveLength(1);
  await dialog.getByText('Mentors', { exact: true }).click();
  await expect.element(dialog.getByText('Choose what you are', { exact: true })).not.toBeInTheDocument();
  await create.click();
  await expect.poll(() => api.callsOf('thirdParty')[1]?.body).toMatchObject({ role: 'MENTOR' });
});

test('an account that could not be made is said in the question, once, and it can be tried again', async () => {
  const { api, onSignedIn, dialog, create } = await toQuestion(() => (api.callsOf('thirdParty').length > 2 ? aSignIn() : refuse('third-party-refused', 'This sign-in could not be confirmed.')));
  await dialog.getByText('Partners', { exact: true }).click();
  await create.click();
  await expect.element(dialog.getByText('This sign-in could not be confirmed.')).toBeVisible();
  await expectSaidOnce();
  await create.click();
  await expect.poll(() => onSignedIn.mock.calls.length).toBe(1);
});

test('whoever closes the question has the focus where they were', async () => {
  const { dialog } = await toQuestion(() => aSignIn());
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(button()).toHaveFocus();
});

test('whoever changes their mind at the question is signed in nowhere', async () => {
  const { answer } = aWindow();
  const { api } = await draw({ thirdParty: () => refuse('choose-role', '') });
  await button().click();
  await answer({ idToken: anIdToken() });
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect.element(button()).not.toHaveAttribute('aria-disabled');
  expect([api.callsOf('thirdParty').length, session.current()]).toEqual([1, null]);
});

test('on sign-up the confirmation of age and terms comes first', async () => {
  const { answer, opened } = aWindow();
  const { api } = await draw({ thirdParty: () => aSignIn() }, 'sign-up');
  await expect.element(page.getByText('Or sign up with')).toBeVisible();
  await button().click();
  await expect.element(page.getByText('Confirm your age and accept the terms and the privacy notice').first()).toBeVisible();
  expect(opened).not.toHaveBeenCalled();
  await page.getByLabelText('I am 18 or older and I accept the terms and the privacy notice').click();
  await button().click();
  await answer({ idToken: anIdToken() });
  await expect.poll(() => api.callsOf('thirdParty')[0]?.body).toMatchObject({ role: 'PARTNER' });
});

test('an answer from another site, for another state or with another nonce is not taken', async () => {
  const { answer } = aWindow();
  const { api } = await draw();
  await button().click();
  await answer({ idToken: anIdToken() }, 'https://evil.example');
  await answer({ idToken: anIdToken(), state: 'another' });
  await answer({ type: 'something', idToken: anIdToken() });
  await expect.element(page.getByRole('button', { name: 'Waiting for Google' })).toBeVisible();
  await answer({ idToken: anIdToken({ nonce: 'replayed' }) });
  await expect.element(page.getByRole('alert').getByText('Something went wrong. Please try again later.')).toBeVisible();
  expect(api.callsOf('thirdParty')).toEqual([]);
});

test.each<[string, FakeHandlers['thirdParty'], string]>([
  ['a refusal of the server', () => refuse('third-party-refused', 'This sign-in could not be confirmed.'), 'This sign-in could not be confirmed.'],
  ['a refusal without words', () => refuse('unexpected', ''), 'An unexpected error occurred.'],
  ['no network', () => Promise.reject(offline), 'Something went wrong. Please try again later.'],
  ['HTML', () => new Response('<!doctype html>'), 'Something went wrong. Please try again later.'],
  ['half an answer', () => new Response('{"success":true,"da'), 'Something went wrong. Please try again later.'],
  ['an answer of another shape', () => Response.json({ ok: 1 }), 'Something went wrong. Please try again later.'],
  ['no answer in time', () => Promise.reject(new DOMException('', 'TimeoutError')), 'Something went wrong. Please try again later.'],
])('%s is said in the stated words', async (_, thirdParty, words) => {
  const { answer } = aWindow();
  await draw({ thirdParty });
  await button().click();
  await answer({ idToken: anIdToken() });
  await expect.element(page.getByRole('alert').getByText(words)).toBeVisible();
  await expect.element(button()).toBeVisible();
  expect(session.current()).toBeNull();
});

test('a blocked window says what to do', async () => {
  const { opened } = aWindow();
  opened.mockReturnValue(null);
  await draw();
  await button().click();
  await expect.element(page.getByRole('alert').getByText('The Google window was blocked. Allow pop-ups for this site, then try again.')).toBeVisible();
});

test.each(['the window is closed', 'the provider is told no'])('cancelling is no error: %s', async (how) => {
  const { popup, address, answer } = aWindow();
  await draw();
  await button().click();
  await address();
  if (how === 'the window is closed') popup.closed = true;
  else await answer({ error: 'access_denied' });
  await expect.element(button()).not.toHaveAttribute('aria-disabled');
  expect(page.getByText('Something went wrong. Please try again later.').elements()).toEqual([]);
});

test('without a nonce the window closes again', async () => {
  const { popup } = aWindow();
  await draw({ thirdPartyNonce: () => Promise.reject(offline) });
  await button().click();
  await expect.element(page.getByText('Something went wrong. Please try again later.')).toBeVisible();
  expect(popup.close).toHaveBeenCalled();
});

test.each<[string, () => Response]>([
  ['500 in HTML', () => new Response('<html>', { status: 500 })],
  ['HTML for JSON', () => new Response('<!doctype html>')],
  ['another shape', () => Response.json({ ok: 1 })],
])('where no nonce comes, but %s, the window closes and the button is back', async (_, thirdPartyNonce) => {
  const { popup } = aWindow();
  await draw({ thirdPartyNonce });
  await button().click();
  await expect.element(page.getByRole('alert').getByText(/went wrong|unexpected error/)).toBeVisible();
  expect(popup.close).toHaveBeenCalled();
  await expect.element(button()).not.toHaveAttribute('aria-disabled');
});

test('two presses open one window', async () => {
  const { opened, address } = aWindow();
  await draw();
  await button().dblClick();
  await address();
  expect(opened).toHaveBeenCalledOnce();
});

test('the provider’s window takes the token out of its address before it hands it over', async () => {
  const heard = vi.fn();
  const channel = new BroadcastChannel('bridge-third-party');
  channel.onmessage = ({ data }) => heard(data);
  vi.spyOn(window, 'close').mockImplementation(() => {});
  const { opener } = window;
  window.opener = null;
  const before = window.location.href;
  window.history.replaceState(null, '', '#id_token=a.b.c&state=s-1');
  handOverAnswer();
  expect(window.location.hash).toBe('');
  await expect.poll(() => heard.mock.calls).toEqual([[{ type: 'bridge:third-party', state: 's-1', idToken: 'a.b.c' }]]);
  window.history.replaceState(null, '', before);
  window.opener = opener;
  channel.close();
  vi.restoreAllMocks();
});

test('nothing breaks WCAG 2.2 AA where Google is offered', async () => {
  await draw();
  await expect.element(button()).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
});
