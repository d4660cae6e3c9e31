import { useMemo, useState } from 'react';
import { Button } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isOutOfReach, messageOf } from '@bridge/client';
import { crisisReader, years } from '@bridge/model';
import type { Milestone } from '@bridge/model';
import { Dialog, EmptyState, FailedState, PendingState, Skeleton } from '@bridge/ui';
import { coachQuery, fullBlueprintQuery } from '../queries.ts';
import { yearNumber } from '../rules/roadmap.ts';
import type { Coached } from './coach-name.ts';
import { Guided } from './guided.tsx';
import { Talk } from './talk.tsx';

/** One milestone, thought through: by guided questions, or by asking where something answers. It changes nothing by itself. */
export function CoachDialog({ userId, year, milestone: opened, way, onClose }: Coached & { userId: string; onClose: () => void }) {
  const { t, i18n } = useTranslation('blueprint');
  const { data: coach, error, refetch } = useQuery(coachQuery(userId, i18n.language));
  const { data: blueprint } = useQuery(fullBlueprintQuery(userId));
  const [chosen, choose] = useState(way);
  const isCrisis = useMemo(() => coach && crisisReader(coach.crisis), [coach]);
  const milestone: Milestone | undefined = blueprint ? years.flatMap((name) => blueprint.milestones[name]).find(({ id }) => id === opened.id) : opened;
  const shown = { userId, year, milestone: milestone ?? opened };

  return (
    <Dialog open size="medium" kicker={t('coach.kicker', { year: yearNumber(year) })} title={t('coach.title')} description={<span dir="auto">{shown.milestone.text}</span>} closeOnOutside={false} onOpenChange={(open) => !open && onClose()}>
      {!milestone && <EmptyState title={t('coach.gone')} action={null} />}
      {milestone && !coach && error && (isOutOfReach(error) ? <FailedState title={t('coach.failed')} text={t('coach.offline')} onRetry={() => void refetch()} /> : <FailedState title={t('coach.failed')} text={messageOf(error)} onRetry={() => void refetch()} />)}
      {milestone && !coach && !error && (
        <PendingState label={t('coach.loading')}>
          <Skeleton height="160px" />
        </PendingState>
      )}
      {milestone && coach && isCrisis && (coach.answers && chosen !== 'guided' ? (
        <Talk {...shown} coach={coach} onGuided={() => choose('guided')} />
      ) : (
        <>
          <Guided {...shown} coach={coach} isCrisis={isCrisis} onDone={onClose} />
          {coach.answers && (
            <div>
              <Button size="2" variant="ghost" onClick={() => choose('talk')}>
                {t('coach.toTalk')}
              </Button>
            </div>
          )}
        </>
      ))}
    </Dialog>
  );
}
