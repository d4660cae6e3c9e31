import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { session } from '@bridge/client';
import { accessibilityProblems, aUser, pressOften, refuse, renderRoute, type FakeHandlers } from '@bridge/testing';
import { brand } from '../testing.ts';
import { recordOfSignedIn } from '../testing.ts';
import { VerifyEmail } from './verify-email.tsx';

const done = { success: true as const, message: '' };

async function draw(api: FakeHandlers = {}, theme: 'light' | 'dark' = 'light') {
  sessionStorage.removeItem('codeRequestedAt');
  const onVerified = vi.fn();
  const user = aUser();
  const drawn = await renderRoute(<VerifyEmail brand={brand} user={recordOfSignedIn(user)} onVerified={onVerified} />, { api, theme, user, path: '/verify-email' });
  await expect.element(page.getByRole('heading', { name: 'Verify your email' })).toBeVisible();
  return { ...drawn, onVerified };
}

const box = (place: number) => page.getByRole('textbox', { name: `Digit ${place} of 4` });
const shown = () => [1, 2, 3, 4].map((place) => (box(place).element() as HTMLInputElement).value).join('');
const submit = () => page.getByRole('button', { name: 'Submit Code' });

test('says where the mail went; the boxes are one group that takes digits and whole codes', async () => {
  await draw();
  await expect.element(page.getByText('A verification mail was sent to demo.talent.1@example.com.')).toBeVisible();
  await expect.element(page.getByRole('group', { name: 'Verification code' })).toBeVisible();
  await expect.element(box(1)).toHaveAttribute('autocomplete', 'one-time-code');
  await expect.element(box(4)).toHaveAttribute('inputmode', 'numeric');
});

test('typing moves forward and sends once when the last box is filled', async () => {
  const { api, onVerified } = await draw({ verifyCode: () => done });
  await box(1).click();
  await userEvent.keyboard('0x427');
  await expect.element(page.getByText('Email verification succesfull')).toBeVisible();
  expect(api.callsOf('verifyCode').map(({ body }) => body)).toEqual([{ userId: aUser().userId, uniqueVerificationCode: '0427' }]);
  expect([onVerified.mock.calls.length, session.current()?.user.user.isEmailVerified]).toEqual([1, true]);
});

test('a digit over the same one moves on, also from a keyboard on screen that sends no keys', async () => {
  await draw();
  await box(1).click();
  await userEvent.keyboard('12');
  await box(1).click(); // which selects what is in it
  document.execCommand('insertText', false, '1');
  await expect.element(box(2)).toHaveFocus();
  expect(shown()).toBe('12');
});

test('a pasted code is sent once, also when the button is pressed while it is on its way', async () => {
  const answer = Promise.withResolvers<typeof done>();
  const { api } = await draw({ verifyCode: () => answer.promise });
  const pasted = new DataTransfer();
  pasted.setData('text', ' 04 27\n');
  box(3).element().dispatchEvent(new ClipboardEvent('paste', { clipboardData: pasted, bubbles: true, cancelable: true }));
  await expect.element(page.getByRole('button', { name: 'Checking the code' })).toBeVisible();
  await page.getByRole('button', { name: 'Checking the code' }).click({ force: true });
  await userEvent.keyboard('{Enter}');
  answer.resolve(done);
  await expect.element(page.getByText('Email verification succesfull')).toBeVisible();
  expect(api.callsOf('verifyCode')).toHaveLength(1);
});

test('Backspace empties a box, and in an empty one goes back', async () => {
  await draw();
  await box(1).click();
  await userEvent.keyboard('12');
  await userEvent.keyboard('{Backspace}');
  await expect.element(box(2)).toHaveFocus();
  expect(shown()).toBe('1');
  await userEvent.keyboard('{Backspace}');
  await expect.element(box(1)).toHaveFocus();
  expect(shown()).toBe('');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(box(2)).toHaveFocus();
});

test.each(['', '12'])('"%s" is not sent: the stated words once, at the boxes, of which the first has the focus', async (typed) => {
  const { api } = await draw();
  if (typed) await userEvent.keyboard(typed);
  await submit().click();
  await expect.element(box(1)).toHaveAccessibleDescription('Enter the code sent to your email');
  await expect.element(box(1)).toHaveFocus();
  expect(page.getByText('Enter the code sent to your email').elements()).toHaveLength(1);
  expect(api.callsOf('verifyCode')).toEqual([]);
});

test.each(['wrong-code', 'code-used-up'] as const)('a refused code (%s) is cleared, and the server’s words stand once, at the boxes, of which the first has the focus', async (code) => {
  const { api } = await draw({ verifyCode: () => refuse(code, 'This code is not right.') });
  await userEvent.keyboard('1234'); // the focus is there on arrival
  await expect.element(box(1)).toHaveAccessibleDescription('This code is not right.');
  await expect.element(box(1)).toHaveFocus();
  expect([shown(), page.getByText('This code is not right.').elements().length]).toEqual(['', 1]);
  await userEvent.keyboard('1234');
  await expect.poll(() => api.callsOf('verifyCode').map(({ body }) => (body as { uniqueVerificationCode: string }).uniqueVerificationCode)).toEqual(['1234', '1234']);
});

test('a minute is counted down, then a new mail can be requested, and counting begins again', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  try {
    const { api } = await draw({ resendCode: () => done });
    await expect.element(page.getByRole('timer')).toHaveTextContent('You can request a new code in 01:00');
    vi.setSystemTime(Date.now() + 51_000);
    await expect.element(page.getByRole('timer')).toHaveTextContent('00:09');
    vi.setSystemTime(Date.now() + 9_000);
    await pressOften(await page.getByRole('button', { name: 'Request again' }).findElement());
    await expect.element(page.getByText('Email verification successfull')).toBeVisible();
    await expect.element(page.getByRole('timer')).toHaveTextContent('01:00');
    expect(api.callsOf('resendCode').map(({ params }) => params)).toEqual([{ identifier: aUser().userId }]);
  } finally {
    vi.useRealTimers();
  }
});

test('a new mail takes what was wrong with the old code with it, and the first box has the focus', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
  await draw({ resendCode: () => done, verifyCode: () => refuse('code-used-up', 'This code is used up.') });
  await userEvent.keyboard('1234');
  await expect.element(page.getByText('This code is used up.')).toBeVisible();
  vi.setSystemTime(Date.now() + 61_000);
  await page.getByRole('button', { name: 'Request again' }).click();
  await expect.element(page.getByText('This code is used up.')).not.toBeInTheDocument();
  await expect.element(box(1)).toHaveFocus();
});

test('a mail that could not be requested says so, once, and can be requested again', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  try {
    const { api } = await draw({ resendCode: () => new Response('<html>', { status: 502 }) });
    vi.setSystemTime(Date.now() + 61_000);
    await page.getByRole('button', { name: 'Request again' }).click();
    await expect.element(page.getByText('We encountered an error, please try again.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Request again' })).toBeVisible();
    expect(api.callsOf('resendCode')).toHaveLength(1); // it sends mail: never repeated by itself
  } finally {
    vi.useRealTimers();
  }
});

test.each(['light', 'dark'] as const)('nothing breaks WCAG 2.2 AA in %s, empty, when a new code can be requested, and with errors', async (theme) => {
  await draw({}, theme);
  expect(await accessibilityProblems()).toEqual([]);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  onTestFinished(() => void vi.useRealTimers());
  await expect.element(page.getByRole('button', { name: 'Request again' })).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await submit().click();
  await expect.element(page.getByText('Enter the code sent to your email').first()).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
});
