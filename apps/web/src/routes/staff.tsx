import { createRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { caseKindSchema, decidedKindSchema, limits, mentorLimits } from '@bridge/model';
import { lazyScreen } from '../start/screen-files.ts';
import { document, loadWords } from '../start/context.ts';
import { signedInRoute } from './signed-in.tsx';

/** The console: what waits comes first and by itself, the other rooms as they are entered. Who may enter is the server's to say, call by call: a permission can be given or taken at any moment. */
const staffRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/staff',
  loader: ({ context }) => Promise.all([loadWords(context, 'staff', 'messages/fields'), document(context, 'navigation/staff'), document(context, 'lists/staff-presets')]),
  component: lazyScreen(() => import('../pages/staff.tsx'), 'StaffRooms'),
  notFoundComponent: lazyScreen(() => import('../pages/staff.tsx'), 'StaffNothing'),
});

const page = v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mentorLimits.lastPage))), undefined);

const text = (most: number) => v.fallback(v.optional(v.pipe(v.string(), v.maxLength(most))), undefined);

const queueRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: '/',
  validateSearch: v.object({ page, kind: v.fallback(v.optional(caseKindSchema), undefined) }),
  component: lazyScreen(() => import('../pages/staff.tsx'), 'StaffQueue'),
  staticData: { page: 'staff', room: 'queue' },
});

const caseRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: '/cases/$caseKey',
  validateSearch: v.object({ page, kind: v.fallback(v.optional(caseKindSchema), undefined) }), // of the list that it was opened from, which stands beside it
  component: lazyScreen(() => import('../pages/staff-case.tsx'), 'StaffCasePage'),
  staticData: { page: 'staff' },
});

const decisionsRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: '/decisions',
  validateSearch: v.object({ page, kind: v.fallback(v.optional(decidedKindSchema), undefined) }),
  component: lazyScreen(() => import('../pages/staff-rooms.tsx'), 'StaffDecisions'),
  staticData: { page: 'staff', room: 'decided' },
});

const peopleRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: '/people',
  validateSearch: v.object({ q: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(limits.emailLength))), undefined) }),
  component: lazyScreen(() => import('../pages/staff-rooms.tsx'), 'StaffPeople'),
  staticData: { page: 'staff', room: 'people' },
});

const personRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: '/people/$personId',
  component: lazyScreen(() => import('../pages/staff-person.tsx'), 'StaffPersonPage'),
  staticData: { page: 'staff' },
});

const membersRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: '/members',
  component: lazyScreen(() => import('../pages/staff-rooms.tsx'), 'StaffMembers'),
  staticData: { page: 'staff', room: 'members' },
});

const auditRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: '/audit',
  validateSearch: v.object({ page, q: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(100))), undefined) }),
  component: lazyScreen(() => import('../pages/staff-rooms.tsx'), 'StaffAudit'),
  staticData: { page: 'staff', room: 'audit' },
});

const releasesRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: '/releases',
  validateSearch: v.object({ page }),
  loader: ({ context }) => loadWords(context, 'editing'),
  component: lazyScreen(() => import('../pages/staff-rooms.tsx'), 'StaffReleases'),
  staticData: { page: 'staff', room: 'releases' },
});

/** The editor: a document of a change, in a language, at a text that was looked for. It is no part of the other rooms' program. */
const changeRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: '/changes/$changeId',
  validateSearch: v.object({ file: text(200), locale: text(20), at: text(500), q: text(100) }),
  loader: ({ context }) => loadWords(context, 'editing'),
  component: lazyScreen(() => import('../pages/staff-change.tsx'), 'StaffChange'),
  staticData: { page: 'staff' },
});

const healthRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: '/health',
  component: lazyScreen(() => import('../pages/staff-rooms.tsx'), 'StaffHealthRoom'),
  staticData: { page: 'staff', room: 'health' },
});

export const staffRoutes = staffRoute.addChildren([queueRoute, caseRoute, decisionsRoute, peopleRoute, personRoute, membersRoute, auditRoute, releasesRoute, changeRoute, healthRoute]);
