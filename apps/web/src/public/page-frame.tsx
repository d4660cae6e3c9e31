import type { ComponentProps, ReactNode } from 'react';
import { PublicFrame } from '@bridge/site';
import { FootChoices } from './foot-choices.tsx';
import type { Site } from './views.ts';
import '@bridge/site/frame.css';
import './public.css';

/** Header and footer of public pages around a screen: the build draws it for account screens, and the program for all that wear it. */
export function PageFrame({ site, chosen, children }: { site: Site; chosen?: ComponentProps<typeof FootChoices>['chosen']; children: ReactNode }) {
  return (
    <PublicFrame site={site} theme={<FootChoices site={site} chosen={chosen} />}>
      {children}
    </PublicFrame>
  );
}
