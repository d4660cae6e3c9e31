import * as v from 'valibot';
import { milestoneIdsSchema, milestoneSchema, years } from '../blueprint.ts';
import { call } from '../call.ts';
import { prose } from '../fields.ts';
import { limits } from '../limits.ts';

/** What a shared blueprint shows beside the name and the career vision. */
const shownSchema = v.object({ showsEmail: v.boolean(), showsRoadmap: v.boolean(), showsProgress: v.boolean() });
export type Shown = v.InferOutput<typeof shownSchema>;

/** Whether and how somebody's own blueprint is shared; while it is not, `shown` is what was chosen last. */
export const sharingSchema = v.object({
  isShared: v.boolean(),
  /** It is shared, and nobody can open it now: under 18 and nobody of that age meets others here, or no guardian agrees any more. */
  hidden: v.optional(v.literal(true)),
  shown: shownSchema,
  /** Ids of milestones that are not shown: they stay left out in every version that has them. */
  leftOut: v.array(v.string()),
  /** What of the present blueprint its owner has typed: where it stands (a milestone's id; none for the vision), and the words. */
  typed: v.array(v.object({ milestone: v.optional(v.string()), words: v.string() })),
  /** The staff took it down: why, and the one answer of its owner. It cannot be shared until they put it back. */
  takenDown: v.optional(v.object({ note: v.string(), appeal: v.nullable(v.string()), /** The answer was not looked at yet. */ waits: v.boolean() })),
});
export type Sharing = v.InferOutput<typeof sharingSchema>;

/** What its owner answers, once, to the shared blueprint being taken down. */
export const sharingAppealSchema = v.strictObject({ text: v.pipe(prose(limits.appealLength), v.minLength(1, 'required')) });

const flag = v.optional(v.boolean('boolean'));
const ownAnswer = v.object({ success: v.literal(true), data: sharingSchema });

/** `own` where its words are its owner's: nobody knows in which language those are. */
const sharedMilestone = v.object({ text: milestoneSchema.entries.text, own: v.optional(v.boolean()), completed: v.optional(v.boolean()) });

/** A blueprint as its owner shows it to everybody who has the link. What the owner does not show is absent. */
export const sharedBlueprintSchema = v.object({
  firstName: v.string(),
  lastName: v.string(),
  email: v.optional(v.string()),
  careerBlueprint: v.object({
    structuredJson: v.object({ careerVision: v.string() }),
    /** The language it was composed in; absent where that is not known. */
    language: v.optional(v.string()),
    roadmap: v.optional(v.object(Object.fromEntries(years.map((year) => [year, v.array(sharedMilestone)])) as Record<(typeof years)[number], v.ArraySchema<typeof sharedMilestone, undefined>>)), // fromEntries forgets the keys
    /** Milestones done and in all, year by year. */
    progress: v.optional(v.array(v.object({ done: v.number(), total: v.number() }))),
  }),
});
export type SharedBlueprint = v.InferOutput<typeof sharedBlueprintSchema>;

export const sharingCalls = {
  sharedBlueprint: call('GET', '/users/{id}/blueprint/shared-blueprint', {
    purpose: 'The blueprint that somebody shares. One that is not shared, no longer shared or was never there is not found, all alike.',
    access: 'public',
    answer: sharedBlueprintSchema,
  }),
  readSharing: call('GET', '/users/{userId}/blueprint/sharing', {
    purpose: 'Whether the own blueprint is shared, what it shows, and which words of it were typed by its owner.',
    access: { self: 'TALENT' },
    answer: ownAnswer,
    kept: true,
  }),
  shareBlueprint: call('PATCH', '/users/{userId}/blueprint/sharing', {
    purpose: 'Shares the own blueprint, or changes what is shown of it; what is not sent stays. Milestones are left out, and put back, by their ids.',
    access: { self: 'TALENT' },
    ofAge: true,
    body: v.strictObject({ showsEmail: flag, showsRoadmap: flag, showsProgress: flag, leaveOut: v.optional(milestoneIdsSchema, []), putBack: v.optional(milestoneIdsSchema, []) }),
    answer: ownAnswer,
  }),
  stopSharing: call('DELETE', '/users/{userId}/blueprint/sharing', {
    purpose: 'Ends sharing the own blueprint: its link finds nothing any more.',
    access: { self: 'TALENT' },
    answer: ownAnswer,
  }),
  appealSharing: call('POST', '/users/{userId}/blueprint/sharing/appeal', {
    purpose: 'Answers, once, to the own shared blueprint being taken down. It is looked at again.',
    access: { self: 'TALENT' },
    body: sharingAppealSchema,
    answer: v.object({ ...ownAnswer.entries, message: v.string() }),
  }),
};
