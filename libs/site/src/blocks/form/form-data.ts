import type { Form } from '@bridge/content';
import type { AnswerProblem, AskedQuestion } from '@bridge/model/forms';
import type { SiteWords } from '../../words.ts';

/** What live-form.ts needs of the words. */
export type FormWords = Pick<SiteWords['form'], 'sending' | 'summary' | 'offline' | 'unexpected'> & { problems: Record<AnswerProblem['key'], string> };

const keys = ['required', 'tooShort', 'tooLong', 'tooFew', 'tooMany', 'otherTooLong', 'email', 'tel', 'url', 'amount', 'timeZone'] as const satisfies readonly AnswerProblem['key'][];

/** The rules of a form's questions, without their words. */
export function rulesOf({ questions }: Form): AskedQuestion[] {
  return questions.map((question) => {
    const { id, type, required, showIf } = question;
    const shared = { id, type, required, showIf };
    if (question.type === 'text') return { ...shared, input: question.input, minLength: question.minLength, maxLength: question.maxLength };
    const choice = { ...shared, options: question.options.map((option) => ({ id: option.id, value: option.value })), allowOther: question.allowOther };
    if (question.type === 'multi-select') return { ...choice, minSelected: question.minSelected, maxSelected: question.maxSelected };
    if (question.type === 'dropdown' || !question.followUp) return choice;
    const { when, minLength, maxLength } = question.followUp;
    return { ...choice, followUp: { when, minLength, maxLength } };
  });
}

/** The words live-form.ts says; `fields` is the document messages/fields. */
export function wordsOf({ sending, summary, offline, unexpected }: SiteWords['form'], fields: object): FormWords {
  const texts = fields as FormWords['problems']; // content check has made sure that these keys are there
  return { sending, summary, offline, unexpected, problems: Object.fromEntries(keys.map((key) => [key, texts[key]])) as FormWords['problems'] };
}
