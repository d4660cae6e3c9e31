import { Suspense, type ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router';
import { Theme } from '@radix-ui/themes';
import { I18nextProvider } from 'react-i18next';
import { onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import { createQueryClient, session, unsaved } from '@bridge/client';
import { aSignIn, fakeApi, type FakeHandlers } from '@bridge/client/testing';
import type { User } from '@bridge/model';
import { dismissToast, dropNotices, keepTypedIn, themeProps, Toaster, UiWordsProvider } from '@bridge/ui';
import { testWords } from './words.ts';
import '@bridge/ui/look/radix.css';
import '@bridge/ui/look/base.css';
import '@bridge/ui/look/app.css';

export type RenderOptions = {
  /** Answers of the server, by the name of the call. */
  api?: FakeHandlers;
  /** Who is signed in; nobody where absent. */
  user?: User;
  /** Words instead of or beside those in content/, by namespace. */
  words?: Record<string, Record<string, unknown>>;
  theme?: 'light' | 'dark';
};

/** Draws an element inside everything that the product wraps around it. */
export async function renderWithProviders(element: ReactNode, options: RenderOptions = {}) {
  const { api, queryClient, wrap } = await setUp(options);
  const screen = await render(wrap(element));
  return { screen, api, queryClient, rerender: (next: ReactNode) => screen.rerender(wrap(next)) };
}

/** Draws an element as the page at `path` of a router that takes every path: for screens with links. */
export async function renderRoute(element: ReactNode, { path = '/', ...options }: RenderOptions & { path?: string } = {}) {
  const { api, queryClient, wrap } = await setUp(options);
  const root = createRootRoute({ component: Outlet, notFoundComponent: () => element });
  const router = createRouter({ routeTree: root, history: createMemoryHistory({ initialEntries: [path] }) });
  const screen = await render(wrap(<RouterProvider router={router as never} />)); // not the router that the app registered
  return { screen, api, queryClient, router, location: () => router.state.location.href };
}

async function setUp({ api: handlers = {}, user, words: more, theme = 'light' }: RenderOptions) {
  const api = fakeApi({ logout: () => ({ success: true, message: '' }), settings: () => ({ success: true, data: { thirdParty: null } }), ...handlers });
  dismissToast(); // what a test before has left
  keepTypedIn(unsaved);
  onTestFinished(() => {
    session.signOut();
    dismissToast();
    dropNotices(); // one that nobody has read would hide all else from the next test
  });
  if (user) session.signIn(aSignIn(user));
  const words = await testWords(more);
  const queryClient = createQueryClient();
  const problem = (key: string) => (words.exists(key, { ns: 'messages/fields' }) ? words.getFixedT('en', 'messages/fields')(key as 'required') : key); // any key that exists
  const wrap = (element: ReactNode) => (
    <I18nextProvider i18n={words}>
      <QueryClientProvider client={queryClient}>
        <Theme {...themeProps} appearance={theme}>
          <UiWordsProvider words={words.getResourceBundle('en', 'common') as object} problem={problem}>
            <Suspense fallback={null}>{element}</Suspense>
            <Toaster />
          </UiWordsProvider>
        </Theme>
      </QueryClientProvider>
    </I18nextProvider>
  );
  return { api, queryClient, wrap };
}
