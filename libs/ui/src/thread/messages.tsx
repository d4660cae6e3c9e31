import { useEffect, useRef, useState } from 'react';
import { Button } from '@radix-ui/themes';
import { useTranslation } from 'react-i18next';
import { deviceZone, momentFormat, nameZone, type ThreadMessage } from '@bridge/model';
import { SafetyMenu } from '../safety/safety-menu.tsx';

type Props = { name: string; /** In which the reader lives: the times are by its clock. */ timeZone: string; messages: readonly ThreadMessage[]; onEarlier: (() => void) | undefined; isLoadingEarlier: boolean };

/** The messages of a thread, oldest first. What the other side writes while it is open is read out. */
export function Messages({ name, timeZone, messages, onEarlier, isLoadingEarlier }: Props) {
  const { t, i18n } = useTranslation('thread');
  const theirs = messages.findLast(({ mine }) => !mine);
  const [known] = useState(theirs?.id);
  const newest = messages.at(-1);
  const scroll = useScrollToNewest(newest);
  return (
    <>
      <p className="br-vh" aria-live="polite">
        {theirs && theirs.id !== known && t('arrived', { name, text: theirs.text })}
      </p>
      {messages.length === 0 ? (
        <p className="br-muted">{t('none', { name })}</p>
      ) : (
        <>
          {newest && timeZone !== deviceZone() && <p className="br-small br-muted">{t('times', { zone: nameZone(timeZone, newest.writtenAt, i18n.language) })}</p>}
          {/* It scrolls, so the keyboard must reach it. */}
          <div className="br-thread" role="region" aria-label={t('messages')} tabIndex={0} {...scroll}>
            {onEarlier && (
              <Button className="br-thread-earlier" size="2" variant="soft" aria-disabled={isLoadingEarlier || undefined} onClick={isLoadingEarlier ? undefined : onEarlier}>
                {t('earlier')}
              </Button>
            )}
            <ol className="br-thread-list" role="list">
              {messages.map((message) => (
                <Message key={message.id} message={message} name={name} timeZone={timeZone} />
              ))}
            </ol>
          </div>
        </>
      )}
    </>
  );
}

function Message({ message: { id, text, mine, writtenAt, held, note }, name, timeZone }: { message: ThreadMessage; name: string; timeZone: string }) {
  const { t, i18n } = useTranslation('thread');
  const when = momentFormat(i18n.language, { timeZone, dateStyle: 'medium' }).format(new Date(writtenAt));
  return (
    <li className={mine ? 'br-message br-message-mine' : 'br-message'}>
      <p className="br-small br-muted">{t('byline', { author: mine ? t('me') : name, when })}</p>
      <p className="br-message-text" dir="auto">
        {text}
      </p>
      {held && <p className="br-small">{t(`held.${held}`, { note: note ?? '' })}</p>}
      {!mine && <SafetyMenu about="message" id={id} name={name} />}
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
