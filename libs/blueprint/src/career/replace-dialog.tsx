import { useRef, useState, type ReactNode } from 'react';
import { Button } from '@radix-ui/themes';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@bridge/client';
import type { CareerBlueprint } from '@bridge/model';
import { Dialog, firstClick, Note, useOnce } from '@bridge/ui';
import { useReplaceBlueprint } from '../mutations.ts';
import { fullBlueprintQuery } from '../queries.ts';
import { compareBlueprints } from '../rules/compare.ts';
import { choiceOf, sayForYear, tooManyIn, withoutRoom } from '../rules/choose.ts';
import type { Said } from '../rules/choose.ts';
import type { SurveyLabels } from '../rules/reasons.ts';
import { SharedNote } from '../sharing/shared-note.tsx';
import { ComparisonView } from './comparison-view.tsx';

/** Shows what a generated version changes, lets its owner choose, and replaces only when asked to; `children` stands there until it has come. */
export function ReplaceDialog({
  userId,
  current,
  next,
  survey,
  head,
  onReplaced,
  onRefused,
  onClose,
  children,
}: {
  userId: string;
  current: CareerBlueprint;
  next: CareerBlueprint | undefined;
  survey: SurveyLabels;
  head?: ReactNode;
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
  const body = useRef<HTMLDivElement>(null);
  const choice = next && choiceOf(current, next, said);
  const tooMany = next && choice && tooManyIn(current, next, choice);
  const comparison = next && compareBlueprints(current, next);
  const isSame = comparison?.isSame;

  /** Another window changed the blueprint: it is compared anew, what was chosen stays chosen. */
  function compareAgain() {
    setIsOutdated(true);
    void queries.invalidateQueries({ queryKey: fullBlueprintQuery(userId).queryKey });
  }

  const [store, isStoring] = useOnce(async () => {
    if (!next || !choice) return;
    if (tooMany?.size) return body.current?.querySelector<HTMLElement>('[data-too-many]')?.focus();
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
            {t(isSame ? 'update.close' : 'update.keep')}
          </Button>
          {!isSame && (
            <Button size="3" disabled={!next} aria-disabled={isStoring || undefined} data-busy={isStoring || undefined} onClick={firstClick(() => void store())}>
              {t('update.replace')}
            </Button>
          )}
        </>
      }
    >
      {head}
      {!isSame && <SharedNote userId={userId} />}
      {isOutdated && <Note tone="red">{t('update.changed')}</Note>}
      <div ref={body}>
        {comparison && choice && tooMany ? (
          <ComparisonView
            current={current}
            next={next}
            comparison={comparison}
            survey={survey}
            choice={choice}
            noRoom={withoutRoom(current, next)}
            tooMany={tooMany}
            onSay={(id, wanted) => setSaid(new Map(said).set(id, wanted))}
            onSayYear={(year, mine) => setSaid(sayForYear(said, current, next, year, mine))}
          />
        ) : (
          children
        )}
      </div>
    </Dialog>
  );
}
