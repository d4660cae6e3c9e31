import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityProblems, aSession, breakStorage, brokenStorages, faults, impatience } from '@bridge/testing';
import type { FakeHandlers } from '@bridge/testing';
import { limits, type ThreadMessage } from '@bridge/model';
import { aMessage } from '../testing/builders.ts';
import { draw, never, profileIn, threadOf } from '../testing/draw.tsx';
import { SessionThread } from './thread-button.tsx';

const dialog = page.getByRole('dialog', { name: 'Messages with Demo Mentor 3' });
const field = dialog.getByRole('textbox', { name: 'Your message' });
const send = dialog.getByRole('button', { name: /^(Send|Sending...)$/ });
const texts = () => dialog.getByRole('listitem').elements().map((item) => item.lastElementChild?.textContent);

async function openThread(api: FakeHandlers, session = aSession(), theme?: 'light' | 'dark') {
  const drawn = await draw(<SessionThread session={session} other="mentor" />, { api, ...(theme ? { theme } : {}) });
  await page.getByRole('button', { name: /^Message Demo Mentor 3/ }).click();
  return drawn;
}

test('the thread shows who wrote what, newest last, and takes the next message', async () => {
  const { api } = await openThread(threadOf([aMessage(1, { mine: true, text: 'Shall I send my CV?' }), aMessage(2, { text: 'Please do.\nThen we talk.' })]));
  await expect.element(dialog.getByText('Please do.')).toBeVisible();
  await expect.element(dialog.getByText(/^You, /)).toBeVisible();
  await expect.element(dialog.getByText(/^Demo Mentor 3, /)).toBeVisible();
  await field.fill('  Here it is  ');
  await send.click();
  await expect.element(field).toHaveValue('');
  await expect.element(field).toHaveFocus();
  await expect.poll(texts).toEqual(['Shall I send my CV?', 'Please do.\nThen we talk.', 'Here it is']);
  expect(api.callsOf('writeMessage').map(({ params, body }) => [params['sessionId'], body])).toEqual([[aSession().id, { text: 'Here it is', idempotencyKey: expect.any(String) }]]);
  expect(await accessibilityProblems()).toEqual([]);
});

test('the thread shows the face that the mentor chose', async () => {
  const session = aSession();
  await openThread(threadOf([]), aSession({ mentor: { ...session.mentor, face: 'cap' } }));
  await expect.element(dialog).toBeVisible();
  expect(dialog.element().querySelectorAll('.br-ava > svg')).toHaveLength(1);
});

