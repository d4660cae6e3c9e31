import { createRoot } from 'react-dom/client';
import { createQueryClient, session } from '@bridge/client';
import { toast } from '@bridge/ui';
import { App } from './app.tsx';
import { createAppRouter } from './router.tsx';
import { followSystemTheme } from './shell/theme.ts';
import { focusHeadingOnArrival } from './start/arrival.ts';
import { reloadOnceWhenFilesAreGone } from './start/chunk-reload.ts';
import { followEdits } from './start/documents.ts';
import { followSession } from './start/follow-session.ts';
import { giveWay } from './start/give-way.ts';
import { leaveBeforeArriving, leftToSay } from './start/leave.ts';
import { localeAt, showLocale } from './start/page-locale.ts';
import { say, takeSaid } from './start/said.ts';
import { createWords } from './start/words.ts';
import '@bridge/ui/look/radix.css';
import '@bridge/ui/look/base.css';
import '@bridge/ui/look/app.css';
import './web.css';

reloadOnceWhenFilesAreGone();
followSystemTheme();

const locale = localeAt(window.location.pathname);
showLocale(locale);
const said = takeSaid();
const [words] = await Promise.all([createWords(locale.code), session.restore({ anew: said?.isAnew })]);
if (said) void say(said, words);
const queryClient = createQueryClient();
const router = createAppRouter({ queryClient, words, locale: locale.code, leave: (href) => window.location.assign(href) });
followEdits(queryClient);
followSession(router);
focusHeadingOnArrival(router);
leaveBeforeArriving(router);

const left = leftToSay();
if (left) toast({ title: left });

const place = document.getElementById('app');
if (place) {
  giveWay(router, place);
  createRoot(place).render(<App router={router} />);
}
