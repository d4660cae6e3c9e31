import { createRoot } from 'react-dom/client';
import { createQueryClient, forgotten, reloadOnceWhenFilesAreGone, session } from '@bridge/client';
import { followBack, toast } from '@bridge/ui';
import { App } from './app.tsx';
import { askForOlder } from './older/ask.ts';
import { createAppRouter } from './router.tsx';
import { followSystemTheme } from './shell/theme.ts';
import { focusHeadingOnArrival } from './start/arrival.ts';
import { followEdits } from './start/documents.ts';
import { followSession } from './start/follow-session.ts';
import { giveWay } from './start/give-way.ts';
import { keepOffline } from './start/keep-offline.ts';
import { leaveBeforeArriving, leftToSay } from './start/leave.ts';
import { localeAt, showLocale } from './start/page-locale.ts';
import { say, takeSaid } from './start/said.ts';
import { applyStyles } from './start/styles.ts';
import { endWaiting, type Waiting } from './start/waiting.ts';
import { createWords } from './start/words.ts';
import '@bridge/ui/look/radix.css';
import '@bridge/ui/look/base.css';
import '@bridge/ui/look/app.css';
import './web.css';

reloadOnceWhenFilesAreGone();
followSystemTheme();

const place = document.getElementById('app');
if (place) start(place);

function start(place: HTMLElement): void {
  const waiting = endWaiting(place);
  draw(place, waiting).catch((error: unknown) => {
    waiting.fail();
    throw error;
  });
}

async function draw(place: HTMLElement, waiting: Waiting): Promise<void> {
  await askForOlder();
  const locale = localeAt(window.location.pathname);
  showLocale(locale);
  const said = takeSaid();
  const [words] = await Promise.all([createWords(locale.code), session.restore({ anew: said?.isAnew }), applyStyles()]);
  if (said) void say(said, words);
  const queryClient = createQueryClient();
  followBack();
  const router = createAppRouter({ queryClient, words, locale: locale.code, leave: (href) => void forgotten().then(() => window.location.assign(href)) });
  followEdits(queryClient);
  followSession(router);
  keepOffline(locale.code);
  focusHeadingOnArrival(router);
  leaveBeforeArriving(router);

  const left = leftToSay();
  if (left) toast({ title: left });

  giveWay(router, place);
  createRoot(place, { onUncaughtError: fail }).render(<App router={router} />);

  function fail(error: unknown): void {
    waiting.fail();
    setTimeout(() => {
      throw error; // to whoever listens for errors of the page
    });
  }
}
