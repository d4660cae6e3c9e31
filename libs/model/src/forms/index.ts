// What a form needs in the browser and on the server, without the schemas: public pages load this alone.
export { formAnswers, otherName, otherValue, textName } from './form-answers.ts';
export { formProblems, type FormProblem } from './form-problems.ts';
export { visibleQuestions } from '../questions/visible.ts';
export { listedOptions, takesOther, type AskedQuestion } from '../questions/question.ts';
export { longestText, type AnswerProblem } from '../questions/problems.ts';
export type { Answer, Answers } from '../questions/answer.ts';
export { limits } from '../limits.ts';
