import { expect, onTestFinished, test, vi } from 'vitest';
import { followState, showState } from './state.ts';

const root = document.documentElement;
const keep = (cookie: string) => (document.cookie = `${cookie}; path=/`);

test('a page follows a sign-in and sign-out elsewhere by the cookie itself, without any other word', async () => {
  onTestFinished(() => void keep('authToken=; max-age=0'));
  showState();
  followState();
  expect(root.hasAttribute('data-in')).toBe(false);
  // Again and again: a browser begins to tell of cookies some time after it was asked to.
  let times = 0;
  await expect.poll(() => keep(`authToken=somebody${String((times += 1))}`) && root.hasAttribute('data-in')).toBe(true);
  keep('authToken=; max-age=0');
  await expect.poll(() => root.hasAttribute('data-in')).toBe(false);
});

test('where browsers do not tell of cookies, a page looks again after the word of storage, and when it is looked at again', async () => {
  const own = Object.getOwnPropertyDescriptor(window, 'cookieStore');
  if (!own) throw new Error('this browser tells of cookies');
  delete (window as { cookieStore?: unknown }).cookieStore;
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
    Object.defineProperty(window, 'cookieStore', own);
    keep('authToken=; max-age=0');
  });
  followState();
  root.toggleAttribute('data-in', false);
  window.dispatchEvent(new StorageEvent('storage', { key: 'isAuthenticated' }));
  vi.advanceTimersByTime(10);
  root.toggleAttribute('data-in', false);
  document.cookie = 'authToken=late; path=/';
  vi.advanceTimersByTime(1_000);
  expect(root.hasAttribute('data-in')).toBe(true);
  root.toggleAttribute('data-in', false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(root.hasAttribute('data-in')).toBe(true);
});
