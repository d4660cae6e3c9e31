import { useId } from 'react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { Button } from '@radix-ui/themes';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@bridge/client';
import { currencies, mentorLimits, type MentorProfile } from '@bridge/model';
import { CheckboxField, Dialog, Form, Note, SelectField, SubmitButton, TextField, toast } from '@bridge/ui';
import { useSaveTerms } from '../mutations.ts';
import { DaysOff } from './days-off.tsx';
import { changedTerms, termsSchema, typedTerms, type Terms } from './terms.ts';

/** Prices, days off and the most sessions a week: each changed by itself, without the rest of the profile. */
export function TermsDialog({ userId, profile, onClose }: { userId: string; profile: MentorProfile; onClose: () => void }) {
  const { t } = useTranslation('mentorship');
  const help = useId();
  const form = useForm({ resolver: valibotResolver(termsSchema), defaultValues: typedTerms(profile) });
  const save = useSaveTerms(userId);
  const isPaid = useWatch({ control: form.control, name: 'isPaid' });
  const { root } = form.formState.errors;

  async function send(terms: Terms) {
    const changes = changedTerms(terms, profile);
    try {
      if (changes) await save.mutateAsync(changes);
      toast({ title: t('mentor.hours.savedTitle'), description: t('mentor.terms.saved') });
      onClose();
    } catch (error) {
      form.setError('root', { message: messageOf(error) ?? t('mentor.terms.failed') });
    }
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} size="medium" closeOnOutside={false} title={t('mentor.terms.title')} description={t('mentor.terms.text')}>
      <Form form={form} onSubmit={send}>
        <CheckboxField name="isPaid" label={t('mentor.terms.paid')} />
        {isPaid && (
          <div className="br-two" role="group" aria-describedby={help}>
            <TextField name="litePrice" label={t('mentor.terms.lite')} inputMode="decimal" required />
            <TextField name="monthlyPrice" label={t('mentor.terms.standard')} inputMode="decimal" required />
            <SelectField name="currency" label={t('mentor.terms.currency')} options={currencies.map((code) => ({ value: code, label: code }))} />
            <p className="br-help" id={help}>
              {t('mentor.terms.priceHelp')}
            </p>
          </div>
        )}
        <TextField name="mostPerWeek" label={t('mentor.terms.mostPerWeek')} help={t('mentor.terms.mostHelp', { most: mentorLimits.mostPerWeek })} inputMode="numeric" optional />
        <DaysOff />
        {root?.message && <Note tone="red">{root.message}</Note>}
        <div className="br-dialog-foot">
          <Button type="button" size="3" variant="outline" onClick={onClose}>
            {t('mentor.hours.cancel')}
          </Button>
          <SubmitButton size="3" busyLabel={t('mentor.hours.saving')}>
            {t('mentor.terms.save')}
          </SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
