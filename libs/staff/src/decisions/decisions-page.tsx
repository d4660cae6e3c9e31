import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { decidedKinds, type DecidedKind, type Decision } from '@bridge/model';
import { EmptyState, LoadedList, Note, PageHead, Skeleton } from '@bridge/ui';
import { EntryNote } from '../parts/entry-note.tsx';
import { NothingHere } from '../parts/nothing-here.tsx';
import { Paging } from '../parts/paging.tsx';
import { Strip } from '../parts/strip.tsx';
import { useActor } from '../parts/use-actor.ts';
import { useMoment } from '../parts/use-moment.ts';
import { useAllowed } from '../parts/use-allowed.ts';
import { useWords } from '../parts/use-words.ts';
import { decisionsQuery, todayQuery } from '../queries.ts';

export type DecisionsSearch = { kind: DecidedKind | undefined; page: number };

/** What was decided by everybody, of what the person may decide: with the note that was written, and the way to each. */
export function DecisionsPage({ search: { kind, page }, onPage }: { search: DecisionsSearch; onPage: (page: number) => void }) {
  const { t } = useTranslation('staff');
  const words = useWords();
  const query = useAllowed(useQuery(decisionsQuery(kind, page)));
  const held = useQuery(todayQuery()).data?.permissions ?? [];
  const kinds = (Object.keys(decidedKinds) as DecidedKind[]).filter((one) => held.includes(decidedKinds[one])); // keys() forgets the names
  const toQueue = <Link to="/staff" className="br-link">{t('queue.title')}</Link>;
  return (
    <>
      <PageHead title={t('decided.title')} lead={t('decided.lead')} />
      {typeof query.data?.fault === 'number' && <Note tone="red">{t('audit.fault', { seq: query.data.fault })}</Note>}
      <Strip label={t('queue.kinds')}>
        {[undefined, ...kinds].map((one) => (
          <li key={one ?? ''}>
            <Link to="/staff/decisions" search={{ kind: one }} className="br-staff-room" activeOptions={{ includeSearch: true, explicitUndefined: true }}>
              {t(`kinds.${one ?? 'all'}`)}
            </Link>
          </li>
        ))}
      </Strip>
      <section className="br-card" aria-label={t('decided.title')}>
        <LoadedList query={query} loading={words.loading} outline={<Skeleton height="6em" />} failed={words.failed(query.error)} entries={({ decisions }) => decisions} empty={page > 1 ? <NothingHere first={<Link to="/staff/decisions" search={{ kind }} className="br-link">{t('firstPage')}</Link>} /> : kind ? <EmptyState title={t('decided.noneOf', { kind: t(`kinds.${kind}`) })} action={toQueue} /> : <EmptyState title={t('decided.none')} text={t('decided.noneText')} action={toQueue} />} className="br-list br-rows">
          {(decision) => <Row key={`${decision.at} ${decision.kind} ${decision.id} ${decision.action}`} decision={decision} />}
        </LoadedList>
      </section>
      <Paging page={page} shown={query.data} onPage={onPage} />
    </>
  );
}

function Row({ decision: { kind, id, title, action, by, at: when, note } }: { decision: Decision }) {
  const { t } = useTranslation('staff');
  const { at, ago } = useMoment();
  const actor = useActor();
  const name = <bdi>{title || t(title === null ? 'decided.gone' : kind === 'mail' ? 'discreet' : 'untitled')}</bdi>;
  return (
    <li>
      <div className="br-grow br-stack">
        <h2 className="br-d4 br-name">
          {title === null ? (
            name
          ) : kind === 'person' ? (
            <Link to="/staff/people/$personId" params={{ personId: id }} className="br-link">{name}</Link>
          ) : (
            <Link to="/staff/cases/$caseKey" params={{ caseKey: `${kind}.${id}` }} className="br-link">{name}</Link>
          )}
        </h2>
        <p className="br-small br-muted br-staff-line">
          <span>{t(`kinds.${kind}`)}</span>
          <b>{t(`actions.${action}`, { defaultValue: action })}</b>
          <bdi>{actor(by)}</bdi>
          <time dateTime={when} title={at(when)}>{ago(when)}</time>
        </p>
        <EntryNote of={{ action, note }} className="br-staff-text" />
      </div>
    </li>
  );
}
