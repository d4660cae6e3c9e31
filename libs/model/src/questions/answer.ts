import * as v from 'valibot';
import { prose } from '../fields.ts';
import { limits } from '../limits.ts';

/** Ids in content: lower-case letters, digits and hyphens. */
export const contentIdSchema = v.pipe(v.string('text'), v.maxLength(80, 'tooLong'), v.regex(/^[a-z0-9][a-z0-9-]*$/, 'id'));

/**
 * One answer. `options` holds option ids (never labels) in the order they were ticked; `other` the free text of "Other"
 * (present, even when empty, while "Other" is ticked); `text` what was typed into a text question or a radio's follow-up.
 */
export const answerSchema = v.strictObject({
  options: v.optional(v.pipe(v.array(contentIdSchema), v.maxLength(limits.answersPerQuestion, 'tooLong'))),
  other: v.optional(prose(limits.otherLength)),
  text: v.optional(prose(limits.answerLength)),
});
export type Answer = v.InferOutput<typeof answerSchema>;

/** Answers by question id. */
export const answersSchema = v.pipe(
  v.record(contentIdSchema, answerSchema),
  v.check((answers) => Object.keys(answers).length <= limits.questionsPerSurvey, 'tooLong'),
);
export type Answers = v.InferOutput<typeof answersSchema>;
