import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Bridge, Skeleton, SkeletonBridge } from '@bridge/ui';
import type { Progress, YearNumber } from '../rules/roadmap.ts';

/** The bridge with its five labels below it. The labels say all that the drawing shows, so the drawing itself is silent. */
export function LabelledBridge({ years, action }: { years: Progress[]; action?: (year: YearNumber) => ReactNode }) {
  const { t } = useTranslation('blueprint');
  return (
    <div className="br-stack">
      <Bridge years={years} />
      <div role="list" className="br-years" style={columns}>
        {years.map(({ done, total }, index) => {
          const year = (index + 1) as YearNumber; // a roadmap has five years
          return (
            <div role="listitem" key={year}>
              <b>{t('year', { year })}</b>
              <span className="br-small br-muted">{t('count', { done, total })}</span>
              {action?.(year)}
            </div>
          );
        })}
      </div>
    </div>
  );
}

// Five beside each other; fewer where enlarged text would run into its neighbour.
const columns = { gridTemplateColumns: 'repeat(auto-fit, minmax(3.5em, 1fr))' };

/** The same shape in grey while the blueprint is on its way. */
export function PendingBridge() {
  return (
    <div className="br-stack">
      <SkeletonBridge />
      <div className="br-years">
        {[1, 2, 3, 4, 5].map((year) => (
          <div key={year}>
            <Skeleton width="70%" height="14px" />
            <Skeleton width="50%" height="12px" />
          </div>
        ))}
      </div>
    </div>
  );
}
