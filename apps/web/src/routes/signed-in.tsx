import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../start/screen-files.ts';
import { document, loadWords } from '../start/context.ts';
import { leadHome, requireSession } from '../start/guards.ts';
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
  component: lazyScreen(() => import('../shell/app-frame.tsx'), 'AppFrame'),
});

/** Leads everybody to their own home. */
export const dashboardRoute = createRoute({ getParentRoute: () => signedInRoute, path: '/dashboard', beforeLoad: leadHome });

// A short address that links in code use; content/redirects.json leads it on, so it draws nothing.
export const careerRoute = createRoute({ getParentRoute: () => signedInRoute, path: '/career' });

export const profileRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/profile',
  loader: ({ context }) => loadWords(context, 'profile', 'messages/fields'),
  component: lazyScreen(() => import('../pages/profile.tsx'), 'ProfilePage'),
  staticData: { page: 'profile' },
});
