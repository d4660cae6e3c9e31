import { createRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { zoneComes } from '@bridge/client';
import { mentorLimits } from '@bridge/model';
import { lazyScreen } from '../start/screen-files.ts';
import { document, loadWords } from '../start/context.ts';
import { requireRole } from '../start/guards.ts';
import { signedInRoute } from './signed-in.tsx';

const mentorRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/mentor',
  beforeLoad: requireRole('MENTOR'),
  loader: ({ context }) => Promise.all([loadWords(context, 'mentorship', 'thread', 'messages/fields'), zoneComes(context.queryClient)]),
});

const mentorDashboardRoute = createRoute({
  getParentRoute: () => mentorRoute,
  path: '/dashboard',
  loader: async ({ context }) => {
    await Promise.all([
      loadWords(context, 'onboarding', 'questionnaire'),
      document(context, 'onboarding/mentor'),
      document(context, 'lists/mentor-resources'),
      document(context, 'brand'),
    ]);
  },
  component: lazyScreen(() => import('../pages/mentor-home.tsx'), 'MentorHome'),
  staticData: { page: 'mentorDashboard' },
});

const requestsRoute = createRoute({
  getParentRoute: () => mentorRoute,
  path: '/requests',
  component: lazyScreen(() => import('../pages/mentor-requests.tsx'), 'MentorRequests'),
  staticData: { page: 'mentorRequests' },
});

const menteesSearchSchema = v.object({
  page: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mentorLimits.lastPage))), undefined),
});

const menteesRoute = createRoute({
  getParentRoute: () => mentorRoute,
  path: '/mentees',
  validateSearch: menteesSearchSchema,
  component: lazyScreen(() => import('../pages/mentees.tsx'), 'Mentees'),
  staticData: { page: 'mentees' },
});

const resourcesRoute = createRoute({
  getParentRoute: () => mentorRoute,
  path: '/resources',
  loader: ({ context }) => document(context, 'lists/mentor-resources'),
  component: lazyScreen(() => import('../pages/mentor-resources.tsx'), 'MentorResources'),
  staticData: { page: 'mentorResources' },
});

const jobsRoute = createRoute({
  getParentRoute: () => mentorRoute,
  path: '/jobs',
  loader: ({ context }) => document(context, 'lists/mentor-jobs'),
  component: lazyScreen(() => import('../pages/mentor-jobs.tsx'), 'MentorJobs'),
  staticData: { page: 'mentorJobs' },
});

export const mentorRoutes = mentorRoute.addChildren([mentorDashboardRoute, requestsRoute, menteesRoute, resourcesRoute, jobsRoute]);
