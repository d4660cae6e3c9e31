import * as v from 'valibot';
import { stored, type Stored } from '@bridge/client';
import { positionSchema } from '@bridge/model';
import type { LocalDraft } from './merge.ts';

const entry = <Value>(value: v.GenericSchema<unknown, Value>) => v.object({ value, at: v.number(), sent: v.boolean() });
// As on screen, not as the server takes it: a text may end in a blank while somebody is typing.
const answer = v.strictObject({ options: v.optional(v.array(v.string())), other: v.optional(v.string()), text: v.optional(v.string()) });

const localDraftSchema: v.GenericSchema<unknown, LocalDraft> = v.object({
  generation: v.nullable(v.number()),
  retakes: v.number(),
  serverTime: v.string(),
  submitted: v.boolean(),
  envision: entry(v.string()),
  position: entry(positionSchema),
  answers: v.record(v.string(), entry(answer)),
});

/** Where this browser keeps the draft of a survey: one place for each user, or for whoever is not signed in. */
export function draftPlace(surveyId: string, userId: string | undefined): Stored<LocalDraft> {
  return stored('local', `surveyDraft:${surveyId}:${userId ?? 'guest'}`, localDraftSchema);
}
