import { createRoute } from '@tanstack/react-router';
import { RoleHome } from '../pages/role-home.tsx';
import { requireRole } from '../start/guards.ts';
import { signedInRoute } from './signed-in.tsx';

const mentorRoute = createRoute({ getParentRoute: () => signedInRoute, path: '/mentor', beforeLoad: requireRole('MENTOR') });

const mentorDashboardRoute = createRoute({
  getParentRoute: () => mentorRoute,
  path: '/dashboard',
  component: () => <RoleHome role="mentor" />,
  staticData: { page: 'mentorDashboard' },
});

export const mentorRoutes = mentorRoute.addChildren([mentorDashboardRoute]);
