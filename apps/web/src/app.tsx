import { Suspense, useCallback, type ReactNode } from 'react';
import { Theme } from '@radix-ui/themes';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { Direction } from 'radix-ui';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { unsaved } from '@bridge/client';
import { keepTypedIn, themeProps, Toaster, UiWordsProvider } from '@bridge/ui';
import type { AppRouter } from './router.tsx';
import { localeOf } from './start/page-locale.ts';

keepTypedIn(unsaved); // ui knows no session

/** The product: what every page stands in. */
export function App({ router }: { router: AppRouter }) {
  const { words, queryClient } = router.options.context;
  return (
    <I18nextProvider i18n={words}>
      <QueryClientProvider client={queryClient}>
        <Suspense>
          <Ui>
            <RouterProvider router={router} />
            <Toaster />
          </Ui>
        </Suspense>
      </QueryClientProvider>
    </I18nextProvider>
  );
}

/** Radix, and the words of the parts that all screens are built of. */
function Ui({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation(['common', 'messages/fields']);
  const { language } = i18n;
  // A schema reports the key of a problem; the server reports a sentence, which stays as it is.
  const problem = useCallback(
    (key: string) => {
      const text: unknown = i18n.getResource(language, 'messages/fields', key);
      return typeof text === 'string' ? text : key;
    },
    [i18n, language],
  );
  return (
    <Theme {...themeProps} hasBackground={false}>
      <UiWordsProvider words={i18n.getResourceBundle(language, 'common') as object} problem={problem}>
        <Direction.Provider dir={localeOf(language).dir}>{children}</Direction.Provider>
      </UiWordsProvider>
    </Theme>
  );
}
