import { useTranslation } from 'react-i18next';
import { PendingState, Skeleton } from '@bridge/ui';
import { PendingBridge } from '../parts/labelled-bridge.tsx';

/** The career page in its final shape, before the blueprint is there. */
export function PendingCareer() {
  const { t } = useTranslation('blueprint');
  return (
    <PendingState label={t('career.loading')}>
      <div className="br-stack">
        <section className="br-card">
          <Skeleton width="min(100%, 340px)" height="28px" />
          <PendingBridge />
        </section>
        <section className="br-card">
          <Skeleton width="min(100%, 260px)" height="28px" />
          {[1, 2, 3, 4, 5].map((year) => (
            <Skeleton key={year} height="56px" />
          ))}
        </section>
      </div>
    </PendingState>
  );
}
