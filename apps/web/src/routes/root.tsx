import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { FailedPage } from '../pages/failed.tsx';
import { NotFoundPage } from '../pages/not-found.tsx';
import { PendingPage } from '../pages/pending.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { document, loadWords, type RouteContext } from '../start/context.ts';
import { followRedirects } from '../start/guards.ts';

export const rootRoute = createRootRouteWithContext<RouteContext>()({
  beforeLoad: followRedirects,
  loader: async ({ context }) => {
    await Promise.all([loadWords(context, 'app', 'common'), document(context, 'brand')]);
  },
  component: Root,
  notFoundComponent: NotFoundPage,
  errorComponent: FailedPage,
  pendingComponent: PendingPage,
});

function Root() {
  return (
    <>
      <PageHead />
      <Outlet />
    </>
  );
}
