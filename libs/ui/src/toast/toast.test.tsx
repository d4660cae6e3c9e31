import { useState } from 'react';
import { limits } from '@bridge/model';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Dialog } from '../dialog/dialog.tsx';
import { expectAccessible, show } from '../testing/show.tsx';
import { dismissToast, toast, toastRemovalDelay, toasts } from './toast.ts';

// Only the clock of toasts is ours: the browser's own waiting needs the real one
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});
afterEach(() => {
  toasts.set(undefined);
  vi.useRealTimers();
});

test('a new toast replaces the one before it', async () => {
  const screen = await show(<p>Page</p>);
  toast({ title: 'Success', description: 'First.' });
  await expect.element(screen.getByText('First.')).toBeVisible();
  toast({ title: 'Success', description: 'Second.' });
  await expect.element(screen.getByText('Second.')).toBeVisible();
  await expect.element(screen.getByText('First.')).not.toBeInTheDocument();
});

test('a success closes by itself, an error stays until dismissed', async () => {
  const screen = await show(<p>Page</p>);
  toast({ title: 'Success', description: 'Saved.' });
  await expect.element(screen.getByText('Saved.')).toBeVisible();
  await vi.advanceTimersByTimeAsync(limits.toastDuration);
  await expect.element(screen.getByText('Saved.')).not.toBeInTheDocument();
  toast({ variant: 'destructive', title: 'error', description: 'Not saved.' });
  await vi.advanceTimersByTimeAsync(limits.toastDuration * 10);
  await expect.element(screen.getByText('Not saved.')).toBeVisible();
  await screen.getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(screen.getByText('Not saved.')).not.toBeInTheDocument();
});

test('news stay until dismissed, without the mark of a success', async () => {
  const screen = await show(<p>Page</p>);
  toast({ title: 'Success', description: 'Saved.' });
  const mark = () => screen.getByRole('status').element().querySelector('.br-ic path')?.getAttribute('d');
  await expect.element(screen.getByText('Saved.')).toBeVisible();
  const check = mark();
  toast({ isNews: true, title: 'Signed out', description: 'Sign in again.' });
  await vi.advanceTimersByTimeAsync(limits.toastDuration * 10);
  await expect.element(screen.getByText('Sign in again.')).toBeVisible();
  expect(mark()).not.toBe(check);
});

test('nothing moves under a finger: a toast whose time is over goes when the press has been one', async () => {
  const screen = await show(<button type="button">Next</button>);
  toast({ title: 'Success', description: 'Saved.' });
  await expect.element(screen.getByText('Saved.')).toBeVisible();
  const finger = (type: string) => screen.getByRole('button', { name: 'Next' }).element().dispatchEvent(new PointerEvent(type, { bubbles: true }));
  finger('pointerdown');
  await vi.advanceTimersByTimeAsync(limits.toastDuration * 2);
  await expect.element(screen.getByText('Saved.')).toBeVisible();
  finger('pointerup');
  await expect.element(screen.getByText('Saved.')).not.toBeInTheDocument();
});

test('a toast waits while it is pointed at or holds the focus', async () => {
  const screen = await show(<p>Page</p>);
  toast({ title: 'Success', description: 'Saved.' });
  await screen.getByText('Saved.').hover();
  await vi.advanceTimersByTimeAsync(limits.toastDuration * 2);
  await expect.element(screen.getByText('Saved.')).toBeVisible();
  await screen.getByText('Page').hover();
  screen.getByRole('button', { name: 'Dismiss' }).element().focus();
  await vi.advanceTimersByTimeAsync(limits.toastDuration * 2);
  await expect.element(screen.getByText('Saved.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByText('Saved.')).not.toBeInTheDocument();
});

test('live regions are there before anything is said, polite for success and assertive for errors', async () => {
  const screen = await show(<p>Page</p>);
  const region = screen.getByRole('region', { name: 'Notifications' });
  await expect.element(region.getByRole('status')).toHaveAttribute('aria-live', 'polite');
  await expect.element(region.getByRole('alert')).toHaveAttribute('aria-live', 'assertive');
  toast({ title: 'Success' });
  await expect.element(region.getByRole('status')).toHaveTextContent('Success');
  toast({ variant: 'destructive', title: 'error' });
  await expect.element(region.getByRole('alert')).toHaveTextContent('error');
  await expect.element(region.getByRole('status')).toBeEmptyDOMElement();
});

test('the action of a toast is done once and closes it', async () => {
  const onSelect = vi.fn();
  const screen = await show(<p>Page</p>);
  toast({ variant: 'destructive', title: 'error', action: { label: 'Try again', onSelect } });
  await expectAccessible();
  await screen.getByRole('button', { name: 'Try again' }).click();
  expect(onSelect).toHaveBeenCalledTimes(1);
  await expect.element(screen.getByText('error')).not.toBeInTheDocument();
});

test('a dismissed toast is forgotten after its delay, and an old one cannot dismiss a new one', async () => {
  const first = toast({ title: 'First' });
  toast({ title: 'Second' });
  first.dismiss();
  expect(toasts.get()).toMatchObject({ title: 'Second', open: true });
  dismissToast();
  expect(toasts.get()).toMatchObject({ title: 'Second', open: false });
  await vi.advanceTimersByTimeAsync(toastRemovalDelay);
  expect(toasts.get()).toBeUndefined();
});

function Asking() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <h1 style={{ margin: 0 }}>Welcome back</h1>
      <button type="button" onClick={() => setOpen(true)}>Ask</button>
      <Dialog open={isOpen} onOpenChange={setOpen} title="Sure?" foot={<button type="button">Yes</button>} />
    </>
  );
}

test('on a phone a success covers no title either, and beside a dialog not its foot', async () => {
  await page.viewport(360, 740);
  onTestFinished(() => page.viewport(1280, 720));
  const screen = await show(<Asking />);
  const place = () => document.querySelector('.br-toast')!.getBoundingClientRect(); // it is visible
  toast({ title: 'Success', description: 'User logged in successfully' });
  await expect.element(screen.getByText('User logged in successfully')).toBeVisible();
  await expect.poll(() => place().bottom).toBeLessThan(740 - 64); // above the menu at the foot
  expect(place().top).toBeGreaterThan(screen.getByRole('heading', { name: 'Welcome back' }).element().getBoundingClientRect().bottom);
  await screen.getByRole('button', { name: 'Ask' }).click();
  await expect.element(screen.getByRole('button', { name: 'Yes' })).toBeVisible();
  await expect.poll(() => place().bottom).toBeLessThan(screen.getByRole('heading', { name: 'Sure?' }).element().getBoundingClientRect().top);
});

test('on a phone news covers no title: the page makes room until it is dismissed', async () => {
  await page.viewport(360, 740);
  onTestFinished(() => page.viewport(1280, 720));
  onTestFinished(() => dismissToast());
  const screen = await show(<h1 style={{ margin: 0 }}>Sign in</h1>);
  const heading = screen.getByRole('heading', { name: 'Sign in' });
  await expect.element(heading).toBeVisible();
  const before = heading.element().getBoundingClientRect().top;
  toast({ isNews: true, title: 'You have been signed out', description: 'Your sign-in has ended. Sign in again to go on where you were.' });
  await expect.element(screen.getByText('You have been signed out')).toBeVisible();
  await expect.poll(() => heading.element().getBoundingClientRect().top).toBeGreaterThan(document.querySelector('.br-toast')!.getBoundingClientRect().bottom); // it is visible
  await screen.getByRole('button', { name: 'Dismiss' }).click();
  await expect.poll(() => heading.element().getBoundingClientRect().top).toBe(before);
});
