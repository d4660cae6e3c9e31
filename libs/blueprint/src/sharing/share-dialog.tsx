import { useId, useRef, useState } from 'react';
import { Button, Flex } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@bridge/client';
import type { CareerBlueprint, Sharing, Shown, Year } from '@bridge/model';
import { Dialog, FailedState, firstClick, Icon, Named, Note, toast, useOnce } from '@bridge/ui';
import type { Talent } from '../person.ts';
import { fullBlueprintQuery } from '../queries.ts';
import { yearNumber } from '../rules/roadmap.ts';
import { Choice } from './choice.tsx';
import { sharingQuery, useSharing, type ShareChange } from './queries.ts';
import { ShareLinks } from './share-links.tsx';
import { ShownMilestones } from './shown-milestones.tsx';
import { TakenDown } from './taken-down.tsx';
import { TypedWords } from './typed-words.tsx';
import '../blueprint.css';

const choices = [
  { key: 'showsEmail', word: 'email' },
  { key: 'showsRoadmap', word: 'roadmap' },
  { key: 'showsProgress', word: 'progress' },
] as const;

/** "Share {title}": off until its owner presses Share; then the link, where it can be sent, and the way to stop. Of one `year` the link leads there, and what shows it is chosen beforehand. */
export function ShareDialog({ user, title, year, onClose }: { user: Talent; title: string; year?: Year; onClose: () => void }) {
  const { t } = useTranslation('sharing');
  const [settings, blueprint] = [useQuery({ ...sharingQuery(user.userId), staleTime: 0 }), useQuery(fullBlueprintQuery(user.userId))];
  const error = settings.error ?? blueprint.error;
  const isThere = settings.data && blueprint.data !== undefined;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} size="medium" title={<Named text={t('dialog.title', { title })} name={`${user.firstName} ${user.lastName}`} />}>
      {isThere && settings.data.takenDown && <TakenDown userId={user.userId} of={settings.data.takenDown} />}
      {isThere && !settings.data.takenDown && <Chosen user={user} title={title} year={year} sharing={settings.data} milestones={blueprint.data?.milestones} />}
      {!isThere && error && <FailedState title={t('dialog.failed')} text={messageOf(error)} onRetry={() => void Promise.all([settings.refetch(), blueprint.refetch()])} />}
      {!isThere && !error && <p role="status">{t('dialog.loading')}</p>}
    </Dialog>
  );
}

function Chosen({ user, title, year, sharing, milestones }: { user: Talent; title: string; year: Year | undefined; sharing: Sharing; milestones: CareerBlueprint['milestones'] | undefined }) {
  const { t } = useTranslation('sharing');
  const { share, stop } = useSharing(user.userId);
  const [shown, setShown] = useState(year && !sharing.isShared ? { ...sharing.shown, showsRoadmap: true, showsProgress: true } : sharing.shown);
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set(sharing.leftOut));
  const legend = useId();
  const failed = (error: Error) => toast({ variant: 'destructive', title: t('dialog.saveFailed'), description: messageOf(error) ?? error.message });

  const waiting = useRef<(() => void)[]>([]);

  const [turn, isBusy] = useOnce(async () => {
    let isShared = !sharing.isShared;
    try {
      if (isShared) await share.mutateAsync({ ...shown, leaveOut: [...leftOut], putBack: sharing.leftOut.filter((id) => !leftOut.has(id)) });
      else {
        await stop.mutateAsync();
        toast({ variant: 'default', title: t('dialog.stoppedTitle'), description: t('dialog.stopped') });
      }
    } catch (error) {
      isShared = sharing.isShared;
      failed(error as Error); // a call rejects with nothing else
    }
    const chosenMeanwhile = waiting.current.splice(0);
    if (isShared) for (const send of chosenMeanwhile) send();
  });

  /** Nothing is sent of what nobody sees: a change that is sent shares. What is chosen while that turns waits for how it ends. */
  function change(what: ShareChange, takeBack: () => void) {
    const send = () => void share.mutateAsync(what).catch((error: Error) => (takeBack(), failed(error)));
    if (isBusy) waiting.current.push(send);
    else if (sharing.isShared) send();
  }

  function choose(key: keyof Shown, value: boolean) {
    const show = (is: boolean) => setShown((current) => ({ ...current, [key]: is }));
    show(value);
    change({ [key]: value }, () => show(!value));
  }

  function leaveOut(id: string, isShown: boolean) {
    const show = (is: boolean) => setLeftOut((current) => (is ? new Set([...current].filter((one) => one !== id)) : new Set([...current, id])));
    show(isShown);
    change(isShown ? { putBack: [id] } : { leaveOut: [id] }, () => show(!isShown));
  }

  const typed = sharing.typed.filter(({ milestone }) => milestone === undefined || (shown.showsRoadmap && !leftOut.has(milestone)));

  const ending = (
    <Button size="3" variant="outline" color="red" aria-disabled={isBusy || undefined} onClick={firstClick(() => void turn())}>
      {t('dialog.stop')}
    </Button>
  );
  if (sharing.hidden)
    return (
      <>
        <Note>{t('dialog.hidden')}</Note>
        <div className="br-dialog-foot">{ending}</div>
      </>
    );
  return (
    <Flex direction="column" gap="5">
      <p>{t(sharing.isShared ? 'dialog.on' : 'dialog.off')}</p>
      {sharing.isShared && year && !shown.showsRoadmap && (
        <Note>
          <Flex direction="column" gap="2" align="start">
            <p>{t('dialog.yearHidden', { year: yearNumber(year) })}</p>
            <Button size="2" variant="outline" onClick={() => choose('showsRoadmap', true)}>
              {t('dialog.showYears')}
            </Button>
          </Flex>
        </Note>
      )}
      {sharing.isShared && <ShareLinks userId={user.userId} title={title} year={year && shown.showsRoadmap ? year : undefined} />}
      <fieldset className="br-field" aria-describedby={`${legend}-always`}>
        <legend className="br-label">{t('dialog.shows')}</legend>
        <p id={`${legend}-always`} className="br-small br-muted">{t('dialog.always')}</p>
        {choices.map(({ key, word }) => (
          <Choice key={key} text={t(`dialog.${word}`, { email: user.email })} checked={shown[key]} onChange={(value) => choose(key, value)} />
        ))}
      </fieldset>
      <TypedWords typed={typed} />
      {milestones && shown.showsRoadmap && <ShownMilestones milestones={milestones} leftOut={leftOut} onChoose={leaveOut} />}
      <div className="br-dialog-foot">
        {sharing.isShared ? (
          ending
        ) : (
          <Button key="start" size="3" aria-disabled={isBusy || undefined} onClick={firstClick(() => void turn())}>
            <Icon name="share" />
            {t('dialog.start')}
          </Button>
        )}
      </div>
    </Flex>
  );
}
