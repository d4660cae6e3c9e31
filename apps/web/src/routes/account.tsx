import { createRoute, Outlet, redirect, useLocation, useNavigate, useRouteContext, useRouter } from '@tanstack/react-router';
import { AccountLanguages, ChangePassword, chosenRole, ForgotPassword, Login, PasswordChanged, PopupPage, popupPath, SelectUserType, SignUp, Verified, VerifyEmail } from '@bridge/auth';
import { session, useSession } from '@bridge/client';
import { roles, type Role } from '@bridge/model';
import { loadWords } from '../start/context.ts';
import { destinationAfterSignIn, requireSession, requireVisitor } from '../start/guards.ts';
import { LanguageLinks } from '../shell/language-links.tsx';
import { leaveForLanguage, otherLanguageOf } from '../start/own-language.ts';
import { useDocument } from '../start/use-document.ts';
import { rootRoute } from './root.tsx';

/** The screens before an account; they share their words. */
const accountRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'account',
  loader: ({ context }) => loadWords(context, 'auth', 'messages/fields'),
  component: () => (
    <AccountLanguages value={<LanguageLinks />}>
      <Outlet />
    </AccountLanguages>
  ),
});

const selectUserTypeRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/select-user-type',
  component: function SelectUserTypePage() {
    return <SelectUserType brandName={useDocument('brand').name} />;
  },
  staticData: { page: 'selectUserType' },
});

const signUpRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/signup',
  beforeLoad: async (guard): Promise<{ role: Role }> => {
    await requireVisitor(guard);
    const role = roles.find((known) => known === guard.location.state.role) ?? chosenRole();
    if (!role) throw redirect({ to: '/select-user-type', replace: true });
    return { role };
  },
  component: function SignUpPage() {
    const { role } = useRouteContext({ from: '/account/signup' });
    return <SignUp brand={useDocument('brand')} role={role} onSignedIn={useArrival()} />;
  },
  staticData: { page: 'signUp' },
});

const loginRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/login',
  beforeLoad: requireVisitor,
  component: function LoginPage() {
    return <Login brand={useDocument('brand')} onSignedIn={useArrival()} />;
  },
  staticData: { page: 'login' },
});

// A short address that the screens use; content/redirects.json leads it on, so it draws nothing.
const signInRoute = createRoute({ getParentRoute: () => accountRoute, path: '/signin' });

const verifyEmailRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/verify-email',
  beforeLoad: (guard) => {
    requireSession(guard);
    if (session.current()?.user.user.isEmailVerified) throw redirect({ to: '/dashboard', replace: true });
  },
  component: function VerifyEmailPage() {
    const user = useSession()?.user;
    const brand = useDocument('brand');
    const navigate = useNavigate();
    return user && <VerifyEmail brand={brand} user={user} onVerified={() => navigate({ to: '/login' })} />;
  },
  staticData: { page: 'verifyEmail' },
});

const verifiedRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/signup-success',
  component: function VerifiedPage() {
    return <Verified brand={useDocument('brand')} />;
  },
  staticData: { page: 'verified' },
});

const forgotPasswordRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/forgot-password-request',
  component: function ForgotPasswordPage() {
    const navigate = useNavigate();
    return <ForgotPassword brand={useDocument('brand')} email={useSession()?.user.email} onSent={() => navigate({ to: '/change-password' })} />;
  },
  staticData: { page: 'forgotPassword' },
});

const changePasswordRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/change-password',
  component: function ChangePasswordPage() {
    const navigate = useNavigate();
    return <ChangePassword brand={useDocument('brand')} onChanged={() => navigate({ to: '/change-password-success', replace: true })} />;
  },
  staticData: { page: 'changePassword' },
});

const passwordChangedRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/change-password-success',
  component: function PasswordChangedPage() {
    return <PasswordChanged brand={useDocument('brand')} />;
  },
  staticData: { page: 'passwordChanged' },
});

const popupRoute = createRoute({ getParentRoute: () => accountRoute, path: popupPath, component: PopupPage, staticData: { page: 'login' } });

export const accountRoutes = accountRoute.addChildren([
  selectUserTypeRoute,
  signUpRoute,
  loginRoute,
  signInRoute,
  verifyEmailRoute,
  verifiedRoute,
  forgotPasswordRoute,
  changePasswordRoute,
  passwordChangedRoute,
  popupRoute,
]);

/** Leads on after signing in: to the remembered place, or home. */
function useArrival(): () => Promise<void> {
  const context = useRouter().options.context;
  const navigate = useNavigate();
  const origin = useLocation({ select: ({ state }) => state.origin });
  return async () => {
    const role = session.current()?.user.role;
    if (role) await goOn(await destinationAfterSignIn(context, origin, role));
    else await navigate({ to: '/select-user-type' });
  };

  async function goOn(href: string): Promise<void> {
    const chosen = await otherLanguageOf(context);
    if (chosen) await leaveForLanguage(context, chosen, href);
    await navigate({ href, replace: true });
  }
}
