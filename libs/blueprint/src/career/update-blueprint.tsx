import { useEffect, useState } from 'react';
import { Button } from '@radix-ui/themes';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiError, messageOf } from '@bridge/client';
import { limits } from '@bridge/model';
import type { CareerBlueprint } from '@bridge/model';
import { Dialog, Note, PendingState, Skeleton, toast } from '@bridge/ui';
import { UpdateRefused, useUpdateBlueprint } from '../mutations.ts';
import { fullBlueprintQuery } from '../queries.ts';
import { choiceOf, mergedOf, sayForYear } from '../rules/choose.ts';
import type { Said } from '../rules/choose.ts';
import { ComparisonView } from './comparison-view.tsx';

/** Makes a new version, shows what it changes, lets its owner choose, and replaces only when asked to. */
export function UpdateBlueprint({ userId, current, onClose }: { userId: string; current: CareerBlueprint; onClose: () => void }) {
  const { t } = useTranslation('blueprint');
  const { preview, replace } = useUpdateBlueprint(userId);
  const next = preview.data;
  const queries = useQueryClient();
  const [said, setSaid] = useState<Said>(new Map());
  const [isOutdated, setIsOutdated] = useState(false);
  const choice = next && choiceOf(current, next, said);
  const tooLong = next && choice && typeof mergedOf(current, next, choice) === 'string';

  function refused(error: unknown) {
    toast({ variant: 'destructive', title: t('update.failedTitle'), description: reasonOf(error) });
    onClose();
  }

  function reasonOf(error: unknown) {
    if (error instanceof UpdateRefused) return t(`update.${error.reason}`);
    // Where trying again at once cannot help, the server says what does.
    const helps = error instanceof ApiError && error.status >= 400 && error.status < 500;
    return (helps && messageOf(error)) || t('update.failedText');
  }

  function store() {
    if (!next || !choice || tooLong || replace.isPending) return;
    replace.mutate(
      { current, next, ...choice },
      {
        onSuccess: () => {
          toast({ variant: 'default', title: t('update.doneTitle'), description: t('update.doneText') });
          onClose();
        },
        onError: (error) => (error instanceof ApiError && error.code === 'blueprint-changed' ? compareAgain() : refused(error)),
      },
    );
  }

  /** Another window changed the blueprint: it is compared anew, what was chosen stays chosen. */
  function compareAgain() {
    setIsOutdated(true);
    void queries.invalidateQueries({ queryKey: fullBlueprintQuery(userId).queryKey });
  }

  const { mutate: begin } = preview;
  useEffect(() => {
    begin(undefined, { onError: refused });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the dialog opens
  }, [begin]);

  return (
    <Dialog
      open
      size="large"
      title={t('update.title')}
      onOpenChange={(open) => !open && onClose()}
      foot={
        <>
          <Button size="3" variant="outline" onClick={onClose}>
            {t('update.keep')}
          </Button>
          <Button size="3" disabled={!next || tooLong} loading={replace.isPending} onClick={store}>
            {t('update.replace')}
          </Button>
        </>
      }
    >
      {isOutdated && <Note tone="red">{t('update.changed')}</Note>}
      {tooLong && <Note tone="red">{t('update.full', { count: limits.milestonesPerYear })}</Note>}
      {next && choice ? (
        <ComparisonView
          current={current}
          next={next}
          choice={choice}
          onSay={(id, wanted) => setSaid(new Map(said).set(id, wanted))}
          onSayYear={(year, mine) => setSaid(sayForYear(said, current, next, year, mine))}
        />
      ) : (
        <Preparing />
      )}
    </Dialog>
  );
}

function Preparing() {
  const { t } = useTranslation('blueprint');
  return (
    <>
      <p className="br-muted">{t('update.preparing')}</p>
      <PendingState label={t('update.preparing')}>
        <div className="br-stack">
          {[1, 2, 3, 4, 5].map((year) => (
            <Skeleton key={year} height="48px" />
          ))}
        </div>
      </PendingState>
    </>
  );
}
