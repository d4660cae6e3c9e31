import { useNavigate, useRouteContext } from '@tanstack/react-router';
import { Profile } from '@bridge/auth';
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
    if (code !== context.locale) void leaveForLanguage(context, code, '/profile');
  }

  return <Profile languages={offeredLocales} onLeft={leave} onLanguage={changeLanguage} />;
}
