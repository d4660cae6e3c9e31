import { createRoute } from '@tanstack/react-router';
import { RoleHome } from '../pages/role-home.tsx';
import { requireRole } from '../start/guards.ts';
import { signedInRoute } from './signed-in.tsx';

const partnerRoute = createRoute({ getParentRoute: () => signedInRoute, path: '/partner', beforeLoad: requireRole('PARTNER') });

const partnerDashboardRoute = createRoute({
  getParentRoute: () => partnerRoute,
  path: '/dashboard',
  component: () => <RoleHome role="partner" />,
  staticData: { page: 'partnerDashboard' },
});

export const partnerRoutes = partnerRoute.addChildren([partnerDashboardRoute]);
