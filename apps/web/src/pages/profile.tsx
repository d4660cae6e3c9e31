import { Suspense } from 'react';
import { useNavigate, useRouteContext } from '@tanstack/react-router';
import { Profile } from '@bridge/auth';
import { HelpCard } from '../safety/help-card.tsx';
import { OwnBlocks } from '../safety/own-blocks.tsx';
import { OwnReports } from '../safety/own-reports.tsx';
import { documentQuery } from '../start/documents.ts';
import { sayThere } from '../start/leave.ts';
import { leaveForLanguage } from '../start/own-language.ts';
import { offeredLocales } from '../start/page-locale.ts';

/** One's own account. A language that is chosen here is the page's at once. */
export function ProfilePage() {
  const navigate = useNavigate();
  const context = useRouteContext({ from: '__root__' });

  function leave(said: string) {
    sayThere(said);
    void navigate({ to: '/' });
  }

  function changeLanguage(code: string) {
    if (code !== context.locale) void goOnIn(code);
  }

  /** The page is another one then, so it is said there, in its language. */
  async function goOnIn(code: string) {
    const words = await context.queryClient.ensureQueryData(documentQuery('interface/profile', code)).catch(() => undefined); // without it, it was said here
    if (words) sayThere((words as { saved: string }).saved); // content check has made sure of it
    await leaveForLanguage(context, code, '/profile');
  }

  return (
    <>
      <Profile languages={offeredLocales} onLeft={leave} onLanguage={changeLanguage} />
      <Suspense>
        <OwnReports />
        <HelpCard />
      </Suspense>
      <OwnBlocks />
    </>
  );
}
