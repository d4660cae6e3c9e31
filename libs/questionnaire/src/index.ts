import './questionnaire.css';

export { Controls } from './controls.tsx';
export { TextInput } from './parts/text-input.tsx';
export { askedPhases, firstProblem, standAt } from './position.ts';
export type { QuestionnaireDocument, Stand } from './position.ts';
export { QuestionView } from './question-view.tsx';
export { Questionnaire } from './questionnaire.tsx';
export type { QuestionnaireProps } from './questionnaire.tsx';
export { registry } from './types/registry.ts';
export type { Registry } from './types/registry.ts';
export type { QuestionKind, QuestionOf, QuestionType, QuestionViewProps } from './types/question-type.ts';
