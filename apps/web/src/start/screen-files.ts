import { lazyRouteComponent } from '@tanstack/react-router';
import { arrived } from '@bridge/client';

/** A screen whose component comes in a file of its own: the router's `lazyRouteComponent`. */
export const lazyScreen: typeof lazyRouteComponent = (load, name) => lazyRouteComponent(() => arrived(load), name);
