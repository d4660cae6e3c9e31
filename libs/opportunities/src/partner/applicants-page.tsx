import { useState } from 'react';
import { Button } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Applicant } from '@bridge/model';
import { EmptyState, fullName, LoadedList, PageButton, PageHead, PersonImage, SafetyMenu, Skeleton, useLeftOpen } from '@bridge/ui';
import { usePartnerActions } from '../mutations.ts';
import { AnswersRead } from '../parts/answers.tsx';
import { ApplicationThread } from '../parts/application-thread.tsx';
import { Paging } from '../parts/paging.tsx';
import { SharedRead } from '../parts/shared-read.tsx';
import { ApplicationTag } from '../parts/state-tag.tsx';
import { useDay } from '../parts/use-day.ts';
import { applicantsQuery, opportunityKeys, postsQuery } from '../queries.ts';
import { AnswerDialog, answerName, answers as given } from './answer-dialog.tsx';
import '../opportunities.css';

export type ApplicantSearch = { post: string | undefined; page: number };

const mostPosts = 50;

/** Who applied for the partner's projects and openings; read, invited and declined here. */
export function ApplicantsPage({ userId, search, onSearch }: { userId: string; search: ApplicantSearch; onSearch: (next: ApplicantSearch) => void }) {
  const { t } = useTranslation('opportunities');
  const { post, page } = search;
  const { data } = useQuery(applicantsQuery(userId, post, page));
  const { data: posts, isPending } = useQuery(postsQuery(userId, 1, mostPosts));
  const choices = posts?.posts.filter(({ id, applications }) => applications > 0 || id === post) ?? [];
  return (
    <>
      <PageHead title={t('applicants.title')} lead={t('applicants.lead')} />
      {isPending && <Skeleton width="100%" height="48px" />}
      {choices.length > 0 && (
        <div className="br-bar-row">
          <div className="br-select">
            <select aria-label={t('applicants.filter')} value={post ?? ''} onChange={(event) => onSearch({ post: event.target.value || undefined, page: 1 })}>
              <option value="">{t('applicants.all')}</option>
              {choices.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </select>
          </div>
        </div>
      )}
      <section className="br-card">
        <Applicants userId={userId} search={search} />
      </section>
      <Paging page={page} shown={data} onPage={(next) => onSearch({ post, page: next })} />
    </>
  );
}

function Applicants({ userId, search: { post, page } }: { userId: string; search: ApplicantSearch }) {
  const { t } = useTranslation('opportunities');
  const query = useQuery(applicantsQuery(userId, post, page));
  return (
    <LoadedList
      query={query}
      loading={t('applicants.loading')}
      outline={<Skeleton height="6em" />}
      failed={{ title: t('applicants.failedTitle'), text: t('failedText') }}
      entries={({ applicants }) => applicants}
      empty={
        <EmptyState
          title={t('applicants.none')}
          text={t('applicants.noneText')}
          action={<PageButton to="/partner/opportunities">{t('applicants.toPosts')}</PageButton>}
        />
      }
      className="br-list br-rows"
    >
      {(applicant) => <Row key={applicant.id} userId={userId} applicant={applicant} />}
    </LoadedList>
  );
}

function Row({ userId, applicant }: { userId: string; applicant: Applicant }) {
  const { t } = useTranslation('opportunities');
  const day = useDay();
  const { answer } = usePartnerActions(userId);
  const [isOpen, setOpen] = useState(false);
  const { id, talent, title, state, note, answers, shared, thread, sentAt } = applicant;
  const [answering, setAnswering] = useLeftOpen(given, (one) => answerName(id, one));
  const name = fullName(talent);
  const isWithdrawn = state === 'withdrawn';

  function read() {
    setOpen(!isOpen);
    // That it was read is told to the talent; where telling fails, reading it again tells it.
    if (!isOpen && state === 'received') answer.mutate({ applicationId: id, state: 'seen' });
  }

  return (
    <li>
      <PersonImage person={talent} />
      <div className="br-grow br-stack">
        <h2 className="br-d4 br-name" translate="no">
          {name}
        </h2>
        <p className="br-small br-muted br-offer-facts">
          <span>{t('applicants.line', { title, day: day(sentAt) })}</span>
          {talent.email && (
            <a className="br-link" href={`mailto:${talent.email}`}>
              {talent.email}
            </a>
          )}
        </p>
        <p className="br-row">
          <ApplicationTag state={state} />
        </p>
        {note && <p className="br-offer-text br-muted">{t('applicants.yourNote', { note })}</p>}
      </div>
      <div className="br-row">
        {!isWithdrawn && (
          <Button size="2" variant="soft" aria-expanded={isOpen} aria-label={`${t(isOpen ? 'applications.hide' : 'applicants.read')}, ${t('applicants.readLabel', { name })}`} onClick={read}>
            {t(isOpen ? 'applications.hide' : 'applicants.read')}
          </Button>
        )}
        <ApplicationThread id={id} thread={thread} person={talent} follows={opportunityKeys.partner} />
        {!isWithdrawn && state !== 'invited' && (
          <Button size="2" aria-label={t('answer.invited.label', { name })} onClick={() => setAnswering('invited')}>
            {t('answer.invited.open')}
          </Button>
        )}
        {!isWithdrawn && state !== 'declined' && (
          <Button size="2" variant="outline" aria-label={t('answer.declined.label', { name })} onClick={() => setAnswering('declined')}>
            {t('answer.declined.open')}
          </Button>
        )}
        <SafetyMenu about="person" id={talent.userId} name={name} />
      </div>
      {isOpen && !isWithdrawn && (
        <div className="br-full br-stack">
          <AnswersRead answers={answers} />
          <SharedRead shared={shared} name={name} />
        </div>
      )}
      {answering && <AnswerDialog userId={userId} applicationId={id} name={name} title={title} state={answering} onClose={() => setAnswering(undefined)} />}
    </li>
  );
}
