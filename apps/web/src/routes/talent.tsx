import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import * as v from 'valibot';
import { document, loadWords } from '../start/context.ts';
import { requireRole } from '../start/guards.ts';
import { signedInRoute } from './signed-in.tsx';

const talentRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/talent',
  beforeLoad: requireRole('TALENT'),
  loader: async ({ context }) => {
    await Promise.all([loadWords(context, 'blueprint', 'survey', 'questionnaire'), document(context, 'surveys/talent')]);
  },
});

const talentDashboardRoute = createRoute({
  getParentRoute: () => talentRoute,
  path: '/dashboard',
  component: lazyRouteComponent(() => import('../pages/talent-home.tsx'), 'TalentHome'),
  staticData: { page: 'talentDashboard' },
});

const careerSearchSchema = v.object({
  /** The open year; 0 for none. */
  year: v.fallback(v.optional(v.picklist([0, 1, 2, 3, 4, 5])), undefined),
  /** Whether the whole blueprint is on screen. */
  view: v.fallback(v.optional(v.boolean()), undefined),
});

const talentCareerRoute = createRoute({
  getParentRoute: () => talentRoute,
  path: '/career',
  validateSearch: careerSearchSchema,
  component: lazyRouteComponent(() => import('../pages/career.tsx'), 'Career'),
  staticData: { page: 'career' },
});

export const talentRoutes = talentRoute.addChildren([talentDashboardRoute, talentCareerRoute]);
