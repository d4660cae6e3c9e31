import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../dialog/dialog.tsx';
import { Named } from '../parts/named.tsx';
import { fullName, PersonImage, type Person } from '../parts/person-image.tsx';
import { Skeleton } from '../parts/skeleton.tsx';
import { FailedState, PendingState } from '../parts/states.tsx';
import { MessageForm } from './message-form.tsx';
import { Messages } from './messages.tsx';
import { messagesOf, threadQuery } from './queries.ts';
import type { ThreadSource } from './source.ts';
import './thread.css';

/** What two people have written to each other, and the next message. */
export function ThreadDialog({ source, person, timeZone, onClose }: { source: ThreadSource; person: Person; timeZone: string; onClose: () => void }) {
  const { t } = useTranslation('thread');
  const name = fullName(person);
  const title = (
    <span className="br-thread-title">
      <PersonImage person={person} />
      <span>
        <Named text={t('title', { name })} name={name} />
      </span>
    </span>
  );
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} size="medium" closeOnOutside={false} title={title}>
      <ThreadBody source={source} name={name} timeZone={timeZone} />
    </Dialog>
  );
}

function ThreadBody({ source, name, timeZone }: { source: ThreadSource; name: string; timeZone: string }) {
  const { t } = useTranslation('thread');
  const thread = useInfiniteQuery(threadQuery(source));
  if (!thread.data && thread.isError)
    return <FailedState level={3} title={t('failedTitle')} text={t('failedText')} busy={thread.isFetching} onRetry={() => void thread.refetch()} />;
  if (!thread.data)
    return (
      <PendingState label={t('loading')}>
        <Skeleton height="9em" />
      </PendingState>
    );
  return (
    <>
      <Messages
        name={name}
        timeZone={timeZone}
        messages={messagesOf(thread.data)}
        onEarlier={thread.hasNextPage ? () => void thread.fetchNextPage() : undefined}
        isLoadingEarlier={thread.isFetchingNextPage}
      />
      <p className="br-small br-muted" role="status">
        {thread.isError && t('behind')}
      </p>
      {thread.data.pages[0]?.canWrite ? <MessageForm source={source} /> : <p className="br-muted">{t(`closed.${source.about}`)}</p>}
    </>
  );
}
