import type { QuestionKind, QuestionType } from './question-type.ts';
import { dropdown } from './dropdown/dropdown.tsx';
import { multiSelect } from './multi-select/multi-select.tsx';
import { radio } from './radio/radio.tsx';
import { text } from './text/text.tsx';

export type Registry = { [Kind in QuestionKind]: QuestionType<Kind> };

/** Every type of question that content can name: one left out does not compile. */
export const registry: Registry = { dropdown, text, 'multi-select': multiSelect, radio };
