import { createRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { idSchema, mentorLimits, opportunityKinds } from '@bridge/model';
import { lazyScreen } from '../start/screen-files.ts';
import { document, loadWords } from '../start/context.ts';
import { requireRole } from '../start/guards.ts';
import { signedInRoute } from './signed-in.tsx';

const partnerRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/partner',
  beforeLoad: requireRole('PARTNER'),
  loader: ({ context }) => loadWords(context, 'opportunities', 'thread', 'messages/fields'),
});

const partnerDashboardRoute = createRoute({
  getParentRoute: () => partnerRoute,
  path: '/dashboard',
  component: lazyScreen(() => import('../pages/partner.tsx'), 'PartnerHome'),
  staticData: { page: 'partnerDashboard' },
});

const page = v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mentorLimits.lastPage))), undefined);

const opportunitiesRoute = createRoute({
  getParentRoute: () => partnerRoute,
  path: '/opportunities',
  validateSearch: v.object({
    page,
    /** What is being written: a new post of a kind, or the post with this id. */
    post: v.fallback(v.optional(v.union([v.picklist(opportunityKinds), idSchema])), undefined),
  }),
  loader: async ({ context }) => {
    await Promise.all([document(context, 'lists/opportunities'), document(context, 'surveys/talent')]);
  },
  component: lazyScreen(() => import('../pages/partner.tsx'), 'PartnerOpportunities'),
  staticData: { page: 'partnerOpportunities' },
});

const postRoute = createRoute({
  getParentRoute: () => partnerRoute,
  path: '/opportunities/$postId',
  loader: async ({ context }) => {
    await Promise.all([document(context, 'lists/opportunities'), document(context, 'surveys/talent'), document(context, 'forms/apply'), document(context, 'forms/job-application')]);
  },
  component: lazyScreen(() => import('../pages/partner.tsx'), 'PartnerPost'),
  staticData: { page: 'opportunity' },
});

const networkRoute = createRoute({
  getParentRoute: () => partnerRoute,
  path: '/network',
  validateSearch: v.object({ page }),
  component: lazyScreen(() => import('../pages/partner.tsx'), 'PartnerNetwork'),
  staticData: { page: 'partnerNetwork' },
});

const jobsRoute = createRoute({
  getParentRoute: () => partnerRoute,
  path: '/jobs',
  validateSearch: v.object({ page, /** The post whose applications are shown. */ post: v.fallback(v.optional(idSchema), undefined) }),
  component: lazyScreen(() => import('../pages/partner.tsx'), 'PartnerJobs'),
  staticData: { page: 'partnerJobs' },
});

export const partnerRoutes = partnerRoute.addChildren([partnerDashboardRoute, opportunitiesRoute, postRoute, networkRoute, jobsRoute]);
