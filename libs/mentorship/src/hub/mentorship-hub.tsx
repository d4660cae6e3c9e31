import type { ReactNode } from 'react';
import { Button } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { MentorCard, Session } from '@bridge/model';
import { fullName, PendingState, PersonImage, SafetyMenu, Skeleton, Tag } from '@bridge/ui';
import { useReasonText } from '../parts/use-reason-text.ts';
import { mentorsQuery, sessionsQuery } from '../queries.ts';
import { EarlierSessions } from '../sessions/earlier-sessions.tsx';
import { ProposedTime } from '../sessions/proposed-time.tsx';
import { OtherHours, useWhen } from '../sessions/session-time.tsx';
import { SessionThread } from '../thread/thread-button.tsx';
import { useWithNews } from '../thread/use-with-news.ts';
import '../mentorship.css';

/** The talent's next session, beside those after it; without one, the mentor who fits best. `children`: what is left of plans that were paid for. */
export function MentorshipHub({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('mentorship');
  const all = useQuery(sessionsQuery({})).data?.sessions ?? [];
  const [next, ...later] = all.filter(({ state }) => isOpen(state));
  const lead = next ? <NextSession session={next} /> : <FreeMentor />;
  const rest = (
    <>
      {next && <OtherSessions sessions={all.filter((session) => session !== next)} />}
      {next && <EarlierSessions sessions={all} />}
      {children}
    </>
  );
  return (
    <section className="br-card">
      <h2 className="br-d4">{t('hub.title')}</h2>
      {later.length > 0 ? (
        <div className="br-beside">
          <div>{lead}</div>
          <div>{rest}</div>
        </div>
      ) : (
        <>
          {lead}
          {rest}
        </>
      )}
    </section>
  );
}

function OtherSessions({ sessions }: { sessions: readonly Session[] }) {
  return (
    <>
      {sessions.map((session) => (
        <ProposedTime key={session.id} session={session} />
      ))}
      <Later sessions={sessions} />
      <Unread sessions={sessions.filter(({ state }) => !isOpen(state))} />
    </>
  );
}

function FreeMentor() {
  const { t } = useTranslation('mentorship');
  const sessions = useQuery(sessionsQuery({}));
  const all = sessions.data?.sessions ?? [];
  const mentors = useQuery({ ...mentorsQuery({ q: '', page: 1 }), enabled: Boolean(sessions.data) });
  if ((!sessions.data && sessions.isError) || (!mentors.data && mentors.isError))
    return (
      <>
        <p className="br-muted" role="alert">
          {t('hub.failed')}
        </p>
        <div>
          <Button size="3" variant="outline" onClick={() => void (sessions.data ? mentors : sessions).refetch()}>
            {t('hub.retry')}
          </Button>
        </div>
      </>
    );
  if (!mentors.data)
    return (
      <PendingState label={t('hub.loading')}>
        <Skeleton height="9em" />
      </PendingState>
    );
  const [best] = mentors.data.mentors;
  const met = all.find(({ canWrite, mentor }) => canWrite && mentor.userId === best?.userId);
  return (
    <>
      {best ? <BestMentor mentor={best} met={met} /> : <NoMentor />}
      <Unread sessions={all.filter(({ id }) => id !== met?.id)} />
      <EarlierSessions sessions={all} />
    </>
  );
}

function isOpen(state: Session['state']): boolean {
  return state === 'accepted' || state === 'requested';
}

/** What comes after the next session, each with the way to it. */
function Later({ sessions }: { sessions: readonly Session[] }) {
  const { t } = useTranslation('mentorship');
  const when = useWhen();
  const later = sessions.filter(({ state }) => isOpen(state));
  if (later.length === 0) return null;
  return (
    <div className="br-stack">
      <h3 className="br-d4">{t('hub.later')}</h3>
      <ul className="br-list br-rows" role="list">
        {later.map((session) => (
          <li key={session.id}>
            <div className="br-grow br-words">
              <Link className="br-link br-name" translate="no" to="/talent/mentorships/$userId" params={{ userId: session.mentor.userId }} aria-label={t('hub.openLabel', { name: fullName(session.mentor) })}>
                {fullName(session.mentor)}
              </Link>
              <span className="br-small br-muted br-block">
                {when.day(session.startsAt)}, {when.hours(session)} · {t(session.state === 'accepted' ? 'hub.accepted' : 'hub.waits')}
              </span>
              <OtherHours session={session} other="mentor" />
            </div>
            <SessionThread session={session} other="mentor" />
            <SafetyMenu about="person" id={session.mentor.userId} name={fullName(session.mentor)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What mentors have written about other sessions. */
function Unread({ sessions }: { sessions: readonly Session[] }) {
  const { t } = useTranslation('mentorship');
  const unread = useWithNews(sessions);
  if (unread.length === 0) return null;
  return (
    <ul className="br-list" role="list">
      {unread.map((session) => (
        <li key={session.id}>
          <span className="br-grow br-words">{t('hub.wrote', { name: fullName(session.mentor) })}</span>
          <SessionThread session={session} other="mentor" />
          <SafetyMenu about="person" id={session.mentor.userId} name={fullName(session.mentor)} />
        </li>
      ))}
    </ul>
  );
}

function NextSession({ session }: { session: Session }) {
  const { t } = useTranslation('mentorship');
  const when = useWhen();
  const name = fullName(session.mentor);
  return (
    <>
      <p className="br-small br-muted">{t(session.state === 'accepted' ? 'hub.next' : 'hub.asked')}</p>
      <Person person={session.mentor} specialty={session.mentor.specialty} />
      <div className="br-stack">
        <b>{when.day(session.startsAt)}</b>
        <p className="br-small br-muted">{when.hours(session)}</p>
        <OtherHours session={session} other="mentor" />
        <p className="br-row">
          <Tag tone={session.state === 'accepted' ? 'jade' : 'amber'}>{t(session.state === 'accepted' ? 'hub.accepted' : 'hub.waits')}</Tag>
        </p>
      </div>
      <ProposedTime session={session} />
      <div className="br-row">
        <Button asChild size="3" variant="soft">
          <Link to="/talent/mentorships/$userId" params={{ userId: session.mentor.userId }} aria-label={t('hub.openLabel', { name })}>
            {t('hub.open')}
          </Link>
        </Button>
        <SessionThread session={session} other="mentor" size="3" />
        <AllMentors />
      </div>
    </>
  );
}

/** Rules that hold for whoever asks: where one of them is the best reason, nothing is known of the talent. */
const saidOfAll = ['new', 'rating', 'offers'];

/** `met`: the newest session with this mentor that can be written about. */
function BestMentor({ mentor, met }: { mentor: MentorCard; met: Session | undefined }) {
  const { t } = useTranslation('mentorship');
  const reasonText = useReasonText();
  const [reason] = mentor.reasons;
  return (
    <>
      <p className="br-small br-muted">{t(!reason || saidOfAll.includes(reason.rule) ? 'hub.free' : 'hub.fits')}</p>
      <Person person={mentor} specialty={mentor.specialty} />
      {reason && <p className="br-reason">{reasonText(reason)}</p>}
      <div className="br-row">
        <Button asChild size="3" variant="soft">
          <Link to="/talent/mentorships/$userId" params={{ userId: mentor.userId }} aria-label={t('hub.bookLabel', { name: fullName(mentor) })}>
            {t('hub.book')}
          </Link>
        </Button>
        {met && <SessionThread session={met} other="mentor" size="3" />}
        <AllMentors />
      </div>
    </>
  );
}

function NoMentor() {
  const { t } = useTranslation('mentorship');
  return (
    <>
      <p className="br-muted">{t('hub.none')}</p>
      <div className="br-row">
        <AllMentors />
      </div>
    </>
  );
}

function Person({ person, specialty }: { person: Parameters<typeof PersonImage>[0]['person']; specialty: string }) {
  return (
    <div className="br-row br-mentor-person">
      <PersonImage person={person} size="large" />
      <div className="br-grow br-words">
        <b className="br-name" translate="no">
          {fullName(person)}
        </b>
        <p className="br-small br-muted">
          <bdi>{specialty}</bdi>
        </p>
      </div>
      <SafetyMenu about="person" id={person.userId} name={fullName(person)} />
    </div>
  );
}

function AllMentors() {
  const { t } = useTranslation('mentorship');
  return (
    <Link className="br-link" to="/talent/mentorship">
      {t('hub.all')}
    </Link>
  );
}
