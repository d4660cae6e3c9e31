import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Theme } from '@radix-ui/themes';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRouteWithContext, createRoute, createRouter, RouterProvider, type RouteComponent } from '@tanstack/react-router';
import { createInstance } from 'i18next';
import { Direction } from 'radix-ui';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { screens } from '@bridge/model';
import { themeProps, UiWordsProvider } from '@bridge/ui';
import type { RouteContext } from '../start/context.ts';
import { wordsIn } from './words-in.ts';

/** A language of the product and the start of its addresses. */
export type Locale = { code: string; dir: 'ltr' | 'rtl'; prefix: string };

/** What draws screens at build time, in one language: `documents` are those that their routes load, by id. */
export async function createPen({ code, dir, prefix }: Locale, documents: Record<string, unknown>) {
  const queryClient = new QueryClient();
  for (const [id, document] of Object.entries(documents)) queryClient.setQueryData(['content', code, id], document);
  const words = createInstance();
  await words.use(initReactI18next).init({ lng: code, resources: { [code]: wordsIn(documents) }, fallbackLng: false, interpolation: { escapeValue: false } });
  const context = { queryClient, words, locale: code, isPage: (at: string) => (screens as readonly string[]).includes(at) };
  return { words, draw };

  /** A screen at its address, in the frame of its routes. */
  async function draw(path: string, frame: RouteComponent | undefined, screen: ReactNode): Promise<string> {
    const root = createRootRouteWithContext<RouteContext>()(frame ? { component: frame } : {});
    const route = createRoute({ getParentRoute: () => root, path, component: () => screen });
    const router = createRouter({ routeTree: root.addChildren([route]), basepath: prefix || '/', history: createMemoryHistory({ initialEntries: [prefix + path] }), context });
    await router.load();
    return renderToStaticMarkup(
      <I18nextProvider i18n={words}>
        <QueryClientProvider client={queryClient}>
          <Theme {...themeProps} hasBackground={false}>
            <UiWordsProvider words={words.getResourceBundle(code, 'common') as object} problem={(key) => key}>
              <Direction.Provider dir={dir}>
                <RouterProvider router={router} />
              </Direction.Provider>
            </UiWordsProvider>
          </Theme>
        </QueryClientProvider>
      </I18nextProvider>,
    );
  }
}
