import * as v from 'valibot';
import { call } from '../call.ts';
import { limits } from '../limits.ts';

const picture = v.nullable(v.string());

/** What somebody has of a portrait. Pictures are data addresses: one that others do not see has no other address. */
export const ownPortraitSchema = v.object({
  /** Nobody but the staff sees it until they have looked at it. */
  waiting: picture,
  /** Why the newest was not taken. */
  refused: v.nullable(v.string()),
  shown: picture,
  /** Whether others see what is shown, as things are now: not that of a mentor who is not verified. */
  seen: v.boolean(),
  /** Whoever asks is under 18, and brings none. */
  adultsOnly: v.optional(v.literal(true)),
});
export type OwnPortrait = v.InferOutput<typeof ownPortraitSchema>;

const answer = v.object({ success: v.literal(true), message: v.string(), data: ownPortraitSchema });

export const portraitCalls = {
  readPortrait: call('GET', '/users/{userId}/portrait', {
    purpose: 'The own portrait: what waits for the staff, what is shown, and why one was not taken.',
    access: 'self',
    answer: v.object({ success: v.literal(true), data: ownPortraitSchema }),
  }),
  setPortrait: call('POST', '/users/{userId}/portrait', {
    purpose: 'Brings a picture of oneself: JPEG, PNG, WebP or AVIF of at most 5 MB, in base64. It is cut to a square and drawn anew; the staff looks at it before others see it. Not for people under 18.',
    access: 'self',
    bodyLimit: limits.pictureBody,
    adults: true,
    timeout: limits.pictureTimeout,
    body: v.strictObject({ picture: v.pipe(v.string('text'), v.nonEmpty('pictureMissing'), v.maxLength(limits.pictureLength, 'pictureLarge')) }),
    answer,
  }),
  removePortrait: call('DELETE', '/users/{userId}/portrait', {
    purpose: 'Takes the own portrait away, at once and for everybody, with what waits.',
    access: 'self',
    answer,
  }),
};
