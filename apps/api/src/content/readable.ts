import type { Form } from '@bridge/content';
import { asksFollowUp, chosen, isAnswered, takesOther, tidyLine, tidyProse, limits, visibleQuestions, type Answer, type Answers } from '@bridge/model';

/** One question of a sent form with its answer, both in words. */
export type AnsweredQuestion = { id: string; question: string; answer: string };
type Question = Form['questions'][number];

/** The answers as the sender read them, in the form's order. What was not asked or not answered is left out. */
export function readable({ questions }: Form, answers: Answers): AnsweredQuestion[] {
  return visibleQuestions(questions, answers).flatMap((question) => {
    const answer = answers[question.id];
    if (!answer || !isAnswered(question, answer)) return [];
    return [{ id: question.id, question: question.prompt, answer: wordsOf(question, answer) }];
  });
}

function wordsOf(question: Question, answer: Answer): string {
  if (question.type === 'text') return typed(answer.text, question.rows !== undefined);
  const labels = chosen(question, answer).map((id) => question.options.find((option) => option.id === id)?.label ?? id);
  const other = takesOther(question) ? typed(answer.other, false) : '';
  const text = asksFollowUp(question, answer) ? typed(answer.text, true) : '';
  return [[...labels, other].filter(Boolean).join(', '), text].filter(Boolean).join(': ');
}

function typed(text = '', hasLines: boolean): string {
  return hasLines ? tidyProse(text.replace(/\r\n?/g, '\n'), limits.answerLength) : tidyLine(text, limits.answerLength);
}

/** The answers as a plain text, for a mail or a terminal. */
export function asText(answers: readonly AnsweredQuestion[]): string {
  return answers.map(({ question, answer }) => `${question}\n${answer}`).join('\n\n');
}
