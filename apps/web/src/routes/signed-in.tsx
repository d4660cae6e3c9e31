import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { document, loadWords } from '../start/context.ts';
import { requireSession } from '../start/guards.ts';
import { menuOf } from '../shell/use-menu.ts';
import { session } from '@bridge/client';
import { rootRoute } from './root.tsx';

/** Everything inside the frame; the guard of each role's area is its own route's. */
export const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  beforeLoad: requireSession,
  loader: async ({ context }) => {
    await Promise.all([
      loadWords(context, 'auth'),
      document(context, 'navigation/mobile'),
      document(context, `navigation/${menuOf(session.current()?.user.role)}`),
    ]);
  },
  component: lazyRouteComponent(() => import('../shell/app-frame.tsx'), 'AppFrame'),
});

// Short addresses of the phone's bar and of links in text: content/redirects.json leads them on, so they draw nothing.
export const dashboardRoute = createRoute({ getParentRoute: () => signedInRoute, path: '/dashboard' });
export const careerRoute = createRoute({ getParentRoute: () => signedInRoute, path: '/career' });
