import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { session } from '@bridge/client';
import type { SecondFactor, SignIn } from '@bridge/model';
import { accessibilityProblems, aUser, offline, refuse, renderRoute, type FakeHandlers } from '@bridge/testing';
import { dismissToast } from '@bridge/ui';
import { SecondFactorSection } from './second-factor.tsx';
import { SignIns } from './sign-ins.tsx';
import './profile.css';

const user = aUser({ hasPassword: true });
const codes = Array.from({ length: 10 }, (_, index) => `AAAA${index}-BBBB${index}`);
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const stateOf = (data: SecondFactor): FakeHandlers => ({ readSecondFactor: () => ({ success: true, data }) });

async function draw(api: FakeHandlers) {
  onTestFinished(() => dismissToast());
  return renderRoute(
    <main>
      <h1>Profile</h1>
      <SecondFactorSection userId={user.userId} />
      <SignIns userId={user.userId} />
    </main>,
    { api: { listSignIns: () => ({ success: true, signIns: [] }), ...stateOf({ appSince: null, recoveryCodes: 0, passkeys: [] }), ...api }, user },
  );
}

test('an address that leads to the second step ends there, with the keyboard too', async () => {
  history.replaceState(history.state, '', '#second-factor');
  onTestFinished(() => history.replaceState(history.state, '', location.pathname + location.search));
  await draw({});
  await expect.element(page.getByRole('heading', { name: 'Second step at sign-in' })).toHaveFocus();
});

