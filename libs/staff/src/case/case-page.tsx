import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { Button } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError, messageOf } from '@bridge/client';
import { caseKinds, type CaseKind, type StaffCase } from '@bridge/model';
import { firstClick, Loaded, Named, Note, Skeleton, Tag, toast, useOnce, useTypedLeft } from '@bridge/ui';
import { useCaseActions } from '../mutations.ts';
import { Lost } from '../parts/lost.tsx';
import { TrailSection } from '../parts/trail.tsx';
import { isRefused, useAllowed } from '../parts/use-allowed.ts';
import { useActor } from '../parts/use-actor.ts';
import { useMoment } from '../parts/use-moment.ts';
import { useWords } from '../parts/use-words.ts';
import { caseQuery, todayQuery } from '../queries.ts';
import { searchOf, type QueueSearch } from '../queue/search.ts';
import { DecisionForm, type Snippets } from './decision-form.tsx';
import { NoCase } from './no-case.tsx';
import { views, type Labels } from './facts.tsx';
import { noteName, noteSchema, StillTyped } from './still-typed.tsx';
import { useNext } from './use-next.ts';
import { useWayDown } from './use-way-down.ts';

/** One case: what is known of it beside what can be decided. */
export function CasePage({ kind, caseId, labels = {}, snippets, list, onTitle }: { kind: CaseKind; caseId: string; labels?: Labels; snippets?: Snippets; /** The list it was opened from. */ list?: QueueSearch; onTitle: (title: string) => void }) {
  const { t } = useTranslation('staff');
  const words = useWords();
  const query = useAllowed(useQuery(caseQuery(kind, caseId)));
  const held = useQuery({ ...todayQuery(), enabled: false }).data?.permissions;
  const title = query.data?.title;
  useEffect(() => {
    if (title) onTitle(title);
  }, [title, onTitle]);
  const isLost = held && !held.includes(caseKinds[kind]);
  if (isLost || isRefused(query.error))
    return (
      <>
        {isLost ? <Lost permission={caseKinds[kind]} more={t('lost.free')} /> : <NoCase />}
        <StillTyped name={noteName(`${kind}.${caseId}`)} />
      </>
    );
  return (
    <Loaded query={query} loading={words.loading} outline={<Skeleton height="12em" />} failed={{ ...words.failed(query.error), level: 1 }}>
      {(shown) => <Case shown={shown} labels={labels} snippets={snippets} list={list} />}
    </Loaded>
  );
}

/** Signs from which on a title is somebody's sentence, and no name. */
const longTitle = 48;

