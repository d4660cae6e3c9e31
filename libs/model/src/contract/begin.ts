import * as v from 'valibot';
import { call } from '../call.ts';

/** Somewhere to go to: free to learn from, at an address of somebody else. */
export const placeToGoSchema = v.object({
  id: v.string(),
  title: v.string(),
  publisher: v.string(),
  address: v.string(),
  /** Codes of the languages it is in. */
  languages: v.array(v.string()),
  price: v.picklist(['free', 'free-to-learn']),
  /** What a first hour there takes, roughly. */
  megabytes: v.number(),
  /** When whoever runs the product looked at it last, and whether it answered; null where nobody did yet. */
  checked: v.nullable(v.object({ at: v.string(), answered: v.boolean() })),
  /** Whether the caller has said that it is dead. */
  reported: v.boolean(),
});
export type PlaceToGo = v.InferOutput<typeof placeToGoSchema>;

/** How one milestone is begun, known to be done, and helped on. */
export const beginningSchema = v.object({
  /** The milestone's. */
  id: v.string(),
  first: v.string(),
  done: v.string(),
  stuck: v.string(),
  /** From so many hours to so many, all in all. */
  hours: v.tuple([v.number(), v.number()]),
  cost: v.picklist(['none', 'small', 'some']),
  /** The milestones of the same plan that it comes after. */
  after: v.array(v.string()),
  /** Places by id, the closest first. */
  places: v.array(v.string()),
  /** The product's own places that lead on: mentors of a topic where it names one, projects, the next webinar that fits. */
  mentors: v.optional(v.object({ topic: v.optional(v.string()) })),
  projects: v.optional(v.literal(true)),
  /** What doing it builds, by name. */
  skills: v.optional(v.array(v.string())),
  webinars: v.optional(v.object({ title: v.optional(v.string()), start: v.optional(v.string()) })),
});
export type Beginning = v.InferOutput<typeof beginningSchema>;

/** The skills that a talent's aims ask for, by name in the language of the page: those they have, and those they lack, with the milestones of the plan that build each. */
export const skillGapSchema = v.object({ has: v.array(v.string()), lacks: v.array(v.object({ skill: v.string(), milestones: v.array(v.string()) })) });
export type SkillGap = v.InferOutput<typeof skillGapSchema>;

/** How a plan is begun. */
export const beginCalls = {
  howToBegin: call('GET', '/users/{userId}/blueprint/begin', {
    purpose: 'How each milestone of the current blueprint is begun, in the language of the page, with the places to go to that these milestones name and the skills that the aims ask for; nothing where there is no blueprint.',
    access: { self: 'TALENT' },
    answer: v.object({ success: v.literal(true), beginnings: v.array(beginningSchema), places: v.array(placeToGoSchema), /** Absent where there is no blueprint. */ gap: v.optional(skillGapSchema), /** Whether a milestone can be thought through with the coach: not by somebody under 18. */ coached: v.optional(v.boolean()) }),
    kept: true,
  }),
  reportDeadLink: call('POST', '/users/{userId}/resources/{resourceId}/dead', {
    purpose: 'Says that the link of a place to go to is dead. Once a person: said again, it changes nothing.',
    access: { self: 'TALENT' },
    answer: v.object({ success: v.literal(true), message: v.string() }),
  }),
};
