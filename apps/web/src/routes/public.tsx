import { createRoute } from '@tanstack/react-router';
import { leaveForDocument } from '../start/leave.ts';
import { rootRoute } from './root.tsx';

/** The home page, like every public page, is a document that tools/prerender makes. */
export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: ({ context, location }) => leaveForDocument(context, location.href),
});
