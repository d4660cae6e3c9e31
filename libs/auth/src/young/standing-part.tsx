import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { dateFormat, type Standing } from '@bridge/model';
import { Loaded, Skeleton } from '@bridge/ui';
import { AskGuardian } from './ask-guardian.tsx';
import { BirthMonthForm } from './birth-month-form.tsx';
import { standingQuery } from './standing-query.ts';

/** When one was born, and, for whoever is under 18, the guardian: what is missing is asked for here. `onAdult` hears of who has just said that they are an adult. */
export function StandingPart({ userId, onAdult }: { userId: string; onAdult?: () => void }) {
  const { t } = useTranslation('auth');
  const query = useQuery(standingQuery(userId));
  return (
    <Loaded query={query} loading={t('young.loading')} outline={<Skeleton height="4em" />} failed={{ title: t('young.failed'), level: 3 }}>
      {(standing) => (standing.standing === 'unknown' ? <BirthMonthForm userId={userId} onAdult={onAdult} /> : <Known userId={userId} standing={standing} />)}
    </Loaded>
  );
}

function Known({ userId, standing }: { userId: string; standing: Standing }) {
  const { t, i18n } = useTranslation('auth');
  const month = dateFormat(i18n.language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${standing.birthMonth}-01T00:00:00Z`));
  return (
    <>
      <p>
        {t('young.born', { month })} <span className="br-muted">{t('young.correct')}</span>
      </p>
      {standing.standing === 'young' && (standing.isOpen ? <AskGuardian userId={userId} guardian={standing.guardian} /> : <p>{t('young.paused')}</p>)}
    </>
  );
}
