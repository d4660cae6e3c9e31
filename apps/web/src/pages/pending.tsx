import { useMatches } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Skeleton, SlowNote } from '@bridge/ui';

/** Keeps the shape of a page that is on its way, and says which one it is: on a slow line that is all there is for a while. */
export function PendingPage() {
  const { t } = useTranslation('app');
  const page = useMatches({ select: (matches) => matches.findLast(({ staticData }) => staticData.page)?.staticData.page });
  return (
    <div className="br-main" aria-busy="true">
      {page && <p className="br-d2">{t(`titles.${page}.title`)}</p>}
      <p className="br-muted" role="status">
        {t('loading')}
      </p>
      <SlowNote />
      <section className="br-card br-stack">
        <Skeleton width="40%" height="40px" />
        <Skeleton width="70%" />
        <Skeleton width="55%" />
      </section>
      <section className="br-card br-stack">
        <Skeleton height="180px" />
      </section>
    </div>
  );
}
