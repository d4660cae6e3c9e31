import type { TextInput } from './input.ts';

/** The kinds of question. Each has one view in libs/questionnaire; leaving one out does not compile. */
export const questionTypes = ['dropdown', 'text', 'multi-select', 'radio'] as const;
export type QuestionType = (typeof questionTypes)[number];

/** What the rules need of an option; `value` is what goes on the wire. */
export type AskedOption = { id: string; value: string; retired?: boolean | undefined };

/** What the rules need of a question; a question of a content document has all of it and its words besides. */
export type AskedQuestion = {
  id: string;
  type: QuestionType;
  /** The key of the profile update that carries the answer; without one it travels under `furtherAnswers`. */
  field?: string | undefined;
  /** The field of the survey whose answer it begins with, in the form of an application. */
  prefill?: string | undefined;
  options?: readonly AskedOption[] | undefined;
  /** Sends the answer in lower case. */
  lowerCase?: boolean | undefined;
  /** A radio's free text, asked once one of the options in `when` is chosen. */
  followUp?: { when: readonly string[]; minLength?: number | undefined; maxLength?: number | undefined } | undefined;
  /** Whether "Other" with a free text is offered; where absent, a multi-select does and the rest do not. */
  allowOther?: boolean | undefined;
  /** Asked only where an earlier question was answered with one of these options. */
  showIf?: { question: string; options: readonly string[] } | undefined;
  required?: boolean | undefined;
  /** No longer asked; kept so that earlier answers can be read. */
  retired?: boolean | undefined;
  /** What a text question's answer has to be, beyond any text. */
  input?: TextInput | undefined;
  /** Characters of a free text. */
  minLength?: number | undefined;
  maxLength?: number | undefined;
  /** Options of a multi-select, "Other" counted. */
  minSelected?: number | undefined;
  maxSelected?: number | undefined;
};

/** What the rules need of a questionnaire. */
export type AskedDocument = { phases: readonly { id: string; questions: readonly AskedQuestion[] }[] };

type Listing<Option> = { type: QuestionType; options?: readonly Option[] | undefined; allowOther?: boolean | undefined };

/** Whether the list ends with "Other" and a free text. */
export function takesOther(question: Listing<AskedOption>) {
  return question.allowOther ?? question.type === 'multi-select';
}

/** The options that are offered, and those that an earlier answer may still hold. */
export function knownOptions<Option extends AskedOption>(question: Listing<Option>): readonly Option[] {
  const options = question.options ?? [];
  return takesOther(question) ? options.filter((option) => !isOthers(option.value)) : options;
}

/** The options as they are listed. "Others" among them and the "Other" at the end are one option: the former is left out. */
export function listedOptions<Option extends AskedOption>(question: Listing<Option>): readonly Option[] {
  return knownOptions(question).filter((option) => !option.retired);
}

/** Whether a value is the "Others" of a list. */
export function isOthers(value: string) {
  return /^others?$/i.test(value.trim());
}
