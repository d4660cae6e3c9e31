import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { session } from '@bridge/client';
import { accessibilityProblems, aUser, refuse, renderRoute, type FakeHandlers } from '@bridge/testing';
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

test.each(['', '12'])('"%s" is not sent: the stated words at the boxes and in the summary, which leads to them', async (typed) => {
  const { api } = await draw();
  await box(1).click();
  if (typed) await userEvent.keyboard(typed);
  await submit().click();
  await expect.element(box(1)).toHaveAccessibleDescription('Enter the code sent to your email');
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('alert');
  await page.getByRole('alert').getByRole('button', { name: 'Enter the code sent to your email' }).click();
  await expect.element(box(1)).toHaveFocus();
  expect(api.callsOf('verifyCode')).toEqual([]);
});

test('a refused code stays, with the server’s words; correcting it sends when its last digit is typed', async () => {
  const { api } = await draw({ verifyCode: () => refuse('wrong-code', 'This code is not right.') });
  await box(1).click();
  await userEvent.keyboard('1234');
  await expect.element(page.getByRole('alert').getByText('This code is not right.').last()).toBeVisible();
  await expect.element(box(1)).toHaveAccessibleDescription('This code is not right.');
  expect(shown()).toBe('1234');
  const announced = () => [...document.querySelectorAll('[role=alert], [role=status]')].filter((region) => region.textContent.includes('This code is not right.'));
  await expect.poll(announced).toEqual([document.querySelector('.br-summary')]); // once: the toast is for the eyes
  await expect.poll(() => document.activeElement?.className).toContain('br-summary');
  await expect.element(page.getByRole('region', { name: 'Notifications' }).getByText('This code is not right.')).toBeVisible();
  await box(1).click();
  await userEvent.keyboard('98');
  expect(api.callsOf('verifyCode')).toHaveLength(1);
  await userEvent.keyboard('74'); // ends as the first one did
  await expect.poll(() => api.callsOf('verifyCode').map(({ body }) => (body as { uniqueVerificationCode: string }).uniqueVerificationCode)).toEqual(['1234', '9874']);
});

test('a minute is counted down, then a new mail can be requested, and counting begins again', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  try {
    const { api } = await draw({ resendCode: () => done });
    await expect.element(page.getByRole('timer')).toHaveTextContent('You can request a new code in 01:00');
    vi.setSystemTime(Date.now() + 51_000);
    await expect.element(page.getByRole('timer')).toHaveTextContent('00:09');
    vi.setSystemTime(Date.now() + 9_000);
    await page.getByRole('button', { name: 'Request again' }).click();
    await expect.element(page.getByText('Email verification successfull')).toBeVisible();
    await expect.element(page.getByRole('timer')).toHaveTextContent('01:00');
    expect(api.callsOf('resendCode').map(({ params }) => params)).toEqual([{ identifier: aUser().userId }]);
  } finally {
    vi.useRealTimers();
  }
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

test.each(['light', 'dark'] as const)('nothing breaks WCAG 2.2 AA in %s, empty and with errors', async (theme) => {
  await draw({}, theme);
  expect(await accessibilityProblems()).toEqual([]);
  await submit().click();
  await expect.element(page.getByText('Enter the code sent to your email').first()).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
});
