import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Session } from '@bridge/model';
import { fullName, SafetyMenu } from '@bridge/ui';
import { sessionsQuery } from '../queries.ts';
import { SessionThread } from '../thread/thread-button.tsx';
import { useWhen } from './session-time.tsx';

/**
 * Mentors of before, each by the newest session: what was written there stays to be read, and its writer to be reported or blocked, also
 * where they are not shown to anybody any more. Once it is opened, of all sessions; until then of those that are known.
 */
export function EarlierSessions({ sessions: known }: { sessions: readonly Session[] }) {
  const { t } = useTranslation('mentorship');
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({ ...sessionsQuery({ when: 'past' }), enabled: isOpen });
  const sessions = newestOfEach(data?.sessions ?? known.filter(({ state }) => state !== 'accepted' && state !== 'requested'));
  if (sessions.length === 0) return null;
  return (
    <details className="br-earlier" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('hub.met')}</summary>
      <ul className="br-list br-rows" role="list">
        {sessions.map((session) => (
          <Row key={session.id} session={session} />
        ))}
      </ul>
    </details>
  );
}

/** The same of one mentor, where there is nothing else to be seen of them. */
export function EarlierSessionWith({ mentorId }: { mentorId: string }) {
  const { data } = useQuery(sessionsQuery({ when: 'past', with: mentorId }));
  const [session] = newestOfEach(data?.sessions ?? []);
  return session ? <ul className="br-list br-rows" role="list"><Row session={session} /></ul> : null;
}

function Row({ session }: { session: Session }) {
  const when = useWhen();
  const name = fullName(session.mentor);
  return (
    <li>
      <span className="br-grow br-words">
        <b className="br-name" translate="no">
          <bdi>{name}</bdi>
        </b>
        <span className="br-small br-muted br-block">{when.day(session.startsAt)}</span>
      </span>
      <SessionThread session={session} other="mentor" />
      <SafetyMenu about="person" id={session.mentor.userId} name={name} />
    </li>
  );
}

/** Of those of one mentor the one in which they write to each other, if there is one. */
function newestOfEach(sessions: readonly Session[]): Session[] {
  const ofMentor = (id: string) => sessions.filter(({ mentor }) => mentor.userId === id);
  return [...new Set(sessions.map(({ mentor }) => mentor.userId))].flatMap((id) => ofMentor(id).find(({ canWrite }) => canWrite) ?? ofMentor(id)[0] ?? []);
}