test('a thread without messages says what happens when one is written', async () => {
  await openThread(threadOf([]));
  await expect.element(dialog.getByText('Nothing has been written yet. Demo Mentor 3 gets a mail when you write.')).toBeVisible();
  await send.click();
  await expect.element(dialog.getByText('Fill in this field')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
});

test('the button says how much is new; nothing is offered where nobody may write', async () => {
  const { rerender } = await drawButton({ unread: 2 });
  await expect.element(page.getByRole('button', { name: 'Message Demo Mentor 3, 2 new messages' })).toBeVisible();
  await rerender({ unread: 0 });
  await expect.element(page.getByRole('button', { name: 'Message Demo Mentor 3, Thu, 26 Nov, 16:00', exact: true })).toBeVisible();
  await rerender({ canWrite: false });
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

async function drawButton(changes: Parameters<typeof aSession>[0]) {
  const shown = async (next: Parameters<typeof aSession>[0]) => draw(<SessionThread session={aSession(next)} other="mentor" />);
  let { screen } = await shown(changes);
  return {
    rerender: async (next: Parameters<typeof aSession>[0]) => {
      await screen.unmount();
      ({ screen } = await shown(next));
    },
  };
}

test('what the other side writes while it is open appears and is read out; what was there is not', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const stored = [aMessage(1, { text: 'An old one' })];
  await openThread(threadOf(stored));
  await expect.element(dialog.getByText('An old one')).toBeVisible();
  await field.fill('Half a sen');
  stored.push(aMessage(2, { text: 'A new one' }));
  await vi.advanceTimersByTimeAsync(15_000);
  await expect.element(dialog.getByText('Demo Mentor 3 has written: A new one')).toBeInTheDocument();
  await expect.element(dialog.getByText('Demo Mentor 3 has written: An old one')).not.toBeInTheDocument();
  await expect.element(field).toHaveValue('Half a sen');
});

test('earlier messages come on demand', async () => {
  const all = Array.from({ length: limits.messagesPerPage + 3 }, (_, place) => aMessage(place + 1, { text: `Message ${place + 1}` }));
  await openThread(threadOf(all));
  await expect.element(dialog.getByText('Message 53', { exact: true })).toBeVisible();
  await expect.element(dialog.getByText('Message 3', { exact: true })).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Earlier messages' }).click();
  await expect.element(dialog.getByText('Message 1', { exact: true })).toBeInTheDocument();
  await expect.poll(texts).toEqual(all.map(({ text }) => text));
  await expect.element(dialog.getByRole('button', { name: 'Earlier messages' })).not.toBeInTheDocument();
});

test('while it loads it says so', async () => {
  await openThread({ listMessages: never });
  await expect.element(dialog.getByText('Loading messages')).toBeInTheDocument();
  expect(await accessibilityProblems()).toEqual([]);
});

test('a thread that was closed meanwhile says so', async () => {
  await openThread({ listMessages: () => ({ success: true, messages: [], hasEarlier: false, canWrite: false }) });
  await expect.element(dialog.getByText('This session did not come about, so nothing can be written here.')).toBeVisible();
  await expect.element(field).not.toBeInTheDocument();
});

test('a message is sent once, however often it is pressed', async () => {
  const answer = Promise.withResolvers<void>();
  const stored: ThreadMessage[] = [];
  const server = threadOf(stored);
  const { api } = await openThread({ ...server, writeMessage: (request) => answer.promise.then(() => server.writeMessage(request)) });
  await field.fill('Once');
  await send.dblClick();
  document.querySelector('form')?.requestSubmit();
  answer.resolve();
  await expect.element(dialog.getByRole('listitem')).toBeVisible();
  expect(api.callsOf('writeMessage')).toHaveLength(1);
});

test('the same words can be written again once they are sent', async () => {
  const { api } = await openThread(threadOf([]));
  for (const count of [1, 2]) {
    await field.fill('Yes');
    await send.click();
    await expect.poll(() => texts().length).toBe(count);
  }
  const keys = api.callsOf('writeMessage').map(({ body }) => (body as { idempotencyKey: string }).idempotencyKey); // the contract's body
  expect(new Set(keys).size).toBe(2);
});

test.each(faults.filter(({ status }) => status !== 401))('loading, $name: it is said, and Retry loads', async ({ answer }) => {
  const patience = impatience();
  const { api } = await openThread({ listMessages: answer });
  await expect.element(dialog.getByText('We could not load the messages')).toBeVisible();
  patience();
  api.answers(threadOf([aMessage(1)]));
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect.element(dialog.getByRole('listitem')).toBeVisible();
});

test.each(faults)('sending, $name: it is said, what was written is kept, and it is sent again as the same message', async ({ answer, words }) => {
  const patience = impatience();
  const stored: ThreadMessage[] = [];
  const { api } = await openThread({ ...threadOf(stored), writeMessage: answer });
  await field.fill('Are you there?');
  await send.click();
  await expect.element(dialog.getByRole('alert').getByText(words ?? 'Your message was not sent. It is still here; try again.')).toBeVisible();
  await expect.element(field).toHaveValue('Are you there?');
  patience();
  api.answers(threadOf(stored));
  await send.click();
  await expect.element(field).toHaveValue('');
  await expect.poll(texts).toEqual(['Are you there?']);
  const sent = api.callsOf('writeMessage').map(({ body }) => body);
  expect([sent.length, sent[1]]).toEqual([2, sent[0]]);
});

test.each(brokenStorages)('writing works with storage that is %s', async (how) => {
  breakStorage(how, ['userData', 'isAuthenticated']);
  await openThread(threadOf([]));
  await field.fill('Hello');
  await send.click();
  await expect.element(dialog.getByRole('listitem')).toBeVisible();
});

test('by keyboard: opened, written, sent, closed, and the focus is back on the button', async () => {
  await draw(<SessionThread session={aSession()} other="mentor" />, { api: threadOf([aMessage(1)]) });
  const button = page.getByRole('button', { name: 'Message Demo Mentor 3' });
  await userEvent.tab();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByRole('listitem')).toBeVisible();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(dialog.getByRole('region', { name: 'Messages, the newest last' })).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('Hello');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.poll(texts).toHaveLength(2);
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
});

test.each(['light', 'dark'] as const)('fits 320 pixels and has no accessibility fault a machine can find, %s, also from right to left', async (theme) => {
  await page.viewport(320, 640);
  document.documentElement.dir = 'rtl';
  onTestFinished(async () => {
    document.documentElement.removeAttribute('dir');
    await page.viewport(1280, 800);
  });
  const long = 'Donaudampfschifffahrtsgesellschaftskapitaenswitwenrente'.repeat(3);
  await openThread(threadOf([aMessage(1, { text: long }), aMessage(2, { mine: true, text: long })]), aSession(), theme);
  await expect.element(field).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  expect(dialog.element().scrollWidth).toBeLessThanOrEqual(320);
  expect(await accessibilityProblems()).toEqual([]);
});

test('messages are dated by the clock of the reader, which is named where it is not that of the device', async () => {
  await openThread({ ...threadOf([aMessage(1, { writtenAt: '2026-11-20T08:00:00.000Z' })]), ownProfile: () => profileIn('Asia/Kathmandu') });
  await expect.element(dialog.getByText('Demo Mentor 3, 20 Nov 2026, 13:45')).toBeVisible();
  await expect.element(dialog.getByText('Times in Kathmandu (UTC+5:45)')).toBeVisible();
});
