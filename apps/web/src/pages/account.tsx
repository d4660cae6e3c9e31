import { Outlet, useLocation, useNavigate, useRouteContext, useRouter, useSearch } from '@tanstack/react-router';
import { ChangePassword, doneLately, ForgotPassword, GuardianPage, Login, PasswordChanged, SelectUserType, SignUp, Verified, VerifyEmail, type LegalTexts } from '@bridge/auth';
import { session, useSession } from '@bridge/client';
import { destinationAfterSignIn } from '../start/guards.ts';
import { leaveForLanguage, otherLanguageOf } from '../start/own-language.ts';
import { useDocument } from '../start/use-document.ts';
import { PublicFrame } from './public-frame.tsx';

export { PopupPage } from '@bridge/auth';

export function AccountScreens() {
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  );
}

export function SelectUserTypePage() {
  return <SelectUserType />;
}

export function SignUpPage() {
  const { role } = useRouteContext({ from: '/account/signup' });
  return <SignUp brand={useDocument('brand')} legal={useLegal()} role={role} onSignedIn={useArrival()} />;
}

export function LoginPage() {
  return <Login brand={useDocument('brand')} legal={useLegal()} onSignedIn={useArrival()} />;
}

export function VerifyEmailPage() {
  const user = useSession()?.user;
  const brand = useDocument('brand');
  const navigate = useNavigate();
  return user && <VerifyEmail brand={brand} user={user} onVerified={() => navigate({ to: '/login' })} />;
}

export function VerifiedPage() {
  const user = useSession()?.user;
  const isVerified = user?.user.isEmailVerified === true;
  return <Verified brand={useDocument('brand')} happened={isVerified || doneLately.is('emailVerified')} isSignedIn={user !== undefined} />;
}

export function ForgotPasswordPage() {
  const navigate = useNavigate();
  return <ForgotPassword brand={useDocument('brand')} email={useSession()?.user.email} onSent={() => navigate({ to: '/change-password' })} />;
}

export function ChangePasswordPage() {
  const navigate = useNavigate();
  return <ChangePassword brand={useDocument('brand')} onChanged={() => navigate({ to: '/change-password-success', replace: true })} />;
}

export function GuardianAnswer() {
  const { key = '' } = useSearch({ from: '/account/guardian' });
  return <GuardianPage brand={useDocument('brand')} safeguarding={useDocument('safeguarding')} consentKey={key} />;
}

export function PasswordChangedPage() {
  return <PasswordChanged brand={useDocument('brand')} happened={doneLately.is('passwordChanged')} />;
}

function useLegal(): LegalTexts {
  return { terms: useDocument('legal/terms'), privacy: useDocument('legal/privacy') };
}

/** Leads on after signing in: to the remembered place, or home. */
function useArrival(): () => Promise<void> {
  const context = useRouter().options.context;
  const navigate = useNavigate();
  const origin = useLocation({ select: ({ state }) => state.origin });
  return async () => {
    const { role, staff } = session.current()?.user ?? {};
    if (role) await goOn(await destinationAfterSignIn(context, origin, { role, staff }));
    else await navigate({ to: '/select-user-type' });
  };

  async function goOn(href: string): Promise<void> {
    const chosen = await otherLanguageOf(context);
    if (chosen) await leaveForLanguage(context, chosen, href);
    await navigate({ href, replace: true });
  }
}