function Case({ shown, labels, snippets, list }: { shown: StaffCase; labels: Labels; snippets: Snippets | undefined; list: QueueSearch | undefined }) {
  const { t } = useTranslation('staff');
  const { at, ago } = useMoment();
  const { kind, id, title, person, since, facts, trail, claim, count, urgent, decisions } = shown;
  const { claim: claimCase, release: releaseCase, decide } = useCaseActions(kind, id);
  const View = views[kind];
  const form = useForm({ defaultValues: { note: '', days: '', undo: false }, mode: 'onChange' });
  const typed = useWatch({ control: form.control, name: 'note' }); // stays to be kept where a colleague takes or decides the case meanwhile
  const left = useTypedLeft(noteName(`${kind}.${id}`), noteSchema)?.note; // waits since then; where it can be decided, the form has brought it back already
  const mayDecide = decisions.length > 0 && (!claim || claim.mine);
  const mayLookUp = useQuery({ ...todayQuery(), enabled: false }).data?.permissions.includes('people');
  const last = useDecisionOf(trail);
  const isSent = last?.isNew === true && last.mine === true && (last.note ?? '') === typed.trim(); // the answer was lost on the way, or it was another tab
  useEffect(() => {
    if (isSent) form.reset();
  }, [isSent, form]);
  const refused = claimCase.error ?? releaseCase.error;
  const isOver = refused instanceof ApiError && refused.code === 'case-claimed' && (!claim || claim.mine || last?.isNew === true); // nobody holds it any more
  const failed = isOver ? undefined : refused;
  const place = useRef<HTMLHeadingElement>(null);
  const [decided, setDecided] = useState<string>();
  const next = useNext(list, `${kind}.${id}`);
  const hasForm = Boolean(mayDecide || (decide.error && !last?.mine) || typed || (left && !form.formState.isDirty && !decided));
  const hasDecision = Boolean(decisions.length > 0 || hasForm || decided || last); // or can be
  const way = useWayDown(place, hasDecision);
  const [said, setSaid] = useState('');
  const isGone = useIsGone();
  function toDecision() {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView();
  }
  /** That it is theirs is read from the claim; that it is free again, here. */
  async function hold(change: () => Promise<{ message: string }>, isGivenBack: boolean) {
    const pressed = document.activeElement;
    try {
      const { message } = await change();
      setSaid(isGivenBack ? message : '');
      const focused = document.activeElement;
      if (focused === pressed || focused === document.body) place.current?.focus(); // the button is another one now; whoever has gone on stays there
    } catch {
      // What went wrong is said from the mutation.
    }
  }

  const [take, isTaking] = useOnce(() => hold(claimCase.mutateAsync, false));
  const [release, isReleasing] = useOnce(() => hold(releaseCase.mutateAsync, true));

  return (
    <article className="br-stack br-staff-case">
      <header className="br-stack">
        <p className="br-small">
          <Link to="/staff" search={{ kind }} className="br-link br-staff-kind">
            {t(`kinds.${kind}`)}
          </Link>
        </p>
        <h1 className={title.length > longTitle ? 'br-d4 br-name' : 'br-d2 br-name'}>
          <bdi>{title || t(kind === 'mail' ? 'discreet' : 'untitled')}</bdi>
        </h1>
        <p className="br-muted br-staff-line">
          {person && (
            <span className="br-name">
              {mayLookUp ? <Link to="/staff/people/$personId" params={{ personId: person.id }} className="br-link"><bdi>{person.name}</bdi></Link> : <bdi>{person.name}</bdi>} · <a className="br-link" href={`mailto:${person.email}`}>{person.email}</a>
            </span>
          )}
          {urgent && <Tag tone="amber">{t('queue.urgent')}</Tag>}
          {count > 1 && <span>{t(kind === 'held' ? 'queue.messages' : 'queue.told', { count })}</span>}
          {since && <time dateTime={since} title={at(since)}>{t('case.since', { ago: ago(since) })}</time>}
        </p>
      </header>
      <div className="br-staff-desk">
        <div className="br-stack br-staff-known">
          {way !== 'none' && (
            <div className={way === 'hidden' ? 'br-staff-to-decision is-there' : 'br-staff-to-decision'}>
              <Button size="3" variant="outline" onClick={toDecision}>
                {t('case.toDecision')}
              </Button>
            </div>
          )}
          <section className="br-card br-stack" aria-label={t('case.facts')}>
            <View facts={facts} labels={labels} />
          </section>
          <TrailSection title={t('case.trail')} entries={trail} />
        </div>
        {hasDecision && (
          <section className="br-card br-stack" aria-labelledby="decision">
            <div>
              <div className="br-between">
                <h2 className="br-d4" id="decision" ref={place} tabIndex={-1}>
                  {t('case.decide')}
                </h2>
                {claim?.mine ? (
                  <Button size="2" variant="outline" aria-disabled={isReleasing || undefined} data-busy={isReleasing || undefined} onClick={firstClick(() => void release())}>
                    {t('claim.release')}
                  </Button>
                ) : (
                  !claim && decisions.length > 0 && (
                    <Button size="2" variant="outline" aria-disabled={isTaking || undefined} data-busy={isTaking || undefined} onClick={firstClick(() => void take())}>
                      {t('claim.take')}
                    </Button>
                  )
                )}
              </div>
              <p className="br-small br-muted" role="status">
                {claim ? claim.mine ? t('claim.mineUntil', { at: at(claim.until) }) : <Named text={t('claim.byUntil', { name: claim.by, at: at(claim.until) })} name={claim.by} /> : !decided && said}
              </p>
            </div>
            {failed && <Note tone="red">{messageOf(failed) ?? t('failedText')}</Note>}
            {decided ? <Decided message={decided} next={next} list={list} /> : last && (last.isNew || decisions.length === 0) && <DecidedElsewhere of={last} next={next} list={list} />}
            {hasForm && <DecisionForm shown={mayDecide ? shown : { ...shown, decisions: [] }} form={form} decide={decide} isTold={last?.isNew === true} isOwn={last?.mine === true && last.isNew} isOver={decisions.length === 0} snippets={snippets} onDecided={(message) => (isGone.current ? toast({ title: message }) : setDecided(message))} onFailed={(message) => isGone.current && toast({ variant: 'destructive', title: message })} />}
            {(kind === 'complaint' || kind === 'report') && person && mayLookUp && <p className="br-small"><Link to="/staff/people/$personId" params={{ personId: person.id }} className="br-link">{t('case.toRoom')}</Link></p>}
          </section>
        )}
      </div>
    </article>
  );
}

