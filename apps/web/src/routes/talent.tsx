import { createRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { filterEntries, mentorLimits, opportunityIdSchema } from '@bridge/model';
import { lazyScreen } from '../start/screen-files.ts';
import { document, loadWords, type RouteContext } from '../start/context.ts';
import { requireRole } from '../start/guards.ts';
import { signedInRoute } from './signed-in.tsx';

const talentRoute = createRoute({ getParentRoute: () => signedInRoute, path: '/talent', beforeLoad: requireRole('TALENT') });

/** What the blueprint and its survey are drawn with, on whatever screen. */
async function blueprintWords({ context }: { context: RouteContext }): Promise<void> {
  await Promise.all([loadWords(context, 'blueprint', 'sharing', 'survey', 'questionnaire'), document(context, 'surveys/talent')]);
}

const talentDashboardRoute = createRoute({
  getParentRoute: () => talentRoute,
  path: '/dashboard',
  loader: async ({ context }) => {
    await Promise.all([blueprintWords({ context }), loadWords(context, 'booking', 'mentorship', 'thread')]);
  },
  component: lazyScreen(() => import('../pages/talent-home.tsx'), 'TalentHome'),
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
  loader: blueprintWords,
  component: lazyScreen(() => import('../pages/career.tsx'), 'Career'),
  staticData: { page: 'career' },
});

const mentorshipSearchSchema = v.object({
  page: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mentorLimits.lastPage))), undefined),
  q: v.fallback(v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.maxLength(100))), undefined),
});

const mentorshipWords = ({ context }: { context: RouteContext }) => loadWords(context, 'mentorship', 'thread', 'messages/fields');

/** An address that somebody else has written may have anything in it: what is no filter filters nothing. */
const directorySearchSchema = v.object({
  ...mentorshipSearchSchema.entries,
  topic: v.fallback(filterEntries.topic, undefined),
  language: v.fallback(filterEntries.language, undefined),
  price: v.fallback(filterEntries.price, undefined),
  zone: v.fallback(filterEntries.zone, undefined),
  free: v.fallback(filterEntries.free, undefined),
});

const talentMentorshipRoute = createRoute({
  getParentRoute: () => talentRoute,
  path: '/mentorship',
  validateSearch: directorySearchSchema,
  loader: mentorshipWords,
  component: lazyScreen(() => import('../pages/mentorship.tsx'), 'Mentorship'),
  staticData: { page: 'mentorship' },
});

const talentMentorRoute = createRoute({
  getParentRoute: () => talentRoute,
  path: '/mentorships/$userId',
  loader: async ({ context }) => {
    await Promise.all([
      mentorshipWords({ context }),
      loadWords(context, 'booking'),
      document(context, 'onboarding/mentor'),
      document(context, 'payment/cards'),
      document(context, 'payment/transfer'),
      document(context, 'mentors/sessions'),
    ]);
  },
  component: lazyScreen(() => import('../pages/mentor.tsx'), 'Mentor'),
  staticData: { page: 'mentor' },
});

/** What lists of opportunities and their applications are drawn with. */
async function opportunityWords({ context }: { context: RouteContext }): Promise<void> {
  await Promise.all([loadWords(context, 'opportunities', 'thread', 'messages/fields'), document(context, 'surveys/talent'), document(context, 'lists/opportunities')]);
}

const opportunitiesSearchSchema = v.object({
  ...mentorshipSearchSchema.entries,
  category: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,80}$/))), undefined),
  show: v.fallback(v.optional(v.picklist(['saved', 'applied'])), undefined),
  /** The opportunity whose application is being written. */
  apply: v.fallback(v.optional(opportunityIdSchema), undefined),
});

const talentProjectsRoute = createRoute({
  getParentRoute: () => talentRoute,
  path: '/projects',
  validateSearch: opportunitiesSearchSchema,
  loader: async ({ context }) => {
    await Promise.all([opportunityWords({ context }), document(context, 'forms/apply')]);
  },
  component: lazyScreen(() => import('../pages/opportunities.tsx'), 'Projects'),
  staticData: { page: 'projects' },
});

const talentJobsRoute = createRoute({
  getParentRoute: () => talentRoute,
  path: '/jobs',
  validateSearch: opportunitiesSearchSchema,
  loader: async ({ context }) => {
    await Promise.all([opportunityWords({ context }), document(context, 'forms/job-application')]);
  },
  component: lazyScreen(() => import('../pages/opportunities.tsx'), 'Jobs'),
  staticData: { page: 'talentJobs' },
});

const applySearchSchema = v.object({ /** Whether the application is being written. */ apply: v.fallback(v.optional(v.boolean()), undefined) });

const talentProjectRoute = createRoute({
  getParentRoute: () => talentRoute,
  path: '/projects/$opportunityId',
  validateSearch: applySearchSchema,
  loader: async ({ context }) => {
    await Promise.all([opportunityWords({ context }), document(context, 'forms/apply')]);
  },
  component: lazyScreen(() => import('../pages/opportunities.tsx'), 'Project'),
  staticData: { page: 'opportunity' },
});

const talentJobRoute = createRoute({
  getParentRoute: () => talentRoute,
  path: '/jobs/$opportunityId',
  validateSearch: applySearchSchema,
  loader: async ({ context }) => {
    await Promise.all([opportunityWords({ context }), document(context, 'forms/job-application')]);
  },
  component: lazyScreen(() => import('../pages/opportunities.tsx'), 'Job'),
  staticData: { page: 'opportunity' },
});

const recommendationsRoute = createRoute({
  getParentRoute: () => talentRoute,
  path: '/recommendations',
  validateSearch: v.object({ page: mentorshipSearchSchema.entries.page }),
  loader: async ({ context }) => {
    await Promise.all([
      opportunityWords({ context }),
      document(context, 'forms/apply'),
      document(context, 'forms/job-application'),
    ]);
  },
  component: lazyScreen(() => import('../pages/recommendations.tsx'), 'Recommendations'),
  staticData: { page: 'recommendations' },
});

export const talentRoutes = talentRoute.addChildren([talentDashboardRoute, talentCareerRoute, talentMentorshipRoute, talentMentorRoute, talentProjectsRoute, talentProjectRoute, talentJobsRoute, talentJobRoute, recommendationsRoute]);
