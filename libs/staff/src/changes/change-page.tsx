import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@bridge/client';
import type { AnswerOf, contract } from '@bridge/model';
import { ConfirmDialog, firstClick, Loaded, Note, Skeleton, useOnce } from '@bridge/ui';
import { useChangeActions } from '../mutations.ts';
import { Differences } from '../parts/differences.tsx';
import { useAllowed } from '../parts/use-allowed.ts';
import { useMoment } from '../parts/use-moment.ts';
import { useWords } from '../parts/use-words.ts';
import { changeQuery } from '../queries.ts';
import { DocumentList } from './document-list.tsx';
import { DocumentPage } from './document-page.tsx';
import { ReviewSection } from './review-section.tsx';
import { PublishForm } from './publish-form.tsx';
import { useStateWords } from './use-state-words.ts';
import './changes.css';

type Change = AnswerOf<typeof contract.readChange>['data'];
/** What of a change is open: one of its documents, in a language, at a text that was looked for; or what is looked for. */
export type ChangeSearch = { file?: string | undefined; locale?: string | undefined; at?: string | undefined; q?: string | undefined };

/** One change of the content: what it does, its documents, and the way to publish it. */
export function ChangePage({ changeId, search, onSearch, onTitle, onGone }: { changeId: string; search: ChangeSearch; onSearch: (search: ChangeSearch) => void; onTitle: (title: string) => void; onGone: () => void }) {
  const words = useWords();
  const query = useAllowed(useQuery(changeQuery(changeId)));
  const title = query.data && (search.file ? `${search.file} · ${query.data.name}` : query.data.name);
  useEffect(() => {
    if (title) onTitle(title);
  }, [title, onTitle]);
  return (
    <Loaded query={query} loading={words.loading} outline={<Skeleton height="12em" />} failed={{ ...words.failed(query.error), level: 1 }}>
      {(change) =>
        search.file ? (
          <DocumentPage key={`${search.file} ${search.locale}`} change={change} file={search.file} locale={search.locale} sought={search.at?.split('/')} />
        ) : (
          <Overview change={change} q={search.q ?? ''} onSearch={onSearch} onGone={onGone} />
        )
      }
    </Loaded>
  );
}

function Overview({ change, q, onSearch, onGone }: { change: Change; q: string; onSearch: (search: ChangeSearch) => void; onGone: () => void }) {
  const { t } = useTranslation('editing');
  const { at } = useMoment();
  const state = useStateWords();
  const { id, name, begunAt, begunBy, changes, total } = change;
  const isOpen = change.state === 'open';
  return (
    <article className="br-stack">
      <header className="br-stack">
        <p className="br-small">
          <Link to="/staff/releases" className="br-link">
            {t('change.back')}
          </Link>
        </p>
        <h1 className="br-d2 br-name">
          <bdi>{name}</bdi>
        </h1>
        <p role="status">
          <b>{state(change)}</b>
        </p>
        <p className="br-small br-muted">{t('change.begun', { at: at(begunAt), by: begunBy })}</p>
      </header>
      {change.trouble && isOpen && <Trouble text={change.trouble} />}
      {change.isBehind && <Behind change={change} />}
      <section className="br-card br-stack" aria-labelledby="what">
        <h2 className="br-d3" id="what">
          {t('change.what')}
        </h2>
        {total === 0 ? (
          <p>{t('change.nothing')}</p>
        ) : (
          <Differences
            changes={changes}
            total={total}
            words={{ added: t('change.added'), removed: t('change.removed'), changed: t('change.changed'), before: t('change.before'), after: t('change.after') }}
            {...(isOpen && { act: ({ file, kind }) => <FileActions changeId={id} file={file} isThere={kind !== 'removed'} /> })}
          />
        )}
      </section>
      {(total > 0 || change.review.said.length > 0) && <ReviewSection change={change} />}
      {isOpen && total > 0 && <PublishForm change={change} />}
      {isOpen && <DocumentList changeId={id} q={q} onSearch={onSearch} />}
      <Ways change={change} onGone={onGone} />
    </article>
  );
}

function Trouble({ text }: { text: string }) {
  const { t } = useTranslation('editing');
  const known = text === 'unexpected' || text === 'not-allowed' || text === 'overtaken' ? text : undefined;
  return (
    <Note tone="red">
      <p>{t('change.trouble')}</p>
      {known ? <p>{t(`change.troubles.${known}`)}</p> : <pre className="br-changes-lines" dir="ltr" lang="en">{text}</pre>}
    </Note>
  );
}

