import * as v from 'valibot';
import { blueprintVersionSchema, careerBlueprintSchema } from '../blueprint.ts';
import { call } from '../call.ts';
import { roadmapChangeSchema } from '../roadmap/change.ts';

const done = { success: v.literal(true), message: v.string() };
const changedSchema = v.object({ ...done, careerBlueprint: careerBlueprintSchema });
const versionId = v.pipe(v.string('text'), v.uuid('id'));
const milestoneIds = v.pipe(v.array(v.pipe(v.string('text'), v.maxLength(200, 'tooLong'))), v.maxLength(200, 'tooLong'));

/** What a talent does with a blueprint beside reading, ticking and deleting it. */
export const blueprintCalls = {
  changeRoadmap: call('PATCH', '/users/{userId}/blueprint/milestones', {
    purpose: 'Adds, edits, moves, removes or restores one milestone of the current blueprint.',
    access: { self: 'TALENT' },
    body: roadmapChangeSchema,
    answer: changedSchema,
  }),
  replaceBlueprint: call('POST', '/users/{userId}/blueprint/replace', {
    purpose: 'Puts a generated version in the place of the current one: `keep` names present milestones that stay as they are, `skip` new ones that do not come.',
    access: { self: 'TALENT' },
    body: v.strictObject({
      version: versionId,
      /** The current blueprint as it was on screen. */
      current: versionId,
      revision: v.pipe(v.number('number'), v.integer('number'), v.minValue(0, 'number')),
      keep: v.optional(milestoneIds, []),
      skip: v.optional(milestoneIds, []),
    }),
    answer: changedSchema,
  }),
  listVersions: call('GET', '/users/{userId}/blueprint/versions', {
    purpose: 'The current blueprint and those before it, newest first.',
    access: { self: 'TALENT' },
    answer: v.object({ success: v.literal(true), versions: v.array(blueprintVersionSchema) }),
  }),
  readVersion: call('GET', '/users/{userId}/blueprint/versions/{versionId}', {
    purpose: 'One version in full, with what its owner changed in it.',
    access: { self: 'TALENT' },
    answer: v.object({ success: v.literal(true), careerBlueprint: careerBlueprintSchema }),
  }),
  useVersion: call('POST', '/users/{userId}/blueprint/versions/{versionId}/use', {
    purpose: 'Makes a version the current one again, as it was.',
    access: { self: 'TALENT' },
    answer: changedSchema,
  }),
};
