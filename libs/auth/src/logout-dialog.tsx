import { useTranslation } from 'react-i18next';
import { session, useChanges } from '@bridge/client';
import { ConfirmDialog, toast } from '@bridge/ui';

/** Asks before logging out. `onLoggedOut` leads to the home page. */
export function LogoutDialog({ open, onClose, onLoggedOut }: { open: boolean; onClose: () => void; onLoggedOut: () => void }) {
  const { t } = useTranslation('auth');

  const unsent = useChanges().filter(({ refused }) => !refused).length;

  function logOut() {
    session.signOut();
    onLoggedOut();
    toast({ variant: 'default', title: t('toast.success'), description: t('logout.success') });
  }

  return (
    <ConfirmDialog
      open={open}
      title={t('logout.title')}
      text={unsent > 0 ? `${t('logout.unsent', { count: unsent })} ${t('logout.text')}` : t('logout.text')}
      confirm={t('logout.confirm')}
      cancel={t('logout.cancel')}
      onConfirm={logOut}
      onCancel={onClose}
    />
  );
}
