import { Button } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { years } from '@bridge/model';
import { Meter, PendingState, Skeleton } from '@bridge/ui';
import { progressQuery } from '../queries.ts';
import { yearNumber } from '../rules/roadmap.ts';
import type { CardState } from './card-state.ts';

/** Five progress bars, from the server's own count. */
export function MilestonesCard({
  userId,
  state,
}: {
  userId: string;
  state: CardState;
}) {
  const { t } = useTranslation('blueprint');
  return (
    <section className="br-card">
      <div className="br-card-head">
        <h2 className="br-d4">{t('milestones.title')}</h2>
      </div>
      {state === 'empty' ? (
        <p className="br-muted">{t('milestones.none')}</p>
      ) : (
        <Meters userId={userId} />
      )}
    </section>
  );
}

function Meters({ userId }: { userId: string }) {
  const { t } = useTranslation('blueprint');
  const { data: stats, isError, refetch } = useQuery(progressQuery(userId));
  if (!stats && isError)
    return (
      <>
        <p className="br-muted" role="alert">
          {t('milestones.failed')}
        </p>
        <div>
          <Button size="3" variant="outline" onClick={() => void refetch()}>
            {t('failed.retry')}
          </Button>
        </div>
      </>
    );
  if (!stats)
    return (
      <PendingState label={t('milestones.loading')}>
        <div className="br-stack">
          {years.map((year) => (
            <Skeleton key={year} height="24px" />
          ))}
        </div>
      </PendingState>
    );
  return (
    <div className="br-stack">
      {years.map((year) => (
        <Meter key={year} label={t('year', { year: yearNumber(year) })} value={stats[`${year}MilestonesCompleted`]} />
      ))}
    </div>
  );
}
