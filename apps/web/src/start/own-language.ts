import { ownProfileQuery } from '@bridge/client';
import { rememberLocale } from './chosen-locale.ts';
import type { RouteContext } from './context.ts';
import { leaveForDocument } from './leave.ts';
import { addressIn, localeOf, offeredLocales } from './page-locale.ts';

/** The language that somebody signed in has chosen, where this page is in another one. */
export async function otherLanguageOf({ queryClient, locale }: RouteContext): Promise<string | undefined> {
  if (offeredLocales.length < 2) return undefined;
  const profile = await queryClient.ensureQueryData(ownProfileQuery()).catch(() => undefined); // it is asked for again where it is shown
  const chosen = offeredLocales.find(({ code }) => code === profile?.user.language)?.code;
  return chosen === locale ? undefined : chosen;
}

/** Opens a path of this application in another language, from now on the chosen one. */
export function leaveForLanguage(context: Pick<RouteContext, 'leave'>, code: string, href: string): Promise<void> {
  rememberLocale(code);
  return leaveForDocument(context, addressIn(localeOf(code), href));
}
