import { limits } from '../limits.ts';
import type { Answer } from './answer.ts';
import type { AskedQuestion } from './question.ts';
import { chosen, isAnswered } from './visible.ts';

/** What is wrong with an answer: a key of the questionnaire's words, the figure it speaks of, and where it stands. */
export type AnswerProblem = {
  key: 'required' | 'tooShort' | 'tooLong' | 'tooFew' | 'tooMany' | 'otherTooLong';
  count: number;
  part: 'options' | 'other' | 'text';
};

/** Everything that keeps this answer from being sent; an answer left out is fine unless the question is required. */
export function answerProblems(question: AskedQuestion, answer: Answer | undefined): AnswerProblem[] {
  const part = question.type === 'text' ? 'text' : 'options';
  if (!isAnswered(question, answer)) return question.required ? [{ key: 'required', count: 1, part }] : [];
  const problems: AnswerProblem[] = [];
  const text = answer?.text?.trim() ?? '';
  const other = answer?.other?.trim() ?? '';
  const choices = chosen(question, answer).length + (other ? 1 : 0);
  const atMost = longestText(question);
  const add = (wrong: boolean, problem: AnswerProblem) => wrong && problems.push(problem);
  add(question.minLength !== undefined && text !== '' && text.length < question.minLength, { key: 'tooShort', count: question.minLength ?? 0, part: 'text' });
  add(text.length > atMost, { key: 'tooLong', count: atMost, part: 'text' });
  if (question.type === 'multi-select') {
    add(question.minChoices !== undefined && choices < question.minChoices, { key: 'tooFew', count: question.minChoices ?? 0, part });
    add(question.maxChoices !== undefined && choices > question.maxChoices, { key: 'tooMany', count: question.maxChoices ?? 0, part });
    add(other.length > limits.otherLength, { key: 'otherTooLong', count: limits.otherLength, part: 'other' });
  }
  return problems;
}

/** The longest free text the question takes. A follow-up shares one text on the wire with its option's value. */
export function longestText(question: AskedQuestion) {
  const values = question.type === 'radio' ? (question.options ?? []).map((option) => option.value.length + 2) : [];
  return Math.min(question.maxLength ?? limits.answerLength, limits.answerLength - Math.max(0, ...values));
}
