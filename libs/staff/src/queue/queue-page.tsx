import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { mailFailureOf, type AnswerOf, type CaseKind, type contract, type QueueItem } from '@bridge/model';
import { EmptyState, LoadedList, Named, PageHead, Skeleton, Tag } from '@bridge/ui';
import { Paging } from '../parts/paging.tsx';
import { Strip } from '../parts/strip.tsx';
import { useMoment } from '../parts/use-moment.ts';
import { useAllowed } from '../parts/use-allowed.ts';
import { useWords } from '../parts/use-words.ts';
import { casesQuery, todayQuery } from '../queries.ts';
import type { Labels } from '../case/facts.tsx';
import { searchOf, type QueueSearch } from './search.ts';

type StaffToday = AnswerOf<typeof contract.staffToday>['data'];

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
      {today && today.asks.length > 0 && <Asks asks={today.asks} />}
      {today && (
        <Strip label={t('queue.kinds')}>
          <Kind kind={undefined} count={all} />
          {today.waiting.filter(({ kind: one, count }) => count > 0 || one === kind).map(({ kind: one, count }) => (
            <Kind key={one} kind={one} count={count} />
          ))}
        </Strip>
      )}
      <section className="br-card" aria-label={t('queue.waiting')}>
        <Cases search={search} labels={labels} />
      </section>
      <Paging page={page} shown={data} onPage={onPage} />
    </>
  );
}

/** What waits, beside one of it that is open: the next is one press away. */
export function QueueBeside({ search, labels = {}, open, onPage }: { search: QueueSearch; labels?: Labels; open: string; onPage: (page: number) => void }) {
  const { t } = useTranslation('staff');
  const { data } = useQuery(casesQuery(search.kind, search.page));
  return (
    <section className="br-stack br-staff-list" aria-label={t('queue.waiting')}>
      <div className="br-card">
        <Cases search={search} labels={labels} open={open} />
      </div>
      <Paging page={search.page} shown={data} onPage={onPage} />
    </section>
  );
}

/** How it goes: how much waits, how long, and what was decided this week; on a narrow screen in one line that unfolds. */
function Today({ today: { waiting, urgent, median, decided }, waiting: count }: { today: StaffToday; waiting: number }) {
  const { t } = useTranslation('staff');
  const { at, ago } = useMoment();
  const oldest = waiting.flatMap((one) => one.oldest ?? []).toSorted()[0];
  const moments = [['oldest', oldest], ['median', median]] as const;
  const inWeek = decided.reduce((sum, one) => sum + one.count, 0);
  const [isUnfolded, setUnfolded] = useState(false);
  return (
    <section className="br-card br-staff-fold" aria-labelledby="today">
      <h2 className="br-d4" id="today">{t('queue.figures')}</h2>
      <button type="button" aria-expanded={isUnfolded} onClick={() => setUnfolded((unfolded) => !unfolded)}>
        {t('queue.figures')} · {t('queue.count')} {count}
        {urgent > 0 && ` · ${t('queue.urgent')} ${urgent}`}
      </button>
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
        <div data-wide={decided.length > 0 || undefined}>
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

/** Changes of the content at which colleagues have asked for a look. */
function Asks({ asks }: Pick<StaffToday, 'asks'>) {
  const { t } = useTranslation('staff');
  const { at, ago } = useMoment();
  return (
    <section className="br-card br-stack" aria-labelledby="asks">
      <h2 className="br-d4" id="asks">
        {t('queue.asks')}
      </h2>
      <ul role="list" className="br-list br-rows">
        {asks.map(({ id, name, by, since }) => (
          <li key={id}>
            <div className="br-grow br-stack">
              <h3 className="br-d4 br-name">
                <Link to="/staff/changes/$changeId" params={{ changeId: id }} search={{}} className="br-link">
                  <bdi>{name}</bdi>
                </Link>
              </h3>
              <p className="br-small br-muted br-staff-line">
                <Named text={t('queue.askedBy', { name: by })} name={by} />
                <time dateTime={since} title={at(since)}>
                  {ago(since)}
                </time>
              </p>
            </div>
          </li>
        ))}
      </ul>
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

function Cases({ search, labels, open }: { search: QueueSearch; labels: Labels; open?: string }) {
  const { kind, page } = search;
  const words = useWords();
  const query = useAllowed(useQuery(casesQuery(kind, page)));
  return (
    <LoadedList
      query={query}
      loading={words.loading}
      outline={<Skeleton height="6em" />}
      failed={words.failed(query.error)}
      entries={({ cases }) => cases}
      empty={<Nothing search={search} />}
      className="br-list br-rows"
    >
      {(item) => <Row key={`${item.kind} ${item.id}`} item={item} labels={labels} search={search} open={open} />}
    </LoadedList>
  );
}

/** Nothing waits of what is looked at; what waits beside it is offered with its number. */
function Nothing({ search: { kind, page } }: { search: QueueSearch }) {
  const { t } = useTranslation('staff');
  const { data: today } = useQuery(todayQuery());
  const waiting = today?.waiting ?? [];
  const count = waiting.reduce((sum, one) => sum + one.count, 0);
  const ofKind = waiting.find((one) => one.kind === kind)?.count ?? 0;
  const isBehind = page > 1 && (kind ? ofKind : count) > 0;
  const shown = isBehind ? kind : undefined;
  const rest = isBehind && kind ? ofKind : count;
  if (today && waiting.length === 0) return <EmptyState title={t('queue.noKinds')} text={t('queue.noKindsText')} action={null} />;
  if (rest === 0) return <EmptyState title={t('queue.none')} text={t('queue.noneText')} action={<Link to="/staff/decisions" className="br-link">{t('decided.title')}</Link>} />;
  return <EmptyState art="no-match" title={isBehind ? t('queue.noneHere') : t('queue.noneOf', { kind: t(`kinds.${kind ?? 'all'}`) })} action={<Link to="/staff" search={{ kind: shown }} className="br-link">{t('queue.rest', { kind: t(`kinds.${shown ?? 'all'}`), count: rest })}</Link>} />;
}

/** Beside an open case it is no heading: the case has those. */
function Row({ item: { kind, id, title, since, claim, count, urgent, of, mail }, labels, search, open }: { item: QueueItem; labels: Labels; search: QueueSearch; open: string | undefined }) {
  const { t } = useTranslation('staff');
  const { at, ago } = useMoment();
  const caseKey = `${kind}.${id}`;
  const Title = open === undefined ? 'h2' : 'p';
  return (
    <li className={caseKey === open ? 'is-open' : undefined}>
      <div className="br-grow br-stack">
        <Title className="br-d4 br-name">
          <Link to="/staff/cases/$caseKey" params={{ caseKey }} search={searchOf(search)} activeOptions={{ includeSearch: false }} className="br-link">
            <bdi>{title || t(kind === 'mail' ? 'discreet' : 'untitled')}</bdi>
          </Link>
        </Title>
        <p className="br-small br-muted br-staff-line">
          {urgent && <Tag tone="amber">{t('queue.urgent')}</Tag>}
          <span>{t(`kinds.${kind}`)}</span>
          {of && kind !== 'report' && <span>{t(`values.${of.about}`, { defaultValue: of.about })}</span>}
          {of?.kind && <span>{labels['reportKind']?.get(of.kind) ?? of.kind}</span>}
          {mail?.subject && <bdi>{mail.subject}</bdi>}
          {mail && <span>{t(`failures.${mailFailureOf(mail.failure)}`)}</span>}
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
