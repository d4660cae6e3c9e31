import type { Generator, GeneratorInput } from '../core/ports.ts';
import { askedAnswersOf, fromWire, type SurveyFields } from '@bridge/model';
import type { Content } from '../core/content.ts';
import { composeBlueprint } from './compose/compose.ts';
import { gatherLibrary } from './compose/library.ts';

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
  return { survey, answers: fromWire(survey, fields), envision: fields.currentJobTitle || fields.careerAspiration || '', asked: askedAnswersOf(fields), locale };
}
