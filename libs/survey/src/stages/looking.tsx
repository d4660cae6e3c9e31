import { useTranslation } from 'react-i18next';
import { Dialog, PendingState, Skeleton } from '@bridge/ui';

/** The draft may be on the server: the shape of what comes, for a moment. */
export function Looking({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('survey');
  return (
    <Dialog open size="survey" title={t('pending')} onOpenChange={(open) => !open && onClose()}>
      <PendingState label={t('pending')}>
        <Skeleton height="48px" />
      </PendingState>
    </Dialog>
  );
}
