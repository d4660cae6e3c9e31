import type { ReactNode } from 'react';
import { ChangePassword, ForgotPassword, Login, PasswordChanged, SelectUserType, SignUp, Verified, VerifyEmail, type AuthBrand } from '@bridge/auth';
import { drawFor } from '@bridge/client';
import type { UntranslatedWords } from '@bridge/content';
import { roles, type AccountScreen } from '@bridge/model';
import { Note } from '@bridge/ui';
import { markUntranslated } from '../public/mark-untranslated.ts';
import { PageFrame } from '../public/page-frame.tsx';
import type { Site } from '../public/views.ts';
import { createPen, type Locale } from './drawn.tsx';
import styles from './account.css?inline';

/** Every style that account screens may need. */
export const accountStyles: string = styles;

// The program does what follows; before it is there, the server does.
const later = () => {};

/** What each screen shows, by the part of its file's name that tells its variants apart: '' where the server knows nothing. */
const screens: Record<AccountScreen, (brand: AuthBrand) => Record<string, ReactNode>> = {
  '/login': (brand) => ({ '': <Login brand={brand} onSignedIn={later} /> }),
  '/signup': (brand) => Object.fromEntries([undefined, ...roles].map((role) => [role?.toLowerCase() ?? '', <SignUp key={role} brand={brand} role={role} onSignedIn={later} />])),
  '/select-user-type': () => ({ '': <SelectUserType /> }),
  '/verify-email': (brand) => ({ '': <VerifyEmail brand={brand} onVerified={later} /> }),
  '/signup-success': (brand) => ({ '': <Verified brand={brand} happened={false} />, done: <Verified brand={brand} happened /> }),
  '/forgot-password-request': (brand) => ({ '': <ForgotPassword brand={brand} onSent={later} /> }),
  '/change-password': (brand) => ({ '': <ChangePassword brand={brand} onChanged={later} /> }),
  '/change-password-success': (brand) => ({ '': <PasswordChanged brand={brand} happened={false} />, done: <PasswordChanged brand={brand} happened /> }),
};

/** Draws an account screen with its header and footer as a visitor sees it, once for each variant. `samples` need styles, too. */
export async function drawAccount(path: AccountScreen, locale: Locale, documents: Record<string, unknown>, site: Site): Promise<{ variants: Record<string, string>; samples: string }> {
  drawFor(null);
  const { draw } = await createPen(locale, documents);
  const auth = documents['interface/auth'] as UntranslatedWords; // merged words list theirs
  const marked = { ...site, untranslated: [...(site.untranslated ?? []), ...(auth['~untranslated'] ?? [])] };
  const drawn = Object.entries(screens[path](site.brand)).map(async ([variant, screen]) => {
    const html = await draw(path, undefined, <PageFrame site={site}>{screen}</PageFrame>);
    return [variant, markUntranslated(html.replaceAll(/ style="[^"]*"/g, ''), marked)] as const;
  });
  return { variants: Object.fromEntries(await Promise.all(drawn)), samples: await draw(path, undefined, <Note tone="red">.</Note>) };
}
