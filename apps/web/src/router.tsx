import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { isOneOfMany } from '@bridge/model';
import { FailedPage } from './pages/failed.tsx';
import { NotFoundPage } from './pages/not-found.tsx';
import { PendingPage } from './pages/pending.tsx';
import { accountRoutes, popupRoute } from './routes/account.tsx';
import { mentorRoutes } from './routes/mentor.tsx';
import { partnerRoutes } from './routes/partner.tsx';
import { homeRoute } from './routes/public.tsx';
import { rootRoute } from './routes/root.tsx';
import { careerRoute, dashboardRoute, profileRoute, signedInRoute } from './routes/signed-in.tsx';
import { staffRoutes } from './routes/staff.tsx';
import { sharedBlueprintRoute } from './routes/shared.tsx';
import { talentRoutes } from './routes/talent.tsx';
import type { PageName, Room } from './shell/page-head.tsx';
import type { RouteContext } from './start/context.ts';
import { standInId } from './stand-in/data.ts';
import { localeOf } from './start/page-locale.ts';

const routeTree = rootRoute.addChildren([
  homeRoute,
  accountRoutes,
  popupRoute,
  sharedBlueprintRoute,
  signedInRoute.addChildren([dashboardRoute, careerRoute, profileRoute, talentRoutes, mentorRoutes, partnerRoutes, staffRoutes]),
]);

/**
 * The router of the whole product: inside it no path has the language's prefix, outside it every one has. `history` is
 * the browser's where it is absent.
 */
export function createAppRouter(context: Omit<RouteContext, 'isPage'>, history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    basepath: localeOf(context.locale).prefix || '/',
    ...(history ? { history } : {}),
    context: { ...context, isPage: (path: string): boolean => path in router.routesByPath || isOneOfMany(path) },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0, // the query cache decides what is fresh
    defaultErrorComponent: FailedPage,
    defaultNotFoundComponent: NotFoundPage,
    defaultPendingComponent: PendingPage,
    defaultPendingMs: 200,
    // Whoever has scrolled the page that stands there before the program is not thrown to its top when the program comes.
    scrollRestoration: () => !document.querySelector(`div#${standInId}`),
  });
  return router;
}
export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
  interface StaticDataRouteOption {
    /** Which of the titles in content/interface/app.json the page carries. */
    page?: PageName;
    /** The room of the console, whose title in content/interface/staff.json it carries instead. */
    room?: Room;
  }
}
