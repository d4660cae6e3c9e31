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

const seen = v.pipe(v.number('number'), v.integer('number'), v.minValue(0, 'number'), v.maxValue(1_000_000_000, 'number'));

/** What becomes of a change: it is put away, taken back from what waits, or what others published comes into it; where both changed the same, `mine` or `theirs` counts. */
export const changeDecisionSchema = v.strictObject({ decision: v.picklist(['withdraw', 'hold', 'bring-up', 'bring-up-mine', 'bring-up-theirs'], 'choice'), revision: seen });
export const publishChangeSchema = v.strictObject({
  revision: seen,
  note: v.optional(prose(limits.staffNote), ''),
  /** When; at once where it is absent. */
  at: v.optional(v.pipe(v.string('text'), v.isoTimestamp('date'), v.maxLength(40, 'tooLong'))),
});
export const beginChangeSchema = v.strictObject({
  name: v.pipe(prose(200), v.nonEmpty('required')),
  /** A release of which everything is taken back. */
  undo: v.optional(text(100)),
});
