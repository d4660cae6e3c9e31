import { useState } from 'react';
import { Button } from '@radix-ui/themes';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { ApiError, call, useTimeZone } from '@bridge/client';
import { contract, dateFormat, type Standing } from '@bridge/model';
import { Form, Note, SubmitButton, TextField, toast } from '@bridge/ui';
import { given } from '../given.ts';
import { standingQuery } from './standing-query.ts';
import { useFailure } from '../use-failure.ts';

/** Who was asked to agree, how far that is, and the way to ask somebody. */
export function AskGuardian({ userId, guardian }: { userId: string; guardian: Standing['guardian'] }) {
  const { t, i18n } = useTranslation('auth');
  const timeZone = useTimeZone();
  const [isAsking, setAsking] = useState(false);
  const until = guardian?.endsAt ? dateFormat(i18n.language, { dateStyle: 'long', timeZone }).format(new Date(guardian.endsAt)) : '';
  const needsOne = !guardian || (guardian.state !== 'agreed' && guardian.state !== 'asked');
  return (
    <>
      <p>{t('young.why')}</p>
      {guardian && (
        <p role="status">
          <b>{t(`young.state.${guardian.state}`, { address: guardian.address, until })}</b>
        </p>
      )}
      {needsOne || isAsking ? (
        <AddressForm userId={userId} onAsked={() => setAsking(false)} />
      ) : (
        <div>
          <Button size="3" variant="outline" onClick={() => setAsking(true)}>
            {t('young.askAnother')}
          </Button>
        </div>
      )}
    </>
  );
}

function AddressForm({ userId, onAsked }: { userId: string; onAsked: () => void }) {
  const { t } = useTranslation('auth');
  const inWords = useFailure();
  const queries = useQueryClient();
  const form = useForm({ resolver: valibotResolver(v.object({ email: given(t('young.missingAddress'), v.string()) })), defaultValues: { email: '' } });
  const { root } = form.formState.errors;

  async function ask({ email }: { email: string }) {
    try {
      const { data, message } = await call(contract.askGuardian, { params: { userId }, body: { email } });
      queries.setQueryData(standingQuery(userId).queryKey, data);
      toast({ title: t('toast.success'), description: message ?? '' });
      onAsked();
    } catch (error) {
      const problem = error instanceof ApiError ? error.fields.find(({ path }) => path === 'email') : undefined;
      if (problem) form.setError('email', { type: 'server', message: problem.message }, { shouldFocus: true });
      else form.setError('root', { message: inWords(error) });
    }
  }

  return (
    <Form form={form} onSubmit={ask}>
      <TextField name="email" type="email" label={t('young.address')} help={t('young.addressHelp')} autoComplete="off" required />
      {root?.message && <Note tone="red">{root.message}</Note>}
      <div>
        <SubmitButton size="3" busyLabel={t('young.asking')}>
          {t('young.askGuardian')}
        </SubmitButton>
      </div>
    </Form>
  );
}
