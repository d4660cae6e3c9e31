import { useCallback, useEffect } from 'react';
import { useMatches } from '@tanstack/react-router';
import type { CustomTypeOptions } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useDocument } from '../start/use-document.ts';

export type PageName = keyof CustomTypeOptions['resources']['app']['titles'];
export type Room = 'queue' | 'decided' | 'people' | 'members' | 'releases' | 'audit' | 'health';

/** Title and description of the page that is shown. */
export function PageHead({ page: given }: { page?: PageName }) {
  const { t } = useTranslation('app');
  const { name } = useDocument('brand');
  const page = useMatches({ select: (matches) => given ?? matches.findLast(({ staticData }) => staticData.page)?.staticData.page });
  const room = useMatches({ select: (matches) => (given ? undefined : matches.at(-1)?.staticData.room) }); // whose words have come with it
  const title = page ? t('titlePattern', { page: room ? t(`${room}.title`, { ns: 'staff' }) : t(`titles.${page}.title`), brand: name }) : name;
  const description = page ? t(`titles.${page}.description`) : '';
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name=description]')?.setAttribute('content', description);
  }, [title, description]);
  return null;
}

/** Lets a page that shows one of many say which one it is, in the place of its route's title. */
export function usePageTitle(): (page: string) => void {
  const { t } = useTranslation('app');
  const { name } = useDocument('brand');
  return useCallback(
    (page) => {
      document.title = t('titlePattern', { page, brand: name });
    },
    [name, t],
  );
}
