import { Link } from '@tanstack/react-router';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { ApiError, call, session, type UserRecord } from '@bridge/client';
import { contract } from '@bridge/model';
import { ErrorSummary, Form, SubmitButton, toast } from '@bridge/ui';
import { AuthLayout, type AuthBrand } from '../auth-layout.tsx';
import { doneLately } from '../done-lately.ts';
import { useEarlyRefusal } from '../use-early-refusal.ts';
import { useRefusal } from '../use-refusal.ts';
import { CodeField } from './code-field.tsx';
import { Resend } from './resend.tsx';

/**
 * The four digits from the mail. `onVerified` leads on to the login page, which leads home who is signed in. The page that
 * the build draws does not know the user yet.
 */
export function VerifyEmail({ brand, user, onVerified }: { brand: AuthBrand; user?: UserRecord | undefined; onVerified: () => void | Promise<void> }) {
  const { t } = useTranslation('auth');
  const formSchema = v.object({ code: v.pipe(v.string(), v.regex(/^\d{4}$/, t('verify.empty'))) });
  const form = useForm({ resolver: valibotResolver(formSchema), defaultValues: { code: '' } });
  const refuseOther = useRefusal(['code'], form);
  /** Said once, at the boxes: they are empty again, and the focus, which is in the first, reads it out. */
  function startAnew(message: string): undefined {
    form.setValue('code', '');
    form.setError('code', { type: 'server', message: message || t('verify.failed') }, { shouldFocus: true });
  }
  /** What was wrong with a code is not wrong with the one that is on its way. */
  function awaitNext() {
    form.setValue('code', '');
    form.clearErrors();
    form.setFocus('code');
  }
  const refuse = (error: unknown, fallback?: string) => (isOfCode(error) ? startAnew(error.message) : refuseOther(error, fallback));
  useEarlyRefusal(refuse);

  async function verify({ code }: { code: string }) {
    if (!user) return;
    const body = { userId: user.userId, uniqueVerificationCode: code };
    const answer = await call(contract.verifyCode, { body }).catch((error: unknown) => refuse(error, t('verify.failed')));
    if (!answer) return;
    session.confirmEmail();
    doneLately.note('emailVerified');
    await onVerified();
    toast({ title: t('toast.success'), description: t('verify.success') });
  }

  return (
    <AuthLayout brand={brand}>
      <Form form={form} onSubmit={verify}>
        <div className="br-stack">
          <h1 className="br-d2">{t('verify.heading')}</h1>
          <p className="br-muted">{user ? t('verify.sent', { email: user.email }) : t('verify.sentSomewhere')}</p>
        </div>
        <ErrorSummary formOnly refusal={t('toast.refused')} />
        <CodeField name="code" label={t('verify.code')} help={t('verify.help')} />
        <SubmitButton busyLabel={t('verify.sending')}>{t('verify.submit')}</SubmitButton>
        {user && <Resend userId={user.userId} onSent={awaitNext} />}
        <p className="auth-end">
          <Link className="br-link" to="/dashboard">
            {t('verify.later')}
          </Link>
        </p>
      </Form>
    </AuthLayout>
  );
}

function isOfCode(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.code === 'wrong-code' || error.code === 'code-used-up');
}
