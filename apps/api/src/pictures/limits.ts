import { pictureLimits as shared } from '@bridge/pictures';

/** What a picture may be at most and has to be at least; the words of content/messages/fields.json say the same. */
export const pictureLimits = { ...shared, smallest: 192 };

/** The widths in which a portrait is kept: a line of a list, a card, a head of a page on a sharp screen. */
export const portraitWidths = [96, 192, 384] as const;
export type PortraitWidth = (typeof portraitWidths)[number];

/** Why a picture is refused, each with its words in content/messages/fields.json. */
export const pictureProblems = ['pictureMissing', 'pictureLarge', 'pictureKind', 'pictureBroken', 'pictureSmall', 'pictureHuge', 'pictureSlow'] as const;
export type PictureProblem = (typeof pictureProblems)[number];
