import { valibotResolver } from '@hookform/resolvers/valibot';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@bridge/client';
import { limits, sharingAppealSchema, type Sharing } from '@bridge/model';
import { Form, FormFoot, Note, TextAreaField, toast } from '@bridge/ui';
import { sharingQuery, useSharing } from './queries.ts';

type Down = NonNullable<Sharing['takenDown']>;

/** In the place of the choices of sharing: that the page was taken down, why, and the one answer that its owner can give. */
export function TakenDown({ userId, of: { note, appeal, waits } }: { userId: string; of: Down }) {
  const { t } = useTranslation('sharing');
  return (
    <>
      <Note>
        <p>{t('down.text')}</p>
        {note && <p className="br-shared-words">{t('down.because', { note })}</p>}
        {appeal !== null && (
          <>
            <p className="br-shared-words">{t('down.answered', { text: appeal })}</p>
            <p>{t(waits ? 'down.waits' : 'down.stays')}</p>
          </>
        )}
      </Note>
      {appeal === null && <AppealForm userId={userId} />}
    </>
  );
}

function AppealForm({ userId }: { userId: string }) {
  const { t } = useTranslation('sharing');
  const { appeal } = useSharing(userId);
  const form = useForm({ resolver: valibotResolver(sharingAppealSchema), defaultValues: { text: '' } });

  async function send({ text }: { text: string }) {
    try {
      const { message } = await appeal.mutateAsync(text);
      toast({ title: message });
    } catch (error) {
      form.setError('root', { message: messageOf(error) ?? t('down.failed') });
    }
  }

  return (
    <Form form={form} keep={`sharing-appeal:${userId}`} onSubmit={send}>
      <TextAreaField name="text" label={t('down.answer')} help={t('down.once')} maxLength={limits.appealLength} required />
      <FormFoot send={t('down.send')} sending={t('down.sending')} />
    </Form>
  );
}

/** Beside the button that opens it all: nothing, unless the page was taken down. */
export function TakenDownNote({ userId }: { userId: string }) {
  const { t } = useTranslation('sharing');
  const down = useQuery(sharingQuery(userId)).data?.takenDown;
  if (!down) return null;
  return (
    <Note>
      <p>{t('down.text')}</p>
      {down.note && <p className="br-shared-words">{t('down.because', { note: down.note })}</p>}
      <p>{t(down.appeal === null ? 'down.open' : down.waits ? 'down.waits' : 'down.stays')}</p>
    </Note>
  );
}
