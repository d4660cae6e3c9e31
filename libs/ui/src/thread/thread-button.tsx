import { useState } from 'react';
import { Button } from '@radix-ui/themes';
import { useTranslation } from 'react-i18next';
import { fullName, type Person } from '../parts/person-image.tsx';
import type { ThreadSource } from './source.ts';
import { isLeftOpen } from '../fields/typed.ts';
import { messageName } from './message-form.tsx';
import { ThreadDialog } from './thread-dialog.tsx';
import './thread.css';

type Props = {
  source: ThreadSource;
  unread: number;
  /** Who is on the other side. */
  person: Person;
  /** In which the reader lives. */
  timeZone: string;
  size?: '2' | '3';
  /** What tells this button from others of the list that open what the same two write. */
  named?: (label: string) => string;
  /** What was new is read now. */
  onRead: () => void;
};

/** Opens what two people write to each other, and says how much of it is new. */
export function ThreadButton({ source, unread, person, timeZone, size = '2', named = (label) => label, onRead }: Props) {
  const { t } = useTranslation('thread');
  const [isOpen, setOpen] = useState(() => isLeftOpen(messageName(source)));
  const name = fullName(person);

  function close() {
    setOpen(false);
    onRead();
  }

  return (
    <>
      <Button
        size={size}
        variant={unread > 0 ? 'solid' : 'soft'}
        aria-label={named(unread > 0 ? t('openNewLabel', { name, count: unread }) : t('openLabel', { name }))}
        onClick={() => setOpen(true)}
      >
        {t('open')}
        {unread > 0 && <span className="br-thread-new" data-text={t('new', { count: unread })} />}
      </Button>
      {isOpen && <ThreadDialog source={source} person={person} timeZone={timeZone} onClose={close} />}
    </>
  );
}
