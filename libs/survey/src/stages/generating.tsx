import { useTranslation } from 'react-i18next';
import { years } from '@bridge/model';
import { Dialog, PendingState, Skeleton, SkeletonBridge } from '@bridge/ui';

/** The blueprint is being written: its shape, in grey stones, until it is there. */
export function Generating({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('survey');
  return (
    <Dialog
      open
      size="large"
      title={t('generating.title')}
      description={t('generating.text')}
      onOpenChange={(open) => !open && onClose()}
      foot={<span className="br-small br-muted">{t('generating.closing')}</span>}
    >
      <PendingState label={t('generating.text')}>
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
      </PendingState>
    </Dialog>
  );
}
