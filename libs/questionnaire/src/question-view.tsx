import type { ReactNode } from 'react';
import type { QuestionKind, QuestionType, QuestionViewProps } from './types/question-type.ts';
import { registry } from './types/registry.ts';
import './questionnaire.css';

/** Draws a question by its type. */
export function QuestionView(props: QuestionViewProps<QuestionKind>): ReactNode {
  // The view under a type takes questions of that type, which is how it was found; the compiler sees the union of both.
  const { View } = registry[props.question.type] as unknown as QuestionType<QuestionKind>;
  return <View {...props} />;
}
