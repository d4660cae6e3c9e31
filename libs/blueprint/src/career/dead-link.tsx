import { Button } from '@radix-ui/themes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call, messageOf } from '@bridge/client';
import { contract } from '@bridge/model';
import type { PlaceToGo } from '@bridge/model';
import { firstClick, toast, useOnce } from '@bridge/ui';

/** "This link is dead", said once. */
export function DeadLink({ userId, place: { id, title, reported } }: { userId: string; place: PlaceToGo }) {
  const { t } = useTranslation('blueprint');
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: () => call(contract.reportDeadLink, { params: { userId, resourceId: id } }),
    onSuccess: ({ message }) => {
      toast({ variant: 'default', title: message });
      return client.invalidateQueries({ queryKey: ['blueprint', userId, 'begin'] });
    },
    onError: (error) => toast({ variant: 'destructive', title: messageOf(error) ?? t('begin.deadFailed') }),
  });
  const [say, isBusy] = useOnce(() => mutateAsync().catch(() => undefined)); // the message has said it
  if (reported) return <span className="bp-place">{t('begin.deadSaid')}</span>;
  return (
    <Button size="1" variant="ghost" color="gray" aria-busy={isBusy} aria-label={t('begin.deadLabel', { title })} onClick={firstClick(() => void say())}>
      {t('begin.dead')}
    </Button>
  );
}