/** Whether the page was left: what comes of a decision that is still on its way is then said where its reader has gone. */
function useIsGone() {
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => void (isGone.current = true);
  }, []);
  return isGone;
}

type LastDecision = StaffCase['trail'][number] & { /** It came while the case was open. */ isNew: boolean };

/** What was decided of the case last, by whoever decides. */
function useDecisionOf(trail: StaffCase['trail']): LastDecision | undefined {
  const decisions = trail.filter(({ decides }) => decides);
  const [atFirst] = useState(decisions.length);
  const last = decisions.at(-1);
  return last && { ...last, isNew: decisions.length > atFirst };
}

/** It has been decided, by a colleague or in another tab: who, what and when, and the way on. What is being written keeps the focus. */
function DecidedElsewhere({ of: { by, action, at: when, isNew, mine }, next, list }: { of: LastDecision; next: ReturnType<typeof useNext>; list: QueueSearch | undefined }) {
  const { t } = useTranslation('staff');
  const { at } = useMoment();
  const actor = useActor();
  const who = actor(by);
  const told = { what: t(`actions.${action}`, { defaultValue: action }), when: at(when) };
  return (
    <>
      <div role="status">
        <Note tone="jade">
          {mine ? t('case.decidedByYou', told) : <Named text={t(isNew ? 'case.decidedMeanwhile' : 'case.decidedBy', { who, ...told })} name={who} />} <Link to="/staff" search={list ? searchOf(list) : {}} className="br-link">{t('case.toQueue')}</Link>
        </Note>
      </div>
      {next && (
        <Button asChild size="3">
          <ToNext of={next} />
        </Button>
      )}
    </>
  );
}

function ToNext({ of: { next, list }, ...link }: { of: NonNullable<ReturnType<typeof useNext>> } & ComponentProps<'a'>) {
  const { t } = useTranslation('staff');
  return (
    <Link to="/staff/cases/$caseKey" params={{ caseKey: `${next.kind}.${next.id}` }} search={searchOf(list)} {...link}>
      {t('case.next')}
    </Link>
  );
}

/** What became of it, where the button was that is gone: the keyboard goes on from here, back to what waits. */
function Decided({ message, next, list }: { message: string; next: ReturnType<typeof useNext>; list: QueueSearch | undefined }) {
  const { t } = useTranslation('staff');
  const place = useRef<HTMLDivElement>(null);
  const onward = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => (onward.current ?? place.current)?.focus()); // after the dialog, which gives the focus back where it was
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <div ref={place} role="status" tabIndex={-1}>
        <Note tone="jade">
          {message} <Link to="/staff" search={list ? searchOf(list) : {}} className="br-link">{t('case.toQueue')}</Link>
        </Note>
      </div>
      {next && (
        <Button asChild size="3">
          <ToNext of={next} ref={onward} />
        </Button>
      )}
    </>
  );
}
