import * as v from 'valibot';
import { call } from '../call.ts';
import { contentIdSchema } from '../questions/answer.ts';

/** What may be said to a question that is asked back: what is skipped is not planned with. */
export const saidSchema = v.picklist(['yes', 'no', 'skip'], 'choice');
export type Said = v.InferOutput<typeof saidSchema>;

/** Questions asked back before a plan is made are so many at most. */
export const mostAskedBack = 3;

/** Something the server would like to know before it makes a plan, in the reader's language. */
export const askedBackSchema = v.object({
  id: contentIdSchema,
  text: v.string(),
  /** The words it is about, as they were typed. */
  quote: v.optional(v.string()),
  yes: v.string(),
  no: v.string(),
});
export type AskedBack = v.InferOutput<typeof askedBackSchema>;

const saidById = v.pipe(
  v.record(contentIdSchema, saidSchema),
  v.check((said) => Object.keys(said).length > 0, 'required'),
  v.check((said) => Object.keys(said).length <= mostAskedBack, 'tooLong'),
);

/** Asking back where answers are unsure or contradict one another. */
export const askingCalls = {
  readQuestions: call('GET', '/users/{userId}/blueprint/questions', {
    purpose: 'What the stored answers leave unsure, to be asked before a plan is made; nothing where all is clear or was asked already.',
    access: { self: 'TALENT' },
    answer: v.object({ success: v.literal(true), questions: v.array(askedBackSchema) }),
  }),
  answerQuestions: call('PATCH', '/users/{userId}/blueprint/questions', {
    purpose: 'Stores what was said to these questions with the answers of the survey. What is not asked any more is left out.',
    access: { self: 'TALENT' },
    body: v.strictObject({ said: saidById }),
    answer: v.object({ success: v.literal(true), message: v.string() }),
  }),
};
