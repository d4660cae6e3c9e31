import * as v from 'valibot';
import { prose } from '../fields.ts';
import { limits } from '../limits.ts';

/** A named change of the content that is worked on: what it was begun from, who saved last, and what becomes of it. */
export const contentChangeSchema = v.object({
  id: v.string(),
  name: v.string(),
  state: v.picklist(['open', 'waiting', 'publishing', 'published', 'withdrawn']),
  /** What was seen; a decision carries it. */
  revision: v.number(),
  begunBy: v.string(),
  begunAt: v.string(),
  editedBy: v.string(),
  editedAt: v.string(),
  publishAt: v.nullable(v.string()),
  publishBy: v.nullable(v.string()),
  /** Why it was not published the last time: a word of the server, or lines of the checker. */
  trouble: v.nullable(v.string()),
  release: v.nullable(v.string()),
});
export type ContentChange = v.InferOutput<typeof contentChangeSchema>;

const text = (most: number) => v.pipe(v.string('text'), v.maxLength(most, 'tooLong'));
const file = text(200);
const locale = v.optional(text(20));
const name = v.pipe(text(100), v.regex(/^[a-z0-9-]*$/, 'text'));

/** What is done with a document of a change. Texts of files go as they are: JSON in a text, and what the form was made from. */
export const documentWorkSchema = v.variant('act', [
  v.strictObject({ act: v.literal('accept'), file, locale: text(20), key: text(500) }),
  v.strictObject({ act: v.picklist(['check', 'save']), file, locale, base: text(1_000_000), value: text(1_000_000), undone: v.optional(text(1_000_000)) }),
  v.strictObject({ act: v.picklist(['create', 'duplicate', 'rename']), file, to: name }),
  v.strictObject({ act: v.picklist(['delete', 'leave-out']), file }),
], 'choice');

const percent = v.pipe(v.number('number'), v.minValue(0, 'number'), v.maxValue(100, 'number'));
/** A picture for content/pictures, in base64: a new one with what it shows in each language, or another in the place of one that is there. */
export const bringPictureSchema = v.strictObject({
  name: v.pipe(name, v.nonEmpty('required')),
  picture: v.pipe(v.string('text'), v.nonEmpty('pictureMissing'), v.maxLength(limits.pictureLength, 'pictureLarge')),
  alt: v.optional(v.record(text(20), text(200)), {}),
  focus: v.optional(v.strictObject({ x: percent, y: percent })),
});

const seen = v.pipe(v.number('number'), v.integer('number'), v.minValue(0, 'number'), v.maxValue(1_000_000_000, 'number'));

/** What becomes of a change: it is put away, taken back from what waits, or what others published comes into it; where both changed the same, `mine` or `theirs` counts. */
export const changeDecisionSchema = v.strictObject({ decision: v.picklist(['withdraw', 'hold', 'bring-up', 'bring-up-mine', 'bring-up-theirs'], 'choice'), revision: seen });
export const publishChangeSchema = v.strictObject({
  revision: seen,
  note: v.optional(prose(limits.staffNote), ''),
  /** When; at once where it is absent. */
  at: v.optional(v.pipe(v.string('text'), v.isoTimestamp('date'), v.maxLength(40, 'tooLong'))),
});
/** What is said of a change: a colleague is asked for a look, a comment, or that it is approved as it was seen. */
export const changeWordsSchema = v.variant('deed', [
  v.strictObject({ deed: v.literal('asked'), revision: seen, colleague: v.pipe(v.string('text'), v.uuid('choice')), words: v.optional(prose(limits.staffNote), '') }),
  v.strictObject({ deed: v.literal('comment'), revision: seen, file: v.optional(text(200), ''), words: v.pipe(prose(limits.staffNote), v.nonEmpty('required')) }),
  v.strictObject({ deed: v.literal('approved'), revision: seen, words: v.optional(prose(limits.staffNote), '') }),
], 'choice');
/** What was said of a change, and by whom. `holds`: of an approval, whether the change is still what was approved. */
export const changeSaidSchema = v.object({ deed: v.picklist(['asked', 'comment', 'approved']), by: v.string(), at: v.string(), asked: v.nullable(v.string()), file: v.string(), words: v.string(), holds: v.boolean() });
export type ChangeSaid = v.InferOutput<typeof changeSaidSchema>;
/** What is said of a change so far, whom the caller may ask, and what the rules want of it. */
export const changeReviewSchema = v.object({
  said: v.array(changeSaidSchema),
  colleagues: v.array(v.object({ id: v.string(), name: v.string() })),
  /** Nobody approves of what they edited themselves. */
  mayApprove: v.boolean(),
  /** Whether content/publishing.json wants somebody else's approval, and whether there is one that the caller may publish by. */
  approval: v.picklist(['not-needed', 'missing', 'given']),
});

export const beginChangeSchema = v.strictObject({
  name: v.pipe(prose(200), v.nonEmpty('required')),
  /** A release of which everything is taken back. */
  undo: v.optional(text(100)),
});

/** Which page of a change is to be drawn: the one at `address`, or else the first that shows the document; with `value` as the form has it, saved or not. */
export const previewDocumentSchema = v.strictObject({ file, locale, address: v.optional(v.pipe(text(300), v.regex(/^\/(?!\/)/, 'text'))), value: v.optional(text(1_000_000)) });
/** Where a page of a change is read, by its ticket. */
export const previewPath = '/api/staff/previews';
/** `none`: no page shows the document by itself; `faulty`: it cannot be shown until the checker has nothing against it; `unable`: this server has not what pages are drawn with. */
export const previewedSchema = v.object({ state: v.picklist(['drawn', 'none', 'faulty', 'unable']), ticket: v.nullable(v.string()), address: v.nullable(v.string()), addresses: v.array(v.string()) });
