import type { Survey } from '@bridge/content';
import { fromWire, type Answers, type SurveyFields } from '@bridge/model';
import type { Content } from '../core/content.ts';
import { composeBlueprint } from './compose/compose.ts';
import { gatherLibrary } from './compose/library.ts';

export type GeneratorInput = { survey: Survey; answers: Answers; envision: string };

/** What makes blueprints: the composer, or a provider. Its result is checked before it is stored. */
export type Generator = {
  source: 'composer' | 'provider';
  generate(input: GeneratorInput, signal: AbortSignal): Promise<unknown>;
};

/** Puts blueprints together from content/blueprint: no key, no network, the same answers always give the same one. */
export function composer(content: Content): Generator {
  return {
    source: 'composer',
    generate: async (input) => composeBlueprint({ library: gatherLibrary(content), ...input }),
  };
}

/** The stored answers as a generator takes them. */
export function generatorInput(content: Content, fields: SurveyFields): GeneratorInput {
  const survey = content.document('surveys/talent');
  return { survey, answers: fromWire(survey, fields), envision: fields.currentJobTitle || fields.careerAspiration || '' };
}
