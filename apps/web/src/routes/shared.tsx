import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import * as v from 'valibot';
import { loadWords } from '../start/context.ts';
import { rootRoute } from './root.tsx';

/** Somebody's shared blueprint: for everybody who has the link. */
export const sharedBlueprintRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/blueprint-share',
  // The router reads a number where an id looks like one
  validateSearch: v.object({ id: v.fallback(v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String))), undefined) }),
  loader: ({ context }) => loadWords(context, 'sharing', 'blueprint'),
  component: lazyRouteComponent(() => import('../pages/shared-blueprint.tsx'), 'SharedBlueprint'),
  staticData: { page: 'sharedBlueprint' },
});
