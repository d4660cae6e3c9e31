import type { ReactNode } from 'react';
import type { Answer, AnswerProblem } from '@bridge/model';
import type { Question } from '@bridge/content';

export type QuestionKind = Question['type'];
export type QuestionOf<Kind extends QuestionKind> = Extract<Question, { type: Kind }>;

/** What every view of a question gets. The question's text stands above it as a heading with the id `labelledBy`. */
export type QuestionViewProps<Kind extends QuestionKind> = {
  question: QuestionOf<Kind>;
  answer: Answer | undefined;
  /** `typing` while a text is being written, so that it need not be stored letter by letter. */
  onAnswer: (answer: Answer, typing?: boolean) => void;
  labelledBy: string;
  describedBy: string | undefined;
  problems: readonly AnswerProblem[];
};

/** All that a type of question needs; one folder of `types/` each. */
export type QuestionType<Kind extends QuestionKind> = {
  View: (props: QuestionViewProps<Kind>) => ReactNode;
  /** The answer in words, for reading over. */
  inWords: (question: QuestionOf<Kind>, answer: Answer | undefined, locale: string) => string[];
};
