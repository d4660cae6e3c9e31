import type { Answers } from '../questions/answer.ts';
import { answerProblems, type AnswerProblem } from '../questions/problems.ts';
import type { AskedQuestion } from '../questions/question.ts';
import { visibleQuestions } from '../questions/visible.ts';

export type FormProblem = AnswerProblem & { question: string };

/** Everything that keeps a form from being sent, in the order of its questions; of what is not asked nothing is wrong. */
export function formProblems(questions: readonly AskedQuestion[], answers: Answers): FormProblem[] {
  return visibleQuestions(questions, answers).flatMap((question) => answerProblems(question, answers[question.id]).map((problem) => ({ ...problem, question: question.id })));
}
