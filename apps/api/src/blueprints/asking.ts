import { withAskedAnswers, type contract, type SurveyFields } from '@bridge/model';
import type { Handler } from '../core/call-handler.ts';
import type { Services } from '../core/services.ts';
import { openQuestions } from './compose/ask.ts';
import { gatherLibrary } from './compose/library.ts';
import { generatorInput } from './generator.ts';

export const readQuestions: Handler<typeof contract.readQuestions> = async ({ caller }, services) => {
  const questions = questionsFor(caller.user.profile, services);
  return { success: true, questions: questions.map(({ id, text, quote, yes, no }) => ({ id, text, ...(quote !== undefined && { quote }), yes, no })) };
};

export const answerQuestions: Handler<typeof contract.answerQuestions> = async ({ body, caller }, services) => {
  const { database, words } = services;
  const { id, profile } = caller.user;
  const asked = Object.fromEntries(questionsFor(profile, services).flatMap(({ id: question, about }) => (body.said[question] ? [[question, { said: body.said[question], about }]] : [])));
  // Beside what another window said meanwhile.
  await database.query(`update users set profile = jsonb_set(profile, '{furtherAnswers}', coalesce(profile->'furtherAnswers', '{}') || $2::jsonb) where id = $1`, [id, JSON.stringify(withAskedAnswers({}, asked))]);
  return { success: true, message: words.answer('profileUpdated') };
};

function questionsFor(profile: SurveyFields, { content, words }: Services) {
  return openQuestions({ library: gatherLibrary(content, words.locale), ...generatorInput(content, profile, words.locale) });
}
