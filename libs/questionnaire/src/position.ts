import { answerProblems, visibleQuestions, type Answers, type Position } from '@bridge/model';
import type { Phase, Question } from '@bridge/content';

/** What the engine draws: the phases of a content document, and whether it asks to read the answers over before sending. */
export type QuestionnaireDocument = {
  phases: readonly Phase[];
  summary?: boolean | undefined;
  /** The last button; absent: the engine's own word. */
  submit?: string | undefined;
};

/** Where somebody stands: at a phase's introduction, or at one question of it. */
export type Stand = {
  phase: Phase;
  /** Absent at the introduction. */
  question: Question | undefined;
  /** The questions of this phase that are asked, and the place among them, from 0. */
  questions: Question[];
  index: number;
  previous: Position;
  /** Null after the last question of all. */
  next: Position | null;
};

/**
 * The place that a position means in this document. Content may have changed since: a phase or a question that is gone
 * gives way to the first unanswered one that is there.
 */
export function standAt(document: QuestionnaireDocument, answers: Answers, position: Position): Stand | null {
  const phases = askedPhases(document, answers);
  const at = Math.max(0, phases.findIndex(({ phase }) => phase.id === position.phase));
  const here = phases[at];
  if (!here) return null;
  const { phase, questions } = here;
  const known = questions.findIndex((question) => question.id === position.question);
  const index = !position.question || known >= 0 ? known : firstOpen(questions, answers);
  const after = questions[index + 1];
  const before = questions[index - 1];
  const lastBefore = phases[at - 1]?.questions.at(-1);
  const following = phases[at + 1]?.phase;
  const backwards = before ? { phase: phase.id, question: before.id } : { phase: phase.id };
  const toPhaseBefore = lastBefore ? { phase: phases[at - 1]?.phase.id, question: lastBefore.id } : {};
  return {
    phase,
    question: questions[index],
    questions,
    index,
    previous: index >= 0 ? backwards : toPhaseBefore,
    next: after ? { phase: phase.id, question: after.id } : following ? { phase: following.id } : null,
  };
}

/** The phases that ask anything, each with the questions it asks. */
export function askedPhases(document: QuestionnaireDocument, answers: Answers) {
  const asked = new Set(visibleQuestions(document.phases.flatMap((phase) => phase.questions), answers));
  return document.phases
    .map((phase) => ({ phase, questions: phase.questions.filter((question) => asked.has(question)) }))
    .filter(({ questions }) => questions.length > 0);
}

/** Where the first answer stands that cannot be sent as it is; null where all can. */
export function firstProblem(document: QuestionnaireDocument, answers: Answers): Position | null {
  for (const { phase, questions } of askedPhases(document, answers)) {
    const bad = questions.find((question) => answerProblems(question, answers[question.id]).length > 0);
    if (bad) return { phase: phase.id, question: bad.id };
  }
  return null;
}

function firstOpen(questions: Question[], answers: Answers) {
  const open = questions.findIndex((question) => !answers[question.id]);
  return open >= 0 ? open : questions.length - 1;
}
