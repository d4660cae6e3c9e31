import { useTranslation } from 'react-i18next';
import type { ContentChange } from '@bridge/model';
import { useMoment } from '../parts/use-moment.ts';

/** What has become of a change, in words. */
export function useStateWords(): (change: Pick<ContentChange, 'state' | 'publishAt' | 'publishBy' | 'release'>) => string {
  const { t } = useTranslation('editing');
  const { at } = useMoment();
  return ({ state, publishAt, publishBy, release }) => t(`states.${state}`, { at: at(publishAt ?? ''), by: publishBy ?? '', release: release ?? '' });
}
