import { useState } from 'react';
import { Button } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Application, OpportunityKind } from '@bridge/model';
import { messageOf } from '@bridge/client';
import { ConfirmDialog, EmptyState, LoadedList, SafetyMenu, Skeleton, toast, useSelfSaving } from '@bridge/ui';
import { useTalentActions } from '../mutations.ts';
import { AnswersRead } from '../parts/answers.tsx';
import { ApplicationThread } from '../parts/application-thread.tsx';
import { Paging } from '../parts/paging.tsx';
import { placeOf } from '../parts/place-of.ts';
import { ShareTicks, type Shares } from '../parts/share-ticks.tsx';
import { ApplicationTag } from '../parts/state-tag.tsx';
import { useDay } from '../parts/use-day.ts';
import { applicationsQuery, opportunityKeys } from '../queries.ts';

/** The talent's own applications with how far each one is. */
export function ApplicationList({ userId, kind, page, onPage, onAll }: { userId: string; kind: OpportunityKind; page: number; onPage: (page: number) => void; onAll: () => void }) {
  const { data } = useQuery(applicationsQuery(userId, kind, page));
  return (
    <>
      <section className="br-card">
        <Applications userId={userId} kind={kind} page={page} onAll={onAll} />
      </section>
      <Paging page={page} shown={data} onPage={onPage} />
    </>
  );
}

function Applications({ userId, kind, page, onAll }: { userId: string; kind: OpportunityKind; page: number; onAll: () => void }) {
  const { t } = useTranslation('opportunities');
  const query = useQuery(applicationsQuery(userId, kind, page));
  return (
    <LoadedList
      query={query}
      loading={t('applications.loading')}
      outline={<Skeleton height="3em" />}
      failed={{ title: t('applications.failedTitle'), text: t('failedText') }}
      entries={({ applications }) => applications}
      empty={
        <EmptyState
          title={t('applications.none')}
          text={t('applications.noneText')}
          action={
            <Button size="3" variant="outline" onClick={onAll}>
              {t('showAll')}
            </Button>
          }
        />
      }
      className="br-list br-rows"
    >
      {(application) => <Row key={application.id} userId={userId} application={application} />}
    </LoadedList>
  );
}

function Row({ userId, application }: { userId: string; application: Application }) {
  const { t } = useTranslation('opportunities');
  const day = useDay();
  const [isOpen, setOpen] = useState(false);
  const { id, kind, opportunity, postId, title, organisation, state, note, answers, shares, thread, sentAt, changedAt } = application;
  const isAnswered = state === 'invited' || state === 'declined' || state === 'withdrawn';
  return (
    <li>
      <div className="br-grow br-stack">
        <h2 className="br-d4">
          {opportunity ? (
            <Link className="br-link" {...placeOf({ id: opportunity, kind })}>
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        <p className="br-small br-muted br-offer-facts">
          <span translate="no">{organisation}</span>
          <span>{t('applications.sentOn', { day: day(sentAt) })}</span>
          {isAnswered && <span>{t(`applications.since.${state}`, { day: day(changedAt) })}</span>}
        </p>
        <p className="br-row">
          <ApplicationTag state={state} />
        </p>
        {note && <p className="br-offer-text">{t('applications.note', { organisation, note })}</p>}
      </div>
      <div className="br-row">
        <Button size="2" variant="soft" aria-expanded={isOpen} aria-label={`${t(isOpen ? 'applications.hide' : 'applications.read')}, ${t('applications.readLabel', { title })}`} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'applications.hide' : 'applications.read')}
        </Button>
        <ApplicationThread id={id} thread={thread} person={{ userId: id, firstName: organisation, lastName: '' }} follows={opportunityKeys.talent} />
        {state !== 'declined' && state !== 'withdrawn' && <Withdraw userId={userId} id={id} title={title} />}
        {postId && <SafetyMenu about="post" id={postId} name={title} whom={organisation} />}
      </div>
      {isOpen && (
        <div className="br-full br-stack">
          <AnswersRead answers={answers} />
          {shares && state !== 'withdrawn' && <Sharing userId={userId} id={id} shares={shares} />}
        </div>
      )}
    </li>
  );
}

function Sharing({ userId, id, shares }: { userId: string; id: string; shares: Shares }) {
  const { t } = useTranslation('opportunities');
  const { share } = useTalentActions(userId);

  const [shown, choose] = useSelfSaving(shares, async (part, isShared) => {
    try {
      await share.mutateAsync({ applicationId: id, [part]: isShared });
      const said = isShared ? 'given' : 'takenBack';
      toast({ title: t(`share.${said}`), description: t(`share.${said}Text.${part}`) });
    } catch (error) {
      toast({ variant: 'destructive', title: t('share.failed'), description: messageOf(error) ?? t('tryAgain') });
    }
  });

  return <ShareTicks shares={shown} onChange={(part, isShared) => void choose(part, isShared)} />;
}

function Withdraw({ userId, id, title }: { userId: string; id: string; title: string }) {
  const { t } = useTranslation('opportunities');
  const { withdraw } = useTalentActions(userId);
  const [isAsking, setAsking] = useState(false);

  async function take() {
    try {
      await withdraw.mutateAsync(id);
      setAsking(false);
      toast({ title: t('withdraw.done'), description: t('withdraw.doneText', { title }) });
    } catch (error) {
      toast({ variant: 'destructive', title: t('withdraw.failed'), description: messageOf(error) ?? t('tryAgain') });
    }
  }

  return (
    <>
      <Button size="2" variant="outline" aria-label={t('withdraw.label', { title })} onClick={() => setAsking(true)}>
        {t('withdraw.open')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('withdraw.title')}
        text={t('withdraw.text', { title })}
        confirm={t('withdraw.confirm')}
        cancel={t('withdraw.cancel')}
        danger
        onConfirm={take}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
