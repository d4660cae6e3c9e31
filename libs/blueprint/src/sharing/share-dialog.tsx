import { useId, useState } from 'react';
import { Button, Flex } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@bridge/client';
import type { Sharing, Shown } from '@bridge/model';
import { Dialog, FailedState, Icon, toast } from '@bridge/ui';
import type { Talent } from '../person.ts';
import { sharingQuery, useSharing } from './queries.ts';
import { ShareLinks } from './share-links.tsx';
import '../blueprint.css';

const choices = [
  { key: 'showsEmail', word: 'email' },
  { key: 'showsRoadmap', word: 'roadmap' },
  { key: 'showsProgress', word: 'progress' },
] as const;

/** "Share {title}": off until its owner presses Share; then the link, where it can be sent, and the way to stop. */
export function ShareDialog({ user, title, onClose }: { user: Talent; title: string; onClose: () => void }) {
  const { t } = useTranslation('sharing');
  const { data: sharing, error, refetch } = useQuery(sharingQuery(user.userId));
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} size="medium" title={t('dialog.title', { title })}>
      {sharing && <Chosen key={String(sharing.isShared)} user={user} title={title} sharing={sharing} />}
      {!sharing && error && <FailedState title={t('dialog.failed')} text={messageOf(error)} onRetry={() => void refetch()} />}
      {!sharing && !error && <p role="status">{t('dialog.loading')}</p>}
    </Dialog>
  );
}

function Chosen({ user, title, sharing }: { user: Talent; title: string; sharing: Sharing }) {
  const { t } = useTranslation('sharing');
  const { share, stop } = useSharing(user.userId);
  const [shown, setShown] = useState(sharing.shown);
  const legend = useId();
  const isBusy = share.isPending || stop.isPending;
  const failed = (error: Error) => toast({ variant: 'destructive', title: t('dialog.saveFailed'), description: messageOf(error) ?? error.message });

  function choose(key: keyof Shown, value: boolean) {
    setShown({ ...shown, [key]: value });
    if (!sharing.isShared) return; // nobody sees it yet
    share.mutate({ [key]: value }, { onError: (error) => (setShown((current) => ({ ...current, [key]: !value })), failed(error)) });
  }

  return (
    <Flex direction="column" gap="5">
      <p>{t(sharing.isShared ? 'dialog.on' : 'dialog.off')}</p>
      {sharing.isShared && <ShareLinks userId={user.userId} title={title} />}
      <fieldset className="br-field" aria-describedby={`${legend}-always`}>
        <legend className="br-label">{t('dialog.shows')}</legend>
        <p id={`${legend}-always`} className="br-small br-muted">{t('dialog.always')}</p>
        {choices.map(({ key, word }) => (
          <label key={key} className="br-check">
            <input type="checkbox" className="br-check-input" checked={shown[key]} onChange={({ target }) => choose(key, target.checked)} />
            <span className="br-box">
              <Icon name="check" />
            </span>
            <span style={{ overflowWrap: 'anywhere' }}>{t(`dialog.${word}`, { email: user.email })}</span>
          </label>
        ))}
      </fieldset>
      <div>
        {sharing.isShared ? (
          <Button size="3" variant="outline" color="red" aria-disabled={isBusy || undefined} onClick={() => isBusy || stop.mutate(undefined, { onError: failed, onSuccess: () => toast({ variant: 'default', title: t('dialog.stoppedTitle'), description: t('dialog.stopped') }) })}>
            {t('dialog.stop')}
          </Button>
        ) : (
          <Button size="3" aria-disabled={isBusy || undefined} onClick={() => isBusy || share.mutate(shown, { onError: failed })}>
            <Icon name="share" />
            {t('dialog.start')}
          </Button>
        )}
      </div>
    </Flex>
  );
}
