import * as v from 'valibot';

/** The five years of a roadmap, in order, as the wire spells them. */
export const years = ['year1', 'year2', 'year3', 'year4', 'year5'] as const;
export type Year = (typeof years)[number];

/** An answer that a milestone came from: the question's id and the option's id, or the words the talent typed. */
export const reasonSchema = v.object({ question: v.string(), option: v.optional(v.string()), text: v.optional(v.string()) });
export type Reason = v.InferOutput<typeof reasonSchema>;

/** One milestone. `id` is stable: it survives reload, retake and regenerate while the milestone is the same. */
export const milestoneSchema = v.object({ id: v.string(), text: v.string(), completed: v.boolean(), reasons: v.array(reasonSchema) });
export type Milestone = v.InferOutput<typeof milestoneSchema>;

const byYear = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.object({ year1: schema, year2: schema, year3: schema, year4: schema, year5: schema });

/** Vision and roadmap as the specification gives them: texts only. */
export const structuredJsonSchema = v.object({ careerVision: v.string(), fiveYearRoadmap: byYear(v.array(v.string())) });
export type StructuredJson = v.InferOutput<typeof structuredJsonSchema>;

/** A stored blueprint as its owner sees it. `milestones` says the same as `fiveYearRoadmap`, with ids, state and reasons. */
export const careerBlueprintSchema = v.object({
  structuredJson: structuredJsonSchema,
  milestones: byYear(v.array(milestoneSchema)),
  /** Where it came from: the content-driven composer, or an AI provider. */
  source: v.picklist(['composer', 'provider']),
  generatedAt: v.string(),
});
export type CareerBlueprint = v.InferOutput<typeof careerBlueprintSchema>;

/** Percent of milestones done in each year, 0 to 100, whole numbers. */
export const completionStatsSchema = v.object({
  year1MilestonesCompleted: v.number(),
  year2MilestonesCompleted: v.number(),
  year3MilestonesCompleted: v.number(),
  year4MilestonesCompleted: v.number(),
  year5MilestonesCompleted: v.number(),
});
export type CompletionStats = v.InferOutput<typeof completionStatsSchema>;
