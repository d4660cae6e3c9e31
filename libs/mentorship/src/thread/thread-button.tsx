import { useState } from 'react';
import { Button } from '@radix-ui/themes';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Session } from '@bridge/model';
import { fullName, type Person } from '../parts/person.tsx';
import { mentorshipKeys } from '../queries.ts';
import { ThreadDialog } from './thread-dialog.tsx';

type Props = { sessionId: string; unread: number; /** Who is on the other side. */ person: Person; size?: '2' | '3' };

/** Opens what the two people of a session write to each other, and says how much of it is new. */
export function ThreadButton({ sessionId, unread, person, size = '2' }: Props) {
  const { t } = useTranslation('mentorship');
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const name = fullName(person);

  function close() {
    setOpen(false);
    // What was new is read now.
    for (const queryKey of [mentorshipKeys.sessions, mentorshipKeys.own]) void client.invalidateQueries({ queryKey });
  }

  return (
    <>
      <Button
        size={size}
        variant={unread > 0 ? 'solid' : 'soft'}
        aria-label={unread > 0 ? t('thread.openNewLabel', { name, count: unread }) : t('thread.openLabel', { name })}
        onClick={() => setOpen(true)}
      >
        {t('thread.open')}
        {unread > 0 && <span className="br-thread-new">{t('thread.new', { count: unread })}</span>}
      </Button>
      {isOpen && <ThreadDialog sessionId={sessionId} person={person} onClose={close} />}
    </>
  );
}

/** The same for a session as one of its sides sees it; nothing where nobody may write and nothing was written. */
export function SessionThread({ session, other, size }: { session: Session; other: 'mentor' | 'talent'; size?: '2' | '3' }) {
  if (!session.canWrite) return null;
  return <ThreadButton sessionId={session.id} unread={session.unread} person={session[other]} {...(size ? { size } : {})} />;
}
