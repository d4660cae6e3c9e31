import { useId, useState } from 'react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { serverNow } from '@bridge/client';
import { currencies, mentorLimits, type OwnMentor } from '@bridge/model';
import { CheckboxField, SelectField, TextField } from '@bridge/ui';
import { DaysOff } from './days-off.tsx';
import { PartDialog } from './part-dialog.tsx';
import { changedTerms, termsSchema, typedTerms, type Terms } from './terms.ts';
import { useSavePart } from './use-save-part.ts';

/** Prices, days off and the most sessions a week: each changed by itself, without the rest of the profile. */
export function TermsDialog({ userId, own, onClose }: { userId: string; own: Pick<OwnMentor, 'profile' | 'revisions'>; onClose: () => void }) {
  const { t } = useTranslation('mentorship');
  const help = useId();
  // As they were when the dialog opened: what comes in from elsewhere meanwhile is no change of one's own.
  const [{ profile, revisions }] = useState(own);
  const now = serverNow();
  const form = useForm({ resolver: valibotResolver(termsSchema(profile.availability, now)), defaultValues: typedTerms(profile, now) });
  const save = useSavePart(userId, revisions);
  const isPaid = useWatch({ control: form.control, name: 'isPaid' });

  return (
    <PartDialog
      keep="terms"
      form={form}
      words={{ title: t('mentor.terms.title'), text: t('mentor.terms.text'), saved: t('mentor.terms.saved'), failed: t('mentor.terms.failed'), save: t('mentor.terms.save') }}
      onSave={async (terms: Terms) => {
        const { changes, parts } = changedTerms(terms, profile, now);
        if (parts.length > 0) await save(changes, parts);
      }}
      onClose={onClose}
    >
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
    </PartDialog>
  );
}
