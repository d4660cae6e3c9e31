import { createRoute, redirect, useLocation, useNavigate, useRouteContext, useRouter } from '@tanstack/react-router';
import { chosenRole, Login, SelectUserType, SignUp } from '@bridge/auth';
import { session } from '@bridge/client';
import { roles, type Role } from '@bridge/model';
import { loadWords } from '../start/context.ts';
import { destinationAfterSignIn, requireVisitor } from '../start/guards.ts';
import { useDocument } from '../start/use-document.ts';
import { rootRoute } from './root.tsx';

/** The screens before an account; they share their words. */
const accountRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'account',
  loader: ({ context }) => loadWords(context, 'auth', 'messages/fields'),
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

export const accountRoutes = accountRoute.addChildren([selectUserTypeRoute, signUpRoute, loginRoute]);

/** Leads on after signing in: to the remembered place, or home. */
function useArrival(): () => Promise<void> {
  const context = useRouter().options.context;
  const navigate = useNavigate();
  const origin = useLocation({ select: ({ state }) => state.origin });
  return async () => {
    const role = session.current()?.user.role;
    if (role) await navigate({ href: await destinationAfterSignIn(context, origin, role), replace: true });
    else await navigate({ to: '/select-user-type' });
  };
}
