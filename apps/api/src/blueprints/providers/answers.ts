import type { Reason } from '@bridge/model';
import { quotable } from '../compose/typed.ts';
import type { GeneratorInput } from '../../core/ports.ts';

/** One answer really given: the name by which a provider refers to it, what was asked and said, and the reason it becomes. */
export type GivenAnswer = { name: string; asked: string; said: string; reason: Reason };

const longestSaid = 600;
const longestQuote = 120;
const mostAnswers = 80;

/** All that the talent answered but for what is `dropped`, in the order of the survey, each cut to a length that suits a prompt. */
export function answersGiven({ survey, answers, envision }: GeneratorInput, dropped: ReadonlySet<string> = new Set()): GivenAnswer[] {
  const given: GivenAnswer[] = [];
  const typed = (name: string, question: string, asked: string, words: string | undefined) => {
    const bare = words?.replace(/[<>]/gu, ' '); // what a provider writes holds no markup, so it is given none to repeat
    const said = quotable(bare, longestSaid);
    const text = quotable(bare, longestQuote);
    if (said && text) given.push({ name, asked, said, reason: { question, text } });
  };
  typed('envision', 'envision', survey.envision.prompt, envision);
  for (const question of survey.phases.flatMap((phase) => phase.questions)) {
    const answer = answers[question.id];
    if (!answer) continue;
    for (const option of 'options' in question ? question.options : []) {
      if (!answer.options?.includes(option.id) || dropped.has(`${question.id}:${option.id}`)) continue;
      given.push({ name: `${question.id}:${option.id}`, asked: question.prompt, said: option.label, reason: { question: question.id, option: option.id } });
    }
    typed(`${question.id}:other`, question.id, question.prompt, answer.other);
    typed(`${question.id}:text`, question.id, question.prompt, answer.text);
  }
  return given.slice(0, mostAnswers);
}
