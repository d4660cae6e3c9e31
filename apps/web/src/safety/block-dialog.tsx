import { useMutation } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { call, messageOf, session } from '@bridge/client';
import { contract } from '@bridge/model';
import { ConfirmDialog, Named, toast, type Reported } from '@bridge/ui';

/** Says what a block does, and blocks. What was shown is asked for anew, in every tab: they are not in it any more. */
export function BlockDialog({ userId, reported: { about, id, name, whom = name }, onClose }: { userId: string; reported: Reported; onClose: () => void }) {
  const { t } = useTranslation('app');
  const navigate = useNavigate();
  const isTheirPage = useLocation().pathname.includes(id) && about === 'person';
  const block = useMutation({ mutationFn: () => call(contract.blockPerson, { params: { userId }, body: { about, id } }) });

  async function confirm() {
    try {
      const { message } = await block.mutateAsync();
      toast({ title: message });
      onClose();
      if (isTheirPage) await navigate({ to: '/talent/mentorship' });
      session.keptApart();
    } catch (error) {
      toast({ variant: 'destructive', title: messageOf(error) ?? t('block.failed') });
    }
  }

  return (
    <ConfirmDialog
      open
      danger
      title={whom ? <Named text={t('block.title', { name: whom })} name={whom} /> : t('block.titleSomebody')}
      text={
        <>
          {t('block.text')}
          <br />
          <br />
          {t('block.reportFirst')}
        </>
      }
      confirm={t('block.confirm')}
      cancel={t('block.cancel')}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
