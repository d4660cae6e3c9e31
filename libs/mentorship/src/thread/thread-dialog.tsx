import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Dialog, FailedState, Named, PendingState, Skeleton } from '@bridge/ui';
import { MessageForm } from './message-form.tsx';
import { Messages } from './messages.tsx';
import { messagesOf, threadQuery } from './queries.ts';

type Props = { sessionId: string; name: string };

/** What was written about a session, and the next message. */
export function ThreadDialog({ onClose, ...thread }: Props & { onClose: () => void }) {
  const { t } = useTranslation('mentorship');
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} size="medium" closeOnOutside={false} title={<Named text={t('thread.title', { name: thread.name })} name={thread.name} />}>
      <ThreadBody {...thread} />
    </Dialog>
  );
}

function ThreadBody({ sessionId, name }: Props) {
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
