import { Link } from '@tanstack/react-router';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { call, session, type UserRecord } from '@bridge/client';
import { contract } from '@bridge/model';
import { ErrorSummary, Form, SubmitButton, toast } from '@bridge/ui';
import { AuthLayout, type AuthBrand } from '../auth-layout.tsx';
import { useRefusal } from '../use-refusal.ts';
import { CodeField } from './code-field.tsx';
import { Resend } from './resend.tsx';

/** The four digits from the mail. `onVerified` leads on to the login page, which leads home who is signed in. */
export function VerifyEmail({ brand, user, onVerified }: { brand: AuthBrand; user: UserRecord; onVerified: () => void | Promise<void> }) {
  const { t } = useTranslation('auth');
  const formSchema = v.object({ code: v.pipe(v.string(), v.regex(/^\d{4}$/, t('verify.empty'))) });
  const form = useForm({ resolver: valibotResolver(formSchema), defaultValues: { code: '' } });
  const refuse = useRefusal(['code'], form.setError, { 'wrong-code': 'code' });

  async function verify({ code }: { code: string }) {
    const body = { userId: user.userId, uniqueVerificationCode: code };
    const answer = await call(contract.verifyCode, { body }).catch((error: unknown) => refuse(error, t('verify.failed')));
    if (!answer) return;
    session.confirmEmail();
    await onVerified();
    toast({ title: t('toast.success'), description: t('verify.success') });
  }

  return (
    <AuthLayout brand={brand}>
      <Form form={form} onSubmit={verify}>
        <div className="br-stack">
          <h1 className="br-d2">{t('verify.heading')}</h1>
          <p className="br-muted">{t('verify.sent', { email: user.email })}</p>
        </div>
        <ErrorSummary />
        <CodeField name="code" label={t('verify.code')} help={t('verify.help')} />
        <SubmitButton busyLabel={t('verify.sending')}>{t('verify.submit')}</SubmitButton>
        <Resend userId={user.userId} />
        <p className="auth-end">
          <Link className="br-link" to="/dashboard">
            {t('verify.later')}
          </Link>
        </p>
      </Form>
    </AuthLayout>
  );
}
