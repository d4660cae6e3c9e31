import type { Answers } from '../questions/answer.ts';
import { answerProblems } from '../questions/problems.ts';
import type { AskedDocument } from '../questions/question.ts';
import { visibleQuestions } from '../questions/visible.ts';

/** The first question whose answer cannot be sent. */
export function firstProblemOf(document: AskedDocument, answers: Answers): string | undefined {
  const questions = document.phases.flatMap((phase) => phase.questions);
  return visibleQuestions(questions, answers).find((question) => answerProblems(question, answers[question.id]).length)?.id;
}
