import { Button } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Opportunity } from '@bridge/model';
import { PendingState, SafetyMenu, Skeleton } from '@bridge/ui';
import { placeOf } from '../parts/place-of.ts';
import { useReasonText } from '../parts/use-reason-text.ts';
import { opportunitiesQuery } from '../queries.ts';
import '../opportunities.css';

const shown = 3;

/** The three opportunities that fit best; before the survey, where the list is. */
export function RecommendedCard({ userId }: { userId: string }) {
  const { t } = useTranslation('opportunities');
  return (
    <section className="br-card">
      <h2 className="br-d4">{t('block.title')}</h2>
      <Recommended userId={userId} />
    </section>
  );
}

function Recommended({ userId }: { userId: string }) {
  const { t } = useTranslation('opportunities');
  const { data, isError, refetch } = useQuery(opportunitiesQuery(userId, { show: 'fitting', limit: shown }));
  if (!data && isError)
    return (
      <>
        <p className="br-muted" role="alert">
          {t('block.failed')}
        </p>
        <div>
          <Button size="3" variant="outline" onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </div>
      </>
    );
  if (!data)
    return (
      <PendingState label={t('loading')}>
        <Skeleton height="9em" />
      </PendingState>
    );
  const isEmpty = data.opportunities.length === 0;
  return (
    <>
      {isEmpty ? (
        <p className="br-muted">{t(data.answered ? 'block.none' : 'block.noAnswers')}</p>
      ) : (
        <ul className="br-list br-rows" role="list">
          {data.opportunities.map((opportunity) => (
            <Line key={opportunity.id} opportunity={opportunity} />
          ))}
        </ul>
      )}
      <div className="br-row">
        <Button asChild size="3" variant="soft">
          <Link to={isEmpty ? '/talent/projects' : '/talent/recommendations'}>{t(isEmpty ? 'block.allProjects' : 'block.all')}</Link>
        </Button>
      </div>
    </>
  );
}

function Line({ opportunity: { id, kind, source, title, organisation, location, terms, reasons } }: { opportunity: Opportunity }) {
  const reasonText = useReasonText();
  return (
    <li>
      <div className="br-grow br-alone">
        <Link className="br-link" {...placeOf({ id, kind })}>
          {source === 'partner' ? <bdi>{title}</bdi> : title}
        </Link>
        <p className="br-small br-muted br-offer-facts">
          <span translate="no">{organisation}</span>
          <span>{location}</span>
          <span>{terms}</span>
        </p>
        {reasons[0] && <p className="br-small">{reasonText(reasons[0])}</p>}
      </div>
      {source === 'partner' && <SafetyMenu about="post" id={id.replace(/^post\./, '')} name={title} whom={organisation} />}
    </li>
  );
}
