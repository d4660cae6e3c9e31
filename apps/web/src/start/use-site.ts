import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { siteWords } from '@bridge/site';
import type { Site } from '../public/views.ts';
import { localeOf, pageLocales } from './page-locale.ts';
import { useDocument } from './use-document.ts';

/** What the frame of a public page needs, where the program draws it. */
export function useSite(): Site {
  const { t, i18n } = useTranslation('app');
  const path = useLocation({ select: ({ pathname }) => pathname });
  return {
    brand: useDocument('brand'),
    words: siteWords(useDocument('interface/site')),
    colours: t('frame.theme', { returnObjects: true }),
    saver: t('frame.saver', { returnObjects: true, size: '{{size}}' }),
    navigation: { public: useDocument('navigation/public'), footer: useDocument('navigation/footer') },
    documents: {},
    pictures: {},
    posts: [],
    locale: localeOf(i18n.language),
    locales: pageLocales,
    path,
    now: new Date().toISOString(),
  };
}

/** The documents that it is made of. */
export const siteDocuments = ['interface/site', 'navigation/public', 'navigation/footer'] as const;
