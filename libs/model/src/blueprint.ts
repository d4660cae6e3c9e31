import * as v from 'valibot';

/** The five years of a roadmap, in order, as the wire spells them. */
export const years = ['year1', 'year2', 'year3', 'year4', 'year5'] as const;
export type Year = (typeof years)[number];
export const yearSchema = v.picklist(years, 'choice');

/** An answer that a milestone came from: the question's id and the option's id, or the words the talent typed. */
export const reasonSchema = v.object({ question: v.string(), option: v.optional(v.string()), text: v.optional(v.string()) });
export type Reason = v.InferOutput<typeof reasonSchema>;

const plannedEntries = {
  id: v.string(),
  text: v.string(),
  reasons: v.array(reasonSchema),
  /** Its owner added it. */
  own: v.optional(v.boolean()),
  /** How often its owner edited it; absent where never. */
  revision: v.optional(v.number()),
  /** Its text is its owner's, no longer the one that was suggested. */
  reworded: v.optional(v.boolean()),
  /** The quarter its owner aims at: `2027-Q2`. */
  target: v.optional(v.string()),
  note: v.optional(v.string()),
  link: v.optional(v.string()),
};

/** A milestone without the tick of whoever it belongs to. */
export const plannedMilestoneSchema = v.object(plannedEntries);
export type PlannedMilestone = v.InferOutput<typeof plannedMilestoneSchema>;

/** One milestone. `id` is stable: it survives reload, edit, retake and regenerate while the milestone is the same. */
export const milestoneSchema = v.object({ ...plannedEntries, completed: v.boolean() });
export type Milestone = v.InferOutput<typeof milestoneSchema>;

/** Milestones as a call names them. */
export const milestoneIdsSchema = v.pipe(v.array(v.pipe(v.string('text'), v.maxLength(200, 'tooLong'))), v.maxLength(200, 'tooLong'));

/** A milestone that was taken out, with the place it had. */
export const removedMilestoneSchema = v.object({ ...plannedEntries, year: yearSchema, place: v.number() });
export type RemovedMilestone = v.InferOutput<typeof removedMilestoneSchema>;

const byYear = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.object({ year1: schema, year2: schema, year3: schema, year4: schema, year5: schema });

/** Vision and roadmap as the specification gives them: texts only. */
export const structuredJsonSchema = v.object({ careerVision: v.string(), fiveYearRoadmap: byYear(v.array(v.string())) });
export type StructuredJson = v.InferOutput<typeof structuredJsonSchema>;

/** An answer as it was once given: its limits may be others today. */
const keptAnswerSchema = v.object({ options: v.optional(v.array(v.string())), other: v.optional(v.string()), text: v.optional(v.string()) });

/** A stored blueprint as its owner sees it. `milestones` says the same as `fiveYearRoadmap`, with ids, state and reasons. */
export const careerBlueprintSchema = v.object({
  /** The version's. */
  id: v.string(),
  /** How often this version was changed by its owner. */
  revision: v.number(),
  structuredJson: structuredJsonSchema,
  milestones: byYear(v.array(milestoneSchema)),
  /** What its owner took out, last taken last: an update leaves it out again, and it can be put back. */
  removed: v.array(removedMilestoneSchema),
  /** Where it came from: the content-driven composer, or an AI provider. */
  source: v.picklist(['composer', 'provider']),
  /** The language it is written in; absent where that cannot be known any more. */
  language: v.optional(v.string()),
  generatedAt: v.string(),
  /** The answers it was built on, by question, and what its owner would like to be; absent where they were not kept, and for everybody else. */
  answers: v.optional(v.record(v.string(), keptAnswerSchema)),
  envision: v.optional(v.string()),
  /** A name for its owner's present answers, where they are others than those it was built on. */
  otherAnswers: v.optional(v.string()),
});
export type CareerBlueprint = v.InferOutput<typeof careerBlueprintSchema>;

/** A version in the list of versions; `since` is when it last became the current one, null where it was never saved. */
export const blueprintVersionSchema = v.object({
  id: v.string(),
  generatedAt: v.string(),
  since: v.nullable(v.string()),
  source: careerBlueprintSchema.entries.source,
  current: v.boolean(),
  edited: v.boolean(),
  careerVision: v.string(),
  done: v.number(),
  total: v.number(),
  otherAnswers: careerBlueprintSchema.entries.otherAnswers,
});
export type BlueprintVersion = v.InferOutput<typeof blueprintVersionSchema>;

/** Percent of milestones done in each year, 0 to 100, whole numbers. */
export const completionStatsSchema = v.object({
  year1MilestonesCompleted: v.number(),
  year2MilestonesCompleted: v.number(),
  year3MilestonesCompleted: v.number(),
  year4MilestonesCompleted: v.number(),
  year5MilestonesCompleted: v.number(),
});
export type CompletionStats = v.InferOutput<typeof completionStatsSchema>;
