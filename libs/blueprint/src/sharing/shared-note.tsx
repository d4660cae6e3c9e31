import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { sharingQuery } from './queries.ts';

/** Beside what becomes a milestone: that others see it, while its owner shows them the roadmap. */
export function SharedNote({ userId }: { userId: string }) {
  const { t } = useTranslation('blueprint');
  const { data } = useQuery({ ...sharingQuery(userId), staleTime: 0 });
  return data?.isShared && !data.hidden && data.shown.showsRoadmap && <p className="br-small">{t('edit.shared')}</p>;
}
