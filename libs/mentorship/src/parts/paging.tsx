import { useTranslation } from 'react-i18next';
import { Paging as AnyPaging, type PagingProps } from '@bridge/ui';

/** Previous and Next, in the words of this feature. */
export function Paging(props: PagingProps) {
  const { t } = useTranslation('mentorship');
  return <AnyPaging {...props} words={{ label: t('directory.paging'), previous: t('directory.previous'), next: t('directory.next'), page: (at) => t('directory.page', at) }} />;
}
