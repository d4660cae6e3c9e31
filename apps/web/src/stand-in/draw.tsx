import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Theme } from '@radix-ui/themes';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRouteWithContext, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { createInstance, type CustomTypeOptions, type Resource } from 'i18next';
import { Direction } from 'radix-ui';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { drawFor, type UserRecord } from '@bridge/client';
import type { Documents } from '@bridge/content';
import { MentorDirectory } from '@bridge/mentorship';
import { MentorGrid, oneDecimal } from '@bridge/mentorship/mentor-grid';
import { screens } from '@bridge/model';
import { themeProps, UiWordsProvider } from '@bridge/ui';
import { AppFrame } from '../shell/app-frame.tsx';
import type { RouteContext } from '../start/context.ts';
import type { StandInData } from './data.ts';
import { samples } from './samples.ts';

/** A language of the product and the start of its addresses. */
type Locale = { code: string; dir: 'ltr' | 'rtl'; prefix: string };

// A talent without a name; the browser puts the real one's button in the place of this one's.
const somebody: UserRecord = {
  ...{ _id: '', userId: '', isNewUser: false, isProfileDataSet: true, role: 'TALENT', email: '', firstName: '', lastName: '' },
  ...{ dateCreated: '', tokenInitializationDate: '', tokenExpiryDate: '' },
  user: { firstName: '', lastName: '', isEmailVerified: true },
};

/** What the build puts into the page of a screen with a stand-in. */
type StandIn = {
  title: string;
  description: string;
  html: string;
  /** Elements that come when the data is there: they need styles, too. */
  samples: string;
  data: Omit<StandInData, 'program'>;
};

/** Draws the mentors' list as it stands before its data is there, in its frame. `documents` are those that its routes load, by id. */
export async function drawStandIn(path: string, { code, dir, prefix }: Locale, documents: Record<string, unknown>): Promise<StandIn> {
  drawFor({ user: somebody, expiresAt: Infinity });
  const queryClient = new QueryClient();
  for (const [id, document] of Object.entries(documents)) queryClient.setQueryData(['content', code, id], document);
  const words = createInstance();
  await words.use(initReactI18next).init({ lng: code, resources: { [code]: wordsIn(documents) }, fallbackLng: false, interpolation: { escapeValue: false } });
  const context = { queryClient, words, locale: code, isPage: (at: string) => (screens as readonly string[]).includes(at) };

  const { app, mentorship } = words.getDataByLanguage(code) as unknown as CustomTypeOptions['resources']; // the content check has their shape
  const { title, description } = app.titles.mentorship;
  const html = await draw(<MentorDirectory q="" page={1} onSearch={() => {}} />);
  return {
    title: words.t('app:titlePattern', { page: title, brand: (documents['brand'] as Documents['brand']).name }), // the same
    description,
    html: html.replaceAll(' style="', ' data-style="'), // the policy of styles refuses the attribute; main.tsx sets it
    samples: `${await draw(<MentorGrid mentors={samples} />)}<div class="br-app is-narrow">`,
    data: { locale: code, prefix, averages: averagesIn(code), words: { app: { frame: app.frame }, mentorship: { directory: mentorship.directory, rating: mentorship.rating, reasons: mentorship.reasons } } },
  };

  async function draw(screen: ReactNode): Promise<string> {
    const frame = createRootRouteWithContext<RouteContext>()({ component: AppFrame });
    const route = createRoute({ getParentRoute: () => frame, path, component: () => screen });
    const router = createRouter({ routeTree: frame.addChildren([route]), basepath: prefix || '/', history: createMemoryHistory({ initialEntries: [prefix + path] }), context });
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

function averagesIn(locale: string): Record<string, string> {
  const figures = Array.from({ length: 41 }, (_, tenths) => 1 + tenths / 10); // of one to five stars
  return Object.fromEntries(figures.map((figure) => [figure.toFixed(1), oneDecimal(figure, locale)]));
}

/** The documents that hold words, by namespace. */
function wordsIn(documents: Record<string, unknown>): Resource[string] {
  const namespaces = Object.entries(documents).filter(([id]) => /^(interface|messages)\//.test(id));
  return Object.fromEntries(namespaces.map(([id, words]) => [id.replace(/^interface\//, ''), words as Resource[string][string]])); // the content check has their shape
}
