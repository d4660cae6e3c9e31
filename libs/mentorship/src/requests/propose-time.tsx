import { useState } from 'react';
import { Button } from '@radix-ui/themes';
import { useTranslation } from 'react-i18next';
import type { Session } from '@bridge/model';
import { fullName } from '@bridge/ui';
import { useSessionActions } from '../mutations.ts';
import { ChooseTime } from '../sessions/choose-time.tsx';
import { useWhen } from '../sessions/session-time.tsx';

/** The mentor proposes another time; nothing moves before the talent agrees. */
export function ProposeTime({ session }: { session: Session }) {
  const { t } = useTranslation('mentorship');
  const when = useWhen();
  const { propose } = useSessionActions();
  const [isOpen, setOpen] = useState(false);
  const name = fullName(session.talent);
  return (
    <>
      <Button size="2" variant="soft" aria-label={when.named(t('propose.openLabel', { name }), session)} onClick={() => setOpen(true)}>
        {t('propose.open')}
      </Button>
      {isOpen && (
        <ChooseTime
          session={session}
          other="talent"
          words={{
            title: t('propose.title'),
            text: t('propose.text', { name }),
            submit: t('propose.submit'),
            doneTitle: t('propose.doneTitle'),
            doneText: t('propose.doneText', { name }),
            failedTitle: t('propose.failedTitle'),
          }}
          onSend={(startsAt) => propose.mutateAsync({ sessionId: session.id, startsAt })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
