import type { Survey } from '@bridge/content';
import { fromWire, type Answers, type BlueprintPart, type SurveyFields } from '@bridge/model';
import type { Content } from '../core/content.ts';
import { composeBlueprint } from './compose/compose.ts';
import { gatherLibrary } from './compose/library.ts';

export type GeneratorInput = {
  survey: Survey;
  answers: Answers;
  envision: string;
  /** The language to write in. */
  locale: string;
};

/** What a generator gets besides the answers. */
export type Run = {
  /** Aborted when its time is up. */
  signal: AbortSignal;
  /** Takes a part that is ready before the rest. */
  tell(part: BlueprintPart): void;
  /** Takes the tokens it used, as soon as they are known. */
  used(tokens: number): void;
};

/** What makes blueprints: the composer, or a provider. Its result is checked before it is stored. */
export type Generator = {
  source: 'composer' | 'provider';
  /** Tokens that all people together may use in a day; absent where generating costs nothing. */
  tokensPerDay?: number;
  generate(input: GeneratorInput, run: Run): Promise<unknown>;
};

/**
 * Puts blueprints together from content/blueprint: no key, no network, the same answers always give the same one. It is
 * ready before a part of it could be told.
 */
export function composer(content: Content): Generator {
  return {
    source: 'composer',
    generate: async (input) => composeBlueprint({ library: gatherLibrary(content, input.locale), ...input }),
  };
}

/** The stored answers as a generator takes them. */
export function generatorInput(content: Content, fields: SurveyFields, locale: string): GeneratorInput {
  const survey = content.document('surveys/talent', locale);
  return { survey, answers: fromWire(survey, fields), envision: fields.currentJobTitle || fields.careerAspiration || '', locale };
}
