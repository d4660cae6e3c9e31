import { limits } from '../limits.ts';
import type { Answer } from './answer.ts';
import { isInput, type TextInput } from './input.ts';
import { takesOther, type AskedQuestion } from './question.ts';
import { asksFollowUp, chosen, isAnswered } from './visible.ts';

/** What is wrong with an answer: a key of the questionnaire's words, the figure it speaks of, and where it stands. */
export type AnswerProblem = {
  key: 'required' | 'tooShort' | 'tooLong' | 'tooFew' | 'tooMany' | 'otherTooLong' | TextInput;
  count: number;
  part: 'options' | 'other' | 'text';
};

/** Everything that keeps this answer from being sent; an answer left out is fine unless the question is required. */
export function answerProblems(question: AskedQuestion, answer: Answer | undefined): AnswerProblem[] {
  if (!isAnswered(question, answer)) {
    return question.required ? [{ key: 'required', count: 1, part: question.type === 'text' ? 'text' : 'options' }] : [];
  }
  return [...choiceProblems(question, answer), ...textProblems(question, answer)];
}

function choiceProblems(question: AskedQuestion, answer: Answer | undefined): AnswerProblem[] {
  const problems: AnswerProblem[] = [];
  const other = takesOther(question) ? (answer?.other?.trim() ?? '') : '';
  const choices = chosen(question, answer).length + (other ? 1 : 0);
  const { minSelected, maxSelected } = question;
  if (minSelected !== undefined && choices < minSelected) problems.push({ key: 'tooFew', count: minSelected, part: 'options' });
  if (maxSelected !== undefined && choices > maxSelected) problems.push({ key: 'tooMany', count: maxSelected, part: 'options' });
  if (other.length > limits.otherLength) problems.push({ key: 'otherTooLong', count: limits.otherLength, part: 'other' });
  return problems;
}

function textProblems(question: AskedQuestion, answer: Answer | undefined): AnswerProblem[] {
  if (question.type !== 'text' && !asksFollowUp(question, answer)) return [];
  const text = answer?.text?.trim() ?? '';
  const atLeast = (question.followUp ?? question).minLength ?? 0;
  const atMost = longestText(question);
  if (text && text.length < atLeast) return [{ key: 'tooShort', count: atLeast, part: 'text' }];
  if (text.length > atMost) return [{ key: 'tooLong', count: atMost, part: 'text' }];
  const { input } = question;
  return text && input && !isInput(input, text) ? [{ key: input, count: 1, part: 'text' }] : [];
}

/** The longest free text the question takes. A follow-up shares one text on the wire with its option's value. */
export function longestText(question: AskedQuestion) {
  const values = question.followUp ? (question.options ?? []).map((option) => option.value.length + 2) : [];
  return Math.min((question.followUp ?? question).maxLength ?? limits.answerLength, limits.answerLength - Math.max(0, ...values));
}
