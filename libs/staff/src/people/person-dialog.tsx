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
export function PersonDialog({ person, decision, onClose, onDone, onClosed }: { person: StaffPerson; decision: PersonDecision['decision']; onClose: () => void; onDone: () => void; onClosed: () => void }) {
  const { t } = useTranslation('staff');
  const decide = useDecidePerson(person.id);
  const isSuspend = decision === 'suspend';
  const isClose = decision === 'close';
  const schema = v.object({ reason, days: isSuspend ? days : v.optional(v.any()), email: isClose ? emailSchema : v.optional(v.any()) });
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: { reason: '', days: '', email: '' } });

  async function save(given: { reason: string; days: unknown; email: unknown }) {
    try {
      const { message } = await decide.mutateAsync(bodyOf(decision, person.revision, given));
      toast({ title: message });
      form.reset();
      onDone();
      if (isClose) onClosed();
    } catch (error) {
      const ofEmail = error instanceof ApiError && error.fields.find(({ path }) => path === 'email');
      if (ofEmail) form.setError('email', { message: ofEmail.message }, { shouldFocus: true });
      else form.setError('root', { message: messageOf(error) ?? t('failedText') });
    }
  }

  function giveUp() {
    form.reset();
    onClose();
  }

  return (
    <Dialog open onOpenChange={(open) => !open && giveUp()} size="medium" closeOnOutside={false} title={t(`person.${decision}`)} description={t(`person.${decision}Text`)}>
      <Form form={form} keep={`person:${person.id}:${decision}`} keepAlways onSubmit={save}>
        <TextAreaField name="reason" label={t('person.reason')} help={t(decision === 'end-sign-ins' || decision === 'allow-young' || decision === 'stop-young' ? 'person.reasonKept' : 'person.reasonHelp')} maxLength={limits.staffNote} required />
        {isSuspend && <TextField name="days" label={t('person.days')} inputMode="numeric" required />}
        {isClose && <TextField name="email" type="email" label={t('person.typeEmail')} autoComplete="off" required />}
        <FormFoot back={t('cancel')} onBack={giveUp} send={t(`person.${decision}`)} sending={t('saving')} danger={isClose} />
      </Form>
    </Dialog>
  );
}

function bodyOf(decision: PersonDecision['decision'], revision: string, given: { reason: string; days: unknown; email: unknown }): PersonDecision {
  if (decision === 'suspend') return { decision, reason: given.reason, revision, days: Number(given.days) };
  if (decision === 'close') return { decision, reason: given.reason, revision, email: String(given.email) };
  return { decision, reason: given.reason, revision };
}
