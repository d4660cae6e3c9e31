import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@bridge/client';
import { Dialog, Form, FormFoot, toast } from '@bridge/ui';

type Words = { title: string; text: string; saved: string; failed: string; save: string };

/** The dialog of one part of a mentor's own profile: what was changed is saved by itself; where that is refused, it stays and it is said why. */
export function PartDialog<Typed extends FieldValues, Sent>({
  keep,
  form,
  words,
  onSave,
  onClose,
  children,
}: {
  /** The name under which what is typed outlives the end of a sign-in. */
  keep: string;
  form: UseFormReturn<Typed, unknown, Sent>;
  words: Words;
  onSave: (sent: Sent) => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation('mentorship');

  async function send(sent: Sent) {
    try {
      await onSave(sent);
      toast({ title: t('mentor.hours.savedTitle'), description: words.saved });
      onClose();
    } catch (error) {
      form.setError('root', { message: messageOf(error) ?? words.failed });
    }
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} size="medium" closeOnOutside={false} title={words.title} description={words.text}>
      <Form form={form} keep={keep} onSubmit={send}>
        {children}
        <FormFoot back={t('mentor.hours.cancel')} onBack={onClose} send={words.save} sending={t('mentor.hours.saving')} />
      </Form>
    </Dialog>
  );
}
