import { useTranslation } from 'react-i18next';
import { years } from '@bridge/model';
import { PendingState, Skeleton, SkeletonBridge } from '@bridge/ui';
import { Stage } from './stage.tsx';

/** The blueprint is being written: its shape, in grey stones, until it is there. */
export function Generating({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('survey');
  return (
    <Stage
      size="large"
      title={t('generating.title')}
      text={t('generating.text')}
      onClose={onClose}
      foot={<span className="br-small br-muted">{t('generating.closing')}</span>}
    >
      <PendingState label={t('generating.text')}>
        <div className="br-stack">
          <SkeletonBridge />
          <ol className="br-list">
            {years.map((year, i) => (
              <li key={year}>
                <span className="br-box br-box-arch" />
                <b>{t('generating.year', { number: i + 1 })}</b>
                <span className="br-grow">
                  <Skeleton width="70%" height="12px" />
                </span>
              </li>
            ))}
          </ol>
        </div>
      </PendingState>
    </Stage>
  );
}
