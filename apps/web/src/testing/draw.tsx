import { createMemoryHistory } from '@tanstack/react-router';
import { locales } from 'virtual:content';
import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { cookies, createQueryClient, session } from '@bridge/client';
import type { User } from '@bridge/model';
import { aDraft, aSignIn, aUser, fakeApi, type FakeHandlers } from '@bridge/testing';
import { dismissToast } from '@bridge/ui';
import { App } from '../app.tsx';
import { createAppRouter } from '../router.tsx';
import { focusHeadingOnArrival } from '../start/arrival.ts';
import { followSession } from '../start/follow-session.ts';
import { createWords } from '../start/words.ts';
import '@bridge/ui/look/radix.css';
import '@bridge/ui/look/base.css';
import '@bridge/ui/look/app.css';
import '../web.css';

const nothing = { total: 0, page: 1, limit: 10 };

/** The whole product at `path`, with the words of content/ and a server that has no blueprint. */
export async function drawProduct(path: string, { user, api: handlers = {}, width = 1280, leave }: { user?: User; api?: FakeHandlers; width?: number; leave?: (href: string) => void } = {}) {
  await page.viewport(width, 800);
  dismissToast(); // what a test before has left: a call may end after its test
  const api = fakeApi({
    logout: () => ({ success: true, message: '' }),
    settings: () => ({ success: true, data: { thirdParty: null } }),
    ownProfile: () => {
      const known = user ?? aUser({ role: session.current()?.user.role ?? 'TALENT' }); // whoever has signed in here
      return { firstName: known.firstName, lastName: known.lastName, role: known.role, user: known };
    },
    fullBlueprint: () => ({ success: true, careerBlueprint: null }),
    readDraft: () => ({ success: true, data: aDraft() }),
    readQuestions: () => ({ success: true, questions: [] }),
    saveDraft: () => ({ success: true, data: aDraft() }),
    listSessions: () => ({ success: true, sessions: [], ...nothing }),
    listReports: () => ({ success: true, reports: [], hidden: [] }),
    listBlocks: () => ({ success: true, blocks: [] }),
    listMentors: () => ({ success: true, mentors: [], ...nothing }),
    listOpportunities: () => ({ success: true, opportunities: [], answered: false, ...nothing }),
    ...handlers,
  });
  onTestFinished(() => {
    session.signOut();
    cookies.remove('done');
    dismissToast();
  });
  if (user) session.signIn(aSignIn(user));
  const locale = locales.source;
  const router = createAppRouter({ queryClient: createQueryClient(), words: await createWords(locale), locale, leave }, createMemoryHistory({ initialEntries: [path] }));
  onTestFinished(followSession(router));
  onTestFinished(focusHeadingOnArrival(router));
  const screen = await render(<App router={router} />);
  return { api, router, screen, location: () => router.state.location.href };
}
