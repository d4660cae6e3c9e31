import { createRoute, redirect } from '@tanstack/react-router';
import * as v from 'valibot';
import { chosenRole, popupPath, roleSearchSchema } from '@bridge/auth';
import { session } from '@bridge/client';
import { roles, type Role } from '@bridge/model';
import { lazyScreen } from '../start/screen-files.ts';
import { document, loadWords } from '../start/context.ts';
import { requireSession, requireVisitor } from '../start/guards.ts';
import { siteDocuments } from '../start/use-site.ts';
import { rootRoute } from './root.tsx';

const page = () => import('../pages/account.tsx');

// Consent is asked to what they say, in the language they are in.
const legalDocuments = ['legal/terms', 'legal/privacy'] as const;

/** The screens before an account; they share their words. */
const accountRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'account',
  loader: async ({ context }) => {
    await Promise.all([loadWords(context, 'auth', 'messages/fields'), ...[...siteDocuments, ...legalDocuments].map((id) => document(context, id))]);
  },
  component: lazyScreen(page, 'AccountScreens'),
});

const selectUserTypeRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/select-user-type',
  component: lazyScreen(page, 'SelectUserTypePage'),
  staticData: { page: 'selectUserType' },
});

const signUpRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/signup',
  validateSearch: roleSearchSchema,
  beforeLoad: async (guard): Promise<{ role: Role }> => {
    await requireVisitor(guard);
    const role = roles.find((known) => known === guard.location.state.role) ?? guard.search.role ?? chosenRole();
    if (!role) throw redirect({ to: '/select-user-type', replace: true });
    return { role };
  },
  component: lazyScreen(page, 'SignUpPage'),
  staticData: { page: 'signUp' },
});

const loginRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/login',
  beforeLoad: requireVisitor,
  component: lazyScreen(page, 'LoginPage'),
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
  component: lazyScreen(page, 'VerifyEmailPage'),
  staticData: { page: 'verifyEmail' },
});

const verifiedRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/signup-success',
  component: lazyScreen(page, 'VerifiedPage'),
  staticData: { page: 'verified' },
});

const forgotPasswordRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/forgot-password-request',
  component: lazyScreen(page, 'ForgotPasswordPage'),
  staticData: { page: 'forgotPassword' },
});

const changePasswordRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/change-password',
  component: lazyScreen(page, 'ChangePasswordPage'),
  staticData: { page: 'changePassword' },
});

const passwordChangedRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/change-password-success',
  component: lazyScreen(page, 'PasswordChangedPage'),
  staticData: { page: 'passwordChanged' },
});

/** Where a guardian answers, by the key of the mailed link. */
const guardianRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/guardian',
  validateSearch: v.object({ key: v.fallback(v.optional(v.string()), undefined) }),
  loader: ({ context }) => document(context, 'safeguarding'),
  component: lazyScreen(page, 'GuardianAnswer'),
  staticData: { page: 'guardian' },
});

/** The window that a third party comes back to says one line. */
export const popupRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: popupPath,
  loader: ({ context }) => loadWords(context, 'auth'),
  component: lazyScreen(page, 'PopupPage'),
  staticData: { page: 'login' },
});

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
  guardianRoute,
]);
