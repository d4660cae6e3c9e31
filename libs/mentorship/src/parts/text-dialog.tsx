import { valibotResolver } from '@hookform/resolvers/valibot';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { ApiError, messageOf } from '@bridge/client';
import { Dialog, Form, FormFoot, TextAreaField, TextField } from '@bridge/ui';

type Words = { title: string; text: ReactNode; label: string; help?: string; submit: string; sending: string; failed: string; keep?: string };

/**
 * Asks for one text and sends it; what was written stays when sending fails. `schema` says what the text must be.
 * `onSend` closes the dialog when it is done.
 */
export function TextDialog({
  keep,
  words,
  schema,
  initial = '',
  kind = 'lines',
  danger = false,
  isRequired = true,
  maxLength,
  onSend,
  onClose,
}: {
  /** The name under which what is typed outlives the end of a sign-in. */
  keep: string;
  words: Words;
  schema: v.GenericSchema<string, string>;
  initial?: string;
  kind?: 'lines' | 'address';
  danger?: boolean;
  isRequired?: boolean;
  maxLength?: number;
  onSend: (text: string) => Promise<void>;
  onClose: () => void;
}) {
  const form = useForm({ resolver: valibotResolver(v.object({ text: schema })), defaultValues: { text: initial } });
  const field = { name: 'text', label: words.label, required: isRequired, ...(words.help ? { help: words.help } : {}), ...(maxLength ? { maxLength } : {}) };

  async function send({ text }: { text: string }) {
    try {
      await onSend(text);
    } catch (error) {
      const [own] = error instanceof ApiError ? error.fields : []; // there is one field: what is said of it says more
      form.setError('root', { message: own?.message ?? messageOf(error) ?? words.failed });
    }
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} size="medium" closeOnOutside={false} title={words.title} description={words.text}>
      <Form form={form} keep={keep} onSubmit={send}>
        {kind === 'lines' ? <TextAreaField {...field} /> : <TextField {...field} type="url" inputMode="url" autoComplete="off" />}
        <FormFoot back={words.keep} onBack={onClose} send={words.submit} sending={words.sending} danger={danger} />
      </Form>
    </Dialog>
  );
}
