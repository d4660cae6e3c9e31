import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { ApiError, messageOf } from '@bridge/client';
import { emailSchema, limits, line, type PersonDecision, type StaffPerson } from '@bridge/model';
import { Dialog, Form, FormFoot, TextAreaField, TextField, toast } from '@bridge/ui';
import { useDecidePerson } from '../mutations.ts';

const reason = line(limits.staffNote);
const days = v.pipe(v.string(), v.trim(), v.minLength(1, 'required'), v.transform(Number), v.number('suspensionDays'), v.integer('suspensionDays'), v.minValue(1, 'suspensionDays'), v.maxValue(limits.suspensionDays, 'suspensionDays'));

/** Asks why, and what else one decision takes, before it is carried out. */
export function PersonDialog({ person, decision, onClose, onClosed }: { person: StaffPerson; decision: PersonDecision['decision']; onClose: () => void; onClosed: () => void }) {
  const { t } = useTranslation('staff');
  const decide = useDecidePerson(person.id);
  const isSuspend = decision === 'suspend';
  const isClose = decision === 'close';
  const schema = v.object({ reason, days: isSuspend ? days : v.optional(v.any()), email: isClose ? emailSchema : v.optional(v.any()) });
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: { reason: '', days: '', email: '' } });

  async function save(given: { reason: string; days: unknown; email: unknown }) {
    try {
      const { message } = await decide.mutateAsync(bodyOf(decision, given));
      toast({ title: message });
      onClose();
      if (isClose) onClosed();
    } catch (error) {
      const ofEmail = error instanceof ApiError && error.fields.find(({ path }) => path === 'email');
      if (ofEmail) form.setError('email', { message: ofEmail.message }, { shouldFocus: true });
      else form.setError('root', { message: messageOf(error) ?? t('failedText') });
    }
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} size="medium" closeOnOutside={false} title={t(`person.${decision}`)} description={t(`person.${decision}Text`)}>
      <Form form={form} keep={`person:${person.id}:${decision}`} onSubmit={save}>
        <TextAreaField name="reason" label={t('person.reason')} help={t(decision === 'end-sign-ins' || decision === 'allow-young' || decision === 'stop-young' ? 'person.reasonKept' : 'person.reasonHelp')} maxLength={limits.staffNote} required />
        {isSuspend && <TextField name="days" label={t('person.days')} inputMode="numeric" required />}
        {isClose && <TextField name="email" type="email" label={t('person.typeEmail')} autoComplete="off" required />}
        <FormFoot back={t('cancel')} onBack={onClose} send={t(`person.${decision}`)} sending={t('saving')} danger={isClose} />
      </Form>
    </Dialog>
  );
}

function bodyOf(decision: PersonDecision['decision'], given: { reason: string; days: unknown; email: unknown }): PersonDecision {
  if (decision === 'suspend') return { decision, reason: given.reason, days: Number(given.days) };
  if (decision === 'close') return { decision, reason: given.reason, email: String(given.email) };
  return { decision, reason: given.reason };
}
