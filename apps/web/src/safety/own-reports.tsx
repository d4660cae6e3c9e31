import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSession, useTimeZone } from '@bridge/client';
import { HiddenReview } from '@bridge/mentorship';
import { dateFormat, type OwnHiddenReview, type OwnReport } from '@bridge/model';
import { useDocument } from '../start/use-document.ts';
import { ownReportsKey, ownReportsQuery } from './queries.ts';

/** How far the own reports are, and own reviews that are hidden; nothing for who has neither. */
export function OwnReports() {
  const user = useSession()?.user;
  return user ? <Reports userId={user.userId} /> : null;
}

function Reports({ userId }: { userId: string }) {
  const { data: { reports, hidden } = { reports: [], hidden: [] } } = useQuery(ownReportsQuery(userId));
  return (
    <>
      {hidden.length > 0 && <Hidden reviews={hidden} />}
      {reports.length > 0 && <List reports={reports} />}
    </>
  );
}

function Hidden({ reviews }: { reviews: readonly OwnHiddenReview[] }) {
  const { t } = useTranslation('app');
  const client = useQueryClient();
  return (
    <section className="br-card br-stack" aria-labelledby="hidden-reviews">
      <h2 className="br-d4" id="hidden-reviews">
        {t('report.hidden')}
      </h2>
      <ul role="list" className="br-list br-rows">
        {reviews.map((review) => (
          <li key={review.id}>
            <div className="br-grow br-stack">
              <p className="br-small br-words" dir="auto">{review.text}</p>
              <HiddenReview review={review} onAnswered={() => client.invalidateQueries({ queryKey: ownReportsKey })} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function List({ reports }: { reports: readonly OwnReport[] }) {
  const { t, i18n } = useTranslation('app');
  const { kinds } = useDocument('lists/reports');
  const day = dateFormat(i18n.language, { dateStyle: 'medium', timeZone: useTimeZone() });
  return (
    <section className="br-card br-stack" aria-labelledby="reports">
      <h2 className="br-d4" id="reports">
        {t('report.own')}
      </h2>
      <ul role="list" className="br-list br-rows">
        {reports.map(({ id, about, name, said, state }) => (
          <li key={id}>
            <div className="br-grow br-stack">
              <h3 className="br-d4 br-name">{t(`report.about.${about}`, { name })}</h3>
              {said.map(({ kind, text, at }, index) => (
                <div key={index}>
                  <p className="br-small br-muted">
                    {kind && `${kinds.find((one) => one.id === kind)?.label ?? kind} · `}
                    <time dateTime={at}>{day.format(new Date(at))}</time>
                  </p>
                  {text && <p className="br-small br-name" dir="auto">{text}</p>}
                </div>
              ))}
              <p className="br-small">{t(`report.states.${state}`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