test('the second step is set up with the key, and the recovery codes are shown this once', async () => {
  const { api } = await draw({
    offerApp: () => ({ success: true, data: { secret: 'ABCDEFGHIJKL', address: 'otpauth://totp/Bridge?secret=ABCDEFGHIJKL' } }),
    confirmApp: ({ body }) => (body.code === '123456' ? { success: true, message: 'It is on.', data: { recoveryCodes: codes } } : refuse('wrong-second-factor', 'This code is not right.')),
  });
  await expect.element(page.getByText('It is off.')).toBeVisible();
  await press('Set it up');
  await expect.element(page.getByText('ABCD EFGH IJKL')).toBeVisible();
  await expect.element(page.getByRole('img', { name: 'QR code with the key below it' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Open an app on this device' })).toHaveAttribute('href', 'otpauth://totp/Bridge?secret=ABCDEFGHIJKL');
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByLabelText('Code that the app shows').fill('000000');
  await press('Turn it on');
  await expect.element(page.getByText('This code is not right.')).toBeVisible();
  expect(session.current()).not.toBeNull(); // a wrong code ends no sign-in
  await expect.element(page.getByText('ABCD EFGH IJKL')).toBeVisible();
  await page.getByLabelText('Code that the app shows').fill('123456');
  api.answers(stateOf({ appSince: '2026-11-01T10:00:00.000Z', recoveryCodes: 10, passkeys: [] }));
  await press('Turn it on');
  await expect.element(page.getByText('AAAA9-BBBB9')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await press('I have kept them');
  await expect.element(page.getByText('AAAA9-BBBB9')).not.toBeInTheDocument();
  await expect.element(page.getByText(/Recovery codes left: 10/)).toBeVisible();
});

test.each([
  ['at once', offline],
  ['after the network was away, too, when it was looked at', offline, 'away'],
  ['where the code is refused as one that was used', refuse('wrong-second-factor', 'This code is not right.')],
])('where the answer to the first code is lost, the second step counts, and the recovery codes are seen: %s', async (_, lost, away?) => {
  const on = { appSince: '2026-11-01T10:00:00.000Z', recoveryCodes: 10, passkeys: [] };
  const { api } = await draw({
    offerApp: () => ({ success: true, data: { secret: 'ABCDEFGHIJKL', address: 'otpauth://totp/Bridge?secret=ABCDEFGHIJKL' } }),
    confirmApp: () => {
      api.answers(away ? { readSecondFactor: () => Promise.reject(offline) } : stateOf(on));
      return lost instanceof Response ? lost : Promise.reject(lost);
    },
    renewRecoveryCodes: () => ({ success: true, message: 'There are new ones.', data: { recoveryCodes: codes } }),
  });
  await press('Set it up');
  await page.getByLabelText('Code that the app shows').fill('123456');
  await press('Turn it on');
  if (away) {
    await expect.element(page.getByText(/The server could not be reached/)).toBeVisible();
    api.answers({ ...stateOf(on), confirmApp: () => refuse('wrong-second-factor', 'This code is not right.') });
    await press('Turn it on');
  }
  await expect.element(page.getByText('AAAA9-BBBB9')).toBeVisible();
  await press('I have kept them');
  await expect.element(page.getByText(/Recovery codes left: 10/)).toBeVisible();
});

test('whoever closes the dialog after an answer was lost sees that it is on', async () => {
  const { api } = await draw({
    offerApp: () => ({ success: true, data: { secret: 'ABCDEFGHIJKL', address: 'otpauth://totp/Bridge?secret=ABCDEFGHIJKL' } }),
    confirmApp: () => Promise.reject(offline),
    readSecondFactor: () => ({ success: true, data: { appSince: null, recoveryCodes: 0, passkeys: [] } }),
  });
  await press('Set it up');
  await page.getByLabelText('Code that the app shows').fill('123456');
  await press('Turn it on');
  await expect.element(page.getByText(/The server could not be reached/)).toBeVisible();
  api.answers(stateOf({ appSince: '2026-11-01T10:00:00.000Z', recoveryCodes: 10, passkeys: [] }));
  await press('Cancel');
  await expect.element(page.getByText(/Recovery codes left: 10/)).toBeVisible();
});

test('what is on can be turned off after a question', async () => {
  const { api } = await draw({ ...stateOf({ appSince: '2026-11-01T10:00:00.000Z', recoveryCodes: 3, passkeys: [] }), removeSecondFactor: () => ({ success: true, message: 'The second step at sign-in is off.' }) });
  await press('Turn it off');
  api.answers(stateOf({ appSince: null, recoveryCodes: 0, passkeys: [] }));
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn it off' }).click();
  await expect.element(page.getByText('It is off.', { exact: true })).toBeVisible();
});

test.each<[string, FakeHandlers]>([
  ['no network', { readSecondFactor: () => Promise.reject(offline), listSignIns: () => Promise.reject(offline) }],
  ['HTML', { readSecondFactor: () => new Response('<!doctype html>'), listSignIns: () => new Response('<!doctype html>') }],
])('%s is said, with a way to try again', async (_, api) => {
  await draw(api);
  await expect.element(page.getByText('This could not be loaded')).toBeVisible();
  await expect.element(page.getByText('Your sign-ins could not be loaded')).toBeVisible();
  expect(page.getByRole('button', { name: 'Retry' }).elements()).toHaveLength(2);
});

test('sign-ins are named by their device, and ended one by one or all at once', async () => {
  const at = new Date().toISOString();
  const signIns: SignIn[] = [
    { id: 'a', browser: 'Firefox', system: 'Linux', beganAt: at, lastUsedAt: at, own: true },
    { id: 'b', browser: 'Chrome', system: 'Android', beganAt: at, lastUsedAt: at, own: false },
    { id: 'e', browser: 'Chrome', system: 'Android', beganAt: at, lastUsedAt: at, own: false },
    { id: 'd', browser: 'Chrome', system: 'Android', beganAt: '2026-11-01T10:00:00.000Z', lastUsedAt: '2026-11-02T10:00:00.000Z', own: false },
    { id: 'c', browser: null, system: null, beganAt: at, lastUsedAt: at, own: false },
  ];
  const { api } = await draw({
    listSignIns: () => ({ success: true, signIns }),
    endSignIn: () => ({ success: true, message: 'This device is signed out.' }),
    endOtherSignIns: () => ({ success: true, message: 'All other devices are signed out.' }),
  });
  await expect.element(page.getByText('This device', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Unknown device')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Sign out Firefox on Linux' })).not.toBeInTheDocument();
  expect(await accessibilityProblems()).toEqual([]);
  const rows = page.getByRole('listitem').filter({ hasText: /Android/ }).elements().map(({ textContent }) => textContent);
  expect([rows.length, new Set(rows).size, new Set(page.getByRole('button', { name: /^Sign out Chrome/ }).elements().map((one) => one.getAttribute('aria-label'))).size]).toEqual([3, 3, 3]); // of one device, and told apart
  await page.getByRole('button', { name: /^Sign out Chrome on Android/ }).first().click();
  await expect.element(page.getByText('This device is signed out.')).toBeVisible();
  expect(api.callsOf('endSignIn')[0]?.params).toMatchObject({ signInId: 'b' });
  await press('Sign out everywhere else');
  await expect.element(page.getByText('All other devices are signed out.')).toBeVisible();
});

test('the last passkey takes the second step with it, which is asked about first; one of several goes at once', async () => {
  const passkey = (id: string) => ({ id, browser: 'Chrome', system: 'Android', addedAt: '2026-11-01T10:00:00.000Z', usedAt: null });
  const { api } = await draw({ ...stateOf({ appSince: null, recoveryCodes: 10, passkeys: [passkey('a')] }), removePasskey: () => ({ success: true, message: 'The passkey was taken away.' }) });
  const takeAway = () => page.getByRole('button', { name: /^Take away the passkey/ }).first().click();
  await takeAway();
  await expect.element(page.getByText('Your password alone opens your account then.')).toBeVisible();
  await press('Cancel');
  expect(api.callsOf('removePasskey')).toEqual([]);
  await takeAway();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take away' }).click();
  await expect.poll(() => api.callsOf('removePasskey').length).toBe(1);
});

test('two passkeys of one browser can be told from each other: by number, time and last use, and by the names of their buttons', async () => {
  const passkey = (id: string, addedAt: string, usedAt: string | null, system = 'Linux') => ({ id, browser: 'Chrome', system, addedAt, usedAt });
  const soon = new Date(Date.now() - 3 * 3_600_000).toISOString();
  await draw(stateOf({ appSince: null, recoveryCodes: 10, passkeys: [passkey('a', '2026-11-01T10:00:00.000Z', soon), passkey('b', '2026-11-01T11:30:00.000Z', null), passkey('c', '2026-11-01T12:00:00.000Z', null, 'Android')] }));
  const names = page.getByRole('button', { name: /^Take away the passkey of/ });
  await expect.poll(() => names.elements().map((one) => one.getAttribute('aria-label'))).toEqual(['Chrome on Linux (1)', 'Chrome on Linux (2)', 'Chrome on Android'].map((device) => `Take away the passkey of ${device}`));
  const lines = page.getByRole('listitem').elements().map((one) => one.textContent ?? '').filter((text) => text.includes('Passkey'));
  expect(lines.map((text) => [/Linux \(\d\)|Android/.exec(text)?.[0], /\d\d:\d\d/.test(text), text.includes('3 hours ago')])).toEqual([['Linux (1)', true, true], ['Linux (2)', true, false], ['Android', true, false]]);
});
