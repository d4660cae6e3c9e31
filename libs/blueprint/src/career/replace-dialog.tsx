import { useState, type ReactNode } from 'react';
import { Button } from '@radix-ui/themes';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@bridge/client';
import { limits } from '@bridge/model';
import type { CareerBlueprint } from '@bridge/model';
import { Dialog, Note, useOnce } from '@bridge/ui';
import { useReplaceBlueprint } from '../mutations.ts';
import { fullBlueprintQuery } from '../queries.ts';
import { choiceOf, mergedOf, sayForYear } from '../rules/choose.ts';
import type { Said } from '../rules/choose.ts';
import { ComparisonView } from './comparison-view.tsx';

/** Shows what a generated version changes, lets its owner choose, and replaces only when asked to; `children` stands there until it has come. */
export function ReplaceDialog({
  userId,
  current,
  next,
  onReplaced,
  onRefused,
  onClose,
  children,
}: {
  userId: string;
  current: CareerBlueprint;
  next: CareerBlueprint | undefined;
  onReplaced: () => void;
  onRefused: (error: unknown) => void;
  onClose: () => void;
  children?: ReactNode;
}) {
  const { t } = useTranslation('blueprint');
  const { mutateAsync: replace } = useReplaceBlueprint(userId);
  const queries = useQueryClient();
  const [said, setSaid] = useState<Said>(new Map());
  const [isOutdated, setIsOutdated] = useState(false);
  const choice = next && choiceOf(current, next, said);
  const tooLong = next && choice && typeof mergedOf(current, next, choice) === 'string';

  /** Another window changed the blueprint: it is compared anew, what was chosen stays chosen. */
  function compareAgain() {
    setIsOutdated(true);
    void queries.invalidateQueries({ queryKey: fullBlueprintQuery(userId).queryKey });
  }

  const [store, isStoring] = useOnce(async () => {
    if (!next || !choice || tooLong) return;
    try {
      await replace({ current, next, ...choice });
      onReplaced();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'blueprint-changed') compareAgain();
      else onRefused(error);
    }
  });

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
          <Button size="3" disabled={!next || tooLong} aria-disabled={isStoring || undefined} data-busy={isStoring || undefined} onClick={() => void store()}>
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
        children
      )}
    </Dialog>
  );
}
