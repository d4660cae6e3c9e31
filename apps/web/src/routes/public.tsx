import { createRoute } from '@tanstack/react-router';
import { HomePage } from '../pages/home.tsx';
import { rootRoute } from './root.tsx';

export const homeRoute = createRoute({ getParentRoute: () => rootRoute, path: '/', component: HomePage, staticData: { page: 'home' } });
