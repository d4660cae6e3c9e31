import { createRoute } from '@tanstack/react-router';
import { OutOfReachPage } from '../pages/out-of-reach.tsx';
import { leaveForDocument } from '../start/leave.ts';
import { rootRoute } from './root.tsx';

/**
 * The home page, like every public page, is a document that tools/prerender makes; without a connection this application
 * says so itself. A link that is only pointed at or focused is looked at beforehand, which must not lead away.
 */
export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: ({ context, location, preload }) => (preload ? undefined : leaveForDocument(context, location.publicHref)),
  component: OutOfReachPage,
});
