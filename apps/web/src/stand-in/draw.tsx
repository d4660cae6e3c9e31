import type { CustomTypeOptions } from 'i18next';
import { drawFor, type UserRecord } from '@bridge/client';
import type { Documents } from '@bridge/content';
import { MentorDirectory } from '@bridge/mentorship';
import { MentorGrid, oneDecimal } from '@bridge/mentorship/mentor-grid';
import { SafetyProvider } from '@bridge/ui';
import { SafetyButton } from '../safety/safety-button.tsx';
import { AppFrame } from '../shell/app-frame.tsx';
import type { StandInData } from './data.ts';
import { createPen, type Locale } from './drawn.tsx';
import { samples } from './samples.ts';

// A talent without a name; the browser puts the real one's button in the place of this one's.
const somebody: UserRecord = {
  ...{ _id: '', userId: '', isNewUser: false, isProfileDataSet: true, role: 'TALENT', email: '', firstName: '', lastName: '' },
  ...{ dateCreated: '', tokenInitializationDate: '', tokenExpiryDate: '' },
  user: { firstName: '', lastName: '', isEmailVerified: true },
};

/** What the build puts into the page of a screen with a stand-in. */
type StandIn = {
  title: string;
  description: string;
  html: string;
  /** Elements that come when the data is there: they need styles, too. */
  samples: string;
  data: StandInData;
};

/** Account screens are drawn by the same build, and what every other one shows until its program is there. */
export { accountStyles, drawAccount } from './draw-account.tsx';
export { drawWaiting, waitingStyles } from './draw-waiting.tsx';

/** Draws the mentors' list as it stands before its data is there, in its frame. `documents` are those that its routes load, by id. */
export async function drawStandIn(path: string, locale: Locale, documents: Record<string, unknown>): Promise<StandIn> {
  drawFor({ user: somebody, expiresAt: Infinity });
  const { words, draw } = await createPen(locale, documents);
  const { code, prefix } = locale;
  const { app, mentorship } = words.getDataByLanguage(code) as unknown as CustomTypeOptions['resources']; // the content check has their shape
  const { title, description } = app.titles.mentorship;
  const html = await draw(path, AppFrame, <MentorDirectory q="" page={1} onSearch={() => {}} />);
  return {
    title: words.t('app:titlePattern', { page: title, brand: (documents['brand'] as Documents['brand']).name }), // the same
    description,
    html: html.replaceAll(' style="', ' data-style="'), // the policy of styles refuses the attribute; main.tsx sets it
    samples: `${await draw(path, AppFrame, <SafetyProvider value={(reported) => <SafetyButton reported={reported} />}><MentorGrid mentors={samples} timeZone="UTC" /></SafetyProvider>)}<div class="br-app is-narrow">`,
    data: { locale: code, prefix, averages: averagesIn(code), words: { app: { frame: app.frame, report: { menuLabel: app.report.menuLabel } }, mentorship: { directory: mentorship.directory, rating: mentorship.rating, reasons: mentorship.reasons } } },
  };
}

function averagesIn(locale: string): Record<string, string> {
  const figures = Array.from({ length: 41 }, (_, tenths) => 1 + tenths / 10); // of one to five stars
  return Object.fromEntries(figures.map((figure) => [figure.toFixed(1), oneDecimal(figure, locale)]));
}
