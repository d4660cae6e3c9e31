import { useState, type ReactNode } from 'react';
import { Button } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { caseKinds, type AuditEntry, type CaseKind } from '@bridge/model';
import { EmptyState, Loaded, Note, PageHead, SearchBox, Skeleton } from '@bridge/ui';
import { EntryNote } from '../parts/entry-note.tsx';
import { NothingHere } from '../parts/nothing-here.tsx';
import { Paging } from '../parts/paging.tsx';
import { useActor } from '../parts/use-actor.ts';
import { useMoment } from '../parts/use-moment.ts';
import { useAllowed } from '../parts/use-allowed.ts';
import { useWords } from '../parts/use-words.ts';
import { auditQuery, todayQuery } from '../queries.ts';

export type AuditSearch = { q: string; page: number };

/** All that was decided, the newest first; said loudly where an entry is not as it was written. */
export function AuditPage({ search: { q, page }, onSearch }: { search: AuditSearch; onSearch: (next: AuditSearch) => void }) {
  const { t } = useTranslation('staff');
  const { at, ago } = useMoment();
  const [withIds, setWithIds] = useState(false);
  const words = useWords();
  const actor = useActor();
  const query = useAllowed(useQuery(auditQuery(q, page)));
  const { data } = query;
  return (
    <>
      <PageHead title={t('audit.title')} lead={t('audit.lead')} />
      {data && (data.fault === null ? <Note tone="jade">{t('audit.whole')} {t('audit.checked', { ago: ago(data.checkedAt) })}</Note> : <Note tone="red">{t('audit.fault', { seq: data.fault })}</Note>)}
      <SearchBox label={t('audit.search')} q={q} onSearch={(next) => onSearch({ q: next, page: 1 })} />
      <div>
        <Button size="2" variant="outline" aria-pressed={withIds} onClick={() => setWithIds((shown) => !shown)}>
          {t('audit.ids')}
        </Button>
      </div>
      <section className="br-card">
        <Loaded query={query} loading={words.loading} outline={<Skeleton height="6em" />} failed={words.failed(query.error)}>
          {({ entries }) =>
            entries.length === 0 && page > 1 ? (
              <NothingHere first={<Link to="/staff/audit" search={{ q: q || undefined }} className="br-link">{t('firstPage')}</Link>} />
            ) : entries.length === 0 ? (
              <EmptyState action={null} title={t('audit.none')} art={q ? 'no-match' : 'empty'} />
            ) : (
              <ol role="list" className="br-staff-trail">
                {entries.map((entry) => (
                  <li key={entry.seq}>
                    <span className="br-muted">{entry.seq}</span> <time dateTime={entry.at}>{at(entry.at)}</time> <b>{t(`actions.${entry.action}`, { defaultValue: entry.action })}</b> <Subject of={entry} withIds={withIds} /> · <bdi>{actor(entry.actor)}</bdi>
                    {entry.causedBy !== null && <span className="br-muted"> · {t('audit.partOf', { seq: entry.causedBy })}</span>}
                    <EntryNote of={entry} className="br-muted br-staff-text" />
                  </li>
                ))}
              </ol>
            )
          }
        </Loaded>
      </section>
      <Paging page={page} shown={data} onPage={(next) => onSearch({ q, page: next })} />
    </>
  );
}

/** Of which kind a line is, and whom it is about by name; ids where they are asked for. It leads there where the reader may go. */
function Subject({ of: { kind, subject, about }, withIds }: { of: AuditEntry; withIds: boolean }) {
  const { t } = useTranslation('staff');
  const held = useQuery(todayQuery()).data?.permissions ?? [];
  const what = t(`kinds.${kind}`, { defaultValue: kind });
  if (subject === 'everybody') return <>{what} {t('audit.everybody')}</>;
  const id = withIds && <> <code>{subject}</code></>;
  if (about === null) return <>{way(what)}{id}</>;
  return <>{what} {about === '' ? t('audit.gone') : way(<bdi>{about}</bdi>)}{id}</>; // who is gone is not led to

  function way(children: ReactNode): ReactNode {
    if (kind === 'person' || kind === 'guardian') return held.includes('people') ? <Link to="/staff/people/$personId" params={{ personId: subject }} className="br-link">{children}</Link> : children;
    const known = (Object.keys(caseKinds) as CaseKind[]).find((one) => one === kind); // keys() forgets the names
    return known && held.includes(caseKinds[known]) ? <Link to="/staff/cases/$caseKey" params={{ caseKey: `${known}.${subject}` }} className="br-link">{children}</Link> : children;
  }
}