/** Others have published: what they changed is brought in, and where both changed the same somebody chooses. */
function Behind({ change: { id, revision } }: { change: Change }) {
  const { t } = useTranslation('editing');
  const { decide } = useChangeActions(id);
  const [conflicts, setConflicts] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string>();
  const [run, isBusy] = useOnce(async (decision: 'bring-up' | 'bring-up-mine' | 'bring-up-theirs') => {
    try {
      setConflicts((await decide.mutateAsync({ decision, revision })).conflicts);
      setProblem(undefined);
    } catch (error) {
      setProblem(messageOf(error) ?? t('form.offline'));
    }
  });
  return (
    <Note>
      <p>{conflicts.length > 0 ? t('change.conflicts') : t('change.behind')}</p>
      {conflicts.length > 0 && (
        <ul className="br-changes-lines" dir="auto" role="status">
          {conflicts.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {problem && <p role="alert">{problem}</p>}
      <div className="br-staff-decisions">
        {conflicts.length === 0 && <Act isBusy={isBusy} run={() => void run('bring-up')}>{t('change.bringUp')}</Act>}
        {conflicts.length > 0 && <Act isBusy={isBusy} run={() => void run('bring-up-mine')}>{t('change.mine')}</Act>}
        {conflicts.length > 0 && <Act isBusy={isBusy} run={() => void run('bring-up-theirs')}>{t('change.theirs')}</Act>}
      </div>
    </Note>
  );
}

function Act({ isBusy, run, children }: { isBusy: boolean; run: () => void; children: ReactNode }) {
  return (
    <Button type="button" size="2" variant="outline" aria-disabled={isBusy || undefined} data-busy={isBusy || undefined} onClick={firstClick(run)}>
      {children}
    </Button>
  );
}

function FileActions({ changeId, file, isThere }: { changeId: string; file: string; isThere: boolean }) {
  const { t } = useTranslation('editing');
  const { work } = useChangeActions(changeId);
  const [isAsking, setIsAsking] = useState(false);
  const [locale, of] = /^translations\/([\w-]+)\/(.+)$/.exec(file)?.slice(1) ?? [];
  return (
    <div className="br-changes-acts">
      {isThere && (
        <Link className="br-link" to="/staff/changes/$changeId" params={{ changeId }} search={{ file: of ?? file, locale }} aria-label={t('change.editOf', { file })}>
          {t('change.edit')}
        </Link>
      )}
      <Button type="button" size="2" variant="outline" aria-label={t('change.leaveOutOf', { file })} onClick={() => setIsAsking(true)}>
        {t('change.leaveOut')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        danger
        title={t('change.leaveOutOf', { file })}
        text={t('change.leaveOutText')}
        confirm={t('change.leaveOut')}
        cancel={t('change.cancel')}
        onCancel={() => setIsAsking(false)}
        onConfirm={async () => {
          await work.mutateAsync({ act: 'leave-out', file }).catch(() => undefined); // what is there by now is drawn
          setIsAsking(false);
        }}
      />
    </div>
  );
}

/** What ends a change without publishing it, or takes it back from what waits. */
function Ways({ change: { id, state, revision }, onGone }: { change: Change; onGone: () => void }) {
  const { t } = useTranslation('editing');
  const { decide } = useChangeActions(id);
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [run, isBusy] = useOnce(async (decision: 'withdraw' | 'hold') => {
    try {
      await decide.mutateAsync({ decision, revision });
      setProblem(undefined);
      if (decision === 'withdraw') onGone();
    } catch (error) {
      setProblem(messageOf(error) ?? t('form.offline'));
    }
    setIsAsking(false);
  });
  return (
    <div className="br-staff-decisions">
      {problem && <Note tone="red">{problem}</Note>}
      {state === 'waiting' && <Act isBusy={isBusy} run={() => void run('hold')}>{t('change.hold')}</Act>}
      {state === 'open' && <Act isBusy={isBusy} run={() => setIsAsking(true)}>{t('change.putAway')}</Act>}
      <ConfirmDialog open={isAsking} danger title={t('change.putAway')} text={t('change.putAwayText')} confirm={t('change.putAway')} cancel={t('change.cancel')} onCancel={() => setIsAsking(false)} onConfirm={() => run('withdraw')} />
    </div>
  );
}
