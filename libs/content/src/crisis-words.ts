import type { CrisisWords } from '@bridge/model';
import type { BlueprintRules } from './schemas/blueprint.ts';
import type { BlueprintCrisis } from './schemas/coach.ts';

/** By what somebody in danger is known in a language: its own words, and how phones write it. */
export function crisisWordsOf({ words, denied, denials, breaks, except }: BlueprintCrisis, { manner: { spellings } }: BlueprintRules): CrisisWords {
  return { words, denied, denials, breaks, except, ...(spellings && { spellings }) };
}
