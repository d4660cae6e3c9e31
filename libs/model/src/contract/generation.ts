import * as v from 'valibot';
import { careerBlueprintSchema, reasonSchema, years } from '../blueprint.ts';
import { streamedCall } from '../call.ts';
import { limits } from '../limits.ts';

/** A part of a blueprint that is ready before the rest. */
export const blueprintPartSchema = v.variant('type', [
  v.object({ type: v.literal('vision'), text: v.string() }),
  /** With all that its milestones came from, as far as that is known. */
  v.object({ type: v.literal('year'), year: v.picklist(years), milestones: v.array(v.string()), reasons: v.optional(v.array(reasonSchema)) }),
]);
export type BlueprintPart = v.InferOutput<typeof blueprintPartSchema>;

/** What happens while a blueprint is generated; the last is "done". */
export const generationEventSchema = v.variant('type', [
  v.object({ type: v.literal('started') }),
  ...blueprintPartSchema.options,
  v.object({ type: v.literal('done'), blueprint: careerBlueprintSchema }),
]);
export type GenerationEvent = v.InferOutput<typeof generationEventSchema>;

/** The generation of a blueprint while it runs, beside the specified call that answers with its end. */
export const generationCalls = {
  startGeneration: streamedCall('POST', '/users/{userId}/blueprint/generation', {
    purpose: 'Generates the blueprint like the call of the specification, and tells each part as it is ready. Joins a generation that runs already.',
    access: { self: 'TALENT' },
    answer: generationEventSchema,
    timeout: limits.generationTimeout,
  }),
  watchGeneration: streamedCall('GET', '/users/{userId}/blueprint/generation', {
    purpose: 'Joins the generation that runs for the stored answers; tells nothing where none does.',
    access: { self: 'TALENT' },
    answer: generationEventSchema,
    timeout: limits.generationTimeout,
  }),
};
