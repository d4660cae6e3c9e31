import { useEffect, useState } from 'react';
import { Link } from '@tanstack/react-router';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { ApiError, call, session } from '@bridge/client';
import { contract, line, newPasswordSchema } from '@bridge/model';
import { ErrorSummary, Form, PasswordField, Said, SubmitButton, TextField, toast } from '@bridge/ui';
import { AuthLayout, type AuthBrand } from '../auth-layout.tsx';
import { given, isAbsent, type Missing } from '../given.ts';
import { doneLately } from '../done-lately.ts';
import { useEarlyRefusal } from '../use-early-refusal.ts';
import { useRefusal } from '../use-refusal.ts';
import { resetEmail } from './reset-email.ts';

const formSchema = (missing: Missing) =>
  v.pipe(
    v.object({
      uniqueVerificationCode: given(missing('code'), line(40)),
      newPassword: given(missing('newPassword'), newPasswordSchema),
      confirmPassword: given(missing('confirmPassword'), v.string()),
    }),
    v.forward(
      v.check(({ newPassword, confirmPassword }) => isAbsent(newPassword) || isAbsent(confirmPassword) || newPassword === confirmPassword, 'passwordMismatch'), // also of one that is too short: both are said
      ['confirmPassword'],
    ),
  );
type Values = v.InferOutput<ReturnType<typeof formSchema>>;
const empty: Values = { uniqueVerificationCode: '', newPassword: '', confirmPassword: '' };
const names = ['uniqueVerificationCode', 'newPassword', 'confirmPassword'] as const;

/** Sets a new password with the code from the mail. `onChanged` leads to the page that says so. */
export function ChangePassword({ brand, onChanged }: { brand: AuthBrand; onChanged: () => void | Promise<void> }) {
  const { t } = useTranslation('auth');
  const email = resetEmail.read();
  const [said, setSaid] = useState(resetEmail.said);
  useEffect(() => resetEmail.heard(), []);
  const form = useForm({ resolver: valibotResolver(formSchema((name) => t(`missing.${name}`))), defaultValues: empty, criteriaMode: 'all' }); // all: a password that is too short and not repeated is told both
  const say = useRefusal<Values>(names, form, { 'wrong-code': 'uniqueVerificationCode', 'common-password': 'newPassword' });
  /** A wrong code makes room for the next one; the passwords stay. */
  const refuse = (error: unknown) => {
    setSaid(undefined);
    if (error instanceof ApiError && error.code === 'wrong-code') form.setValue('uniqueVerificationCode', '');
    return say(error);
  };
  useEarlyRefusal(refuse);

  async function change(values: Values) {
    const body = { ...values, ...(email && { email }) };
    const answer = await call(contract.changePassword, { body }).catch((error: unknown) => refuse(error));
    if (!answer) return;
    resetEmail.forget();
    if (session.current()) session.signOut(); // the server has ended every session of the account, this one too
    doneLately.note('passwordChanged'); // signing out has emptied the rest
    await onChanged();
    toast({ title: t('toast.success'), description: answer.message || t('change.success') });
  }

  return (
    <AuthLayout brand={brand}>
      <Form form={form} onSubmit={change}>
        {said && <Said title={t('toast.success')} text={said} />}
        <div className="br-stack">
          <h1 className="br-d2">{t('change.heading')}</h1>
          <p className="br-muted">{email ? t('change.sent', { email }) : t('change.sentSomewhere')}</p>
        </div>
        <ErrorSummary refusal={t('toast.error')} />
        <TextField
          name="uniqueVerificationCode"
          label={t('change.code')}
          help={t('change.codeHelp')}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          autoFocus
          required
        />
        <PasswordField name="newPassword" label={t('change.newPassword')} help={t('change.passwordHelp')} hide={t('change.hideNew')} autoComplete="new-password" required />
        <PasswordField name="confirmPassword" label={t('change.confirmPassword')} hide={t('change.hideConfirm')} autoComplete="new-password" required />
        <SubmitButton busyLabel={t('change.sending')}>{t('change.submit')}</SubmitButton>
        <p className="br-muted auth-end">
          {t('change.noMail')}{' '}
          <Link className="br-link" to="/forgot-password-request">
            {t('change.again')}
          </Link>
        </p>
      </Form>
    </AuthLayout>
  );
}
