import { Link } from '@tanstack/react-router';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { call } from '@bridge/client';
import { contract, emailSchema } from '@bridge/model';
import { ErrorSummary, Form, SubmitButton, TextField } from '@bridge/ui';
import { AuthLayout, type AuthBrand } from '../auth-layout.tsx';
import { given } from '../given.ts';
import { useEarlyRefusal } from '../use-early-refusal.ts';
import { useRefusal } from '../use-refusal.ts';
import { resetEmail } from './reset-email.ts';

/** Asks for a code that changes the password. `email` is what is known already; `onSent` leads to where the code is used. */
export function ForgotPassword({ brand, email: known = '', onSent }: { brand: AuthBrand; email?: string | undefined; onSent: () => void | Promise<void> }) {
  const { t } = useTranslation('auth');
  const formSchema = v.object({ email: given(t('missing.email'), emailSchema) });
  const form = useForm({ resolver: valibotResolver(formSchema), defaultValues: { email: known } });
  const refuse = useRefusal(['email'], form);
  useEarlyRefusal(refuse);

  async function send({ email }: { email: string }) {
    const answer = await call(contract.startReset, { params: { identifier: email }, body: { email } }).catch((error: unknown) => refuse(error));
    if (!answer) return;
    resetEmail.remember(email, answer.message || t('forgot.success'));
    await onSent();
  }

  return (
    <AuthLayout brand={brand}>
      <Form form={form} onSubmit={send}>
        <div className="br-stack">
          <h1 className="br-d2">{t('forgot.heading')}</h1>
          <p className="br-muted">{t('forgot.prompt')}</p>
        </div>
        <ErrorSummary refusal={t('toast.error')} />
        <TextField name="email" type="email" label={t('forgot.email')} autoComplete="username" required />
        <SubmitButton busyLabel={t('forgot.sending')}>{t('forgot.submit')}</SubmitButton>
        <p className="auth-end br-alone">
          <Link className="br-link" to="/login">
            {t('forgot.remember')}
          </Link>
        </p>
      </Form>
    </AuthLayout>
  );
}
