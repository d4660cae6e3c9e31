import { useTranslation } from 'react-i18next';
import { Skeleton, SlowNote } from '@bridge/ui';

/** The shape of a mentor to come. */
export function PendingMentor() {
  const { t } = useTranslation('mentorship');
  return (
    <>
      <p className="br-muted" role="status">
        {t('detail.loading')}
      </p>
      <SlowNote />
      <div className="br-mhead" aria-hidden="true">
        <span className="br-sk br-ava br-ava-xl" />
        <div className="br-stack br-mentor-reasons">
          <Skeleton width="min(100%, 16em)" height="2em" />
          <Skeleton width="min(100%, 12em)" />
        </div>
      </div>
      <div className="br-g2" aria-hidden="true">
        <PendingCard />
        <PendingCard />
      </div>
    </>
  );
}

function PendingCard() {
  return (
    <div className="br-card">
      <Skeleton width="8em" />
      <Skeleton />
      <Skeleton width="70%" />
    </div>
  );
}
