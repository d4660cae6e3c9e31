import { useTranslation } from 'react-i18next';
import { Paging as AnyPaging, type PagingProps } from '@bridge/ui';

/** Previous and Next, in the words of the console. */
export function Paging(props: PagingProps) {
  const { t } = useTranslation('staff');
  return <AnyPaging {...props} words={{ label: t('paging.label'), previous: t('paging.previous'), next: t('paging.next'), page: (at) => t('paging.page', at) }} />;
}
