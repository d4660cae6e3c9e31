import { useTranslation } from 'react-i18next';
import { PendingState, Skeleton } from '@bridge/ui';
import { Stage } from './stage.tsx';

/** The draft may be on the server: the shape of what comes, for a moment. */
export function Looking({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('survey');
  return (
    <Stage title={t('pending')} onClose={onClose}>
      <PendingState label={t('pending')}>
        <Skeleton height="48px" />
      </PendingState>
    </Stage>
  );
}
