import * as v from 'valibot';
import { blueprintVersionSchema, careerBlueprintSchema, completionStatsSchema, milestoneIdsSchema, years } from '../blueprint.ts';
import { call } from '../call.ts';
import { countSchema, line } from '../fields.ts';
import { limits } from '../limits.ts';
import { roadmapChangeSchema } from '../roadmap/change.ts';

const done = { success: v.literal(true), message: v.string() };
const doneSchema = v.object(done);
const changedSchema = v.object({ ...done, careerBlueprint: careerBlueprintSchema });
const versionId = v.pipe(v.string('text'), v.uuid('id'));

const milestoneTexts = v.optional(v.pipe(v.array(line(1000)), v.minLength(1, 'required'), v.maxLength(12, 'tooLong')));
/** One year with the texts of the milestones concerned; `completed: false` takes the tick back. */
export const progressChangeSchema = v.pipe(
  v.strictObject({
    year1: milestoneTexts,
    year2: milestoneTexts,
    year3: milestoneTexts,
    year4: milestoneTexts,
    year5: milestoneTexts,
    completed: v.optional(v.boolean('boolean'), true),
  }),
  v.check((change) => years.filter((year) => change[year]).length === 1, 'oneYear'),
);

/** All that a talent does with a blueprint. */
export const blueprintCalls = {
  generateBlueprint: call('GET', '/azure-openai/{userId}/career-blueprint', {
    purpose: 'Generates the blueprint from the stored answers, once for each set of answers. It becomes the current one when it is saved. With preview=1 it comes as generated, also where its owner changed it.',
    access: { self: 'TALENT' },
    query: v.strictObject({ preview: v.optional(v.literal('1', 'flag')) }),
    answer: v.object({ success: v.literal(true), data: v.object({ blueprint: careerBlueprintSchema }) }),
    timeout: limits.generationTimeout,
    effect: true,
  }),
  fullBlueprint: call('GET', '/users/{userId}/blueprint/get-blueprint/full-structure', {
    purpose: 'The stored blueprint, null where there is none.',
    access: { self: 'TALENT' },
    answer: v.object({ success: v.literal(true), careerBlueprint: v.nullable(careerBlueprintSchema) }),
    kept: true,
  }),
  deleteBlueprint: call('DELETE', '/users/{userId}/blueprint', {
    purpose: 'Deletes the blueprint with its progress; it can be restored until the next one is saved.',
    access: { self: 'TALENT' },
    answer: doneSchema,
  }),
  restoreBlueprint: call('POST', '/users/{userId}/blueprint/restore', {
    purpose: 'Undoes the last deletion of the blueprint.',
    access: { self: 'TALENT' },
    answer: v.object({ ...done, careerBlueprint: careerBlueprintSchema }),
  }),
  readProgress: call('GET', '/users/blueprint/get/{userId}/progress', {
    purpose: 'Percent of milestones done in each year.',
    access: { self: 'TALENT' },
    answer: v.object({ success: v.literal(true), data: v.object({ completionStats: completionStatsSchema }) }),
    kept: true,
  }),
  updateProgress: call('PATCH', '/users/blueprint/update/{userId}/progress', {
    purpose: 'Ticks milestones of one year, or takes the tick back.',
    access: { self: 'TALENT' },
    body: progressChangeSchema,
    answer: v.object({ ...done, data: v.object({ completionStats: completionStatsSchema }) }),
    waits: true,
  }),
  changeRoadmap: call('PATCH', '/users/{userId}/blueprint/milestones', {
    purpose: 'Adds, edits, moves, removes or restores one milestone of the current blueprint.',
    access: { self: 'TALENT' },
    body: roadmapChangeSchema,
    answer: changedSchema,
    waits: true,
  }),
  replaceBlueprint: call('POST', '/users/{userId}/blueprint/replace', {
    purpose: 'Saves a generated version, in the place of the current one where there is one: `keep` names present milestones that stay as they are, `skip` new ones that do not come.',
    access: { self: 'TALENT' },
    body: v.strictObject({
      version: versionId,
      /** The current blueprint as it was on screen; null where there was none. */
      current: v.nullable(versionId),
      revision: v.optional(countSchema, 0),
      keep: v.optional(milestoneIdsSchema, []),
      skip: v.optional(milestoneIdsSchema, []),
    }),
    answer: changedSchema,
  }),
  listVersions: call('GET', '/users/{userId}/blueprint/versions', {
    purpose: 'The current blueprint, those before it and those that were not saved, newest first.',
    access: { self: 'TALENT' },
    answer: v.object({ success: v.literal(true), versions: v.array(blueprintVersionSchema) }),
    kept: true,
  }),
  readVersion: call('GET', '/users/{userId}/blueprint/versions/{versionId}', {
    purpose: 'One version in full, with what its owner changed in it.',
    access: { self: 'TALENT' },
    answer: v.object({ success: v.literal(true), careerBlueprint: careerBlueprintSchema }),
    kept: true,
  }),
  useVersion: call('POST', '/users/{userId}/blueprint/versions/{versionId}/use', {
    purpose: 'Makes a version the current one, as it was.',
    access: { self: 'TALENT' },
    answer: changedSchema,
  }),
};
