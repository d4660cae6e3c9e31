import { useEffect, type ReactNode } from 'react';
import { rememberLanguages } from '../public/boot/languages.ts';
import { answerThemeForm, followState, showState } from '../public/boot/state.ts';
import { PageFrame } from '../public/page-frame.tsx';
import { InMain } from '../shell/in-main.ts';
import { themeChoice } from '../shell/theme.ts';
import { useSite } from '../start/use-site.ts';

// The frame's own script, for those who come here from within the program: it answers twice as well as once.
answerThemeForm();
rememberLanguages();
followState();

/** Header and footer of public pages, around a screen that the program draws. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const site = useSite();
  useEffect(showState, [site.path]);
  return (
    <PageFrame site={site} chosen={themeChoice()}>
      <InMain value>{children}</InMain>
    </PageFrame>
  );
}
