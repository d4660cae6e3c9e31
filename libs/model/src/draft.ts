import * as v from 'valibot';
import { answersSchema, contentIdSchema } from './questions/answer.ts';
import { countSchema, prose } from './fields.ts';
import { limits } from './limits.ts';

/** Where in a questionnaire somebody is: a phase and, inside it, a question; before the first phase both are absent. */
export const positionSchema = v.strictObject({ phase: v.optional(contentIdSchema), question: v.optional(contentIdSchema) });
export type Position = v.InferOutput<typeof positionSchema>;

/**
 * A half-filled survey. `generation` counts the retakes: answers sent with an older generation are refused, so that a
 * forgotten tab cannot bring back what Retake cleared.
 */
export const draftSchema = v.object({
  generation: v.number(),
  envision: v.string(),
  answers: answersSchema,
  position: positionSchema,
  updatedAt: v.nullable(v.string()),
});
export type Draft = v.InferOutput<typeof draftSchema>;

/** Changed parts only: what is absent stays as the server has it, so two tabs keep each other's answers. */
export const draftChangesSchema = v.strictObject({
  /** The generation these answers belong to; absent where the sender has not yet seen the server's. */
  generation: v.optional(countSchema),
  envision: v.optional(prose(limits.answerLength)),
  answers: v.optional(answersSchema),
  position: v.optional(positionSchema),
});
export type DraftChanges = v.InferOutput<typeof draftChangesSchema>;
