import * as v from 'valibot';
import { idSchema } from '../fields.ts';
import { answersSchema } from '../questions/answer.ts';

/** What a public form sends. */
export const messageSchema = v.strictObject({
  answers: answersSchema,
  /** Made by the browser once for each message: sent again with the same one, it is stored once. */
  key: v.optional(idSchema),
  /** The language the form was read in. */
  locale: v.optional(v.pipe(v.string('text'), v.maxLength(35, 'tooLong'), v.regex(/^[A-Za-z0-9-]*$/, 'language'))),
  /** A field that people do not see. Programs that fill in everything give themselves away. */
  homepage: v.optional(v.pipe(v.string('text'), v.maxLength(2000, 'tooLong'))),
});
