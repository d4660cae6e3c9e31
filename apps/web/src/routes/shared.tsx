import { createRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { lazyScreen } from '../start/screen-files.ts';
import { document, loadWords } from '../start/context.ts';
import { siteDocuments } from '../start/use-site.ts';
import { rootRoute } from './root.tsx';

/** Somebody's shared blueprint: for everybody who has the link. */
export const sharedBlueprintRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/blueprint-share',
  // The router reads a number where an id looks like one
  validateSearch: v.object({ id: v.fallback(v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String))), undefined) }),
  loader: async ({ context }) => {
    await Promise.all([loadWords(context, 'sharing', 'blueprint'), ...siteDocuments.map((id) => document(context, id))]);
  },
  component: lazyScreen(() => import('../pages/shared-blueprint.tsx'), 'SharedBlueprint'),
  staticData: { page: 'sharedBlueprint' },
});
