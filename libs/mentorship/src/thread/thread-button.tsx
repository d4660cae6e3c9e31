import { useQueryClient } from '@tanstack/react-query';
import { sessionThread, useTimeZone } from '@bridge/client';
import type { Session } from '@bridge/model';
import { ThreadButton, type Person } from '@bridge/ui';
import { mentorshipKeys } from '../queries.ts';
import { useWhen } from '../sessions/session-time.tsx';

type Props = { sessionId: string; unread: number; /** Who is on the other side. */ person: Person; size?: '2' | '3'; /** Whose session it is about, where a list has many with one person. */ named?: (label: string) => string };

/** Opens what the two people of a session write to each other. */
export function SessionThreadButton({ sessionId, ...props }: Props) {
  const client = useQueryClient();
  const timeZone = useTimeZone();
  const follow = () => {
    for (const queryKey of [mentorshipKeys.sessions, mentorshipKeys.own]) void client.invalidateQueries({ queryKey });
  };
  return <ThreadButton source={sessionThread(sessionId)} timeZone={timeZone} onRead={follow} {...props} />;
}

/** The same for a session as one of its sides sees it; nothing where nobody may write and nothing was written. */
export function SessionThread({ session, other, size }: { session: Session; other: 'mentor' | 'talent'; size?: '2' | '3' }) {
  const when = useWhen();
  if (!session.canWrite) return null;
  return <SessionThreadButton sessionId={session.id} unread={session.unread} person={session[other]} named={(label) => when.named(label, session)} {...(size ? { size } : {})} />;
}
