import type { CustomTypeOptions } from 'i18next';

type Words = CustomTypeOptions['resources'];

/** What the page of a screen with a stand-in brings along, beside the frame that the build has drawn: written by the build, read by main.tsx. */
export type StandInData = {
  locale: string;
  /** The start of every address in this language: '' or '/fr'. */
  prefix: string;
  /** The words that what is drawn in the browser needs. */
  words: { app: Pick<Words['app'], 'frame'> & { report: Pick<Words['app']['report'], 'menuLabel'> }; mentorship: Pick<Words['mentorship'], 'directory' | 'rating' | 'reasons'> };
  /** How averages of ratings are written, by their figure: "4.5" as "4,5". */
  averages: Record<string, string>;
};

/** The element that shows the stand-in, the template it is made from, and its data. */
export const standInId = 'stand-in';
/** The template with everything that the program is made of. */
export const programId = 'program';
/** What is on screen until the program or a stand-in is (draw-waiting.tsx). */
export const waitingId = 'waiting';
