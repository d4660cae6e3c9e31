import { useState } from 'react';
import { limits } from '@bridge/model';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Dialog } from '../dialog/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import { expectAccessible, settled, show } from '../testing/show.tsx';
import { dismissToast, toast, toastRemovalDelay, toasts } from './toast.ts';

// Only the clock of toasts is ours: the browser's own waiting needs the real one
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});
afterEach(async () => {
  toasts.set(undefined);
  await vi.advanceTimersByTimeAsync(100); // a press that is under way ends
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
  await screen.getByRole('button', { name: 'Next' }).hover(); // the mouse of the test before may stand where the toast comes, and hold it
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

/** A page of a phone: its bar at the foot, and so many rows of buttons and fields that something stands everywhere. */
function Screen({ rows }: { rows: number }) {
  return (
    <>
      <h1 style={{ margin: 0 }}>Welcome back</h1>
      {Array.from({ length: rows }, (_, n) => (
        <p key={n}>
          <button type="button" style={{ width: '50%', height: 44 }}>Button {n}</button>
          <input aria-label={`Field ${n}`} style={{ width: '50%', height: 44 }} />
        </p>
      ))}
      <nav className="br-bottom"><a href="/"><Icon name="home" />Home</a></nav>
    </>
  );
}

const scrolled = [['at its head', 0], ['in the middle', 0.5], ['at its foot', 1]] as const;
const kinds = [['a success', {}], ['an error', { variant: 'destructive' }], ['news', { isNews: true }]] as const;

test.each(scrolled.flatMap(([place, part]) => [0, 3, 30].flatMap((rows) => kinds.map(([kind, how]) => ({ place, part, rows, kind, how })))))(
  'on a phone $kind moves nothing, coming and going, and stands in the place of the bar, on a page of $rows rows $place',
  async ({ part, rows, how }) => {
    await page.viewport(360, 740);
    onTestFinished(() => page.viewport(1280, 720));
    const screen = await show(<Screen rows={rows} />);
    await expect.element(screen.getByRole('heading', { name: 'Welcome back' })).toBeInTheDocument();
    const root = document.documentElement;
    scrollTo(0, (root.scrollHeight - root.clientHeight) * part);
    const tops = () => [...document.querySelectorAll('main :is(h1, button, input), .br-bottom')].map((one) => Math.round(one.getBoundingClientRect().top));
    const before = tops();
    toast({ title: 'Success', description: 'User logged in successfully', ...how });
    await expect.element(screen.getByText('User logged in successfully')).toBeVisible();
    await settled();
    const strip = document.querySelector('.br-toasts')!.getBoundingClientRect(); // it is visible
    const bar = document.querySelector('.br-bottom')!.getBoundingClientRect(); // likewise
    expect(strip).toMatchObject({ bottom: innerHeight, left: 0, right: 360 });
    expect(strip.top).toBeGreaterThan(bar.top - 8);
    expect(tops()).toEqual(before);
    dismissToast();
    await expect.element(screen.getByText('User logged in successfully')).not.toBeInTheDocument();
    await settled();
    expect(tops()).toEqual(before);
  },
);

test.each([360, 1280])('a toast stands at the head where it would cover what has the focus, at %d pixels', async (width) => {
  await page.viewport(width, 740);
  onTestFinished(() => page.viewport(1280, 720));
  const screen = await show(<button type="button" style={{ position: 'fixed', insetBlockEnd: 40, insetInlineEnd: 40 }}>Save</button>);
  const button = screen.getByRole('button', { name: 'Save' }).element() as HTMLElement;
  button.focus();
  toast({ title: 'Success', description: 'Saved.' });
  await expect.element(screen.getByText('Saved.')).toBeVisible();
  await settled();
  expect(document.querySelector('.br-toast')!.getBoundingClientRect().bottom).toBeLessThan(button.getBoundingClientRect().top); // it is visible
});

test('on a phone a toast makes way for the bar when the keyboard is there', async () => {
  await page.viewport(360, 740);
  onTestFinished(() => page.viewport(1280, 720));
  const screen = await show(<Screen rows={0} />);
  toast({ title: 'Success', description: 'Saved.' });
  await expect.element(screen.getByText('Saved.')).toBeVisible();
  await userEvent.keyboard('{Tab}');
  screen.getByRole('link', { name: 'Home' }).element().focus();
  await settled();
  expect(document.querySelector('.br-toast')!.getBoundingClientRect().bottom).toBeLessThan(100); // it is visible
});

test('on a phone the end of a page without a bar can be read while an error stands there', async () => {
  await page.viewport(360, 740);
  onTestFinished(() => page.viewport(1280, 720));
  const screen = await show(<div style={{ height: 1200, position: 'relative' }}><a href="/" style={{ position: 'absolute', bottom: 0 }}>The last link</a></div>);
  toast({ variant: 'destructive', title: 'error', description: 'Not saved.' });
  await expect.element(screen.getByText('Not saved.')).toBeVisible();
  await settled();
  scrollTo(0, 5000);
  const link = screen.getByRole('link', { name: 'The last link' }).element();
  const { bottom } = link.getBoundingClientRect();
  expect(bottom).toBeLessThanOrEqual(document.querySelector('.br-toast')!.getBoundingClientRect().top); // it is visible
  dismissToast();
  await expect.element(screen.getByText('Not saved.')).not.toBeInTheDocument();
  await settled();
  expect(link.getBoundingClientRect().bottom).toBe(bottom);
});

test.each(kinds)('on a phone %s covers nothing of a dialog that is open, or opens while it stands', async (_, how) => {
  await page.viewport(360, 740);
  onTestFinished(() => page.viewport(1280, 720));
  const screen = await show(<Asking />);
  const isFree = () => {
    const strip = document.querySelector('.br-toasts')!.getBoundingClientRect(); // it is there
    return [...document.querySelectorAll('.br-dialog :is(h2, button)')].every((one) => one.getBoundingClientRect().top >= strip.bottom && one.getBoundingClientRect().bottom <= innerHeight);
  };
  toast({ title: 'Success', description: 'First.', ...how });
  await expect.element(screen.getByText('First.')).toBeVisible();
  (screen.getByRole('button', { name: 'Ask' }).element() as HTMLElement).click(); // a press has a clock of its own, which is ours here
  await expect.element(screen.getByRole('button', { name: 'Yes' })).toBeVisible();
  await expect.poll(isFree).toBe(true);
  toast({ title: 'Success', description: 'Second.', ...how });
  await expect.element(screen.getByText('Second.')).toBeVisible();
  await expect.poll(isFree).toBe(true);
});
