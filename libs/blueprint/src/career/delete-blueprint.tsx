import { useTranslation } from 'react-i18next';
import { messageOf } from '@bridge/client';
import { ConfirmDialog, toast } from '@bridge/ui';
import { useDeleteBlueprint, useRestoreBlueprint } from '../mutations.ts';

// Longer than other toasts: somebody may have pressed the wrong thing and needs time to see it.
const undoDuration = 30_000;

/** Asks, deletes, and offers to undo it. */
export function DeleteBlueprint({ userId, name, onClose }: { userId: string; name: string; onClose: () => void }) {
  const { t } = useTranslation('blueprint');
  const remove = useDeleteBlueprint(userId);
  const restore = useRestoreBlueprint(userId);

  // The toasts outlive this dialog, so both steps are awaited instead of listened to.
  async function confirm() {
    try {
      await remove.mutateAsync();
      toast({
        variant: 'default',
        title: t('delete.doneTitle'),
        description: t('delete.doneText', { name }),
        action: { label: t('delete.undo'), onSelect: () => void undo() },
        duration: undoDuration,
      });
    } catch (error) {
      toast({ variant: 'destructive', title: t('delete.failedTitle'), description: messageOf(error) ?? t('delete.failedText') });
    }
    onClose();
  }

  async function undo() {
    try {
      await restore.mutateAsync();
      toast({ variant: 'default', title: t('delete.restoredTitle'), description: t('delete.restoredText') });
    } catch (error) {
      toast({ variant: 'destructive', title: t('delete.notRestoredTitle'), description: messageOf(error) ?? t('delete.notRestoredText') });
    }
  }

  return (
    <ConfirmDialog
      open
      danger
      title={t('delete.title')}
      text={t('delete.question', { name })}
      confirm={t('delete.yes')}
      cancel={t('delete.no')}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
