import { useState } from 'react';
import { Button } from '@radix-ui/themes';
import { useTranslation } from 'react-i18next';
import type { CareerBlueprint, Milestone, Year } from '@bridge/model';
import { Bridge, Dialog, firstClick, useOnce } from '@bridge/ui';
import type { Talent } from '../person.ts';
import { nextMilestone, overallProgress, progressByYear, progressOf, yearNumber, type YearNumber } from '../rules/roadmap.ts';
import { LateShare } from '../sharing/late-share.ts';
import { useLay } from './use-lay.ts';

/** A year whose last milestone was done a moment ago. */
export type ClosedYear = { year: Year; last: Pick<Milestone, 'id' | 'text'> };

/** The moment a year is finished: its arch stands and is lit; it can be shared, and the way goes on. */
export function YearClosed({
  user,
  blueprint,
  year,
  last,
  onNext,
  onClose,
}: ClosedYear & { user: Talent; blueprint: CareerBlueprint; onNext: (year: YearNumber) => void; onClose: () => void }) {
  const { t } = useTranslation('blueprint');
  const [isSharing, setSharing] = useState(false);
  const { lay } = useLay({ userId: user.userId, year, milestone: last, onClosed: () => {} });
  const [undo, isUndoing] = useOnce(() => lay(false).then(onClose));
  const number = yearNumber(year);
  const progress = progressOf(blueprint.milestones[year]);
  const all = overallProgress(blueprint);
  const standing = progressByYear(blueprint).filter(({ done, total }) => total > 0 && done === total).length;
  const next = nextMilestone(blueprint)?.year;
  if (isSharing) return <LateShare of={{ user, title: t('closed.shared', { year: number, title: t('career.name', { firstName: user.firstName, lastName: user.lastName }) }), year, onClose }} />;

  function goOn() {
    onClose();
    if (next) onNext(next);
  }

  return (
    <Dialog
      open
      size="medium"
      kicker={t('closed.kicker', { name: t(`themes.${year}`), ...progress })}
      title={t('closed.title', { year: number })}
      onOpenChange={(open) => !open && onClose()}
      foot={
        <>
          <Button size="3" variant="outline" onClick={() => setSharing(true)}>
            {t('closed.share')}
          </Button>
          <Button size="3" onClick={goOn}>
            {next ? t('closed.next', { year: next }) : t('closed.done')}
          </Button>
        </>
      }
    >
      <div className="br-closed-art br-deep">
        <Bridge years={[progress]} feet={false} form="wide" />
      </div>
      <p className="br-muted">{next ? t('closed.text', { year: next, name: t(`themes.year${next}`) }) : t('roadmap.allDone')}</p>
      <dl className="br-scorerow">
        <Figure figure={progress.total} word={t('closed.here', { count: progress.total })} />
        <Figure figure={standing} word={t('closed.years', { count: standing })} />
        <Figure figure={all.done} word={t('closed.all', { total: all.total })} />
      </dl>
      <div>
        <Button size="2" variant="ghost" disabled={isUndoing} onClick={firstClick(() => void undo())}>
          {t('closed.undo')}
        </Button>
      </div>
    </Dialog>
  );
}

function Figure({ figure, word }: { figure: number; word: string }) {
  return (
    <div>
      <dt>{word}</dt>
      <dd className="br-num">{figure}</dd>
    </div>
  );
}
