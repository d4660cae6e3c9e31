import type { ReactNode } from 'react';
import { ChangePassword, ForgotPassword, Login, PasswordChanged, SelectUserType, SignUp, Verified, VerifyEmail, type AuthBrand, type LegalTexts } from '@bridge/auth';
import { SharedBlueprintView, type ShownBlueprint } from '@bridge/blueprint';
import { drawFor } from '@bridge/client';
import type { UntranslatedWords } from '@bridge/content';
import { roles, type PublicScreen } from '@bridge/model';
import { Note } from '@bridge/ui';
import { OwnBlueprint } from '../pages/own-blueprint.tsx';
import { markUntranslated } from '../public/mark-untranslated.ts';
import { PageFrame } from '../public/page-frame.tsx';
import type { Site } from '../public/views.ts';
import { createPen, type Locale } from './drawn.tsx';
import styles from './account.css?inline';

/** Every style that these screens may need. */
export const accountStyles: string = styles;

/** The words of the screens themselves. */
const ownWords = ['interface/auth', 'interface/sharing', 'interface/blueprint'];

// The program does what follows; before it is there, the server does.
const later = () => {};

const shared = (shown: ShownBlueprint) => (
  <div className="br-wrap web-shared">
    <SharedBlueprintView shown={shown} onRetry={later} action={<OwnBlueprint />} />
  </div>
);
/** In the places of what is somebody's own: the server puts that there (apps/api/src/http/shared-page.ts). */
const somebodys: ShownBlueprint = { firstName: '{{firstName}}', lastName: '{{lastName}}', email: '{{email}}', careerBlueprint: { structuredJson: { careerVision: '{{lead}}\n{{rest}}' } } };

/** What each screen shows, by the part of its file's name that tells its variants apart: '' where the server knows nothing. */
const screens: Record<PublicScreen, (brand: AuthBrand, legal: LegalTexts) => Record<string, ReactNode>> = {
  '/login': (brand, legal) => ({ '': <Login brand={brand} legal={legal} onSignedIn={later} /> }),
  '/signup': (brand, legal) => Object.fromEntries([undefined, ...roles].map((role) => [role?.toLowerCase() ?? '', <SignUp key={role} brand={brand} legal={legal} role={role} onSignedIn={later} />])),
  '/select-user-type': () => ({ '': <SelectUserType /> }),
  '/verify-email': (brand) => ({ '': <VerifyEmail brand={brand} onVerified={later} /> }),
  '/signup-success': (brand) => ({ '': <Verified brand={brand} happened={false} />, done: <Verified brand={brand} happened /> }),
  '/forgot-password-request': (brand) => ({ '': <ForgotPassword brand={brand} onSent={later} /> }),
  '/change-password': (brand) => ({ '': <ChangePassword brand={brand} onChanged={later} /> }),
  '/change-password-success': (brand) => ({ '': <PasswordChanged brand={brand} happened={false} />, done: <PasswordChanged brand={brand} happened /> }),
  '/blueprint-share': () => ({ '': shared('missing'), unknown: shared('notShared'), shared: shared(somebodys) }),
};

/** Draws an account screen or the page of a shared blueprint with its header and footer as a visitor sees it, once for each variant. `samples` need styles, too. */
export async function drawAccount(path: PublicScreen, locale: Locale, documents: Record<string, unknown>, site: Site): Promise<{ variants: Record<string, string>; samples: string }> {
  drawFor(null);
  const { draw, words } = await createPen(locale, documents);
  const own = ownWords.flatMap((id) => (documents[id] as UntranslatedWords | undefined)?.['~untranslated'] ?? []); // merged words list theirs
  const marked = { ...site, untranslated: [...(site.untranslated ?? []), ...own] };
  const legal = { terms: documents['legal/terms'], privacy: documents['legal/privacy'] } as LegalTexts; // as their ids say
  const away = words.t('auth:toast.away').replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const drawn = Object.entries(screens[path](site.brand, legal)).map(async ([variant, screen]) => {
    const html = await draw(path, undefined, <PageFrame site={site}>{screen}</PageFrame>);
    const saying = html.replace(/<form (?=[^>]*method="post")/, () => `<form data-away="${away}" `); // what it says without a network, before the program is there: early/away.ts
    return [variant, markUntranslated(saying.replaceAll(/ style="[^"]*"/g, ''), marked)] as const;
  });
  return { variants: Object.fromEntries(await Promise.all(drawn)), samples: await draw(path, undefined, <Note tone="red">.</Note>) };
}
