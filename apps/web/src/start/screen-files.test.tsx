import { Component, Suspense, type PropsWithChildren } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { reloadOnceWhenFilesAreGone } from '@bridge/client';
import '../theme.mjs';
import { lazyScreen } from './screen-files.ts';

const fail = () => window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));

// A page listens once, for as long as it is there; so do the tests of this file.
const reload = vi.fn();
reloadOnceWhenFilesAreGone(reload);
beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  vi.restoreAllMocks();
});

const server = (answer: () => Promise<Response>) => vi.spyOn(window, 'fetch').mockImplementation(answer);

test('a page whose files are gone is loaded anew once; a second failure goes on to the error page', async () => {
  server(() => Promise.resolve(new Response()));
  expect([fail(), fail()]).toEqual([false, true]); // false: taken care of, the error goes no further
  await expect.poll(() => reload.mock.calls.length).toBe(1);
});

test.each([
  ['away', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['in trouble', () => Promise.resolve(new Response(null, { status: 503 }))],
])('a page whose server is %s stays as it is, and says that a file did not come', async (_, answer) => {
  server(answer);
  const shown = drawn(() => (fail(), Promise.resolve(undefined as never))); // as Vite gives nothing for what is taken care of
  await expect.poll(shown).toBe('A file of this screen did not come.');
  expect(reload).not.toHaveBeenCalled();
  server(() => Promise.resolve(new Response())); // it is back, and a release later
  fail();
  await expect.poll(() => reload.mock.calls.length).toBe(1);
});

test('a page that is being left is not loaded anew until somebody is back on it', () => {
  window.dispatchEvent(new Event('beforeunload'));
  fail();
  window.dispatchEvent(new PageTransitionEvent('pageshow')); // it was left before it was there
  fail();
  expect(reload).not.toHaveBeenCalled();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(reload).toHaveBeenCalledOnce();
});

class Told extends Component<PropsWithChildren, { error?: Error }> {
  override state: { error?: Error } = {};
  static getDerivedStateFromError = (error: Error) => ({ error });
  override render = () => this.state.error?.message ?? this.props.children;
}

const words = ['error loading dynamically imported module: a.js', 'Failed to fetch dynamically imported module: a.js', 'Importing a module script failed.'];
const drawn = (load: () => Promise<never>) => {
  const Screen = lazyScreen(load);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  root.render(<Told><Suspense fallback="It comes."><Screen /></Suspense></Told>);
  return () => document.body.lastElementChild?.textContent;
};

test.each(words)('the router does not load a page anew by itself: %s', async (message) => {
  await expect.poll(drawn(() => Promise.reject(new TypeError(message)))).toBe('A file of this screen did not come.');
  expect(Object.keys(sessionStorage)).toEqual([]); // where the router notes that it does
});

test('a screen that broke off because its page is left says nothing, and is loaded anew for who comes back', async () => {
  window.dispatchEvent(new Event('beforeunload'));
  const shown = drawn(() => Promise.reject(new TypeError(words[0])));
  await new Promise((done) => setTimeout(done, 600)); // React keeps what it shows meanwhile for 300 ms
  expect(shown()).toBe('It comes.');
  expect(reload).not.toHaveBeenCalled();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(reload).toHaveBeenCalledOnce();
});
