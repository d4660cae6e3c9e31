import type { Answer, Answers } from './answer.ts';
import { listedOptions, takesOther, type AskedQuestion } from './question.ts';

/** The questions that are asked, given the answers so far. A question that hangs on a hidden one is hidden with it. */
export function visibleQuestions<Question extends AskedQuestion>(questions: readonly Question[], answers: Answers): Question[] {
  const visible: Question[] = [];
  const hidden = new Set<string>();
  for (const question of questions) {
    if (isAsked(question, answers, hidden)) visible.push(question);
    else hidden.add(question.id);
  }
  return visible;
}

function isAsked({ showIf, retired }: AskedQuestion, answers: Answers, hidden: ReadonlySet<string>) {
  if (retired) return false;
  if (!showIf) return true;
  if (hidden.has(showIf.question)) return false;
  return answers[showIf.question]?.options?.some((option) => showIf.options.includes(option)) ?? false;
}

/** Whether the answer says anything: an option that exists, or a text that is more than blanks. */
export function isAnswered(question: AskedQuestion, answer: Answer | undefined) {
  if (!answer) return false;
  return chosen(question, answer).length > 0 || (takesOther(question) && hasWords(answer.other)) || hasWords(answer.text);
}

/** The ids of the answer that the question still offers, in the order they were ticked; one at most unless it is a multi-select. */
export function chosen(question: AskedQuestion, answer: Answer | undefined): string[] {
  const offered = new Set(listedOptions(question).map((option) => option.id));
  const ids = [...new Set(answer?.options)].filter((id) => offered.has(id));
  return question.type === 'multi-select' ? ids : ids.slice(0, 1);
}

/** Whether a radio's follow-up text is asked, given what is chosen. */
export function asksFollowUp(question: AskedQuestion, answer: Answer | undefined) {
  return chosen(question, answer).some((id) => question.followUp?.when.includes(id));
}

function hasWords(text: string | undefined) {
  return text !== undefined && text.trim() !== '';
}
