import { useTranslation } from 'react-i18next';
import { PendingState, Skeleton, SkeletonAvatar } from '@bridge/ui';

const places = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** Nine cards to come. */
export function MentorGridSkeleton() {
  const { t } = useTranslation('mentorship');
  return (
    <PendingState label={t('directory.loading')}>
      <div className="br-mgrid">
        {places.map((place) => (
          <div key={place} className="br-card br-mentor">
            <div className="br-row br-mentor-person">
              <SkeletonAvatar />
              <div className="br-grow br-stack br-mentor-reasons">
                <Skeleton width="70%" />
                <Skeleton width="90%" height="0.75em" />
                <Skeleton width="60%" height="0.75em" />
              </div>
            </div>
            <div className="br-stack br-mentor-reasons">
              <Skeleton height="0.75em" />
              <Skeleton width="65%" height="0.75em" />
            </div>
            <Skeleton width="40%" />
          </div>
        ))}
      </div>
    </PendingState>
  );
}
