import { valibotResolver } from '@hookform/resolvers/valibot';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { ApiError, call } from '@bridge/client';
import { birthMonthOf, contract } from '@bridge/model';
import { Form, Note, SubmitButton } from '@bridge/ui';
import { BirthMonthFields, ofBoth } from '../birth-month-fields.tsx';
import { given } from '../given.ts';
import { standingQuery } from './standing-query.ts';
import { useFailure } from '../use-failure.ts';

/** Asks whoever has not said it in which month they were born. */
export function BirthMonthForm({ userId, onAdult }: { userId: string; onAdult: (() => void) | undefined }) {
  const { t } = useTranslation('auth');
  const inWords = useFailure();
  const queries = useQueryClient();
  const schema = v.object({ birthMonth: given(t('missing.birthMonth'), v.string()), birthYear: given(t('missing.birthYear'), v.string()) });
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: { birthMonth: '', birthYear: '' } });
  const { root } = form.formState.errors;

  async function say({ birthMonth: month, birthYear: year }: { birthMonth: string; birthYear: string }) {
    const birthMonth = birthMonthOf(month, year);
    if (!birthMonth) return form.setError('birthMonth', { type: ofBoth, message: t('young.invalid') }, { shouldFocus: true });
    try {
      const { data } = await call(contract.sayBirthMonth, { params: { userId }, body: { birthMonth } });
      queries.setQueryData(standingQuery(userId).queryKey, data);
      if (data.standing === 'adult') onAdult?.();
    } catch (error) {
      const problem = error instanceof ApiError ? error.fields.find(({ path }) => path === 'birthMonth') : undefined;
      if (problem) form.setError('birthMonth', { type: ofBoth, message: problem.message }, { shouldFocus: true });
      else form.setError('root', { message: inWords(error) });
    }
  }

  return (
    <Form form={form} onSubmit={say}>
      <p>{t('young.ask')}</p>
      <BirthMonthFields />
      {root?.message && <Note tone="red">{root.message}</Note>}
      <div>
        <SubmitButton size="3" busyLabel={t('young.saving')}>
          {t('young.save')}
        </SubmitButton>
      </div>
    </Form>
  );
}
