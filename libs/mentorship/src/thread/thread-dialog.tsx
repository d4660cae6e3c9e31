import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Dialog, FailedState, Named, PendingState, Skeleton } from '@bridge/ui';
import { fullName, PersonImage, type Person } from '../parts/person.tsx';
import { MessageForm } from './message-form.tsx';
import { Messages } from './messages.tsx';
import { messagesOf, threadQuery } from './queries.ts';


/** What was written about a session, and the next message. */
export function ThreadDialog({ sessionId, person, onClose }: { sessionId: string; person: Person; onClose: () => void }) {
  const { t } = useTranslation('mentorship');
  const name = fullName(person);
  const title = (
    <span className="br-thread-title">
      <PersonImage person={person} />
      <span>
        <Named text={t('thread.title', { name })} name={name} />
      </span>
    </span>
  );
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} size="medium" closeOnOutside={false} title={title}>
      <ThreadBody sessionId={sessionId} name={name} />
    </Dialog>
  );
}

function ThreadBody({ sessionId, name }: { sessionId: string; name: string }) {
  const { t } = useTranslation('mentorship');
  const thread = useInfiniteQuery(threadQuery(sessionId));
  if (!thread.data && thread.isError)
    return <FailedState level={3} title={t('thread.failedTitle')} text={t('thread.failedText')} busy={thread.isFetching} onRetry={() => void thread.refetch()} />;
  if (!thread.data)
    return (
      <PendingState label={t('thread.loading')}>
        <Skeleton height="9em" />
      </PendingState>
    );
  return (
    <>
      <Messages
        name={name}
        messages={messagesOf(thread.data)}
        onEarlier={thread.hasNextPage ? () => void thread.fetchNextPage() : undefined}
        isLoadingEarlier={thread.isFetchingNextPage}
      />
      <p className="br-small br-muted" role="status">
        {thread.isError && t('thread.behind')}
      </p>
      {thread.data.pages[0]?.canWrite ? <MessageForm sessionId={sessionId} /> : <p className="br-muted">{t('thread.closed')}</p>}
    </>
  );
}
