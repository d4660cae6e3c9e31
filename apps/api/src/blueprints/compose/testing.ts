import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BlueprintLibrary, BlueprintRubric, Documents, Survey } from '@bridge/content';
import type { Answer, Answers, AskedAnswers } from '@bridge/model';
import { composeBlueprint, type ComposedBlueprint } from './compose.ts';
import { gatherLibrary } from './library.ts';

const content = path.resolve(import.meta.dirname, '../../../../../content');
const read = <Id extends keyof Documents>(id: Id) => JSON.parse(readFileSync(path.join(content, `${id}.json`), 'utf8')) as Documents[Id]; // the content check has its shape

const files = readdirSync(path.join(content, 'blueprint/milestones')).map((file) => `blueprint/milestones/${path.basename(file, '.json')}` as const);
export const library: BlueprintLibrary = gatherLibrary({ ids: () => files, document: read });
export const rubric: BlueprintRubric = read('blueprint/rubric');
export const survey: Survey = read('surveys/talent');

export type Person = { answers: Answers; envision: string; asked?: AskedAnswers };

export function compose({ answers, envision, asked = {} }: Person, questions = survey): ComposedBlueprint {
  return composeBlueprint({ library, survey: questions, answers, envision, asked });
}

/** Vision and milestone texts of all years in one list. */
export function textsOf({ careerVision, years }: ComposedBlueprint): string[] {
  return [careerVision, ...Object.values(years).flatMap((milestones) => milestones.map(({ text }) => text))];
}

/** The person with one answer changed; undefined takes it away. */
export function answering(person: Person, question: string, answer: Answer | undefined): Person {
  const { [question]: _before, ...others } = person.answers;
  return { ...person, answers: answer ? { ...others, [question]: answer } : others };
}
