import type { ReactNode } from 'react';
import { Button } from '@radix-ui/themes';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { ApiError } from '@bridge/client';
import { secondFactorCodeSchema } from '@bridge/model';
import { firstClick, Form, Note, SubmitButton, TextField, useOnce } from '@bridge/ui';
import { given } from '../given.ts';
import { hasPasskeys, showPasskey, type Shown } from './passkey.ts';
import { useFailure } from '../use-failure.ts';

/** Asks for a passkey, a code of the app, or a recovery code. What is refused is said here; a wrong code makes room for the next one. */
export function CodeForm({ head, has = { app: true, passkey: true }, onShown, onBack }: { head?: ReactNode; /** What the person has, where that is known: nothing else is named. */ has?: { app: boolean; passkey: boolean }; onShown: (shown: Shown) => Promise<void>; onBack: () => void }) {
  const { t } = useTranslation('auth');
  const inWords = useFailure();
  const schema = v.object({ code: given(t('missing.secondStep'), secondFactorCodeSchema) });
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: { code: '' } });
  const { root } = form.formState.errors;

  async function send({ code }: { code: string }) {
    try {
      await onShown({ code });
    } catch (error) {
      const message = inWords(error);
      if (!(error instanceof ApiError) || error.code !== 'wrong-second-factor') return form.setError('root', { message });
      form.setValue('code', '');
      form.setError('code', { type: 'server', message }, { shouldFocus: true });
    }
  }

  const [sendPasskey, isBusy] = useOnce(async () => {
    form.clearErrors();
    try {
      await onShown({ passkey: await showPasskey() });
    } catch (error) {
      form.setError('root', { message: inWords(error, t('secondStep.passkeyFailed')) });
    }
  });

  return (
    <Form form={form} onSubmit={send}>
      {head}
      <TextField name="code" label={t(has.app ? 'secondStep.code' : 'secondStep.recoveryCode')} autoComplete="one-time-code" autoCapitalize="characters" autoFocus={has.app} dir="ltr" required />
      {has.passkey && hasPasskeys() && (
        <Button type="button" size="3" variant="outline" aria-disabled={isBusy || undefined} data-busy={isBusy || undefined} onClick={firstClick(() => void sendPasskey())}>
          {t('secondStep.passkey')}
        </Button>
      )}
      {root?.message && <Note tone="red">{root.message}</Note>}
      <div className="br-row">
        <Button type="button" size="3" variant="outline" onClick={onBack}>
          {t('secondStep.back')}
        </Button>
        <SubmitButton size="3" busyLabel={t('secondStep.sending')}>
          {t('secondStep.submit')}
        </SubmitButton>
      </div>
    </Form>
  );
}
