import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { AnswerOf, CaseKind, contract, QueueItem } from '@bridge/model';
import { EmptyState, LoadedList, Named, PageHead, Skeleton, Tag } from '@bridge/ui';
import { Paging } from '../parts/paging.tsx';
import { useMoment } from '../parts/use-moment.ts';
import { useAllowed } from '../parts/use-allowed.ts';
import { useWords } from '../parts/use-words.ts';
import { casesQuery, todayQuery } from '../queries.ts';
import type { Labels } from '../case/facts.tsx';

type StaffToday = AnswerOf<typeof contract.staffToday>['data'];
export type QueueSearch = { kind: CaseKind | undefined; page: number };

/** What waits for a person, the oldest first; a kind of it by itself, where one is chosen. */
export function QueuePage({ search, labels = {}, onPage }: { search: QueueSearch; labels?: Labels; onPage: (page: number) => void }) {
  const { t } = useTranslation('staff');
  const { kind, page } = search;
  const { data: today } = useQuery(todayQuery());
  const { data } = useQuery(casesQuery(kind, page));
  const all = today?.waiting.reduce((sum, { count }) => sum + count, 0) ?? 0;
  return (
    <>
      <PageHead title={t('queue.title')} lead={t('queue.lead')} />
      {today && <Today today={today} waiting={all} />}
      {today && (
        <nav aria-label={t('queue.kinds')}>
          <ul role="list" className="br-staff-rooms">
            <Kind kind={undefined} count={all} />
            {today.waiting.filter(({ kind: one, count }) => count > 0 || one === kind).map(({ kind: one, count }) => (
              <Kind key={one} kind={one} count={count} />
            ))}
          </ul>
        </nav>
      )}
      <section className="br-card" aria-label={t('queue.waiting')}>
        <Cases search={search} labels={labels} />
      </section>
      <Paging page={page} shown={data} onPage={onPage} />
    </>
  );
}

/** How it goes: how much waits, how long, and what was decided this week. */
function Today({ today: { waiting, urgent, median, decided }, waiting: count }: { today: StaffToday; waiting: number }) {
  const { t } = useTranslation('staff');
  const { at, ago } = useMoment();
  const oldest = waiting.flatMap((one) => one.oldest ?? []).toSorted()[0];
  const moments = [['oldest', oldest], ['median', median]] as const;
  const inWeek = decided.reduce((sum, one) => sum + one.count, 0);
  return (
    <section className="br-card" aria-label={t('queue.figures')}>
      <dl className="br-staff-facts br-staff-today">
        <div>
          <dt>{t('queue.count')}</dt>
          <dd>{count}</dd>
        </div>
        {urgent > 0 && (
          <div>
            <dt>{t('queue.urgent')}</dt>
            <dd>{urgent}</dd>
          </div>
        )}
        {moments.map(([name, instant]) =>
          instant ? (
            <div key={name}>
              <dt>{t(`queue.${name}`)}</dt>
              <dd>
                <time dateTime={instant} title={at(instant)}>
                  {ago(instant)}
                </time>
              </dd>
            </div>
          ) : null,
        )}
        <div>
          <dt>{t('queue.week')}</dt>
          <dd>
            {inWeek}
            {decided.length > 0 && <span className="br-muted br-small"> · {decided.map((one) => `${t(`kinds.${one.kind}`)} ${one.count}`).join(' · ')}</span>}
          </dd>
        </div>
      </dl>
    </section>
  );
}

function Kind({ kind, count }: { kind: CaseKind | undefined; count: number }) {
  const { t } = useTranslation('staff');
  return (
    <li>
      <Link to="/staff" search={{ kind }} className="br-staff-room" activeOptions={{ includeSearch: true, explicitUndefined: true }}>
        {kind ? t(`kinds.${kind}`) : t('kinds.all')} <b>{count}</b>
      </Link>
    </li>
  );
}

function Cases({ search: { kind, page }, labels }: { search: QueueSearch; labels: Labels }) {
  const { t } = useTranslation('staff');
  const words = useWords();
  const query = useAllowed(useQuery(casesQuery(kind, page)));
  return (
    <LoadedList
      query={query}
      loading={words.loading}
      outline={<Skeleton height="6em" />}
      failed={words.failed(query.error)}
      entries={({ cases }) => cases}
      empty={<EmptyState title={t('queue.none')} text={t('queue.noneText')} />}
      className="br-list br-rows"
    >
      {(item) => <Row key={`${item.kind} ${item.id}`} item={item} labels={labels} />}
    </LoadedList>
  );
}

function Row({ item: { kind, id, title, since, claim, count, urgent, of }, labels }: { item: QueueItem; labels: Labels }) {
  const { t } = useTranslation('staff');
  const { at, ago } = useMoment();
  return (
    <li>
      <div className="br-grow br-stack">
        <h2 className="br-d4 br-name">
          <Link to="/staff/cases/$caseKey" params={{ caseKey: `${kind}.${id}` }} className="br-link">
            <bdi>{title || t('untitled')}</bdi>
          </Link>
        </h2>
        <p className="br-small br-muted br-staff-line">
          {urgent && <Tag tone="amber">{t('queue.urgent')}</Tag>}
          <span>{t(`kinds.${kind}`)}</span>
          {of && kind !== 'report' && <span>{t(`values.${of.about}`, { defaultValue: of.about })}</span>}
          {of?.kind && <span>{labels['reportKind']?.get(of.kind) ?? of.kind}</span>}
          {count > 1 && <span>{t(kind === 'held' ? 'queue.messages' : 'queue.told', { count })}</span>}
          <time dateTime={since} title={at(since)}>
            {ago(since)}
          </time>
          {claim && <span>{claim.mine ? t('claim.mine') : <Named text={t('claim.by', { name: claim.by })} name={claim.by} />}</span>}
        </p>
      </div>
    </li>
  );
}
