import { useEffect, useRef, useState } from 'react';
import { Button } from '@radix-ui/themes';
import { useTranslation } from 'react-i18next';
import type { ThreadMessage } from '@bridge/model';

type Props = { name: string; messages: readonly ThreadMessage[]; onEarlier: (() => void) | undefined; isLoadingEarlier: boolean };

/** The messages of a thread, oldest first. What the other side writes while it is open is read out. */
export function Messages({ name, messages, onEarlier, isLoadingEarlier }: Props) {
  const { t } = useTranslation('mentorship');
  const scroll = useScrollToNewest(messages.at(-1));
  const theirs = messages.findLast(({ mine }) => !mine);
  const [known] = useState(theirs?.id);
  return (
    <>
      <p className="br-vh" aria-live="polite">
        {theirs && theirs.id !== known && t('thread.arrived', { name, text: theirs.text })}
      </p>
      {messages.length === 0 ? (
        <p className="br-muted">{t('thread.none', { name })}</p>
      ) : (
        // It scrolls, so the keyboard must reach it.
        <div className="br-thread" role="region" aria-label={t('thread.messages')} tabIndex={0} {...scroll}>
          {onEarlier && (
            <Button className="br-thread-earlier" size="2" variant="soft" aria-disabled={isLoadingEarlier || undefined} onClick={isLoadingEarlier ? undefined : onEarlier}>
              {t('thread.earlier')}
            </Button>
          )}
          <ol className="br-thread-list" role="list">
            {messages.map((message) => (
              <Message key={message.id} message={message} name={name} />
            ))}
          </ol>
        </div>
      )}
    </>
  );
}

function Message({ message: { text, mine, writtenAt }, name }: { message: ThreadMessage; name: string }) {
  const { t, i18n } = useTranslation('mentorship');
  const when = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(writtenAt));
  return (
    <li className={mine ? 'br-message br-message-mine' : 'br-message'}>
      <p className="br-small br-muted">{t('thread.byline', { author: mine ? t('thread.me') : name, when })}</p>
      <p className="br-message-text" dir="auto">
        {text}
      </p>
    </li>
  );
}

/** Follows the newest message, unless somebody is reading further up. */
function useScrollToNewest(newest: ThreadMessage | undefined) {
  const ref = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  useEffect(() => {
    const region = ref.current;
    if (region && (isAtEnd.current || newest?.mine)) region.scrollTop = region.scrollHeight;
  }, [newest?.id, newest?.mine]);
  const onScroll = () => {
    const region = ref.current;
    if (region) isAtEnd.current = region.scrollHeight - region.scrollTop - region.clientHeight < 48;
  };
  return { ref, onScroll };
}
