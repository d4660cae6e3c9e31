import { Link } from '@tanstack/react-router';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { call } from '@bridge/client';
import { birthMonthOf, contract, emailSchema, listOf, nameSchema, newPasswordSchema, type Role } from '@bridge/model';
import { CheckboxField, ErrorSummary, Form, PasswordField, SubmitButton, TextField } from '@bridge/ui';
import { AuthLayout, type AuthBrand } from './auth-layout.tsx';
import { BirthMonthFields } from './birth-month-fields.tsx';
import { CookiesNote } from './cookies-note.tsx';
import { GoogleButton } from './google/google-button.tsx';
import { given, type Missing } from './given.ts';
import { RoleChoice } from './role-choice.tsx';
import { acceptanceOf, Terms, type LegalTexts } from './terms.tsx';
import { useAccountCall } from './use-account-call.ts';
import { useEarlyRefusal } from './use-early-refusal.ts';

const formSchema = (missing: Missing) =>
  v.object({
    firstName: given(missing('firstName'), nameSchema),
    lastName: given(missing('lastName'), nameSchema),
    email: given(missing('email'), emailSchema),
    password: newPasswordSchema,
    birthMonth: given(missing('birthMonth'), v.pipe(v.string(), v.check((month) => birthMonthOf(month, '2000') !== undefined, 'monthNumber'))),
    birthYear: given(missing('birthYear'), v.pipe(v.string(), v.check((year) => birthMonthOf('1', year) !== undefined, 'yearNumber'))),
    accept: v.pipe(v.boolean(), v.literal(true, missing('accept'))),
  });
type Values = { firstName: string; lastName: string; email: string; password: string; birthMonth: string; birthYear: string; accept: boolean };
const empty: Values = { firstName: '', lastName: '', email: '', password: '', birthMonth: '', birthYear: '', accept: false };
const names = ['firstName', 'lastName', 'email', 'password', 'birthMonth', 'birthYear'] as const; // a form sent before the program was there knows the year as a field of its own

/** Creating an account of one kind, which the page that the build draws asks for where nobody has said it. `onSignedIn` leads to its home. */
export function SignUp({ brand, legal, role, onSignedIn }: { brand: AuthBrand; legal: LegalTexts; role: Role | undefined; onSignedIn: () => void | Promise<void> }) {
  const { t } = useTranslation('auth');
  const isAdult = role !== undefined && role !== 'TALENT'; // has to be
  const form = useForm({ resolver: valibotResolver(formSchema((name) => t(`missing.${name}`))), defaultValues: empty, mode: 'onTouched' });
  const { take, refuse } = useAccountCall<Values>(names, form);
  useEarlyRefusal(refuse);

  async function create({ accept: _, birthMonth, birthYear, ...account }: Values) {
    const body = { ...account, birthMonth: birthMonthOf(birthMonth, birthYear), ...(role && { role }), ...acceptanceOf(legal) };
    if (await take(call(contract.signUp, { body }), { success: t('signUp.success') })) await onSignedIn();
  }

  return (
    <AuthLayout brand={brand}>
      <Form form={form} keep="visitor:sign-up" neverKeep={['password', 'accept']} onSubmit={create}>
        <div className="br-stack">
          <h1 className="br-d2">{t('signUp.heading')}</h1>
          {role && (
            <p className="br-muted">
              {t(`signUp.lead.${role}`)}{' '}
              <Link className="br-link" to="/select-user-type">
                {t('signUp.change')}
              </Link>
            </p>
          )}
        </div>
        <CookiesNote />
        <ErrorSummary refusal={t('toast.refused')} />
        <RoleChoice role={role} />
        <div className="auth-names">
          <TextField name="firstName" label={t('signUp.firstName')} autoComplete="given-name" required />
          <TextField name="lastName" label={t('signUp.lastName')} autoComplete="family-name" required />
        </div>
        <TextField name="email" type="email" label={t('signUp.email')} autoComplete="email" required />
        <PasswordField name="password" label={t('signUp.password')} help={t('signUp.passwordHelp')} autoComplete="new-password" required />
        <BirthMonthFields isAdult={isAdult} />
        <Terms legal={legal} role={role} />
        <CheckboxField name="accept" label={t(isAdult ? 'signUp.acceptAdult' : 'signUp.accept')} required />
        <Submit />
        <GoogleButton lead={t('google.signUp')} role={role} legal={legal} mayGoOn={() => form.trigger('accept', { shouldFocus: true })} onSignedIn={onSignedIn} />
        <p className="br-muted auth-end">
          {t('signUp.haveAccount')}{' '}
          <Link className="br-link" to="/login">
            {t('signUp.signIn')}
          </Link>
        </p>
      </Form>
    </AuthLayout>
  );
}

/** Disabled while errors exist, and says which fields they are in. */
function Submit() {
  const { t, i18n } = useTranslation('auth');
  const { errors } = useFormState<Values>();
  const fields = (['firstName', 'lastName', 'email', 'password', 'birthMonth', 'birthYear', 'accept'] as const).filter((name) => errors[name]).map((name) => t(`signUp.${name}`));
  return (
    <SubmitButton busyLabel={t('signUp.sending')} disabled={fields.length > 0} reason={t('signUp.blocked', { fields: listOf(fields, i18n.language) })}>
      {t('signUp.submit')}
    </SubmitButton>
  );
}
