import { useTranslation } from 'react-i18next';
import { Skeleton, SlowNote } from '@bridge/ui';

/** Keeps the shape of a page that is on its way. */
export function PendingPage() {
  const { t } = useTranslation('app');
  return (
    <div className="br-main" aria-busy="true">
      <p className="br-vh" role="status">
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
