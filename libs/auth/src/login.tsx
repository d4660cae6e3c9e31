import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { call, session } from '@bridge/client';
import { contract, emailSchema, passwordSchema } from '@bridge/model';
import { CheckboxField, ErrorSummary, Form, PasswordField, SubmitButton, TextField, toast } from '@bridge/ui';
import { AuthLayout, type AuthBrand } from './auth-layout.tsx';
import { CookiesNote } from './cookies-note.tsx';
import { GoogleButton } from './google/google-button.tsx';
import { given, type Missing } from './given.ts';
import { CodeForm } from './second-step/code-form.tsx';
import { isCodeAsked, isSecondStep } from './second-step/is-asked-for.ts';
import type { Shown } from './second-step/passkey.ts';
import type { LegalTexts } from './terms.tsx';
import { useAccountCall } from './use-account-call.ts';
import { earlyRefusal, useEarlyRefusal } from './use-early-refusal.ts';

const formSchema = (missing: Missing) =>
  v.object({ email: given(missing('email'), emailSchema), password: given(missing('password'), passwordSchema), rememberMe: v.boolean(), code: v.pipe(v.string(), v.trim()) });
const empty = { email: '', password: '', rememberMe: false, code: '' };

type Typed = v.InferOutput<ReturnType<typeof formSchema>>;
type Body = Omit<Typed, 'code'>;

/** Signing in. `onSignedIn` leads on: the place that was remembered, or the role's own home. */
export function Login({ brand, legal, onSignedIn }: { brand: AuthBrand; legal: LegalTexts; onSignedIn: () => void | Promise<void> }) {
  const { t } = useTranslation('auth');
  const form = useForm({ resolver: valibotResolver(formSchema((name) => t(`missing.${name}`))), defaultValues: empty });
  const { take, refuse } = useAccountCall(['email', 'password', 'code'], form);
  useEarlyRefusal(refuse);
  const [asksForCode] = useState(() => isCodeAsked(earlyRefusal()));
  const [asked, setAsked] = useState<Body>();

  async function signIn({ code, ...body }: Typed) {
    const work = call(contract.login, { body: code ? { ...body, code } : body });
    if (await work.then(() => false, isSecondStep)) return setAsked(body);
    if (await take(work, { success: t('login.success'), remember: body.rememberMe })) await onSignedIn();
  }

  async function goOn(body: Body, shown: Shown) {
    session.signIn(await call(contract.login, { body: { ...body, ...shown } }), { remember: body.rememberMe });
    toast({ variant: 'default', title: t('toast.success'), description: t('login.success') });
    await onSignedIn();
  }

  if (asked)
    return (
      <AuthLayout brand={brand}>
        <CodeForm head={<SecondStepHead />} onShown={(shown) => goOn(asked, shown)} onBack={() => setAsked(undefined)} />
      </AuthLayout>
    );
  return (
    <AuthLayout brand={brand}>
      <Form form={form} onSubmit={signIn}>
        <div className="br-stack">
          <h1 className="br-d2">{t('login.heading')}</h1>
          <p className="br-muted">{t('login.lead')}</p>
        </div>
        <CookiesNote />
        <ErrorSummary refusal={t('toast.error')} />
        <TextField name="email" type="email" label={t('login.email')} placeholder={t('login.emailPlaceholder')} autoComplete="username" required />
        <PasswordField name="password" label={t('login.password')} autoComplete="current-password" required />
        {asksForCode && <TextField name="code" label={t('secondStep.code')} autoComplete="one-time-code" autoCapitalize="characters" dir="ltr" />}
        <div className="br-between auth-options">
          <CheckboxField name="rememberMe" label={t('login.rememberMe')} />
          <Link className="br-link" to="/forgot-password-request">
            {t('login.forgotPassword')}
          </Link>
        </div>
        <SubmitButton busyLabel={t('login.sending')}>{t('login.submit')}</SubmitButton>
        <GoogleButton lead={t('google.signIn')} legal={legal} onSignedIn={onSignedIn} />
        <p className="br-muted auth-end">
          {t('login.newHere', { brand: brand.name })}{' '}
          <Link className="br-link" to="/signup">
            {t('login.signUp')}
          </Link>
        </p>
      </Form>
    </AuthLayout>
  );
}

function SecondStepHead() {
  const { t } = useTranslation('auth');
  return (
    <div className="br-stack">
      <h1 className="br-d2">{t('secondStep.heading')}</h1>
      <p className="br-muted">{t('secondStep.text')}</p>
      <p className="br-small br-muted">{t('secondStep.lost')}</p>
    </div>
  );
}
